package arbiter.server.turn;

import static arbiter.server.Eventually.eventually;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.Browser;
import arbiter.server.MailBox;
import arbiter.server.Party;
import arbiter.server.TestServer;
import arbiter.server.WebHookBox;
import com.github.kagkarlsson.scheduler.SchedulerClient;
import com.github.kagkarlsson.scheduler.task.TaskInstanceId;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Reminders, from the plan in the database to the mail and the web hook, and only those that people want. */
class RemindersTest {
    private static void advanceTo(Instant moment) {
        TestServer.clock().advance(Duration.between(TestServer.clock().instant(), moment));
    }

    /** Lets the scheduler, which uses the real clock, run this plan now. */
    private static void fire(Party party, Instant deadline, int minutes) throws InterruptedException {
        String id = new Reminders.Plan(party.id(), party.at(), deadline.toEpochMilli()).id() + "/" + minutes;
        SchedulerClient scheduler = TestServer.bean(SchedulerClient.class);
        scheduler.reschedule(TaskInstanceId.of(Reminders.TASK, id), Instant.now());
        eventually(
                "the plan does not run",
                () -> scheduler
                        .getScheduledExecution(TaskInstanceId.of(Reminders.TASK, id))
                        .isEmpty());
    }

    private static long mailsTo(String address, String word) {
        return MailBox.mails().stream()
                .filter(mail ->
                        mail.contains(address) && mail.replace("=\n", "").contains(word))
                .count();
    }

    @Test
    void whoIsMissingIsRemindedByMailAndWebHookAndNobodyElse() throws Exception {
        try (WebHookBox hooks = new WebHookBox()) {
            Party party = Party.of(
                    3,
                    Map.of(
                            "name",
                            "The slow table",
                            "schedule",
                            Map.of("kind", "length", "minutes", 600, "remindMinutes", List.of(120, 60, 59))));
            String address = "grebe@example.org";
            Browser late = party.player(0);
            late.put(
                            "/api/me/notifications",
                            Map.of("email", address, "webhook", hooks.address("late"), "mode", "at-once"))
                    .expect(200);
            MailBox.confirm(late, address);
            party.player(1)
                    .put("/api/me/notifications", Map.of("webhook", hooks.address("diligent"), "mode", "at-once"))
                    .expect(200);
            party.player(2)
                    .put(
                            "/api/me/notifications",
                            Map.of(
                                    "webhook", hooks.address("unwilling"),
                                    "mode", "at-once",
                                    "about", Map.of("reminder", false, "turn", false)))
                    .expect(200);
            party.host().post(party.path("/begin"), Map.of()).expect(200);
            MailBox.round();
            TestServer.clock().advance(Duration.ofMinutes(6));
            hooks.forget();
            party.player(1).save(party.id(), List.of("build hq 20"), false).expect(200);
            Instant deadline = Instant.parse(party.page().path("deadline").asString());
            advanceTo(deadline.minus(Duration.ofMinutes(120)));
            fire(party, deadline, 120);
            MailBox.round();
            assertEquals(1, mailsTo(address, "is waiting for your orders"), "one mail");
            assertEquals(1, hooks.got("late").size(), "one call: " + hooks.got("late"));
            assertTrue(
                    hooks.got("late").getFirst().contains("\"topic\":\"reminder\""),
                    hooks.got("late").toString());
            assertTrue(
                    hooks.got("late").getFirst().contains("The slow table"),
                    hooks.got("late").toString());
            assertEquals(List.of(), hooks.got("diligent"), "a player with a saved sheet gets no reminder");
            assertEquals(List.of(), hooks.got("unwilling"), "a player who turned reminders off gets none");
            advanceTo(deadline.minus(Duration.ofMinutes(60)));
            fire(party, deadline, 60);
            MailBox.round();
            fire(party, deadline, 59);
            MailBox.round();
            assertEquals(
                    2,
                    mailsTo(address, "is waiting for your orders"),
                    "two reminders so close are one mail and a rest");
            late.save(party.id(), List.of("build hq 3"), false).expect(200);
        }
    }

