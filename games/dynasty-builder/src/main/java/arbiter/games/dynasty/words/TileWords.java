package arbiter.games.dynasty.words;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Hex;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;

/**
 * Sets of tiles as people write them: {@code 1,0 2,0}, {@code 0,0 to 4,0} for a straight row, {@code around 0,0} for the six
 * neighbours, {@code ring 2 of 0,0}, {@code within 2 of 0,0}, and {@code except} before tiles that are excluded.
 */
record TileWords(Grid grid, Words words) {
    private static final List<String> SETS = List.of("around", "ring", "within");

    /** The tiles that a line is about; none if it is about something else. */
    static List<Integer> find(Grid grid, Words words) throws Misread {
        Words.Word first = words.peek();
        List<Integer> tiles = startHere(words) ? read(grid, words) : List.of();
        words.demand(first, !tiles.isEmpty() || words.peek().equals(first), "the board has no such tile");
        return tiles;
    }

    private static boolean startHere(Words words) {
        Words.Word word = words.peek();
        boolean tile = Notation.COORDINATE.matcher(word.text()).matches();
        return !word.quoted() && (tile || SETS.contains(word.lower()));
    }

    /** At least one tile, each once, in the order written. */
    static List<Integer> read(Grid grid, Words words) throws Misread {
        TileWords reader = new TileWords(grid, words);
        SequencedSet<Integer> tiles = new LinkedHashSet<>();
        boolean taking = true;
        do {
            if (taking && words.taken("except")) {
                taking = false;
            }
            List<Integer> more = reader.some();
            if (taking) {
                tiles.addAll(more);
            } else {
                more.forEach(tiles::remove);
            }
        } while (startHere(words) || words.peek().is("except"));
        return new ArrayList<>(tiles);
    }

    private List<Integer> some() throws Misread {
        if (words.taken("around")) {
            return circle(1, 1, tile(grid, words));
        }
        if (words.taken("ring")) {
            int ring = words.number("the number of the ring");
            words.expect("of");
            return circle(ring, ring, tile(grid, words));
        }
        if (words.taken("within")) {
            int distance = words.number("a distance");
            words.expect("of");
            return circle(0, distance, tile(grid, words));
        }
        Words.Word start = words.peek();
        int from = tile(grid, words);
        return words.taken("to") ? row(start, from, tile(grid, words)) : List.of(from);
    }

    private List<Integer> circle(int least, int most, int centre) {
        List<Integer> tiles = new ArrayList<>();
        for (int tile = 0; tile < grid.size; tile++) {
            int distance = grid.distance(centre, tile);
            if (distance >= least && distance <= most) {
                tiles.add(tile);
            }
        }
        return tiles;
    }

    private List<Integer> row(Words.Word start, int from, int to) throws Misread {
        int steps = grid.distance(from, to);
        int dq = grid.q(to) - grid.q(from);
        int dr = grid.r(to) - grid.r(from);
        boolean straight = steps > 0 && dq % steps == 0 && dr % steps == 0;
        words.demand(start, straight, "no straight row of tiles leads from " + grid.hex(from) + " to " + grid.hex(to));
        List<Integer> tiles = new ArrayList<>();
        for (int i = 0; i <= steps; i++) {
            tiles.add(grid.tile(grid.q(from) + dq / steps * i, grid.r(from) + dr / steps * i));
        }
        return tiles;
    }

    static int tile(Grid grid, Words words) throws Misread {
        Words.Word at = words.peek();
        Hex hex = Notation.hex(words);
        int tile = grid.tile(hex);
        words.demand(at, tile != Grid.OFF_BOARD, "the board of radius " + grid.radius + " has no tile " + hex);
        return tile;
    }
}
