package arbiter.games.globaldomination.v.rules;

import arbiter.engine.Resolution;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import arbiter.engine.sheet.Verdict;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;

/** 2.2.2 with the setting {@code discard-all}: an invalid order makes the player's whole sheet invalid. */
public final class InvalidSheets {
    private InvalidSheets() {}

    public static Resolution<Position> run(
            Sheets<Order> sheets,
            BiFunction<Seat, Sheet<Order>, List<Verdict>> check,
            Function<Sheets<Order>, Resolution<Position>> carryOut) {
        Map<Seat, Sheet<Order>> kept = new TreeMap<>();
        SequencedMap<Seat, List<Verdict>> discarded = new TreeMap<>();
        for (Map.Entry<Seat, Sheet<Order>> entry : sheets.all().entrySet()) {
            Seat seat = entry.getKey();
            Sheet<Order> sheet = entry.getValue();
            List<Verdict> verdicts = check.apply(seat, sheet);
            if (seat.isHost() || Verdict.allAccepted(verdicts)) {
                kept.put(seat, sheet);
            } else {
                discarded.put(seat, discard(verdicts));
            }
        }
        Resolution<Position> resolution = carryOut.apply(Sheets.of(kept));
        discarded.putAll(resolution.verdicts());
        return new Resolution<>(resolution.state(), resolution.events(), discarded);
    }

    /** Each invalid order keeps its own reason; the others are rejected with the line of the first invalid one. */
    private static List<Verdict> discard(List<Verdict> verdicts) {
        int first = 0;
        while (verdicts.get(first).accepted()) {
            first++;
        }
        List<Verdict> all = new ArrayList<>();
        for (Verdict verdict : verdicts) {
            all.add(verdict.accepted() ? Verdict.rejected("sheet-discarded", "GD5-2.2.2", "line", first + 1) : verdict);
        }
        return all;
    }
}