    /** A reminder to one and none to the other would tell everybody near the player's phone which sheet was saved by hand. */
    @Test
    void playersWhoHaveDecidedAheadAreRemindedLikeThoseWithASheet() throws Exception {
        try (WebHookBox hooks = new WebHookBox()) {
            Party party = Party.of(
                    3, Map.of("schedule", Map.of("kind", "length", "minutes", 600, "remindMinutes", List.of(30))));
            List<String> names = List.of("by hand", "ahead", "posture");
            for (int i = 0; i < names.size(); i++) {
                party.player(i)
                        .put(
                                "/api/me/notifications",
                                Map.of(
                                        "webhook",
                                        hooks.address(names.get(i).replace(" ", "-")),
                                        "mode",
                                        "at-once",
                                        "about",
                                        Map.of("turn", false)))
                        .expect(200);
            }
            party.host().post(party.path("/begin"), Map.of()).expect(200);
            party.player(0).save(party.id(), List.of("build hq 20"), false).expect(200);
            decide(party.player(1), party, List.of("turn 1: build hq 3"), "none");
            decide(party.player(2), party, List.of(), "hold");
            Instant deadline = Instant.parse(party.page().path("deadline").asString());
            advanceTo(deadline.minus(Duration.ofMinutes(30)));
            fire(party, deadline, 30);
            MailBox.round();
            assertEquals(List.of(), hooks.got("by-hand"), "a player with a saved sheet");
            assertEquals(List.of(), hooks.got("ahead"), "a player whose standing orders decide this turn");
            assertEquals(
                    1, hooks.got("posture").size(), "a turn played by a posture is missed: " + hooks.got("posture"));
        }
    }

    private static void decide(Browser player, Party party, List<String> lines, String posture) {
        player.put(
                        party.path("/standing-orders"),
                        Map.of("lines", lines, "posture", posture, "atOnce", false, "version", 0))
                .expect(200);
    }

    @Test
    void aReminderOfADeadlineThatMovedSaysNothing() throws Exception {
        try (WebHookBox hooks = new WebHookBox()) {
            Party party = Party.of(
                    2, Map.of("schedule", Map.of("kind", "length", "minutes", 600, "remindMinutes", List.of(30))));
            party.player(0)
                    .put(
                            "/api/me/notifications",
                            Map.of(
                                    "webhook", hooks.address("late"),
                                    "mode", "at-once",
                                    "about", Map.of("turn", false, "host", false)))
                    .expect(200);
            party.host().post(party.path("/begin"), Map.of()).expect(200);
            Instant first = Instant.parse(party.page().path("deadline").asString());
            party.hostDoes("extend", Map.of("minutes", 60));
            fire(party, first, 30);
            MailBox.round();
            assertEquals(List.of(), hooks.got("late"));
            fire(party, first.plus(Duration.ofMinutes(60)), 30);
            MailBox.round();
            assertEquals(1, hooks.got("late").size());
        }
    }

    @Test
    void aDigestComesOnceADayWithEverythingInIt() throws Exception {
        try (WebHookBox hooks = new WebHookBox()) {
            // Noon of tomorrow: near midnight, ten minutes later would be another day.
            int hour = 12;
            advanceTo(TestServer.clock().instant().truncatedTo(ChronoUnit.DAYS).plus(Duration.ofHours(24 + hour)));
            Party party = Party.begun(2);
            party.player(0)
                    .put(
                            "/api/me/notifications",
                            Map.of(
                                    "webhook",
                                    hooks.address("digest"),
                                    "mode",
                                    "digest",
                                    "digestHour",
                                    hour,
                                    "zone",
                                    "UTC"))
                    .expect(200);
            party.player(1).post(party.path("/messages"), Map.of("text", "one")).expect(201);
            MailBox.round();
            assertEquals(1, hooks.got("digest").size());
            for (int day = 0; day < 2; day++) {
                hooks.forget();
                for (String word : List.of("two", "three", "four")) {
                    party.player(1)
                            .post(party.path("/messages"), Map.of("text", word))
                            .expect(201);
                }
                TestServer.clock().advance(Duration.ofMinutes(10));
                MailBox.round();
                assertEquals(List.of(), hooks.got("digest"), "not again today");
                TestServer.clock().advance(Duration.ofHours(24));
                MailBox.round();
                assertEquals(1, hooks.got("digest").size(), "once the next day");
                assertTrue(hooks.got("digest").getFirst().contains("(3 times)"), "with all three");
            }
        }
    }
}
