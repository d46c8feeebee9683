package arbiter.engine.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.engine.seat.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;

class SentenceTest {
    @Test
    void placesAndSeatsAreMarkedWhereTheirNamesAre() {
        Sentence sentence =
                Sentence.of(Sentence.seat(Seat.of(1), "Ben") + " enters " + Sentence.place("3", "Thule") + ".");
        assertEquals("Ben enters Thule.", sentence.text());
        assertEquals(List.of(new Sentence.Mark(0, 3, null, 1), new Sentence.Mark(11, 16, "3", null)), sentence.marks());
    }

    /** Somebody's lore may contain the characters of a mark. */
    @Test
    void whatOnlyLooksLikeAMarkIsText() {
        List<String> texts =
                List.of("\uFDD0\uFDD1\uFDD2", "\uFDD0sX\uFDD1y\uFDD2", "\uFDD0s99999999999\uFDD1y\uFDD2", "\uFDD0p3");
        for (String odd : texts) {
            assertEquals(new Sentence(odd, List.of()), Sentence.of(odd));
        }
    }
}
