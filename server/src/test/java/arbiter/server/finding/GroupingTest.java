package arbiter.server.finding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.game.Schedule;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Who makes a table together, and when its turns end. */
class GroupingTest {
    private static final Grouping DAILY = new Grouping(
            Tempo.DAILY, size -> size <= 6, (one, other) -> !one.account().equals(other.account()));

    private static Search search(String account, int fewest, int most, Days days) {
        return new Search(
                "search of " + account,
                account,
                new Search.Kind("gd6", Tempo.DAILY, false),
                new Search.Sizes(fewest, most),
                days,
                "UTC",
                Search.State.OPEN,
                Search.Answer.NONE,
                null,
                null,
                Instant.EPOCH,
                Instant.MAX);
    }

    private static Search search(String account, int fewest, int most) {
        return search(account, fewest, most, Days.ALL);
    }

    private static List<String> people(Grouping grouping, Search... open) {
        return grouping.first(List.of(open))
                .map(table -> table.people().stream().map(Search::account).toList())
                .orElse(List.of());
    }

    @Test
    void asManyAsPossibleAndWhoHasWaitedLongestFirst() {
        assertEquals(List.of("a", "b", "c"), people(DAILY, search("a", 2, 3), search("b", 2, 5), search("c", 2, 5)));
        assertEquals(
                List.of("a", "b", "c"),
                people(DAILY, search("a", 2, 3), search("b", 2, 5), search("c", 2, 5), search("d", 3, 3)));
        assertEquals(List.of("a", "c"), people(DAILY, search("a", 2, 2), search("b", 3, 4), search("c", 2, 4)));
    }

    @Test
    void nobodyWaitsBehindSomebodyWhoFitsNobody() {
        assertEquals(List.of("b", "c"), people(DAILY, search("a", 6, 6), search("b", 2, 2), search("c", 2, 3)));
        assertEquals(List.of(), people(DAILY, search("a", 6, 6), search("b", 2, 2)));
    }

    @Test
    void aTableNeedsRoomOnABoardAndDifferentPeople() {
        assertEquals(List.of(), people(DAILY, search("a", 2, 4), search("a", 2, 4)));
        Grouping small = new Grouping(Tempo.DAILY, size -> size == 2, (one, other) -> true);
        assertEquals(List.of("a", "b"), people(small, search("a", 2, 3), search("b", 2, 3), search("c", 2, 3)));
    }

    @Test
    void enoughDaysSuitEverybody() {
        Days early = Days.of(List.of(DayOfWeek.MONDAY, DayOfWeek.TUESDAY, DayOfWeek.WEDNESDAY, DayOfWeek.THURSDAY));
        Days late = Days.of(List.of(DayOfWeek.WEDNESDAY, DayOfWeek.THURSDAY, DayOfWeek.FRIDAY, DayOfWeek.SATURDAY));
        assertEquals(List.of(), people(DAILY, search("a", 2, 2, early), search("b", 2, 2, late)));
        Grouping.Table table = DAILY.first(
                        List.of(search("a", 2, 3, early), search("b", 2, 3, late), search("c", 2, 3)))
                .orElseThrow();
        assertEquals(
                List.of("a", "c"), table.people().stream().map(Search::account).toList());
        assertEquals(early, table.days());
    }

    private static Predicate<Instant> awake(String zone, String from, String to) {
        return moment -> {
            LocalTime time = moment.atZone(ZoneId.of(zone)).toLocalTime();
            return !time.isBefore(LocalTime.parse(from)) && time.isBefore(LocalTime.parse(to));
        };
    }

    private static final LocalDate DAY = LocalDate.of(2026, 1, 15);

    @Test
    void turnsEndWhenEverybodyIsAwake() {
        ZoneId berlin = ZoneId.of("Europe/Berlin");
        List<Predicate<Instant>> people =
                List.of(awake("Europe/Berlin", "08:00", "23:00"), awake("America/New_York", "07:00", "12:00"));
        Schedule daily = Timetable.of(Tempo.DAILY, Days.ALL, berlin, DAY, people);
        assertEquals(
                "16:00",
                daily.time(),
                "noon in New York is six in Berlin, and five while only New York has summer time");
        List<Predicate<Instant>> brief = List.of(awake("America/New_York", "09:00", "10:30"));
        assertEquals(
                "16:00",
                Timetable.of(Tempo.DAILY, Days.ALL, berlin, DAY, brief).time(),
                "no hour suits the whole year, and this one suits now");
        assertEquals(
                "20:00",
                Timetable.of(Tempo.DAILY, Days.ALL, berlin, DAY, List.of()).time());
        List<Predicate<Instant>> never = List.of(moment -> false);
        assertEquals(
                "20:00", Timetable.of(Tempo.DAILY, Days.ALL, berlin, DAY, never).time());
        daily.checked();
        Timetable.of(Tempo.LIVE, Days.ALL, berlin, DAY, people).checked();
    }

    @Test
    void aWeeklyTableTakesDaysThatAreFarApart() {
        Days days = Days.of(List.of(DayOfWeek.MONDAY, DayOfWeek.TUESDAY, DayOfWeek.THURSDAY));
        Schedule weekly = Timetable.of(Tempo.WEEKLY, days, ZoneId.of("UTC"), DAY, List.of());
        assertEquals(List.of(DayOfWeek.MONDAY, DayOfWeek.THURSDAY), weekly.days());
        Days one = Days.of(List.of(DayOfWeek.SUNDAY));
        assertEquals(
                one.list(),
                Timetable.of(Tempo.WEEKLY, one, ZoneId.of("UTC"), DAY, List.of())
                        .days());
    }

    @Test
    void commonHoursAreThoseOfEverybodyAndMayGoOnAfterMidnight() {
        ZoneId utc = ZoneId.of("UTC");
        assertEquals(
                List.of(new CommonHours.Span(LocalTime.of(12, 0), LocalTime.of(22, 0))),
                CommonHours.of(
                        List.of(awake("Europe/Berlin", "08:00", "23:00"), awake("America/New_York", "07:00", "23:00")),
                        DAY,
                        utc));
        List<Predicate<Instant>> apart =
                List.of(awake("Europe/Berlin", "08:00", "18:00"), awake("America/New_York", "07:00", "23:00"));
        ZoneId berlin = ZoneId.of("Europe/Berlin");
        LocalTime six = LocalTime.of(18, 0);
        assertEquals(
                List.of(new CommonHours.Span(LocalTime.of(13, 0), six)),
                CommonHours.of(apart, DAY, berlin),
                "in winter");
        assertEquals(
                List.of(new CommonHours.Span(LocalTime.of(12, 0), six)),
                CommonHours.of(apart, LocalDate.of(2026, 3, 20), berlin),
                "while only New York has summer time");
        Predicate<Instant> owl = awake("UTC", "02:00", "20:00").negate();
        assertEquals(
                List.of(new CommonHours.Span(LocalTime.of(20, 0), LocalTime.of(2, 0))),
                CommonHours.of(List.of(owl), DAY, utc));
        assertEquals(List.of(), CommonHours.of(List.of(owl, owl.negate()), DAY, utc));
        assertEquals(
                List.of(new CommonHours.Span(LocalTime.MIDNIGHT, LocalTime.MIDNIGHT)),
                CommonHours.of(List.of(moment -> true), DAY, utc));
        assertTrue(CommonHours.of(List.of(moment -> false), DAY, utc).isEmpty());
    }
}
