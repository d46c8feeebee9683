package arbiter.games.globaldomination.maps.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.games.globaldomination.maps.Territory.Point;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.List;
import org.junit.jupiter.api.Test;

class TracingTest {
    private static CellGrid grid(String... rows) {
        CellGrid grid = new CellGrid(rows[0].length(), rows.length);
        for (int y = 0; y < rows.length; y++) {
            for (int x = 0; x < rows[y].length(); x++) {
                grid.set(x, y, rows[y].charAt(x) - '0');
            }
        }
        return grid;
    }

    @Test
    void neighboursShareTheirBorderPointByPoint() {
        Tracing.Traced traced =
                Tracing.trace(grid("00000000", "01111220", "01112220", "01112220", "01122220", "00000000"), 2, 20);
        assertEquals(List.of(new WorldMap.Link(1, 2, false)), traced.borders());
        List<Point> one = traced.outlines().get(0).getFirst().points();
        List<Point> two = traced.outlines().get(1).getFirst().points();
        assertTrue(one.stream().filter(two::contains).count() >= 3, one + " " + two);
        assertTrue(Tracing.area(one) > 0 && Tracing.area(two) > 0);
    }

    @Test
    void squaresThatTouchByACornerAreNoBorderAndTwoOutlines() {
        Tracing.Traced traced = Tracing.trace(grid("000000", "011000", "011000", "000220", "000110", "000000"), 2, 1);
        assertEquals(List.of(new WorldMap.Link(1, 2, false)), traced.borders());
        assertEquals(2, traced.outlines().get(0).size());
        Tracing.Traced corner = Tracing.trace(grid("0000", "0100", "0020", "0000"), 2, 1);
        assertEquals(List.of(), corner.borders());
    }

    @Test
    void aLandInsideAnotherHasItsOwnOutline() {
        Tracing.Traced traced =
                Tracing.trace(grid("0000000", "0111110", "0111110", "0112110", "0111110", "0111110", "0000000"), 2, 10);
        assertEquals(1, traced.outlines().get(0).size());
        assertEquals(1, traced.outlines().get(1).size());
    }

    @Test
    void fragmentsJoinTheLandAroundThem() {
        CellGrid grid = grid("11112222", "11212222", "11112222", "11112212");
        grid.joinFragments(2);
        assertEquals(1, grid.at(2, 1));
        assertEquals(2, grid.at(6, 3));
    }
}
