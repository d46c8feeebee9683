package arbiter.engine.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.engine.seat.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;

class SentenceTest {
    private static final String CORROW = Sentence.place("12", "Corrow");
    private static final String ANN = Sentence.seat(Seat.of(1), "Ann");

    @Test
    void aStringWithoutMarksIsItsOwnText() {
        assertEquals(new Sentence("Nothing happened.", List.of()), Sentence.of("Nothing happened."));
        assertEquals("", Sentence.of("").text());
    }

    @Test
    void marksKnowWhereTheNamesAreInTheText() {
        Sentence sentence = Sentence.of(ANN + " took " + CORROW + ".");
        assertEquals("Ann took Corrow.", sentence.text());
        assertEquals(List.of(new Sentence.Mark(0, 3, null, 1), new Sentence.Mark(9, 15, "12", null)), sentence.marks());
        assertEquals("Ann took Corrow.", sentence.toString());
    }

    @Test
    void theHostIsASeatToo() {
        assertEquals(
                List.of(new Sentence.Mark(0, 8, null, -1)),
                Sentence.of(Sentence.seat(Seat.HOST, "The host")).marks());
    }

    /** Prose builds strings from parts, so a marked part can be anywhere and can appear more than once. */
    @Test
    void partsWithMarksCanBeJoined() {
        String army = "2 army in " + CORROW;
        Sentence sentence = Sentence.of(ANN + " lost " + army + "; " + army + " fled");
        assertEquals("Ann lost 2 army in Corrow; 2 army in Corrow fled", sentence.text());
        assertEquals(3, sentence.marks().size());
        for (Sentence.Mark mark : sentence.marks()) {
            assertEquals(
                    mark.place() == null ? "Ann" : "Corrow", sentence.text().substring(mark.from(), mark.to()));
        }
    }

    @Test
    void aNameThatIsMarkedAlreadyIsMarkedOnce() {
        Sentence sentence = Sentence.of(Sentence.place("4", "the land of " + ANN) + " fell");
        assertEquals("the land of Ann fell", sentence.text());
        assertEquals(List.of(new Sentence.Mark(0, 15, "4", null)), sentence.marks());
    }

    @Test
    void plainTextHasNoTraceOfMarks() {
        assertEquals("Ann took Corrow", Sentence.plain(ANN + " took " + CORROW));
    }

    /** A text from a player may contain the characters of a mark. */
    @Test
    void whatOnlyLooksLikeAMarkIsText() {
        List<String> texts =
                List.of("\uFDD0\uFDD1\uFDD2", "\uFDD0sX\uFDD1y\uFDD2", "\uFDD0s99999999999\uFDD1y\uFDD2", "\uFDD0p3");
        for (String odd : texts) {
            assertEquals(new Sentence(odd, List.of()), Sentence.of(odd));
            assertEquals(
                    "7",
                    Sentence.of(Sentence.place("7", odd)).marks().getFirst().place());
        }
    }
}
