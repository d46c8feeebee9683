package arbiter.server.finding;

import java.time.DayOfWeek;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/**
 * A set of days of the week.
 *
 * @param bits Monday is 1, Tuesday 2, …
 */
record Days(int bits) {
    static final Days ALL = of(List.of(DayOfWeek.values()));

    static Days of(Collection<DayOfWeek> days) {
        return new Days(days.stream().mapToInt(Days::bit).reduce(0, (a, b) -> a | b));
    }

    private static int bit(DayOfWeek day) {
        return 1 << day.ordinal();
    }

    Days and(Days other) {
        return new Days(bits & other.bits);
    }

    int count() {
        return Integer.bitCount(bits);
    }

    List<DayOfWeek> list() {
        return Arrays.stream(DayOfWeek.values())
                .filter(day -> (bits & bit(day)) != 0)
                .toList();
    }

    /** The two days with the most even distance; the day itself if it is the only one. */
    Days apart() {
        List<DayOfWeek> days = list();
        Days best = new Days(0);
        int widest = -1;
        for (DayOfWeek one : days) {
            for (DayOfWeek other : days) {
                int ahead = Math.floorMod(other.ordinal() - one.ordinal(), 7);
                int gap = Math.min(ahead, 7 - ahead);
                if (gap > widest) {
                    widest = gap;
                    best = of(List.of(one, other));
                }
            }
        }
        return best;
    }
}
