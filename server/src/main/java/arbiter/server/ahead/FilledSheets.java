package arbiter.server.ahead;

import arbiter.bots.Bots;
import arbiter.engine.Commitment;
import arbiter.engine.Pace;
import arbiter.engine.ahead.Expansion;
import arbiter.engine.ahead.Posture;
import arbiter.engine.ahead.StandingOrders;
import arbiter.engine.ahead.StandingOrders.Conditions;
import arbiter.server.account.Leaves;
import arbiter.server.fact.Actor;
import arbiter.server.fact.Chronicle;
import arbiter.server.fact.Fact;
import arbiter.server.game.Absence;
import arbiter.server.game.Absentees;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.LogStore;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.SheetStore;
import arbiter.server.storage.JsonColumn;
import arbiter.server.storage.Secrets;
import arbiter.server.storage.Writer;
import arbiter.server.table.RulesetMissing;
import arbiter.server.table.Table;
import arbiter.server.table.Tables;
import arbiter.server.turn.BotSeats;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/**
 * Makes sheets of standing orders. Such a sheet is an ordinary one, with a nonce and a commitment; the standing orders themselves get a
 * commitment of their own, which is opened when the game is over. A sheet that a player or the host has saved is never replaced.
 */
@Component
class FilledSheets implements Absentees {
    private static final Logger LOG = LoggerFactory.getLogger(FilledSheets.class);

    private final GameStore games;
    private final SeatStore seats;
    private final SheetStore sheets;
    private final StandingStore store;
    private final LogStore logs;
    private final Leaves leaves;
    private final Tables tables;
    private final Chronicle chronicle;
    private final JsonColumn json;
    private final Writer writer;
    private final Clock clock;

    FilledSheets(
            GameStore games,
            SeatStore seats,
            SheetStore sheets,
            StandingStore store,
            LogStore logs,
            Leaves leaves,
            Tables tables,
            Chronicle chronicle,
            JsonColumn json,
            Writer writer,
            Clock clock) {
        this.games = games;
        this.seats = seats;
        this.sheets = sheets;
        this.store = store;
        this.logs = logs;
        this.leaves = leaves;
        this.tables = tables;
        this.chronicle = chronicle;
        this.json = json;
        this.writer = writer;
        this.clock = clock;
    }

    @Override
    public Map<Integer, String> commitments(String game, int at) {
        return store.commitments(game, at);
    }

    @Override
    public List<Used> used(String game, int first, int last) {
        return store.between(game, first, last).stream()
                .map(use -> new Used(use.position(), use.seat(), use.nonce(), use.orders()))
                .toList();
    }

    @Override
    public Set<Integer> provided(String id, int at) {
        return seatsWhere(id, at, (game, seat, expansion) -> expansion.decides());
    }

    @Override
    public Set<Integer> decidedAhead(String id, int at) {
        return seatsWhere(id, at, (game, seat, expansion) -> switch (expansion.source()) {
            case Expansion.Nothing nothing -> false;
            case Expansion.Lines lines -> true;
            case Expansion.Stance stance -> isOnLeave(game, seats.of(game.id()).get(seat));
        });
    }

    private interface Test {
        boolean holds(GameRow game, int seat, Expansion expansion);
    }

    /** The awaited players without a sheet for whose standing orders this holds. */
    private Set<Integer> seatsWhere(String id, int at, Test test) {
        List<Standing> standing = store.of(id);
        GameRow game = open(id, at, standing);
        Set<Integer> found = new TreeSet<>();
        if (game != null) {
            missing(game, standing, Fact.Readiness.NOT_READY).stream()
                    .filter(each -> test.holds(game, each.seat(), expansionOrNothing(game, each)))
                    .forEach(each -> found.add(each.seat()));
        }
        return found;
    }

