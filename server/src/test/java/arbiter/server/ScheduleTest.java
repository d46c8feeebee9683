package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import arbiter.server.game.Schedule;
import arbiter.server.web.Problem;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Calendar deadlines around changes of daylight saving time. In Berlin, the clocks change on 29 March and 25 October 2026. */
class ScheduleTest {
    private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

    private static Schedule calendar(String time, int gap, DayOfWeek... days) {
        return new Schedule("calendar", null, List.of(days), time, "Europe/Berlin", gap, null, null, null, null, null);
    }

    private static Instant berlin(int month, int day, int hour, int minute) {
        return ZonedDateTime.of(2026, month, day, hour, minute, 0, 0, BERLIN).toInstant();
    }

    @Test
    void theNextOfTheWeekdays() {
        Schedule schedule = calendar("20:00", 0, DayOfWeek.MONDAY, DayOfWeek.THURSDAY);
        assertEquals(Optional.of(berlin(6, 4, 20, 0)), schedule.next(berlin(6, 1, 20, 0)));
        assertEquals(Optional.of(berlin(6, 1, 20, 0)), schedule.next(berlin(6, 1, 19, 59)));
        assertEquals(Optional.of(berlin(6, 8, 20, 0)), schedule.next(berlin(6, 5, 3, 0)));
    }

    @Test
    void aMinimumGapSkipsTheNextDay() {
        Schedule schedule = calendar("20:00", 24, DayOfWeek.values());
        assertEquals(Optional.of(berlin(6, 2, 20, 0)), schedule.next(berlin(6, 1, 20, 0)), "24 hours are enough");
        assertEquals(Optional.of(berlin(6, 3, 20, 0)), schedule.next(berlin(6, 1, 20, 1)));
    }

    @Test
    void theEveningStaysTheEveningWhenSummerComes() {
        Schedule schedule = calendar("20:00", 0, DayOfWeek.values());
        Instant before = berlin(3, 28, 20, 0);
        Instant after = schedule.next(before).orElseThrow();
        assertEquals(berlin(3, 29, 20, 0), after);
        assertEquals(Duration.ofHours(23), Duration.between(before, after));
    }

    @Test
    void theEveningStaysTheEveningWhenWinterComes() {
        Schedule schedule = calendar("20:00", 0, DayOfWeek.values());
        Instant before = berlin(10, 24, 20, 0);
        Instant after = schedule.next(before).orElseThrow();
        assertEquals(berlin(10, 25, 20, 0), after);
        assertEquals(Duration.ofHours(25), Duration.between(before, after));
    }

    @Test
    void aTimeThatTheClocksSkipFallsLater() {
        Schedule schedule = calendar("02:30", 0, DayOfWeek.values());
        assertEquals(Optional.of(Instant.parse("2026-03-29T01:30:00Z")), schedule.next(berlin(3, 29, 0, 0)));
    }

    @Test
    void aTimeThatComesTwiceMeansTheFirst() {
        Schedule schedule = calendar("02:30", 0, DayOfWeek.values());
        Instant first = Instant.parse("2026-10-25T00:30:00Z");
        assertEquals(Optional.of(first), schedule.next(berlin(10, 25, 0, 0)));
        assertEquals(
                Optional.of(Instant.parse("2026-10-26T01:30:00Z")),
                schedule.next(first),
                "the second 02:30 of that night is no second deadline");
    }

    @Test
    void aLengthIsALength() {
        Schedule live = new Schedule("length", 3, null, null, null, null, null, null, null, null, null);
        Instant now = Instant.parse("2026-10-25T00:59:00Z");
        assertEquals(Optional.of(now.plus(Duration.ofMinutes(3))), live.next(now));
        assertEquals(Optional.empty(), Schedule.NONE.next(now));
    }

    /** The page uses the same words. */
    @Test
    void aLengthIsSaidInTheLargestWholeUnit() {
        Map<Integer, String> words =
                Map.of(1, "1 minute", 90, "90 minutes", 60, "1 hour", 720, "12 hours", 1440, "1 day", 4320, "3 days");
        words.forEach((minutes, said) -> assertEquals(
                said + " per turn",
                new Schedule("length", minutes, null, null, null, null, null, null, null, null, null).inWords()));
    }

    @Test
    void nonsenseIsRefused() {
        assertThrows(Problem.class, () -> calendar("25:00", 0).checked());
        assertThrows(
                Problem.class,
                () -> new Schedule("calendar", null, null, "20:00", "Mars/Olympus", null, null, null, null, null, null)
                        .checked());
        assertThrows(
                Problem.class,
                () -> new Schedule("length", 0, null, null, null, null, null, null, null, null, null).checked());
        assertThrows(
                Problem.class,
                () -> new Schedule("sometimes", 5, null, null, null, null, null, null, null, null, null).checked());
    }
}
