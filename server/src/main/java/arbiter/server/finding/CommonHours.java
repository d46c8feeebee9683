package arbiter.server.finding;

import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** When several people are awake at the same time. */
final class CommonHours {
    private static final int STEP = 15;
    private static final int STEPS = 24 * 60 / STEP;

    private CommonHours() {}

    /** @param to {@code 00:00} for the end of the day; equal to {@code from} if it is the whole day */
    record Span(
            @Schema(example = "08:00") LocalTime from,
            @Schema(example = "21:00") LocalTime to) {}

    /** The hours of this day, in the reader's time zone. A span that goes on after midnight is one span. */
    static List<Span> of(List<Predicate<Instant>> awake, LocalDate day, ZoneId zone) {
        boolean[] all = new boolean[STEPS];
        for (int i = 0; i < STEPS; i++) {
            Instant moment = day.atTime(time(i)).atZone(zone).toInstant();
            all[i] = awake.stream().allMatch(person -> person.test(moment));
        }
        List<Span> spans = new ArrayList<>();
        for (int i = 0; i < STEPS; i++) {
            if (all[i] && !all[Math.floorMod(i - 1, STEPS)]) {
                int end = i;
                while (all[end % STEPS]) {
                    end++;
                }
                spans.add(new Span(time(i), time(end % STEPS)));
            }
        }
        boolean always = spans.isEmpty() && all[0];
        return always ? List.of(new Span(LocalTime.MIDNIGHT, LocalTime.MIDNIGHT)) : spans;
    }

    private static LocalTime time(int step) {
        return LocalTime.MIDNIGHT.plusMinutes((long) step * STEP);
    }
}
