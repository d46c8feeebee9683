package arbiter.server.turn;

import arbiter.engine.Commitment;
import arbiter.server.answer.EntityTag;
import arbiter.server.fact.Actor;
import arbiter.server.fact.Chronicle;
import arbiter.server.fact.Fact;
import arbiter.server.game.Absentees;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.SheetStore;
import arbiter.server.game.SheetStore.SheetRow;
import arbiter.server.storage.Secrets;
import arbiter.server.storage.Writer;
import arbiter.server.table.CheckedLine;
import arbiter.server.table.Desk;
import arbiter.server.table.DeskReason;
import arbiter.server.table.Table;
import arbiter.server.table.Tables;
import arbiter.server.web.Problem;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Receives sheets: checks them, stores them and gives receipts. */
@Component
public class SheetDesk {
    private static final int MOST_LINES = 400;
    private static final int LONGEST_LINE = 400;
    private static final int TRIES = 20;
    private static final String PLAYER = "player";

    private final GameStore games;
    private final SeatStore seats;
    private final SheetStore sheets;
    private final Tables tables;
    private final Resolver resolver;
    private final Chronicle chronicle;
    private final Writer writer;
    private final Clock clock;
    private final Counter saved;

    SheetDesk(
            GameStore games,
            SeatStore seats,
            SheetStore sheets,
            Tables tables,
            Resolver resolver,
            Chronicle chronicle,
            Writer writer,
            Clock clock,
            MeterRegistry meters) {
        this.games = games;
        this.seats = seats;
        this.sheets = sheets;
        this.tables = tables;
        this.resolver = resolver;
        this.chronicle = chronicle;
        this.writer = writer;
        this.clock = clock;
        this.saved = meters.counter("arbiter.sheets");
    }

    /**
     * A sheet that a client sends.
     *
     * @param version of the sheet that the client has edited; null to replace any version
     * @param key chosen by the client for this attempt: a repeated request with the same key changes nothing
     */
    public record Incoming(
            int seat,
            int at,
            List<String> lines,
            @Nullable Integer version,
            boolean ready,
            @Nullable String key,
            String by,
            Basis basis) {
        public Incoming(
                int seat,
                int at,
                List<String> lines,
                @Nullable Integer version,
                boolean ready,
                @Nullable String key,
                String by) {
            this(seat, at, lines, version, ready, key, by, Basis.VERSION);
        }
    }

    /** How the client names the sheet that it replaces. */
    enum Basis {
        VERSION(HttpStatus.CONFLICT),
        /** By the ETag, in a header. */
        TAG(HttpStatus.PRECONDITION_FAILED);

        private final HttpStatus stale;

        Basis(HttpStatus stale) {
            this.stale = stale;
        }
    }

    /** The sheet was saved from elsewhere after the caller had read it. */
    public static final class Stale extends Problem {
        private Stale(HttpStatus status, SheetAnswer current) {
            super(status, "stale", "This sheet was saved from elsewhere in the meantime.");
            with("current", current);
        }
    }

    /** What the client has is no version of the sheet. */
    static final int NO_VERSION = -1;

    /** The mark of a sheet, found without asking the rules about its lines. */
    EntityTag tag(GameRow game, int seat, String account) {
        boolean mayOrder =
                game.status() == GameRow.Status.RUNNING && tables.of(game).mayOrder(game.entries(), seat);
        SheetStore.Predecessor stored = sheets.before(game.id(), game.entries(), seat);
        return tag(game, account, seat, game.entries(), stored.version(), stored.ready(), mayOrder);
    }

    static EntityTag tag(GameRow game, String account, SheetAnswer sheet) {
        return tag(game, account, sheet.seat(), sheet.at(), sheet.version(), sheet.ready(), sheet.mayOrder());
    }

    private static EntityTag tag(GameRow game, Object... parts) {
        return EntityTag.of("sheet", game.id(), game.rulesetVersion(), List.of(parts));
    }

    /** The version that a client names by its mark. */
    int version(GameRow game, int seat, String account, String match) {
        return tag(game, seat, account).isIn(match)
                ? sheets.before(game.id(), game.entries(), seat).version()
                : NO_VERSION;
    }

    public SheetAnswer current(GameRow game, int seat) {
        Table<?, ?, ?> table = tables.of(game);
        boolean mayOrder = game.status() == GameRow.Status.RUNNING && table.mayOrder(game.entries(), seat);
        return sheets.find(game.id(), game.entries(), seat)
                .map(row -> SheetAnswer.of(
                        game, game.turn(), row, mayOrder, table.check(game.entries(), seat, row.lines())))
                .orElseGet(() -> SheetAnswer.empty(game, seat, mayOrder));
    }

