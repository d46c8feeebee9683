package arbiter.games.carbon.position;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A map: hexes, their terrain, and the start places of the seats (CC-H1). Hexes are numbered by q, then r, so that the
 * lowest index is the hex that the rules prefer in every tie.
 */
public final class Board {
    /** The index that means no hex. */
    public static final int NOWHERE = -1;

    /** Where a seat starts: the anchor of its Command Center and its Workers by number. */
    public record Start(int anchor, int[] workers) {}

    public final String id;
    public final String name;
    public final int radius;
    public final int size;
    public final int[] objectives;
    /** Carbon Fields and Crystal Nodes in the order of their indices. */
    public final int[] fields;

    public final int[] nodes;
    public final List<Start> starts;
    private final int[] q;
    private final int[] r;
    private final int[] grid;
    private final Terrain[] terrain;
    private final byte[] distance;
    private final int[][] neighbours;

    public Board(String id, String name, int radius, Terrain[] terrain, int[] objectives, List<Start> starts) {
        this.id = id;
        this.name = name;
        this.radius = radius;
        this.size = 3 * radius * (radius + 1) + 1;
        this.terrain = terrain.clone();
        this.objectives = objectives.clone();
        this.starts = List.copyOf(starts);
        q = new int[size];
        r = new int[size];
        grid = grid(radius);
        int side = 2 * radius + 1;
        for (int place = 0; place < grid.length; place++) {
            if (grid[place] >= 0) {
                q[grid[place]] = place / side - radius;
                r[grid[place]] = place % side - radius;
            }
        }
        distance = new byte[size * size];
        for (int a = 0; a < size; a++) {
            for (int b = 0; b < size; b++) {
                distance[a * size + b] = (byte) hex(a).distance(hex(b));
            }
        }
        neighbours = new int[size][];
        for (int a = 0; a < size; a++) {
            neighbours[a] = within(a, 1, 1);
        }
        fields = all(Terrain.FIELD);
        nodes = all(Terrain.NODE);
    }

    /** The index of every place in a square around the board, by q then r; {@link #NOWHERE} outside the board. */
    private static int[] grid(int radius) {
        int side = 2 * radius + 1;
        int[] grid = new int[side * side];
        int next = 0;
        for (int place = 0; place < grid.length; place++) {
            int q = place / side - radius;
            int r = place % side - radius;
            grid[place] = Math.abs(q + r) <= radius ? next++ : NOWHERE;
        }
        return grid;
    }

    /** The index of a hex on a board of that radius, or {@link #NOWHERE}. */
    public static int index(int radius, Hex hex) {
        return onBoard(radius, hex.q(), hex.r())
                ? grid(radius)[(hex.q() + radius) * (2 * radius + 1) + hex.r() + radius]
                : NOWHERE;
    }

    private static boolean onBoard(int radius, int q, int r) {
        return q >= -radius && q <= radius && r >= -radius && r <= radius && Math.abs(q + r) <= radius;
    }

    private int[] all(Terrain wanted) {
        int[] found = new int[size];
        int count = 0;
        for (int hex = 0; hex < size; hex++) {
            if (terrain[hex] == wanted) {
                found[count++] = hex;
            }
        }
        return Arrays.copyOf(found, count);
    }

    private int[] within(int centre, int least, int most) {
        int[] found = new int[size];
        int count = 0;
        for (int hex = 0; hex < size; hex++) {
            int d = distance(centre, hex);
            if (d >= least && d <= most) {
                found[count++] = hex;
            }
        }
        return Arrays.copyOf(found, count);
    }

    public int index(Hex hex) {
        return index(hex.q(), hex.r());
    }

    public int index(int q, int r) {
        return onBoard(radius, q, r) ? grid[(q + radius) * (2 * radius + 1) + r + radius] : NOWHERE;
    }

    public Hex hex(int index) {
        return new Hex(q[index], r[index]);
    }

    public int q(int index) {
        return q[index];
    }

    public int r(int index) {
        return r[index];
    }

    public Terrain terrain(int index) {
        return terrain[index];
    }

    public int distance(int a, int b) {
        return distance[a * size + b];
    }

    /** The neighbours that are on the board, in the order of their indices. */
    public int[] neighbours(int index) {
        return neighbours[index];
    }

    /** Whether a footprint of this girth around this anchor fits on the board. */
    public boolean fits(int anchor, int girth) {
        return girth == 0 || neighbours[anchor].length == 6;
    }

    /** The hexes of a footprint, the anchor first. */
    public int[] footprint(int anchor, int girth) {
        if (girth == 0) {
            return new int[] {anchor};
        }
        int[] around = neighbours[anchor];
        int[] all = new int[around.length + 1];
        all[0] = anchor;
        System.arraycopy(around, 0, all, 1, around.length);
        return all;
    }

    public boolean isObjective(int index) {
        for (int objective : objectives) {
            if (objective == index) {
                return true;
            }
        }
        return false;
    }

    /** All hexes within a distance, nearest first, then by index. */
    public List<Integer> around(int centre, int most) {
        List<Integer> found = new ArrayList<>();
        for (int d = 0; d <= most; d++) {
            for (int hex : within(centre, d, d)) {
                found.add(hex);
            }
        }
        return found;
    }

    public String text(int index) {
        return q[index] + "," + r[index];
    }
}
