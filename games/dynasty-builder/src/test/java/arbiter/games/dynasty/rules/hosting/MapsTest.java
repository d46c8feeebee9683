package arbiter.games.dynasty.rules.hosting;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.chance.Chance;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Rejection;
import arbiter.games.dynasty.Tables;
import arbiter.games.dynasty.position.Board;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Numbers;
import arbiter.games.dynasty.position.Terrain;
import arbiter.games.dynasty.words.Parameters;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class MapsTest {
    private static int[] totals(Board board) {
        return java.util.Arrays.stream(Terrain.values())
                .mapToInt(terrain -> board.tilesOf(terrain).size())
                .toArray();
    }

    /** The numbers of plain, water, canyon and mountain tiles that the map's designer states. */
    @Test
    void theDrawnMapsHaveTheirTotals() {
        assertArrayEquals(new int[] {142, 13, 8, 6}, totals(DefaultMaps.of(2, 7)));
        assertArrayEquals(new int[] {183, 16, 9, 9}, totals(DefaultMaps.of(3, 8)));
        assertArrayEquals(new int[] {226, 19, 12, 14}, totals(DefaultMaps.of(4, 9)));
    }

    @Test
    void anchorsAreAsFarApartAsStated() {
        assertEquals(List.of(10), distances(DefaultMaps.of(2, 7)));
        assertEquals(List.of(10, 10, 10), distances(DefaultMaps.of(3, 8)));
        assertEquals(List.of(9, 9, 10, 10, 14, 14), distances(DefaultMaps.of(4, 9)));
    }

    private static List<Integer> distances(Board board) {
        List<Integer> distances = new ArrayList<>();
        for (int a = 0; a < board.anchors(); a++) {
            for (int b = a + 1; b < board.anchors(); b++) {
                distances.add(board.grid.distance(board.anchor(a), board.anchor(b)));
            }
        }
        return distances.stream().sorted().toList();
    }

    @Test
    void fourteenStepsByLandBetweenTwoAnchors() {
        Board board = DefaultMaps.of(2, 7);
        int[] steps = new int[board.grid.size];
        java.util.Arrays.fill(steps, -1);
        List<Integer> queue = new ArrayList<>(List.of(board.anchor(0)));
        steps[board.anchor(0)] = 0;
        for (int i = 0; i < queue.size(); i++) {
            for (int beside : board.grid.neighbours(queue.get(i))) {
                if (steps[beside] < 0 && board.isFirm(beside)) {
                    steps[beside] = steps[queue.get(i)] + 1;
                    queue.add(beside);
                }
            }
        }
        assertEquals(14, steps[board.anchor(1)]);
    }

    @Test
    void everyAnchorMeetsTheLargestRingMinimums() {
        int[][] most = {{6, 11}, {5, 12}, {6, 11}};
        for (int seats = 2; seats <= 4; seats++) {
            Board board = DefaultMaps.of(seats, Numbers.radius(Settings.defaults(Parameters.ALL), seats));
            for (int seat = 0; seat < seats; seat++) {
                int[] rings = Fertility.rings(board, board.anchor(seat));
                assertEquals(most[seats - 2][0], rings[1]);
                assertEquals(most[seats - 2][1], rings[2]);
            }
        }
    }

    @Test
    void randomMapsAreSymmetricJoinedAndHavePorts() {
        for (int n = 0; n < 60; n++) {
            int seats = 2 + n % 3;
            SplittableRandom random = new SplittableRandom(n);
            Setup setup = Tables.of(seats, "map", "random");
            Chance chance = (bound, purpose) -> random.nextInt(bound);
            Board board = Tables.GAME.setup(setup, chance).look().board;
            assertTrue(RandomMap.joined(board));
            for (int seat = 0; seat < seats; seat++) {
                int anchor = board.anchor(seat);
                assertTrue(Fertility.suffices(board, new Numbers(setup.settings()), anchor));
                assertTrue(board.tilesOf(Terrain.WATER).stream()
                        .anyMatch(hex -> hex.distance(board.grid.hex(anchor)) <= 4));
            }
            for (int tile = 0; tile < board.grid.size; tile++) {
                for (Hex image : DefaultMaps.orbit(seats, board.grid.hex(tile))) {
                    assertEquals(board.terrain(tile), board.terrain(board.grid.tile(image)));
                }
            }
        }
    }

    /** First one draw below 100 for each orbit outside the homes, then the seats, from the last to the second. */
    @Test
    void drawsComeInTheirOrder() {
        List<String> draws = new ArrayList<>();
        Chance chance = (bound, purpose) -> {
            draws.add(bound + " " + purpose);
            return bound - 1;
        };
        Tables.GAME.setup(Tables.of(3, "map", "random", "portDistance", "0"), chance);
        // 217 tiles without three homes of seven are 65 orbits of three tiles, and the middle tile.
        assertEquals(66 + 2, draws.size());
        assertEquals("100 the terrain of 0,-8", draws.getFirst());
        assertEquals(List.of("3 the seats", "2 the seats"), draws.subList(66, 68));
    }

    @Test
    void afterTooManyTriesTheDrawnMapIsTaken() {
        int[] draws = {0};
        Chance allWater = (bound, purpose) -> {
            draws[0]++;
            return 0;
        };
        Setup setup = Tables.of(2, "map", "random", "mapTries", "3");
        assertEquals(DefaultMaps.of(2, 7), Tables.GAME.setup(setup, allWater).look().board);
    }

    private static List<String> refused(Setup setup) {
        return Tables.GAME.refuse(setup).stream().map(Rejection::code).toList();
    }

    @Test
    void contradictingSettingsAreRefusedWithASentence() {
        assertEquals(List.of(), refused(Tables.of(2)));
        assertEquals(List.of("evade-cap"), refused(Tables.of(2, "dieSides", "4")));
        assertEquals(List.of("no-limit"), refused(Tables.of(2, "turnLimit", "0")));
        assertEquals(List.of(), refused(Tables.of(2, "turnLimit", "0", "timeLimitMinutes", "90")));
        assertEquals(List.of("turn-limit"), refused(Tables.of(2, "turnLimit", "4")));
        assertEquals(List.of("homes-too-wide"), refused(Tables.of(2, "homeRadius", "4", "minCentreDistance", "6")));
        assertEquals(List.of(), refused(Tables.of(2, "ringMinFirst", "6", "ringMinUpper", "11")));
        assertEquals(List.of("ring-minimum"), refused(Tables.of(2, "ringMinUpper", "12")));
        assertEquals(List.of("ring-minimum"), refused(Tables.of(3, "ringMinFirst", "6")));
        assertEquals(List.of(), refused(Tables.of(3, "ringMinUpper", "12")));
        assertEquals(
                List.of("port-without-water", "port-inside-home"),
                refused(Tables.of(2, "map", "random", "waterPct", "0", "homeRadius", "4")));
        for (Rejection rejection : Tables.GAME.refuse(Tables.of(3, "ringMinFirst", "6", "turnLimit", "0"))) {
            assertTrue(Tables.GAME
                    .words()
                    .prose()
                    .explain(Tables.GAME.setup(Tables.of(2), (bound, purpose) -> 0), rejection)
                    .endsWith("."));
        }
    }

    private static Setup own(String board) {
        Setup setup = Tables.of(2);
        return new Setup(setup.players(), setup.settings(), board);
    }

    @Test
    void aHostsOwnBoardIsPlayedOrRefused() {
        Setup good = own("radius 6\nwater 0,0 to 3,0  # a pond\nanchors 0,4 0,-4");
        assertEquals(List.of(), refused(good));
        Board board = Tables.GAME.setup(good, (bound, purpose) -> 0).look().board;
        assertEquals(4, board.tilesOf(Terrain.WATER).size());
        assertEquals(new Hex(0, 4), board.grid.hex(board.anchor(0)));
        assertEquals(List.of("board-unreadable"), refused(own("radius 6\nwatr 0,0")));
        assertEquals(List.of("no-anchors"), refused(own("radius 6\nwater 0,0")));
        assertEquals(List.of("anchors-too-close"), refused(own("radius 6\nanchors 0,1 0,-1")));
        assertEquals(List.of("poor-anchor"), refused(own("radius 6\nwater around 0,4\nanchors 0,4 0,-4")));
    }
}