    public List<CheckedLine> check(GameRow game, int seat, List<String> lines) {
        checkSize(lines);
        return tables.of(game).check(game.entries(), seat, lines);
    }

    DeskReason reason(GameRow game, int seat, List<String> lines, String place) {
        checkSize(lines);
        return tables.of(game).reason(game.entries(), seat, lines, place);
    }

    public Desk desk(GameRow game, int seat, List<String> lines) {
        checkSize(lines);
        return tables.of(game).desk(game.entries(), seat, lines);
    }

    public SheetAnswer save(GameRow game, Incoming incoming) {
        return save(game, incoming, () -> {});
    }

    /** @param along runs in the transaction that stores the sheet */
    public SheetAnswer save(GameRow game, Incoming incoming, Runnable along) {
        checkSize(incoming.lines);
        SheetRow before = resolvedAlready(game, incoming);
        if (before != null) {
            Table<?, ?, ?> table = tables.of(game);
            List<CheckedLine> checked = table.check(incoming.at, incoming.seat, before.lines());
            return SheetAnswer.of(game, table.moment(incoming.at).turn(), before, false, checked);
        }
        GameRow now = game;
        for (int attempt = 1; ; attempt++) {
            try {
                return saveOnce(now, incoming, along);
            } catch (TurnOver turnOver) {
                now = games.byId(game.id()).orElse(game);
                boolean overtaken = now.status() == GameRow.Status.RUNNING
                        && now.entries() > incoming.at
                        && tables.of(now).stillDecides(incoming.at, now.entries(), incoming.seat);
                if (!overtaken || attempt == TRIES) {
                    throw turnOver;
                }
            }
        }
    }

    private SheetAnswer saveOnce(GameRow game, Incoming incoming, Runnable along) {
        Table<?, ?, ?> table = tables.of(game);
        boolean overtaken =
                game.entries() != incoming.at && table.stillDecides(incoming.at, game.entries(), incoming.seat);
        refuseOutOfTime(game, overtaken ? game.entries() : incoming.at);
        if (!table.mayOrder(game.entries(), incoming.seat)) {
            throw new Problem(HttpStatus.FORBIDDEN, "not-your-decision", "It is not this seat's turn to decide.");
        }
        List<CheckedLine> checked = table.check(game.entries(), incoming.seat, incoming.lines);
        SheetRow stored = writer.write(() -> {
            SheetRow row = store(game, incoming, checked);
            along.run();
            return row;
        });
        saved.increment();
        if (stored.ready()) {
            resolver.resolve(game.id(), game.entries(), Resolver.Cause.READY);
        }
        return SheetAnswer.of(game, game.turn(), stored, true, checked);
    }

    /** Whether what a seat wanted at a position still makes sense: nothing has happened, or only what others did before it. */
    public boolean stillDecides(GameRow game, int at, int seat) {
        return game.entries() == at || tables.of(game).stillDecides(at, game.entries(), seat);
    }

    /** A repeated request, after its turn was resolved. The client has probably lost the first answer and gets it again. */
    private @Nullable SheetRow resolvedAlready(GameRow game, Incoming incoming) {
        return incoming.key == null || incoming.at != game.entries() - 1
                ? null
                : sheets.find(game.id(), incoming.at, incoming.seat)
                        .filter(row -> incoming.key.equals(row.clientKey()))
                        .orElse(null);
    }

    private SheetRow store(GameRow game, Incoming incoming, List<CheckedLine> checked) {
        claimTurn(game);
        SheetStore.Predecessor before = sheets.before(game.id(), game.entries(), incoming.seat);
        if (incoming.key != null && incoming.key.equals(before.clientKey())) {
            return sheets.find(game.id(), game.entries(), incoming.seat).orElseThrow();
        }
        boolean decided = PLAYER.equals(before.savedBy()) || Absentees.STANDING.equals(before.savedBy());
        if (!incoming.by.equals(PLAYER) && decided) {
            // The player may have come back while a bot was thinking or a host was typing, or has decided ahead.
            throw hasSheet(seats.of(game.id()).get(incoming.seat));
        }
        if (incoming.version != null && incoming.version != before.version()) {
            throw new Stale(incoming.basis.stale, current(game, incoming.seat));
        }
        String nonce = Secrets.nonce();
        List<String> normal = checked.stream().map(CheckedLine::normal).toList();
        SheetRow sheet = new SheetRow(
                game.entries(),
                incoming.seat,
                incoming.lines,
                before.version() + 1,
                incoming.ready,
                nonce,
                Commitment.to(nonce, normal).hex(),
                incoming.key,
                incoming.by,
                Instant.ofEpochMilli(clock.millis()));
        sheets.save(game.id(), sheet);
        if (sheet.ready()) {
            resolver.decide(game);
        }
        tell(game, sheet, before.ready());
        if (incoming.by.equals(PLAYER) && before.missed()) {
            welcomeBack(game, incoming.seat);
        }
        return sheet;
    }

