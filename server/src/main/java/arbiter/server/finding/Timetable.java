package arbiter.server.finding;

import arbiter.server.game.Schedule;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** The schedule of a table that the server proposes. */
final class Timetable {
    private static final LocalTime EVENING = LocalTime.of(20, 0);
    private static final int LIVE_MINUTES = 3;
    private static final int WEEKS = 52;

    private Timetable() {}

    /** @param awake of those people of whom it is known */
    static Schedule of(Tempo tempo, Days days, ZoneId zone, LocalDate today, List<Predicate<Instant>> awake) {
        return switch (tempo) {
            case LIVE -> new Schedule("length", LIVE_MINUTES, null, null, null, null, true, 0, List.of(), null, null);
            case DAILY -> calendar(days, 12, List.of(240), zone, hour(zone, today, awake));
            case WEEKLY -> calendar(days.apart(), 24, List.of(1440, 120), zone, hour(zone, today, awake));
        };
    }

    private static Schedule calendar(Days days, int gap, List<Integer> reminders, ZoneId zone, LocalTime time) {
        return new Schedule(
                "calendar", null, days.list(), time.toString(), zone.getId(), gap, true, 0, reminders, null, "vote");
    }

    /**
     * The full hour nearest to eight in the evening at which everybody has been awake for an hour: at best in all weeks of the coming year,
     * because clocks do not change everywhere in the same week, or at all.
     */
    private static LocalTime hour(ZoneId zone, LocalDate today, List<Predicate<Instant>> awake) {
        List<LocalDate> year =
                IntStream.range(0, WEEKS).mapToObj(today::plusWeeks).toList();
        return nearest(zone, year, awake)
                .or(() -> nearest(zone, List.of(today), awake))
                .orElse(EVENING);
    }

    private static Optional<LocalTime> nearest(ZoneId zone, List<LocalDate> days, List<Predicate<Instant>> awake) {
        return IntStream.range(0, 24)
                .mapToObj(hour -> LocalTime.of(hour, 0))
                .filter(time -> days.stream().allMatch(day -> {
                    Instant end = day.atTime(time).atZone(zone).toInstant();
                    return awake.stream().allMatch(person -> person.test(end) && person.test(end.minusSeconds(3600)));
                }))
                .min(Comparator.comparingInt(time -> Math.abs(time.toSecondOfDay() - EVENING.toSecondOfDay())));
    }
}
