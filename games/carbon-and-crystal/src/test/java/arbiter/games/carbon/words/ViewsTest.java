package arbiter.games.carbon.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.games.carbon.CarbonAndCrystal;
import arbiter.games.carbon.position.Numbers;
import arbiter.games.carbon.position.Position;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a view tells about the board. */
class ViewsTest {
    private static final CarbonAndCrystal GAME = new CarbonAndCrystal();

    @Test
    void theGroundTellsHowFarAnObjectiveReaches() throws Misread {
        Settings settings = Settings.of(Numbers.PARAMETERS, Map.of("objectiveReach", "1"));
        List<Line> given = List.of(Line.of("start"));
        Position position = GAME.words().positions().read(List.of("Ann", "Bob"), settings, List.of(), given);
        assertEquals(1, GAME.view(position, Viewer.ALL).ground().reach());
    }
}
