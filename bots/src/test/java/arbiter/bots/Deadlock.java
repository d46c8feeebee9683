package arbiter.bots;

import arbiter.engine.Advice;
import arbiter.engine.Game;
import arbiter.engine.Pace;
import arbiter.engine.Resolution;
import arbiter.engine.Ruleset;
import arbiter.engine.Standing;
import arbiter.engine.chance.Chance;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.words.Wording;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;

/** A broken game in which the first player is asked for an order, and every order is rejected. */
final class Deadlock implements Game<Integer, String, Integer> {
    @Override
    public Ruleset ruleset() {
        return new Ruleset("deadlock", 1, "Deadlock", 2, 2);
    }

    @Override
    public Integer setup(Setup setup, Chance chance) {
        return 1;
    }

    @Override
    public List<Seat> awaiting(Integer state) {
        return List.of(Seat.of(0));
    }

    @Override
    public Pace pace(Integer state) {
        return Pace.AT_ONCE;
    }

    @Override
    public Seat active(Integer state) {
        return Seat.of(0);
    }

    @Override
    public int turn(Integer state) {
        return 1;
    }

    @Override
    public List<Verdict> check(Integer state, Seat seat, Sheet<String> sheet) {
        return sheet.judged(order -> Verdict.rejected("never", "D-1"));
    }

    @Override
    public Resolution<Integer> resolve(Integer state, Sheets<String> sheets, Chance chance) {
        SequencedMap<Seat, List<Verdict>> verdicts = new TreeMap<>();
        sheets.all().forEach((seat, sheet) -> verdicts.put(seat, check(state, seat, sheet)));
        return new Resolution<>(state, List.of(), verdicts);
    }

    @Override
    public Integer view(Integer state, Viewer viewer) {
        return state;
    }

    @Override
    public Standing standing(Integer state) {
        return new Standing(false, List.of(), "", List.of());
    }

    @Override
    public Wording<Integer, String, Integer> words() {
        throw new UnsupportedOperationException("nobody reads this game");
    }

    @Override
    public Advice<Integer, String> advice() {
        return new Advice<>() {
            @Override
            public List<String> candidates(Integer state, Seat seat) {
                return List.of("push", "pull", "end");
            }

            @Override
            public double worth(Integer state, Seat seat) {
                return 0;
            }
        };
    }
}
