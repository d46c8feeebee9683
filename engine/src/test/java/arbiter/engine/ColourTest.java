package arbiter.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.picture.Colour;
import arbiter.engine.picture.Look;
import arbiter.engine.picture.SeatColours;
import arbiter.engine.picture.Theme;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Text on any player colour can be read, and lines in that colour can be seen. */
class ColourTest {
    private static List<Colour> many() {
        List<Colour> colours = new ArrayList<>();
        for (int red = 0; red < 256; red += 15) {
            for (int green = 0; green < 256; green += 15) {
                for (int blue = 0; blue < 256; blue += 15) {
                    colours.add(new Colour(red, green, blue));
                }
            }
        }
        return colours;
    }

    @Test
    void lettersAreReadOnEveryColour() {
        many().forEach(colour -> assertTrue(colour.contrast(colour.letters()) >= 4.5, colour::toString));
    }

    @Test
    void linesAreSeenOnLightAndDarkGround() {
        for (List<String> theme : List.of(List.of("#f4edda", "#2a2925"), List.of("#2b3242", "#f0ebdf"))) {
            Colour ground = Colour.of(theme.getFirst());
            Colour ink = Colour.of(theme.getLast());
            many().forEach(colour ->
                    assertTrue(colour.line(ground, ink).contrast(ground) >= 3, () -> colour + " on " + ground));
        }
    }

    @Test
    void aSeatWearsItsChoiceAndElseTheColourOfItsPlace() {
        Look look = new Look(Theme.NIGHT, List.of("#123456"));
        assertEquals("#123456", look.seat(0).toString());
        assertEquals(SeatColours.ALL.get(1), look.seat(1).toString());
        assertEquals(SeatColours.ALL.get(1), look.seat(9).toString());
    }
}