    private Expansion expansionOrNothing(GameRow game, Standing standing) {
        try {
            return expansion(game, standing);
        } catch (RulesetMissing e) {
            throw e;
        } catch (RuntimeException e) {
            LOG.error("game {}: the standing orders of seat {} failed", game.id(), standing.seat(), e);
            return new Expansion(new Expansion.Nothing(), List.of(), List.of());
        }
    }

    private Expansion expansion(GameRow game, Standing standing) {
        return tables.of(game).foresight().expand(game.entries(), standing.seat(), standing.orders(conditions(game)));
    }

    /** Null if there are no standing orders, or if the turn at this position is over. */
    private @Nullable GameRow open(String id, int at, List<Standing> standing) {
        GameRow game = standing.isEmpty() ? null : games.byId(id).orElse(null);
        return game == null || game.status() != GameRow.Status.RUNNING || game.entries() != at ? null : game;
    }

    @Override
    public void fill(String id, int at) {
        fill(id, at, store.of(id), Fact.Readiness.NOT_READY);
    }

    /**
     * Saves ready sheets for those who want theirs as soon as the turn begins. A posture waits until the turn ends, unless its player is on
     * leave: then nobody expects the player any more.
     *
     * @return whether there are any
     */
    boolean fillAtOnce(String id, int at) {
        List<Standing> standing = store.of(id).stream()
                .filter(each -> each.time() == Standing.Time.AT_ONCE)
                .toList();
        return fill(id, at, standing, Fact.Readiness.READY);
    }

    private boolean fill(String id, int at, List<Standing> standing, Fact.Readiness readiness) {
        GameRow game = open(id, at, standing);
        if (game == null) {
            return false;
        }
        List<Standing> missing = missing(game, standing, readiness);
        boolean filled = false;
        for (Standing each : missing) {
            Sheet sheet = sheetOrNothing(game, each, missing.size());
            if (sheet != null && writer.write(() -> save(game, each, sheet, readiness))) {
                LOG.debug("game {}: standing orders of seat {} are used", id, each.seat());
                filled = true;
            }
        }
        return filled;
    }

    /** The awaited players who have handed in nothing, each with the posture that counts now. */
    private List<Standing> missing(GameRow game, List<Standing> standing, Fact.Readiness readiness) {
        if (game.options().standing().equals("off")) {
            return List.of();
        }
        List<SeatRow> table = seats.of(game.id());
        List<Integer> handed = sheets.flags(game.id(), game.entries()).stream()
                .map(SheetStore.Flag::seat)
                .toList();
        return standing.stream()
                .filter(each -> game.awaiting().contains(each.seat()) && !handed.contains(each.seat()))
                .filter(each -> table.get(each.seat()).state() == SeatRow.State.TAKEN)
                .map(each -> counting(game, table.get(each.seat()), each, readiness))
                .toList();
    }

    /** The part of the standing orders that counts if the player hands in nothing. */
    Standing atTheEnd(GameRow game, Standing standing) {
        return counting(game, seats.of(game.id()).get(standing.seat()), standing, Fact.Readiness.NOT_READY);
    }

    private Standing counting(GameRow game, SeatRow seat, Standing standing, Fact.Readiness readiness) {
        Standing counting = standing.with(posture(game, standing, isOnLeave(game, seat), readiness));
        return isUsedUp(game, counting) ? counting.withoutLines() : counting;
    }

    private static Posture posture(GameRow game, Standing standing, boolean onLeave, Fact.Readiness readiness) {
        if (!onLeave) {
            return readiness == Fact.Readiness.READY ? Posture.NONE : standing.posture();
        }
        Absence absence = game.options().absence();
        // Without this, the bot would take the seat in the first turn without a line, and the lines for later turns
        // would be lost.
        boolean substitute = standing.posture().equals(Posture.NONE)
                && !standing.lines().isEmpty()
                && absence.consequence().equals("bot");
        return substitute ? new Posture.Played(absence.substitute()) : standing.posture();
    }

    /** In an anonymous game leave changes nothing that others can see, because it would tell them who plays the seat. */
    private boolean isOnLeave(GameRow game, SeatRow seat) {
        String account = seat.account();
        return !game.options().anonymous() && account != null && leaves.isAway(account, clock.instant());
    }

