package arbiter.games.dynasty.guide;

import arbiter.engine.guide.Goal;
import arbiter.engine.guide.Measure;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.games.dynasty.position.Happening;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.words.PurseWords;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.IntToLongFunction;
import org.jspecify.annotations.Nullable;

/** The numbers that people count: the races to victory and the measures. They are all public. */
final class Tally {
    private final WorkingPosition p;

    Tally(WorkingPosition p) {
        this.p = p;
    }

    Goal goal() {
        return new Goal(
                new PurseWords(p.numbers).aim(),
                List.of(
                        new Goal.Race(PurseWords.CITY_LEVELS, p.numbers.dynastyLevels, living(p.land::levels)),
                        new Goal.Race(
                                PurseWords.TOKENS, p.numbers.veteranTokens, living(seat -> p.militaryTokens[seat]))),
                clock());
    }

    private SequencedMap<Seat, Long> living(IntToLongFunction count) {
        SequencedMap<Seat, Long> reached = counts(count);
        reached.keySet().removeIf(seat -> !p.alive[p.inTurnOrder(seat)]);
        return reached;
    }

    private Goal.@Nullable Clock clock() {
        if (p.timeUp) {
            return new Goal.Clock(PurseWords.ROUND, p.round, p.round);
        }
        return p.numbers.turnLimit > 0 ? new Goal.Clock(PurseWords.ROUND, p.round, p.numbers.turnLimit) : null;
    }

    List<Measure> measures(List<Event> seen) {
        SequencedMap<Seat, Long> income = counts(seat -> 0);
        for (Event event : seen) {
            if (event instanceof Happening.IncomePaid paid) {
                income.merge(paid.player(), (long) paid.tokens(), Long::sum);
            }
        }
        return List.of(
                new Measure(PurseWords.LEVELS, Measure.Kind.STOCK, counts(p.land::levels)),
                new Measure(PurseWords.LAND, Measure.Kind.STOCK, counts(this::land)),
                new Measure(PurseWords.ARMY, Measure.Kind.STOCK, counts(p.army::count)),
                new Measure(PurseWords.INCOME, Measure.Kind.FLOW, income));
    }

    private long land(int seat) {
        long tiles = 0;
        for (int tile = 0; tile < p.grid.size; tile++) {
            tiles += p.land.territory.friendly(tile, seat) ? 1 : 0;
        }
        return tiles;
    }

    private SequencedMap<Seat, Long> counts(IntToLongFunction count) {
        SequencedMap<Seat, Long> counts = new TreeMap<>();
        for (int seat = 0; seat < p.seats; seat++) {
            counts.put(p.seat(seat), count.applyAsLong(seat));
        }
        return counts;
    }
}