    /** Only the player can replace what the player has decided. */
    public static Problem hasSheet(SeatRow seat) {
        return Problem.conflict("has-sheet", seat.country() + " has already handed in a sheet. It stays as it is.");
    }

    /** Every sheet raises the game's version, so that a resolution without this sheet cannot be stored. */
    private void claimTurn(GameRow game) {
        if (!games.claimTurn(game.id(), game.entries())) {
            throw turnOver(games.byId(game.id()).orElse(game));
        }
    }

    private void tell(GameRow game, SheetRow sheet, boolean wasReady) {
        if (sheet.ready() != wasReady && sheet.seat() >= 0) {
            Fact.Readiness readiness = sheet.ready() ? Fact.Readiness.READY : Fact.Readiness.NOT_READY;
            chronicle.tell(game, Actor.PLAYERS, new Fact.SaidReady(sheet.seat(), readiness));
        }
        if (!sheet.savedBy().equals("bot")) {
            chronicle.tell(game, Actor.PLAYERS, new Fact.SheetSaved(sheet.seat(), sheet.version()));
        }
    }

    /** A player who saves a sheet is not absent any more: removes strikes, and the bot that played for the player. */
    private void welcomeBack(GameRow game, int seat) {
        SeatRow row = seats.of(game.id()).get(seat);
        if (row.account() != null && row.bot() != null) {
            seats.occupy(game.id(), seat, row.account(), null);
            chronicle.tell(game, Actor.PLAYERS, new Fact.PlayerBack(seat));
        } else if (row.strikes() > 0) {
            seats.setStrikes(game.id(), seat, 0);
        }
    }

    public SheetAnswer setReady(GameRow game, int seat, int at, int version, boolean ready) {
        return setReady(game, seat, at, version, ready, () -> {});
    }

    /** @param along runs in the transaction that changes the sheet */
    public SheetAnswer setReady(GameRow game, int seat, int at, int version, boolean ready, Runnable along) {
        refuseOutOfTime(game, at);
        SheetRow stored = writer.write(() -> {
            claimTurn(game);
            along.run();
            SheetRow row = sheets.find(game.id(), at, seat)
                    .orElseThrow(() -> Problem.conflict("nothing-saved", "Save a sheet first. It may be empty."));
            if (row.version() != version) {
                throw new Stale(HttpStatus.CONFLICT, current(game, seat));
            }
            if (row.ready() != ready) {
                sheets.setReady(
                        game.id(), at, seat, ready ? Fact.Readiness.READY : Fact.Readiness.NOT_READY, version + 1);
                if (ready) {
                    resolver.decide(game);
                }
                SheetRow now = sheets.find(game.id(), at, seat).orElseThrow();
                tell(game, now, row.ready());
                return now;
            }
            return row;
        });
        List<CheckedLine> checked = tables.of(game).check(at, seat, stored.lines());
        if (stored.ready()) {
            resolver.resolve(game.id(), at, Resolver.Cause.READY);
        }
        return SheetAnswer.of(game, game.turn(), stored, true, checked);
    }

    void saveForBot(GameRow game, int seat, List<String> lines) {
        save(game, new Incoming(seat, game.entries(), lines, null, true, null, "bot"));
    }

    private void refuseOutOfTime(GameRow game, int at) {
        if (game.status() != GameRow.Status.RUNNING || game.entries() != at) {
            throw turnOver(game);
        }
        Instant lastCall = game.lastCall();
        if (lastCall != null && clock.instant().isAfter(lastCall)) {
            throw new TurnOver("Time is up; the turn is being resolved.", game.entries());
        }
    }

    private static TurnOver turnOver(GameRow game) {
        String sentence = switch (game.status()) {
            case LOBBY -> "The game has not started.";
            case PAUSED -> "The game is paused. Sheets are accepted again when it continues.";
            case OVER -> "The game is over.";
            case RUNNING -> "That turn is over; the game stands at another position now.";
        };
        return new TurnOver(sentence, game.entries());
    }

    private static void checkSize(List<String> lines) {
        if (lines.size() > MOST_LINES) {
            throw Problem.impossible("lines", lines.size() + " lines", "at most " + MOST_LINES);
        }
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            String field = "lines[" + i + "]";
            if (line.length() > LONGEST_LINE) {
                throw Problem.impossible(
                        field, line.length() + " characters", "at most " + LONGEST_LINE + " characters");
            }
            if (line.chars().anyMatch(c -> c < ' ')) {
                throw Problem.impossible(field, "a control character", "one line of text");
            }
        }
    }
}
