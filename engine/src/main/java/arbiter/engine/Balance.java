package arbiter.engine;

import arbiter.engine.guide.Measure;
import arbiter.engine.seat.Seat;
import arbiter.engine.words.Sentence;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a seat won and lost between two positions, and its rank after that. It is computed from measures only, so it reveals
 * nothing more than they do.
 */
public record Balance(List<Change> won, List<Change> lost, Rank rank) {
    public Balance {
        won = List.copyOf(won);
        lost = List.copyOf(lost);
    }

    /**
     * @param name of the measure
     * @param number the difference; never negative
     * @param things their names, if they have names
     */
    public record Change(String name, long number, List<Sentence> things) {
        public Change {
            things = List.copyOf(things);
        }
    }

    /**
     * @param place 1 for the first; seats with equal points share a place
     * @param of the number of seats
     * @param leaders the seats on the first place
     * @param most the points of the leaders
     */
    public record Rank(int place, int of, long points, List<Seat> leaders, long most) {
        public Rank {
            leaders = List.copyOf(leaders);
        }

        public static Rank of(Seat seat, Standing standing) {
            List<Standing.Score> scores = standing.scores();
            long own = scores.stream()
                    .filter(score -> score.seat().equals(seat))
                    .mapToLong(Standing.Score::points)
                    .sum();
            long most = scores.stream().mapToLong(Standing.Score::points).max().orElse(0);
            return new Rank(
                    1
                            + (int) scores.stream()
                                    .filter(score -> score.points() > own)
                                    .count(),
                    scores.size(),
                    own,
                    scores.stream()
                            .filter(score -> score.points() == most)
                            .map(Standing.Score::seat)
                            .toList(),
                    most);
        }
    }

    /**
     * @param before the measures of the first position
     * @param steps the measures of the positions after it, at least one. Stocks come from the last one, flows are added up.
     */
    public static Balance between(Seat seat, List<Measure> before, List<List<Measure>> steps, Standing standing) {
        List<Change> won = new ArrayList<>();
        List<Change> lost = new ArrayList<>();
        for (Measure after : steps.getLast()) {
            switch (after.kind()) {
                case RESERVE -> {}
                case FLOW -> put(won, lost, after.name(), sum(seat, after.name(), steps));
                case STOCK -> compare(won, lost, seat, find(before, after.name()), after);
            }
        }
        return new Balance(won, lost, Rank.of(seat, standing));
    }

    private static long sum(Seat seat, String name, List<List<Measure>> steps) {
        long sum = 0;
        for (List<Measure> step : steps) {
            Measure measure = find(step, name);
            sum += measure == null ? 0 : measure.values().getOrDefault(seat, 0L);
        }
        return sum;
    }

    private static void compare(
            List<Change> won, List<Change> lost, Seat seat, @Nullable Measure before, Measure after) {
        List<String> now = after.things().get(seat);
        List<String> then = before == null ? null : before.things().get(seat);
        if (now != null && then != null) {
            add(won, after.name(), without(now, then));
            add(lost, after.name(), without(then, now));
        } else if (after.values().containsKey(seat)) {
            long old = before == null ? 0 : before.values().getOrDefault(seat, 0L);
            put(won, lost, after.name(), after.values().getOrDefault(seat, 0L) - old);
        }
    }

    private static void put(List<Change> won, List<Change> lost, String name, long change) {
        if (change != 0) {
            (change > 0 ? won : lost).add(new Change(name, Math.abs(change), List.of()));
        }
    }

    private static void add(List<Change> changes, String name, List<String> things) {
        if (!things.isEmpty()) {
            changes.add(new Change(
                    name, things.size(), things.stream().map(Sentence::of).toList()));
        }
    }

    private static List<String> without(List<String> all, List<String> others) {
        return all.stream().filter(thing -> !others.contains(thing)).toList();
    }

    private static @Nullable Measure find(List<Measure> measures, String name) {
        return measures.stream()
                .filter(measure -> measure.name().equals(name))
                .findFirst()
                .orElse(null);
    }
}
