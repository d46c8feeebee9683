package arbiter.games.dynasty.rules.hosting;

import arbiter.games.dynasty.position.Board;
import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Terrain;
import java.util.ArrayList;
import java.util.List;

/** The designed boards for two, three and four seats. Each is stored as a few tiles, which its symmetry repeats (section 2). */
public final class DefaultMaps {
    /** Anchors are in seat order: the symmetry maps the first to each of the others. */
    private record Seeds(String anchors, String water, String mountain, String canyon) {}

    private static final Seeds TWO =
            new Seeds("0,5 0,-5", "0,0 1,0 2,0 3,0 2,1 2,2 1,3", "-2,3 4,2 -5,2", "4,0 5,0 -1,2 0,2");
    private static final Seeds THREE =
            new Seeds("5,0 -5,5 0,-5", "0,0 1,0 1,-1 2,0 3,-1 4,-2", "1,2 7,-3 3,3", "0,3 2,2 4,1");
    private static final Seeds FOUR = new Seeds(
            "7,-2 -2,7 -7,2 2,-7", "0,0 1,0 1,-1 2,0 3,-1 4,-1", "4,-4 3,2 8,-5 6,1", "2,-2 3,-3 2,2 3,3 5,0");

    private DefaultMaps() {}

    private static Seeds seeds(int seats) {
        return switch (seats) {
            case 2 -> TWO;
            case 3 -> THREE;
            default -> FOUR;
        };
    }

    /** The images of a hex under the symmetry group for that number of seats, beginning with the hex itself. */
    public static List<Hex> orbit(int seats, Hex hex) {
        int q = hex.q();
        int r = hex.r();
        return switch (seats) {
            case 2 -> List.of(hex, new Hex(-q, -r));
            case 3 -> List.of(hex, new Hex(-q - r, q), new Hex(r, -q - r));
            default -> List.of(hex, new Hex(r, q), new Hex(-q, -r), new Hex(-r, -q));
        };
    }

    public static Board of(int seats, int radius) {
        Grid grid = Grid.of(radius);
        byte[] terrain = new byte[grid.size];
        paint(grid, terrain, seats, seeds(seats).water(), Terrain.WATER);
        paint(grid, terrain, seats, seeds(seats).mountain(), Terrain.MOUNTAIN);
        paint(grid, terrain, seats, seeds(seats).canyon(), Terrain.CANYON);
        return new Board(grid, terrain, anchors(seats, grid));
    }

    static int[] anchors(int seats, Grid grid) {
        return hexes(seeds(seats).anchors()).stream().mapToInt(grid::tile).toArray();
    }

    private static void paint(Grid grid, byte[] terrain, int seats, String tiles, Terrain colour) {
        for (Hex seed : hexes(tiles)) {
            for (Hex image : orbit(seats, seed)) {
                terrain[grid.tile(image)] = (byte) colour.ordinal();
            }
        }
    }

    private static List<Hex> hexes(String text) {
        List<Hex> hexes = new ArrayList<>();
        for (String word : text.split(" ", -1)) {
            int comma = word.indexOf(',');
            hexes.add(new Hex(Integer.parseInt(word.substring(0, comma)), Integer.parseInt(word.substring(comma + 1))));
        }
        return hexes;
    }
}
