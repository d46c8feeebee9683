package arbiter.games.globaldomination.v;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import arbiter.engine.setup.Settings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import java.util.List;
import org.junit.jupiter.api.Test;

/** An error in a line is reported at its place. */
class PositionTextTest {
    private static final GlobalDominationV GAME = new GlobalDominationV();

    private static String misread(String... given) {
        List<Line> lines = List.of(given).stream().map(Line::of).toList();
        Misread misread = assertThrows(
                Misread.class,
                () -> GAME.words()
                        .positions()
                        .read(
                                List.of("A", "B"),
                                Settings.defaults(GAME.parameters()),
                                List.of(Line.of("1-2-3")),
                                lines));
        return misread.column() + " " + misread.what();
    }

    @Test
    void aCommaIsNoPlayer() {
        assertEquals("20 expected a player, found `,`", misread("ended last-living A, B"));
        assertEquals("19 there is no player `C`", misread("ended last-living C"));
    }

    @Test
    void aTerritoryIsStatedOnce() {
        assertEquals("1 territory 2 is stated twice", misread("2: A, 3 troop", "2: B"));
    }
}
