package arbiter.server.game;

import arbiter.server.answer.Zones;
import arbiter.server.web.Problem;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.TextStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * When turns end.
 *
 * @param kind {@code length}: a number of minutes after the turn began; {@code calendar}: on weekdays at a local time; {@code none}: when
 *     everybody is ready
 * @param minimumGapHours the minimum length of a calendar turn
 * @param earlyEnd whether a turn ends as soon as all awaited players are ready
 * @param graceMinutes how long a turn waits after its deadline for players who handed in nothing
 * @param remindMinutes how long before the deadline players without orders are reminded
 * @param delayCapHours the maximum extension of a turn by all delays together
 * @param delayBy who grants a delay: {@code host}, or {@code vote} of the players
 */
@Schema(
        example =
                "{\"kind\":\"calendar\",\"days\":[\"MONDAY\",\"THURSDAY\"],\"time\":\"20:00\",\"zone\":\"Europe/Berlin\","
                        + "\"minimumGapHours\":24,\"earlyEnd\":true,\"graceMinutes\":30,\"remindMinutes\":[1440,120]}")
public record Schedule(
        @NotNull String kind,
        @Nullable Integer minutes,
        @Nullable List<DayOfWeek> days,
        @Nullable String time,
        @Nullable String zone,
        @Nullable Integer minimumGapHours,
        @Nullable Boolean earlyEnd,
        @Nullable Integer graceMinutes,
        @Nullable List<Integer> remindMinutes,
        @Nullable Integer delayCapHours,
        @Nullable String delayBy) {
    public static final Schedule NONE =
            new Schedule("none", null, null, null, null, null, null, null, null, null, null);

    private static final List<String> KINDS = List.of("none", "length", "calendar");
    private static final List<String> GRANTERS = List.of("host", "vote");
    private static final int YEAR_IN_MINUTES = 366 * 24 * 60;

    public boolean endsEarly() {
        return earlyEnd == null || earlyEnd || kind.equals("none");
    }

    public Duration grace() {
        return Duration.ofMinutes(graceMinutes == null ? 0 : graceMinutes);
    }

    public List<Duration> reminders() {
        return remindMinutes == null
                ? List.of()
                : remindMinutes.stream().map(Duration::ofMinutes).toList();
    }

    public Duration delayCap() {
        return Duration.ofHours(delayCapHours == null ? 72 : delayCapHours);
    }

    public boolean delaysByVote() {
        return "vote".equals(delayBy);
    }

    /** How long players usually wait for the next turn. */
    public enum Tempo {
        /** Up to an hour: everybody is at the table. */
        LIVE,
        /** About a day. */
        DAILY,
        SLOW,
        /** Turns end when everybody is ready. */
        UNTIMED;

        private static final int LONGEST_LIVE = 60;
        private static final int LONGEST_DAILY = 36 * 60;
        private static final int MOST_DAYS_OFF = 2;

        /** The word for it in the database and the API. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public Tempo tempo() {
        return switch (kind) {
            case "length" -> {
                int length = minutes == null ? 1440 : minutes;
                yield length <= Tempo.LONGEST_LIVE
                        ? Tempo.LIVE
                        : length <= Tempo.LONGEST_DAILY ? Tempo.DAILY : Tempo.SLOW;
            }
            case "calendar" -> {
                boolean mostDays = days == null
                        || days.isEmpty()
                        || days.size() >= DayOfWeek.values().length - Tempo.MOST_DAYS_OFF;
                yield mostDays ? Tempo.DAILY : Tempo.SLOW;
            }
            default -> Tempo.UNTIMED;
        };
    }

    /** For the audit trail: `Mondays and Thursdays at 20:00 (Europe/Berlin)`, `3 minutes per turn`. */
    public String inWords() {
        return switch (kind) {
            case "length" -> lasting(minutes == null ? 1440 : minutes) + " per turn";
            case "calendar" ->
                dayNames() + " at " + (time == null ? "20:00" : time) + " (" + (zone == null ? "UTC" : zone) + ")";
            default -> "a turn ends when everybody is ready";
        };
    }

    private static String lasting(int minutes) {
        if (minutes % 1440 == 0) {
            return plural(minutes / 1440, "day");
        }
        return minutes % 60 == 0 ? plural(minutes / 60, "hour") : plural(minutes, "minute");
    }

    private static String plural(int count, String one) {
        return count + " " + (count == 1 ? one : one + "s");
    }

    private String dayNames() {
        if (days == null || days.isEmpty() || days.size() == DayOfWeek.values().length) {
            return "every day";
        }
        List<String> names = days.stream()
                .sorted()
                .map(day -> day.getDisplayName(TextStyle.FULL, Locale.ENGLISH) + "s")
                .toList();
        int last = names.size() - 1;
        return last == 0 ? names.getFirst() : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }

    /** The end of a turn that begins now; empty if the turn ends only when everybody is ready. */
    public Optional<Instant> next(Instant now) {
        return switch (kind) {
            case "length" -> Optional.of(now.plus(Duration.ofMinutes(minutes == null ? 1440 : minutes)));
            case "calendar" -> Optional.of(nextInCalendar(now));
            default -> Optional.empty();
        };
    }

    /**
     * The local time stays the same when daylight saving time begins or ends. A local time that does not exist on that day moves later by
     * the length of the gap; of a local time that occurs twice, the first is used.
     */
    private Instant nextInCalendar(Instant now) {
        ZoneId place = ZoneId.of(zone == null ? "UTC" : zone);
        LocalTime clockTime = LocalTime.parse(time == null ? "20:00" : time);
        Instant earliest = now.plus(Duration.ofHours(minimumGapHours == null ? 0 : minimumGapHours));
        LocalDate day = earliest.atZone(place).toLocalDate();
        List<DayOfWeek> wanted = days == null || days.isEmpty() ? List.of(DayOfWeek.values()) : days;
        while (true) {
            if (wanted.contains(day.getDayOfWeek())) {
                Instant candidate = ZonedDateTime.of(day, clockTime, place).toInstant();
                if (!candidate.isBefore(earliest) && candidate.isAfter(now)) {
                    return candidate;
                }
            }
            day = day.plusDays(1);
        }
    }

    /** Throws a problem if a value is not allowed. */
    public Schedule checked() {
        if (kind == null || !KINDS.contains(kind)) {
            throw Problem.notOneOf("schedule.kind", kind, KINDS);
        }
        range("schedule.minutes", minutes, 1, YEAR_IN_MINUTES);
        range("schedule.minimumGapHours", minimumGapHours, 0, 24 * 30);
        range("schedule.graceMinutes", graceMinutes, 0, 7 * 24 * 60);
        range("schedule.delayCapHours", delayCapHours, 0, 24 * 30);
        if (kind.equals("length") && minutes == null) {
            throw Problem.impossible("schedule.minutes", null, "the length of a turn in minutes");
        }
        if (remindMinutes != null) {
            if (remindMinutes.size() > 5) {
                throw Problem.impossible(
                        "schedule.remindMinutes", remindMinutes.size() + " reminders", "at most five for a turn");
            }
            remindMinutes.forEach(each -> range("schedule.remindMinutes", each, 1, YEAR_IN_MINUTES));
        }
        if (delayBy != null && !GRANTERS.contains(delayBy)) {
            throw Problem.notOneOf("schedule.delayBy", delayBy, GRANTERS);
        }
        if (kind.equals("calendar")) {
            checkCalendar();
        }
        return this;
    }

    private void checkCalendar() {
        try {
            LocalTime.parse(time == null ? "20:00" : time);
        } catch (DateTimeException e) {
            throw Problem.impossible("schedule.time", "\"" + time + "\"", "a time such as 20:00");
        }
        Zones.read("schedule.zone", zone);
    }

    private static void range(String field, @Nullable Integer value, int least, int most) {
        if (value != null && (value < least || value > most)) {
            throw Problem.notBetween(field, value, least, most);
        }
    }
}
