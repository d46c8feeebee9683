package arbiter.games.globaldomination.maps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.maps.problem.MapProblem;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Places that are far enough apart: the same result as a simple algorithm on normal maps, and a limited cost on all others. */
class SpacingTest {
    private static WorldMap star(int territories) throws Misread {
        StringBuilder star = new StringBuilder();
        for (int i = 2; i <= territories; i++) {
            star.append("1-").append(i).append('\n');
        }
        return BoardText.read(star.toString());
    }

    private static WorldMap chain(int territories) throws Misread {
        StringBuilder chain = new StringBuilder("1");
        for (int i = 2; i <= territories; i++) {
            chain.append('-').append(i);
        }
        return BoardText.read(chain.toString());
    }

    private static boolean[] everywhere(WorldMap map) {
        boolean[] free = new boolean[map.size()];
        java.util.Arrays.fill(free, true);
        return free;
    }

    @Test
    void theHealthCheckOfAStarCostsNoMoreForEachTerritoryThanThatOfAChain() throws Misread {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        for (WorldMap map : List.of(star(10_000), chain(10_000), BoardText.read("1\n".repeat(1) + lone(10_000)))) {
            long before = threads.getCurrentThreadAllocatedBytes();
            MapHealth.problems(map, 2, 3);
            long bytes = threads.getCurrentThreadAllocatedBytes() - before;
            // Now about 500 bytes; a list of all others for each territory would need 40,000.
            assertTrue(bytes / map.size() < 4_000, bytes + " bytes");
        }
    }

    private static String lone(int territories) {
        StringBuilder lone = new StringBuilder();
        for (int i = 2; i <= territories; i++) {
            lone.append(i).append('\n');
        }
        return lone.toString();
    }

    @Test
    void aMapThatIsTooLargeToPlayIsRefused() throws Misread {
        assertEquals(List.of(new MapProblem.TooLarge(2_001, 2_000)), MapHealth.problems(chain(2_001), 2, 3));
        assertEquals(List.of(), MapHealth.problems(chain(2_000), 2, 3));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 7})
    void onOrdinaryMapsTheAnswerIsThatOfThePlainAlgorithm(int apart) {
        for (int seed = 0; seed < 40; seed++) {
            WorldMap map = random(new Random(seed), 40);
            assertEquals(plain(map, apart), Spacing.places(map, apart, everywhere(map)), "seed " + seed);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5})
    void whereEverythingIsNearPlacesAreStillFarEnoughApart(int apart) throws Misread {
        // Ten stars in a row: every territory has hundreds of others within two steps.
        StringBuilder text = new StringBuilder();
        for (int s = 0; s < 10; s++) {
            int hub = s * 400 + 1;
            for (int i = 1; i < 400; i++) {
                text.append(hub).append('-').append(hub + i).append('\n');
            }
            if (s > 0) {
                text.append(hub - 400).append('-').append(hub).append('\n');
            }
        }
        WorldMap map = BoardText.read(text.toString());
        List<Integer> places = Spacing.places(map, apart, everywhere(map));
        for (int place : places) {
            int[] steps = Reach.steps(map, place);
            assertTrue(places.stream().allMatch(other -> other == place || steps[other] >= apart));
        }
        int expected = apart == 2 ? 3_990 : apart == 3 ? 10 : 4;
        assertTrue(places.size() >= expected, places.size() + " places");
    }

    private static WorldMap random(Random random, int territories) {
        List<Territory> all = new ArrayList<>();
        List<WorldMap.Link> links = new ArrayList<>();
        for (int id = 1; id <= territories; id++) {
            all.add(Territory.plain(id));
            if (id > 1) {
                links.add(new WorldMap.Link(id, 1 + random.nextInt(id - 1), false));
            }
        }
        return new WorldMap("", all, links);
    }

    /** The same greedy algorithm, written as simply as possible. */
    private static List<Integer> plain(WorldMap map, int apart) {
        boolean[] free = everywhere(map);
        List<Integer> places = new ArrayList<>();
        for (; ; ) {
            int best = -1;
            int fewest = 0;
            for (int i = 0; i < map.size(); i++) {
                int inTheWay = 0;
                int[] steps = Reach.steps(map, i, apart - 1);
                for (int j = 0; j < map.size(); j++) {
                    inTheWay += steps[j] > 0 && free[j] ? 1 : 0;
                }
                if (free[i] && (best < 0 || inTheWay < fewest)) {
                    best = i;
                    fewest = inTheWay;
                }
            }
            if (best < 0) {
                return places;
            }
            places.add(best);
            int[] steps = Reach.steps(map, best, apart - 1);
            for (int j = 0; j < map.size(); j++) {
                free[j] &= steps[j] < 0;
            }
        }
    }
}
