package arbiter.games.carbon.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.setup.Settings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.games.carbon.position.Numbers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A {@code given} block is a set of statements; their order does not matter. */
class GivenOrderTest {
    private static final List<String> PLACES = List.of(
            "start",
            "round 5",
            "turn B",
            "first B",
            "A: 30C, last 3 9",
            "A: list without WAR with BLT",
            "B: vp 3",
            "B: list LUMEN CHA*2 SHA*6 STP",
            "A.RIG#1: -8,2",
            "A.RIG#2: -7,2",
            "A.RIG#4: -4,-4",
            "A.RIG#3: gone",
            "B.SHA#1: -6,-2",
            "B.SHA#2: -5,-2",
            "A.BAR#2: -3,-2",
            "A.BAR#1: -5,2, queue LGD#1 0",
            "A.LGD#2: 0,3",
            "A.BLT#1: in force",
            "-9,0: stock 12",
            "placing A.LGD#1");

    private static List<String> read(List<String> given) throws Misread {
        List<Line> lines = given.stream().map(Line::of).toList();
        return PositionText.text(
                PositionText.position(List.of("Ann", "Bob"), Settings.defaults(Numbers.PARAMETERS), List.of(), lines));
    }

    @Test
    void theOrderOfTheLinesDoesNotMatter() throws Misread {
        List<String> expected = read(PLACES);
        Random random = new Random(16);
        for (int i = 0; i < 200; i++) {
            List<String> shuffled = new ArrayList<>(PLACES);
            Collections.shuffle(shuffled, random);
            assertEquals(expected, read(shuffled), String.join("\n", shuffled));
        }
    }

    @Test
    void aPieceMayTakeTheHexThatAnotherLeaves() throws Misread {
        assertEquals(
                read(List.of("start", "A.RIG#4: -4,-4", "B.SHA#1: -6,-2")),
                read(List.of("start", "B.SHA#1: -6,-2", "A.RIG#4: -4,-4")));
        assertTrue(read(List.of("start", "A.RIG#1: -8,2", "A.RIG#2: -7,2"))
                .contains("A.RIG#1: -8,2, entry 2, cohesion 3"));
    }

    @Test
    void aCommaBeforeTheColonMakesNoSubject() {
        Misread misread = assertThrows(Misread.class, () -> read(List.of("start", "A.RIG#3 , : -8,2")));
        assertTrue(misread.what().startsWith("expected a player, a piece or a hex and a colon"), misread.what());
    }

    @Test
    void whatIsStatedTwiceIsRefused() {
        for (List<String> twice : List.of(
                List.of("start", "A.RIG#1: -8,4", "A.RIG#1: -8,5"),
                List.of("start", "A: 30C", "A: 31C"),
                List.of("start", "A: vp 2", "A: 30C, vp 3"),
                List.of("round 3", "round 4"))) {
            Misread misread = assertThrows(Misread.class, () -> read(twice), twice.toString());
            assertTrue(misread.getMessage().contains("stated twice"), misread.getMessage());
        }
        Misread hex = assertThrows(Misread.class, () -> read(List.of("-9,0: stock 12", "-9,0: stock 13")));
        assertEquals("1 `-9,0` is stated twice", hex.column() + " " + hex.what());
        Misread occupied = assertThrows(Misread.class, () -> read(List.of("start", "B.SHA#1: -6,-2")));
        assertTrue(occupied.getMessage().contains("A.RIG#4 stands there already"), occupied.getMessage());
    }
}
