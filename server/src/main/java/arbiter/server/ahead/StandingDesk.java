package arbiter.server.ahead;

import arbiter.engine.Games;
import arbiter.engine.ahead.Checked;
import arbiter.engine.ahead.Expansion;
import arbiter.engine.ahead.Posture;
import arbiter.engine.ahead.StandingOrders.Conditions;
import arbiter.engine.sheet.Slip;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.SeatStore;
import arbiter.server.storage.JsonColumn;
import arbiter.server.storage.Writer;
import arbiter.server.table.Foresight;
import arbiter.server.table.Table;
import arbiter.server.table.Tables;
import arbiter.server.web.Problem;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Takes standing orders: checks them, explains them and stores them. */
@Component
class StandingDesk {
    static final int MOST_LINES = 60;
    private static final int LONGEST_LINE = 400;

    private final GameStore games;
    private final SeatStore seats;
    private final StandingStore store;
    private final EarlySheets early;
    private final FilledSheets sheets;
    private final Tables tables;
    private final JsonColumn json;
    private final Writer writer;
    private final Clock clock;

    StandingDesk(
            GameStore games,
            SeatStore seats,
            StandingStore store,
            EarlySheets early,
            FilledSheets sheets,
            Tables tables,
            JsonColumn json,
            Writer writer,
            Clock clock) {
        this.games = games;
        this.seats = seats;
        this.store = store;
        this.early = early;
        this.sheets = sheets;
        this.tables = tables;
        this.json = json;
        this.writer = writer;
        this.clock = clock;
    }

    /** What a player wants to decide ahead. @param version of what it replaces */
    record Wish(List<String> lines, String posture, Standing.Time time, int version) {}

    AheadAnswer current(GameRow game, int seat) {
        requireBegun(game);
        return answer(game, store.find(game.id(), seat));
    }

    private AheadAnswer answer(GameRow game, Standing standing) {
        Table<?, ?, ?> table = tables.of(game);
        List<Checked> checked = table.foresight()
                .check(game.entries(), standing.seat(), standing.lines(), FilledSheets.conditions(game));
        Foresight.Vocabulary words = FilledSheets.conditions(game) == Conditions.ALLOWED
                ? table.foresight().vocabulary(game.entries())
                : new Foresight.Vocabulary(List.of(), List.of());
        return new AheadAnswer(
                game.options().standing(),
                postures(game).stream().map(Posture::word).toList(),
                words.things(),
                words.stocks(),
                standing.version(),
                checked.stream().map(AheadAnswer.StandingLineAnswer::of).toList(),
                standing.posture().word(),
                standing.time() == Standing.Time.AT_ONCE,
                standing.savedAt(),
                now(game, table, standing),
                store.last(game.id(), standing)
                        .map(use -> json.read(use.expansion(), ExpansionAnswer.class))
                        .orElse(null));
    }

    private static List<Posture> postures(GameRow game) {
        return Games.find(game.ruleset(), game.rulesetVersion())
                .map(Postures::of)
                .orElse(List.of(Posture.NONE));
    }

    private @Nullable ExpansionAnswer now(GameRow game, Table<?, ?, ?> table, Standing standing) {
        boolean decides =
                game.status() != GameRow.Status.OVER && game.awaiting().contains(standing.seat());
        if (!decides) {
            return null;
        }
        Standing counting = sheets.atTheEnd(game, standing);
        Expansion expansion = table.foresight()
                .expand(game.entries(), standing.seat(), counting.orders(FilledSheets.conditions(game)));
        return ExpansionAnswer.of(table, game.entries(), standing.seat(), expansion);
    }

    /** What lines would mean; nothing is stored. */
    AheadAnswer.StandingCheckAnswer check(GameRow game, int seat, List<String> lines, String posture) {
        requireBegun(game);
        requireAllowed(game);
        checkSize(lines);
        Table<?, ?, ?> table = tables.of(game);
        Integer usedAt = store.find(game.id(), seat).usedAt();
        Standing standing =
                new Standing(seat, lines, posture(game, posture), Standing.Time.AT_THE_END, 0, null, usedAt);
        return new AheadAnswer.StandingCheckAnswer(
                table.foresight().check(game.entries(), seat, lines, FilledSheets.conditions(game)).stream()
                        .map(AheadAnswer.StandingLineAnswer::of)
                        .toList(),
                now(game, table, standing));
    }

    /** @param account the player of the seat */
    AheadAnswer save(GameRow game, int seat, String account, Wish wish) {
        requireBegun(game);
        if (game.status() == GameRow.Status.OVER) {
            throw Problem.conflict("over", "The game is over.");
        }
        boolean empty = wish.lines.isEmpty() && wish.posture.equals(Posture.NONE.word());
        if (!empty) {
            requireAllowed(game);
        }
        checkSize(wish.lines);
        Posture posture = posture(game, wish.posture);
        List<Checked> checked =
                tables.of(game).foresight().check(game.entries(), seat, wish.lines, FilledSheets.conditions(game));
        refuseUnreadable(checked);
        Integer usedAt = store.find(game.id(), seat).usedAt();
        Standing saved = new Standing(
                seat,
                checked.stream().map(Checked::normal).toList(),
                posture,
                wish.time,
                wish.version + 1,
                Instant.ofEpochMilli(clock.millis()),
                usedAt);
        writer.run(() -> {
            games.lockedSilently(game.id());
            if (!seats.seatOf(game.id(), account).equals(Optional.of(seat))) {
                throw Problem.notYours("You have no seat in this game any more.");
            }
            if (store.find(game.id(), seat).version() != wish.version) {
                throw Problem.conflict("stale", "Your standing orders were saved from elsewhere in the meantime.");
            }
            store.save(game.id(), saved);
        });
        if (saved.time() == Standing.Time.AT_ONCE) {
            early.soon(game.id());
        }
        return answer(game, saved);
    }

    private static void refuseUnreadable(List<Checked> checked) {
        for (int i = 0; i < checked.size(); i++) {
            Slip slip = checked.get(i).slip();
            if (slip != null) {
                String sentence = slip.sentence();
                throw Problem.invalid(
                        "lines", "Line " + (i + 1) + ", " + sentence + (sentence.endsWith("?") ? "" : "."));
            }
        }
    }

    private static Posture posture(GameRow game, String word) {
        List<Posture> known = postures(game);
        return Posture.of(word)
                .filter(known::contains)
                .orElseThrow(() -> Problem.notOneOf(
                        "posture", word, known.stream().map(Posture::word).toList()));
    }

    private static void requireBegun(GameRow game) {
        if (!game.status().begun()) {
            throw Problem.conflict("not-begun", "The game has not started.");
        }
    }

    private static void requireAllowed(GameRow game) {
        if (game.options().standing().equals("off")) {
            throw Problem.conflict("standing-orders-off", "The host has not allowed standing orders in this game.");
        }
    }

    private static void checkSize(List<String> lines) {
        if (lines.size() > MOST_LINES) {
            throw Problem.impossible("lines", lines.size() + " lines", "at most " + MOST_LINES);
        }
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.length() > LONGEST_LINE) {
                throw Problem.tooLong("lines[" + i + "]", line, LONGEST_LINE);
            }
            if (line.chars().anyMatch(c -> c < ' ')) {
                throw Problem.impossible("lines[" + i + "]", "a control character", "one line of text");
            }
        }
    }
}
