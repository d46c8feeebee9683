package arbiter.bots;

import arbiter.engine.Advice;
import arbiter.engine.Game;
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
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;

/**
 * Two players show a side of a coin. The first wins 3 with two heads and 1 with two tails, and loses 1 if the sides differ. A player who
 * always shows the same side can be exploited; the first should show heads one time in three.
 */
final class Pennies implements Game<Pennies.Shown, Pennies.Side, Pennies.Shown> {
    enum Side {
        HEADS,
        TAILS
    }

    /** Empty before the only turn; afterwards one side per seat. */
    record Shown(List<Side> sides) {}

    @Override
    public Ruleset ruleset() {
        return new Ruleset("pennies", 1, "Pennies", 2, 2);
    }

    @Override
    public Shown setup(Setup setup, Chance chance) {
        return new Shown(List.of());
    }

    @Override
    public List<Seat> awaiting(Shown shown) {
        return shown.sides().isEmpty() ? List.of(Seat.of(0), Seat.of(1)) : List.of();
    }

    @Override
    public int turn(Shown shown) {
        return shown.sides().isEmpty() ? 1 : 2;
    }

    @Override
    public List<Verdict> check(Shown shown, Seat seat, Sheet<Side> sheet) {
        int[] lines = {0};
        return sheet.judged(side -> ++lines[0] > 1 ? Verdict.rejected("one", "P-1") : Verdict.ACCEPTED);
    }

    /** A player who shows nothing shows heads. */
    @Override
    public Resolution<Shown> resolve(Shown shown, Sheets<Side> sheets, Chance chance) {
        SequencedMap<Seat, List<Verdict>> verdicts = new TreeMap<>();
        sheets.all().forEach((seat, sheet) -> verdicts.put(seat, check(shown, seat, sheet)));
        List<Side> sides = new ArrayList<>();
        for (Seat seat : awaiting(shown)) {
            sides.add(sheets.orEmpty(seat).orders().findFirst().orElse(Side.HEADS));
        }
        return new Resolution<>(new Shown(sides), List.of(), verdicts);
    }

    @Override
    public Shown view(Shown shown, Viewer viewer) {
        return shown;
    }

    @Override
    public Standing standing(Shown shown) {
        return new Standing(!shown.sides().isEmpty(), List.of(), "", List.of());
    }

    @Override
    public Wording<Shown, Side, Shown> words() {
        throw new UnsupportedOperationException("nobody reads this game");
    }

    @Override
    public Advice<Shown, Side> advice() {
        return new Advice<>() {
            @Override
            public List<Side> candidates(Shown shown, Seat seat) {
                return List.of(Side.values());
            }

            @Override
            public double worth(Shown shown, Seat seat) {
                if (shown.sides().isEmpty()) {
                    return 0;
                }
                Side side = shown.sides().getFirst();
                int won = side != shown.sides().getLast() ? -1 : side == Side.HEADS ? 3 : 1;
                return seat.index() == 0 ? won : -won;
            }
        };
    }
}