    /** Where sheets are resolved as they arrive, a turn can have several. The lines are used for the first of them. */
    private boolean isUsedUp(GameRow game, Standing standing) {
        Integer usedAt = standing.usedAt();
        return game.pace() == Pace.AT_ONCE
                && usedAt != null
                && usedAt < game.entries()
                && tables.of(game).moment(usedAt).turn() == game.turn()
                && logs.leftBehind(game.id()).stream()
                        .noneMatch(back -> usedAt >= back.after() && usedAt < back.before());
    }

    /** @param by the word for its origin */
    private record Sheet(List<String> lines, String by, StandingOrders orders, ExpansionAnswer expansion) {}

    /** One player's standing orders must never keep a turn from ending. */
    private @Nullable Sheet sheetOrNothing(GameRow game, Standing standing, int company) {
        try {
            return sheet(game, standing, company);
        } catch (RulesetMissing e) {
            throw e;
        } catch (RuntimeException e) {
            LOG.error("game {}: the standing orders of seat {} failed", game.id(), standing.seat(), e);
            return null;
        }
    }

    private @Nullable Sheet sheet(GameRow game, Standing standing, int company) {
        Table<?, ?, ?> table = tables.of(game);
        int at = game.entries();
        StandingOrders orders = standing.orders(conditions(game));
        Expansion expansion = expansion(game, standing);
        ExpansionAnswer answer = ExpansionAnswer.of(table, at, standing.seat(), expansion);
        return switch (expansion.source()) {
            case Expansion.Nothing nothing -> null;
            case Expansion.Lines lines -> new Sheet(expansion.orders(), STANDING, orders, answer);
            case Expansion.Stance(Posture.Played(String bot)) ->
                new Sheet(ask(game, table, bot, standing.seat(), company), POSTURE, orders, answer);
            case Expansion.Stance stance -> new Sheet(expansion.orders(), POSTURE, orders, answer);
        };
    }

    static Conditions conditions(GameRow game) {
        return game.options().standing().equals("conditional") ? Conditions.ALLOWED : Conditions.FORBIDDEN;
    }

    private static List<String> ask(GameRow game, Table<?, ?, ?> table, String bot, int seat, int company) {
        return Bots.byId(bot)
                .map(each -> table.ask(each, game.entries(), seat, BotSeats.seed(game, seat), company))
                .orElse(List.of());
    }

    /** Must be called inside a transaction. */
    private boolean save(GameRow game, Standing standing, Sheet sheet, Fact.Readiness readiness) {
        int seat = standing.seat();
        boolean current = games.claimTurn(game.id(), game.entries())
                && sheets.before(game.id(), game.entries(), seat).version() == 0
                && store.find(game.id(), seat).version() == standing.version();
        if (!current) {
            return false;
        }
        String nonce = Secrets.nonce();
        List<String> normal = new ArrayList<>(tables.of(game).normalForm(game.entries(), seat, sheet.lines()));
        boolean ready = readiness == Fact.Readiness.READY;
        sheets.save(
                game.id(),
                new SheetStore.SheetRow(
                        game.entries(),
                        seat,
                        sheet.lines(),
                        1,
                        ready,
                        nonce,
                        Commitment.to(nonce, normal).hex(),
                        null,
                        sheet.by(),
                        Instant.ofEpochMilli(clock.millis())));
        String own = Secrets.nonce();
        store.record(
                game.id(),
                new StandingStore.Use(
                        game.entries(),
                        seat,
                        own,
                        sheet.orders().commitment(own).hex(),
                        sheet.orders(),
                        json.write(sheet.expansion())));
        if (ready) {
            chronicle.tell(game, Actor.PLAYERS, new Fact.SaidReady(seat, readiness));
        }
        chronicle.tell(game, Actor.PLAYERS, new Fact.SheetSaved(seat, 1));
        return true;
    }
}
