package arbiter.engine.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TextTest {
    private static List<String> words(String text) throws Misread {
        Words words = Words.of(Line.of(text));
        List<String> all = new ArrayList<>();
        while (words.hasNext()) {
            all.add(words.take().text());
        }
        return all;
    }

    @Test
    void everyArrowIsTheSame() throws Misread {
        List<String> expected = List.of("move", "3", "1", ">", "2", ">", "New Norn");
        assertEquals(expected, words("move 3 1>2>\"New Norn\""));
        assertEquals(expected, words("move 3 1->2 → \"New Norn\""));
    }

    @Test
    void signsAndDashedWordsAreCutAsPeopleMeanThem() throws Misread {
        assertEquals(
                List.of("6", ":", "3", ",", "dynamite", "*", "2", "path-not-connected"),
                words("6:3,dynamite*2 path-not-connected"));
    }

    @Test
    void aNameWithoutEndIsAnErrorAtItsStart() {
        Misread misread = assertThrows(Misread.class, () -> Words.of(new Line("at \"Norn", 7, 5)));
        assertEquals("line 7, column 8: the name that starts here has no closing quote", misread.getMessage());
    }

    @Test
    void numbersThatFitNoCountAreRefused() throws Misread {
        Words words = Words.of(Line.of("12345678901"));
        assertEquals(
                "a count is too large",
                assertThrows(Misread.class, () -> words.number("a count")).what());
    }

    @Test
    void theNearestWordIsProposedAndAFarOneIsNot() {
        List<String> known = List.of("landmines", "library", "spy");
        assertEquals(Optional.of("landmines"), Nearest.to("landmine", known));
        assertEquals(Optional.of("spy"), Nearest.to("psy", known));
        assertEquals(Optional.empty(), Nearest.to("cavalry", List.of("spy")));
        assertEquals(
                "there is no option `libary`; did you mean `library`?", Nearest.unknown("option", "libary", known));
    }
}
