package arbiter.server.lobby;

import arbiter.engine.Game;
import arbiter.engine.setup.Settings;
import arbiter.server.account.Blocks;
import arbiter.server.account.Quotas;
import arbiter.server.answer.Installed;
import arbiter.server.fact.Chronicle;
import arbiter.server.fact.Fact;
import arbiter.server.game.GameOptions;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.Standpoint;
import arbiter.server.storage.Secrets;
import arbiter.server.storage.Writer;
import arbiter.server.web.Caller;
import arbiter.server.web.Problem;
import arbiter.server.work.Bench;
import arbiter.server.work.Workbench;
import java.time.Clock;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Creates games, changes and deletes them before they begin, and creates rematches. */
@Component
public class Lobby {
    private final GameStore games;
    private final SeatStore seats;
    private final Chronicle chronicle;
    private final Writer writer;
    private final JdbcClient jdbc;
    private final Quotas quotas;
    private final Joining joining;
    private final Blocks blocks;
    private final Workbench bench;
    private final Clock clock;

    Lobby(
            GameStore games,
            SeatStore seats,
            Chronicle chronicle,
            Writer writer,
            JdbcClient jdbc,
            Quotas quotas,
            Joining joining,
            Blocks blocks,
            Workbench bench,
            Clock clock) {
        this.games = games;
        this.quotas = quotas;
        this.joining = joining;
        this.blocks = blocks;
        this.bench = bench;
        this.seats = seats;
        this.chronicle = chronicle;
        this.writer = writer;
        this.jdbc = jdbc;
        this.clock = clock;
    }

    public String create(Caller.Known host, GamePlan wish) {
        return create(host, wish, id -> {});
    }

    /** @param along gets the id of the game in the transaction that creates it */
    public String create(Caller.Known host, GamePlan wish, Consumer<String> along) {
        Blueprint blueprint = blueprint(host, wish);
        return writer.write(() -> {
            quotas.refuseGame(host, blueprint.ownBytes());
            String id = insert(host.id(), blueprint);
            if (blueprint.hostPlays()) {
                joining.sit(id, hostsSeat(blueprint), host.id(), wish.appearance());
            }
            along.accept(id);
            return id;
        });
    }

    /** The first seat; in an anonymous game a random one, because otherwise everybody would know the host's seat. */
    private static int hostsSeat(Blueprint blueprint) {
        int people = blueprint.size() - blueprint.bots().size();
        return blueprint.options().anonymous() ? Secrets.below(people) : 0;
    }

    /** On a workbench, because checking a large board takes a while. */
    private Blueprint blueprint(Caller.Known host, GamePlan wish) {
        String map = mapText(wish.ground().map());
        return bench.run(Bench.MAPS, host.id(), () -> Blueprint.of(wish, map));
    }

    private @Nullable String mapText(@Nullable String id) {
        return id == null
                ? null
                : jdbc.sql("select text from own_map where id = ?")
                        .param(id)
                        .query(String.class)
                        .optional()
                        .orElseThrow(() -> Problem.impossible("map", "\"" + id + "\"", "the id of a map"));
    }

    private String insert(String host, Blueprint blueprint) {
        String id = Secrets.id();
        Instant now = clock.instant();
        games.insert(
                new GameRow(
                        new GameRow.Card(
                                id,
                                blueprint.game().ruleset().id(),
                                blueprint.game().ruleset().version(),
                                blueprint.name(),
                                host,
                                blueprint.boardName(),
                                blueprint.size(),
                                new GameRow.Door(
                                        blueprint.visibility(),
                                        Secrets.code(),
                                        blueprint.options().lateJoining()),
                                null),
                        blueprint.options(),
                        GameRow.Progress.NONE,
                        GameRow.Timing.NONE,
                        new GameRow.Revision(0, 0, now, now, "")),
                blueprint.board());
        seats(id, blueprint.size(), blueprint.bots());
        return id;
    }

    /** Bots get the last seats. */
    private void seats(String game, int size, List<String> bots) {
        for (int seat = 0; seat < size; seat++) {
            List<SeatRow> before = seats.of(game);
            int place = seat - (size - bots.size());
            String bot = place >= 0 ? bots.get(place) : null;
            seats.insert(
                    game,
                    new SeatRow(
                            seat,
                            null,
                            null,
                            false,
                            bot,
                            bot == null ? SeatRow.State.OPEN : SeatRow.State.BOT,
                            Countries.free(Joining.countries(before)),
                            Colours.free(Joining.colours(before)),
                            "",
                            0,
                            0,
                            true));
        }
    }

    /** What a change of the lobby is based on. */
    enum Basis {
        ANY,
        /** Only if the game is still as it was read. */
        AS_READ
    }

    static Problem changedMeanwhile() {
        return new Problem(
                HttpStatus.PRECONDITION_FAILED,
                "stale",
                "The game was changed in the meantime. Nothing was changed now; read it again.");
    }

