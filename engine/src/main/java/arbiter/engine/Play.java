package arbiter.engine;

import arbiter.engine.chance.Chance;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import arbiter.engine.sheet.Verdict;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;

/** What works the same way in every game: sheets arrive as text, and only from seats that may hand one in. */
public final class Play {
    private Play() {}

    public static <S, O> Sheet<O> read(Game<S, O, ?> game, S state, Seat seat, List<String> lines) {
        List<Reading<O>> readings = new ArrayList<>();
        for (String line : lines) {
            Budget.checkpoint();
            readings.add(game.words().notation().read(state, seat, line));
        }
        return new Sheet<>(readings);
    }

    /** The sheet in the form that is shown again, committed to and logged: each line in its normal form. */
    public static <S, O> List<String> normalForm(Game<S, O, ?> game, S state, Sheet<O> sheet) {
        return sheet.lines().stream()
                .map(line -> game.words().notation().normalForm(state, line))
                .toList();
    }

    /** Whether the seat may hand in a sheet now. */
    public static <S> boolean mayOrder(Game<S, ?, ?> game, S state, Seat seat) {
        return Rules.admits(game, state, seat);
    }

    /** The verdicts that the player sees while typing. */
    public static <S, O> List<Verdict> check(Game<S, O, ?> game, S state, Seat seat, Sheet<O> sheet) {
        return mayOrder(game, state, seat) ? game.check(state, seat, sheet) : notNow(sheet);
    }

    /** Resolves the sheets of the seats that may hand one in; the lines of all other seats are rejected. */
    public static <S, O> Resolution<S> resolve(Game<S, O, ?> game, S state, Map<Seat, Sheet<O>> sheets, Chance chance) {
        return resolve(game, state, sheets, chance, Witness.nobody());
    }

    public static <S, O> Resolution<S> resolve(
            Game<S, O, ?> game, S state, Map<Seat, Sheet<O>> sheets, Chance chance, Witness<S> witness) {
        SequencedMap<Seat, List<Verdict>> refused = new TreeMap<>();
        Map<Seat, Sheet<O>> welcome = new TreeMap<>();
        sheets.forEach((seat, sheet) -> {
            if (mayOrder(game, state, seat)) {
                welcome.put(seat, sheet);
            } else {
                refused.put(seat, notNow(sheet));
            }
        });
        // A refused sheet does not resolve anything by itself. But if all seats decide together, the deadline has
        // passed, and the turn is resolved without the other sheets.
        boolean timeIsUp =
                game.pace(state) == Pace.TOGETHER && !game.awaiting(state).isEmpty();
        if (welcome.isEmpty() && !sheets.isEmpty() && !timeIsUp) {
            return new Resolution<>(state, List.of(), refused);
        }
        Resolution<S> resolution = game.resolve(state, Sheets.of(welcome), chance, witness);
        if (refused.isEmpty()) {
            return resolution;
        }
        refused.putAll(resolution.verdicts());
        return new Resolution<>(resolution.state(), resolution.events(), refused);
    }

    private static <O> List<Verdict> notNow(Sheet<O> sheet) {
        return Collections.nCopies(sheet.lines().size(), Verdict.rejected(Rejection.NOT_YOUR_DECISION, ""));
    }

    /** SHA-256 over the canonical text of the position. */
    public static <S> String digest(Game<S, ?, ?> game, S state) {
        return digest(game.words().positions().write(state));
    }

    /** The digest of a position whose canonical text is known. */
    public static String digest(List<String> text) {
        return arbiter.engine.chance.Hashes.hex(String.join("\n", text));
    }
}
