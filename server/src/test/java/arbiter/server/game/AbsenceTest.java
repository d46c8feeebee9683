package arbiter.server.game;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What people are told about absence before they join. */
class AbsenceTest {
    private static final Schedule WITH_REMINDERS =
            new Schedule("length", 60, null, null, null, null, null, null, List.of(30), null, null);

    private static String told(Absence.Reach reach) {
        return Absence.DEFAULT.sentences(WITH_REMINDERS, reach).getFirst();
    }

    @Test
    void nobodyIsPromisedAMailWhereNoneIsSent() {
        assertTrue(told(Absence.Reach.WITHOUT_MAIL).startsWith("This server sends no e-mail."));
        assertFalse(told(Absence.Reach.WITHOUT_MAIL).contains("e-mail address"));
        assertTrue(told(Absence.Reach.WITH_MAIL).contains("e-mail address"));
    }
}
