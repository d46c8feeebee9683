package arbiter.games.carbon.words;

import arbiter.engine.json.Json;
import arbiter.engine.text.Misread;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.Hex;
import arbiter.games.carbon.position.Terrain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Reads a map: a few hexes and a symmetry group that multiplies them. */
final class MapFile {
    private static final int SMALLEST = 4;
    private static final int LARGEST = 15;

    private final DataFile file;
    private final int radius;
    private final List<int[]> group = new ArrayList<>();
    private final Terrain[] terrain;
    private final boolean[] taken;

    private MapFile(DataFile file) throws Misread {
        this.file = file;
        this.radius = file.whole("radius", SMALLEST, LARGEST);
        int size = 3 * radius * (radius + 1) + 1;
        this.terrain = new Terrain[size];
        Arrays.fill(terrain, Terrain.OPEN);
        this.taken = new boolean[size];
    }

    static Board read(DataFile file) throws Misread {
        file.whole("carbon", 1, 1);
        String id = file.text("map");
        String name = file.text("name", id);
        return new MapFile(file).board(id, name);
    }

    private Board board(String id, String name) throws Misread {
        symmetry();
        lay("fields", Terrain.FIELD);
        lay("nodes", Terrain.NODE);
        lay("rock", Terrain.ROCK);
        lay("forest", Terrain.FOREST);
        int[] objectives = claim("objectives");
        List<Board.Start> starts = starts();
        file.close();
        Board board = new Board(id, name, radius, terrain, objectives, starts);
        if (starts.size() != 2 && starts.size() != 4) {
            throw file.wrong("a map has 2 or 4 seats, not " + starts.size(), "seats");
        }
        return board;
    }

    private void symmetry() throws Misread {
        List<Json> rows = file.items("symmetry");
        for (int i = 0; i < rows.size(); i++) {
            int[] matrix = new int[4];
            int filled = 0;
            if (rows.get(i) instanceof Json.Many(List<Json> cells) && cells.size() == 4) {
                for (Json cell : cells) {
                    if (cell instanceof Json.Whole(long value) && Math.abs(value) <= 1) {
                        matrix[filled++] = (int) value;
                    }
                }
            }
            if (filled < 4) {
                throw file.wrong(
                        "a symmetry is four numbers of -1, 0 and 1: [a, b, c, d] takes q,r to aq+br,cq+dr",
                        "symmetry",
                        i);
            }
            group.add(matrix);
        }
        if (group.isEmpty()) {
            throw file.wrong("at least the identity [1, 0, 0, 1] belongs here", "symmetry");
        }
    }

    private void lay(String name, Terrain kind) throws Misread {
        for (int hex : claim(name)) {
            terrain[hex] = kind;
        }
    }

    /**
     * The images of the listed hexes, each once: for the first symmetry in the order of the file, then for the next.
     * Two things cannot be on the same hex.
     */
    private int[] claim(String name) throws Misread {
        List<Hex> listed = file.hexes(name);
        Set<Integer> images = new LinkedHashSet<>();
        for (int[] m : group) {
            for (int i = 0; i < listed.size(); i++) {
                Hex hex = listed.get(i);
                Hex image = new Hex(m[0] * hex.q() + m[1] * hex.r(), m[2] * hex.q() + m[3] * hex.r());
                int index = Board.index(radius, image);
                if (index == Board.NOWHERE) {
                    throw file.wrong(image + " lies off a board of radius " + radius, name, i);
                }
                if (images.add(index)) {
                    if (taken[index]) {
                        throw file.wrong("two things of this map stand on " + image, name, i);
                    }
                    taken[index] = true;
                }
            }
        }
        return images.stream().mapToInt(Integer::intValue).toArray();
    }

    private List<Board.Start> starts() throws Misread {
        List<Hex> anchors = file.hexes("seats");
        Board bare = new Board("", "", radius, terrain, new int[0], List.of());
        for (int seat = 0; seat < anchors.size(); seat++) {
            int anchor = bare.index(anchors.get(seat));
            if (anchor == Board.NOWHERE || !bare.fits(anchor, 1)) {
                throw file.wrong("a Command Center does not fit there", "seats", seat);
            }
            for (int hex : bare.footprint(anchor, 1)) {
                if (taken[hex]) {
                    throw file.wrong("something else stands on " + bare.text(hex), "seats", seat);
                }
                taken[hex] = true;
            }
        }
        int[] workers = claim("workers");
        List<Board.Start> starts = new ArrayList<>();
        for (Hex anchor : anchors) {
            int[] own = Arrays.stream(workers)
                    .filter(worker -> nearest(bare.hex(worker), anchors).equals(anchor))
                    .toArray();
            starts.add(new Board.Start(bare.index(anchor), own));
        }
        return starts;
    }

    private static Hex nearest(Hex worker, List<Hex> anchors) {
        Hex best = anchors.getFirst();
        for (Hex anchor : anchors) {
            if (worker.distance(anchor) < worker.distance(best)) {
                best = anchor;
            }
        }
        return best;
    }
}
