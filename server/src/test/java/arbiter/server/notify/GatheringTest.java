package arbiter.server.notify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.time.LocalTime;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Many letters become few, and quiet hours may include midnight. */
class GatheringTest {
    private static Letter letter(String game, Notices.Topic topic, String sentence, Integer... positions) {
        return new Letter(sentence, game, topic, sentence, List.of(positions), Instant.EPOCH, null, null);
    }

    private static List<String> sentences(Letter... letters) {
        return Gathering.of(List.of(letters)).stream().map(Letter::sentence).toList();
    }

    @Test
    void aNewTurnReplacesTheOldOneAndItsReminders() {
        Letter[] letters = {
            letter("a", Notices.Topic.TURN, "turn 1", 1),
            letter("a", Notices.Topic.REMINDER, "hurry"),
            letter("b", Notices.Topic.TURN, "other game", 7),
            letter("a", Notices.Topic.PRESS, "message"),
            letter("a", Notices.Topic.TURN, "turn 2", 2),
            letter("a", Notices.Topic.REMINDER, "hurry now")
        };
        assertEquals(List.of("other game", "message", "turn 2", "hurry now"), sentences(letters));
        Letter turn = Gathering.of(List.of(letters)).get(2);
        assertEquals(List.of(1, 2), turn.positions(), "both reports are told");
    }

    @Test
    void theEndReplacesTurnsAndOneReminderIsEnough() {
        assertEquals(
                List.of("over"),
                sentences(
                        letter("a", Notices.Topic.TURN, "turn 1", 1),
                        letter("a", Notices.Topic.REMINDER, "hurry"),
                        letter("a", Notices.Topic.FINISHED, "over", 2)));
        assertEquals(
                List.of("second"),
                sentences(letter("a", Notices.Topic.REMINDER, "first"), letter("a", Notices.Topic.REMINDER, "second")));
    }

    @Test
    void repetitionsAreCounted() {
        assertEquals(
                List.of("new message (3 times)", "joined"),
                sentences(
                        letter("a", Notices.Topic.PRESS, "new message"),
                        letter("a", Notices.Topic.PRESS, "new message"),
                        letter("a", Notices.Topic.HOST, "joined"),
                        letter("a", Notices.Topic.PRESS, "new message")));
    }

    @Test
    void quietHoursMayIncludeMidnight() {
        QuietHours night = new QuietHours("22:00", "07:00");
        assertTrue(night.include(LocalTime.of(22, 0)));
        assertTrue(night.include(LocalTime.of(3, 0)));
        assertFalse(night.include(LocalTime.of(7, 0)));
        assertFalse(night.include(LocalTime.of(12, 0)));
        QuietHours day = new QuietHours("09:00", "17:00");
        assertTrue(day.include(LocalTime.of(9, 0)));
        assertFalse(day.include(LocalTime.of(17, 0)));
        assertFalse(day.include(LocalTime.of(3, 0)));
    }
}
