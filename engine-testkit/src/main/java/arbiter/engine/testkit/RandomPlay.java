package arbiter.engine.testkit;

import arbiter.engine.Game;
import arbiter.engine.Pace;
import arbiter.engine.Play;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;

/** Players who choose legal orders at random. */
public final class RandomPlay<S, O> {
    private final Game<S, O, ?> game;
    private final RandomGenerator random;

    public RandomPlay(Game<S, O, ?> game, RandomGenerator random) {
        this.game = game;
        this.random = random;
    }

    /** Sheets for the next resolution; sometimes a seat misses the deadline. */
    public Map<Seat, Sheet<O>> sheets(S state) {
        Map<Seat, Sheet<O>> sheets = new TreeMap<>();
        List<Seat> awaited = game.awaiting(state);
        if (game.pace(state) == Pace.AT_ONCE) {
            awaited = List.of(awaited.get(random.nextInt(awaited.size())));
        }
        for (Seat seat : awaited) {
            if (random.nextInt(20) > 0) {
                sheets.put(seat, sheet(state, seat));
            }
        }
        return sheets;
    }

    /** A legal sheet of a few orders. */
    public Sheet<O> sheet(S state, Seat seat) {
        List<O> candidates = game.advice().candidates(state, seat);
        List<Reading<O>> lines = new ArrayList<>();
        int wanted = game.pace(state) == Pace.AT_ONCE ? 1 : 1 + random.nextInt(8);
        for (int i = 0; i < wanted && !candidates.isEmpty(); i++) {
            lines.add(Reading.of(candidates.get(random.nextInt(candidates.size()))));
            if (!Verdict.allAccepted(Play.check(game, state, seat, new Sheet<>(lines)))) {
                lines.removeLast();
            }
        }
        return new Sheet<>(lines);
    }
}