    /** Changes a game that has not begun. */
    void change(Standpoint who, GamePlan change, Basis basis) {
        who.requireHost().requireStatus(GameRow.Status.LOBBY);
        GameRow game = who.game();
        boolean hostPlays = seats.seatOf(game.id(), game.hostId()).isPresent();
        GamePlan merged = change.changing(game, hostPlays, () -> games.board(game.id()));
        Blueprint blueprint = blueprint(who.caller().account(), merged);
        writer.run(() -> {
            GameRow now = games.locked(game.id());
            new Standpoint(now, who.caller(), who.seat()).requireStatus(GameRow.Status.LOBBY);
            // The lock itself raises the version by one.
            if (basis == Basis.AS_READ && now.version() != game.version() + 1) {
                throw changedMeanwhile();
            }
            GameRow after = changed(now, blueprint);
            if (seats.seatOf(now.id(), now.hostId()).isPresent()) {
                seats.requireNotAllSeeing(after, now.hostId());
            }
            games.updateLobby(after, blueprint.board());
            chronicle.tell(game, who.actor(), new Fact.LobbyChanged());
        });
    }

    private static GameRow changed(GameRow game, Blueprint to) {
        GameRow.Card card = game.card();
        return new GameRow(
                new GameRow.Card(
                        card.id(),
                        card.ruleset(),
                        to.game().ruleset().version(),
                        to.name(),
                        card.hostId(),
                        to.boardName(),
                        card.size(),
                        new GameRow.Door(
                                to.visibility(), game.invitation(), to.options().lateJoining()),
                        card.rematch()),
                to.options(),
                GameRow.Progress.NONE,
                GameRow.Timing.NONE,
                game.revision());
    }

    public void delete(Standpoint who) {
        who.requireHost().requireStatus(GameRow.Status.LOBBY);
        writer.run(() -> {
            if (!games.claim(who.game().id(), who.game().version())) {
                throw Problem.conflict("stale", "The game has changed. Load it again.");
            }
            games.delete(who.game().id());
        });
    }

    /** Creates a new lobby with the same settings, and informs all players of the old game. */
    public String rematch(Standpoint who) {
        who.requirePart().requireStatus(GameRow.Status.OVER);
        GameRow old = who.game();
        String account = who.caller().account().id();
        return writer.write(() -> {
            GameRow now = games.locked(old.id());
            String existing = now.rematch();
            if (existing != null && games.byId(existing).isPresent()) {
                sitDownAgain(existing, who);
                return existing;
            }
            List<SeatRow> table = seats.of(old.id());
            Blueprint again = blueprint(who, table);
            quotas.refuseGame(who.caller().account(), again.ownBytes());
            String id = insert(account, again);
            if (again.hostPlays()) {
                joining.sit(id, hostsSeat(again), account, Appearance.ANY);
            }
            games.setText(old.id(), GameStore.Column.REMATCH, id);
            Set<String> uninvited = new TreeSet<>(blocks.blockersOf(account));
            blocks.of(account).forEach(blocked -> uninvited.add(blocked.id()));
            chronicle.tell(
                    old,
                    who.actor(),
                    new Fact.RematchMade(id),
                    table.stream()
                            .map(SeatRow::account)
                            .filter(Objects::nonNull)
                            .map(Object::toString)
                            .filter(player -> !uninvited.contains(player))
                            .toList());
            return id;
        });
    }

    /** Gives a player of the old game an open seat in the rematch, if there is one. */
    private void sitDownAgain(String rematch, Standpoint who) {
        String account = who.caller().account().id();
        if (who.seat() == null || seats.seatOf(rematch, account).isPresent()) {
            return;
        }
        GameRow game = games.locked(rematch);
        joining.refuseUnwelcome(game, account);
        Optional<SeatRow> open = seats.of(rematch).stream()
                .filter(seat ->
                        seat.state() == SeatRow.State.OPEN && !game.status().begun())
                .findFirst();
        if (open.isEmpty() && game.visibility().equals("private")) {
            throw Problem.conflict("full", "All seats are taken.");
        }
        open.ifPresent(seat -> {
            joining.sit(rematch, seat.seat(), account, Appearance.ANY);
            chronicle.tell(game, who.actor(), new Fact.SeatChanged(seat.seat()));
        });
    }

    /** A rematch uses the newest rules. Parameters that they do not have are dropped. A host with a seat does not see everything. */
    private Blueprint blueprint(Standpoint who, List<SeatRow> table) {
        GameRow old = who.game();
        Game<?, ?, ?> game = Installed.read(old.ruleset());
        List<String> bots = table.stream()
                .filter(row -> row.account() == null)
                .map(row -> Objects.requireNonNullElse(row.bot(), "recruit"))
                .toList();
        SequencedMap<String, String> parameters =
                new LinkedHashMap<>(old.options().parameters());
        parameters
                .entrySet()
                .removeIf(each -> !Settings.refuse(game.parameters(), Map.of(each.getKey(), each.getValue()))
                        .isEmpty());
        GameOptions options = old.options().withParameters(parameters);
        boolean hostPlays = who.seat() != null;
        return new Blueprint(
                game,
                old.name(),
                old.boardName(),
                games.board(old.id()),
                table.size(),
                bots,
                hostPlays,
                old.visibility(),
                hostPlays ? options.withHostSees("public") : options);
    }
}
