package arbiter.games.globaldomination.maps.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.maps.MapHealth;
import arbiter.games.globaldomination.maps.MapJson;
import arbiter.games.globaldomination.maps.Territory;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.maps.health.Fairness;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class MapGeneratorTest {
    private static final int SMALL_MAPS = Integer.getInteger("arbiter.maps", 300);

    /** Checks everything that the generator promises about every map. */
    private static void holds(WorldMap map, int territories, int seats, String which) {
        assertEquals(territories, map.size(), which);
        assertEquals(List.of(), MapHealth.problems(map, seats, 3), which);
        assertEquals(seats, map.starts().size(), which);
        Fairness fairness = Fairness.of(map).orElseThrow();
        assertTrue(fairness.spread() <= 15.0001, () -> which + ": " + fairness);
        assertTrue(fairness.apart() >= 3, () -> which + ": " + fairness);
        for (Territory territory : map.territories()) {
            assertTrue(!territory.outline().isEmpty() && !territory.name().isEmpty(), which);
            assertTrue(territory.code().length() <= 5 && territory.code().length() >= 2, which);
        }
    }

    @Test
    void smallMapsKeepThePromises() {
        for (int seed = 0; seed < SMALL_MAPS; seed++) {
            Style style = Style.values()[seed % 3];
            int seats = 2 + seed % 2;
            WorldMap map = MapGenerator.generate(seed, 20 + seed % 5, seats, style);
            holds(map, 20 + seed % 5, seats, style + " " + seed);
        }
    }

    @ParameterizedTest
    @CsvSource({"64, 7", "100, 8", "700, 20", "2000, 39"})
    void soDoLargerOnes(int territories, int seats) {
        for (Style style : Style.values()) {
            holds(MapGenerator.generate(7, territories, seats, style), territories, seats, style + " " + territories);
        }
    }

    @ParameterizedTest
    @EnumSource(Style.class)
    void theSameSeedMakesTheSameMap(Style style) throws Misread {
        WorldMap map = MapGenerator.generate(-5, 40, 4, style);
        assertEquals(map, MapGenerator.generate(-5, 40, 4, style));
        assertNotEquals(map, MapGenerator.generate(-4, 40, 4, style));
        assertEquals(map, MapJson.read(MapJson.write(map)));
    }

    @Test
    void theMapOfASeedDoesNotChangeUnnoticed() {
        WorldMap map = MapGenerator.generate(1, 20, 2, Style.RING);
        assertEquals(
                "The Ring of Biryran, Fago, 34 links",
                map.name() + ", " + map.territory(0).name() + ", " + map.links().size() + " links");
    }

    @Test
    void whatCannotBeIsRefused() {
        assertTrue(MapGenerator.refuse(19, 2).orElseThrow().contains("20 to 2000"));
        assertTrue(MapGenerator.refuse(2_001, 2).orElseThrow().contains("20 to 2000"));
        assertEquals(
                "20 territories have fair starts for 2 to 3 seats, not 4; 21 have room for all",
                MapGenerator.refuse(20, 4).orElseThrow());
        assertTrue(MapGenerator.refuse(20, 1).orElseThrow().endsWith("not 1"));
        assertTrue(MapGenerator.refuse(2_000, 40).orElseThrow().endsWith("not 40"));
        assertTrue(MapGenerator.refuse(20, 3).isEmpty());
        assertThrows(IllegalArgumentException.class, () -> MapGenerator.generate(1, 19, 2, Style.RING));
    }
}
