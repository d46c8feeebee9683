package arbiter.games.globaldomination.maps.health;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.maps.BoardText;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.maps.WorldMaps;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HealthReportTest {
    @ParameterizedTest
    @CsvSource({
        "Two Shores, 3, 10, 15",
        "The Drowned Crown, 6, 28, 34",
        "World, 12, 75, 100",
        "Compact world, 7, 35, 45",
        "Europe, 7, 40, 50"
    })
    void everyBuiltInMapIsHealthy(String name, int seats, int least, int most) {
        WorldMap map = WorldMaps.builtIn(name).orElseThrow();
        HealthReport report = HealthReport.of(map, seats, 3);
        assertEquals(List.of(), report.complaints());
        assertTrue(map.size() >= least && map.size() <= most, map.size() + " territories");
        assertTrue(report.leastDegree() >= 2, "a dead end");
        assertEquals(seats, map.starts().size());
        assertTrue(map.territories().stream()
                .noneMatch(land -> land.code().isEmpty() || land.outline().isEmpty()));
    }

    @Test
    void everyBuiltInMapIsListedHere() {
        assertEquals(5, WorldMaps.names().size());
    }

    @Test
    void mapsOfTheRealWorldNameTheirSource() {
        for (String name : List.of("World", "Compact world", "Europe")) {
            assertTrue(WorldMaps.builtIn(name).orElseThrow().attribution().contains("Natural Earth"), name);
        }
    }

    @Test
    void aChokeIsFoundAndMeasured() throws Misread {
        WorldMap map = BoardText.read("1-2-3-1\n3-4-5\n5-6-7-5\n5-8");
        assertEquals(
                List.of(new Choke(3 - 1, 2), new Choke(4 - 1, 3), new Choke(5 - 1, 3)),
                Choke.of(map).stream()
                        .sorted((a, b) -> Integer.compare(a.index(), b.index()))
                        .toList());
        HealthReport report = HealthReport.of(map, 2, 3);
        assertFalse(report.healthy());
        assertTrue(report.complaints().getFirst().contains("3 territories leads through 4"), report.complaints() + "");
        assertTrue(
                report.figures().contains("chokes: 4 (cuts off 3), 5 (cuts off 3), 3 (cuts off 2)"),
                report.figures() + "");
    }

    @Test
    void aLongChainIsWalkedWithoutEnd() throws Misread {
        StringBuilder chain = new StringBuilder("1");
        for (int i = 2; i <= 9_000; i++) {
            chain.append('-').append(i);
        }
        assertEquals(8_998, Choke.of(BoardText.read(chain.toString())).size());
    }

    @Test
    void unfairStartsAreNamed() throws Misread {
        WorldMap map = BoardText.read("1-2-3-4-5-6-7-8\n1-9\n1-10\n1-11\n9-12\n10-13\n11-14\n9-10-11-9\nstart 1 8");
        Fairness fairness = Fairness.of(map).orElseThrow();
        assertEquals(new Fairness(2, 7, 3, 9, 4, 10), fairness);
        assertEquals(200, fairness.spread(), 0.001);
        assertTrue(HealthReport.of(map, 2, 3).complaints().stream().anyMatch(line -> line.contains("200 % more")));
        assertTrue(Fairness.of(BoardText.read("1-2\nstart 1")).isEmpty());
    }
}
