package arbiter.games.dynasty.words;

import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import arbiter.games.dynasty.position.Board;
import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Terrain;
import arbiter.games.dynasty.rules.hosting.DefaultMaps;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The board as lines: {@code default}, or {@code radius 8} with {@code water}, {@code mountain}, {@code canyon} and
 * {@code anchors} after it. All other tiles are plain.
 */
public final class BoardLines {
    private static final List<String> HEADS =
            List.of("default", "radius", "plain", "water", "mountain", "canyon", "anchors");

    private BoardLines() {}

    /** @param radius the default if the lines do not state it */
    public static Board read(List<Line> lines, int seats, int radius) throws Misread {
        Board board = Board.plain(radius);
        List<Line> rest = lines;
        if (!lines.isEmpty()) {
            Words words = Words.of(lines.getFirst());
            if (words.taken("default")) {
                words.end();
                board = DefaultMaps.of(seats, radius);
                rest = lines.subList(1, lines.size());
            } else if (words.taken("radius")) {
                int stated = words.number("the board's radius");
                if (stated < 2 || stated > Grid.LARGEST) {
                    throw lines.getFirst().misread(7, "a board has a radius from 2 to " + Grid.LARGEST);
                }
                words.end();
                board = Board.plain(stated);
                rest = lines.subList(1, lines.size());
            }
        }
        return paint(board, rest, seats);
    }

    private static Board paint(Board bare, List<Line> lines, int seats) throws Misread {
        Grid grid = bare.grid;
        byte[] terrain = new byte[grid.size];
        for (int tile = 0; tile < grid.size; tile++) {
            terrain[tile] = (byte) bare.terrain(tile).ordinal();
        }
        int[] anchors = new int[bare.anchors()];
        for (int seat = 0; seat < anchors.length; seat++) {
            anchors[seat] = bare.anchor(seat);
        }
        for (Line line : lines) {
            Words words = Words.of(line);
            Words.Word head = words.take();
            if (head.is("anchors")) {
                anchors = anchors(grid, words, seats);
            } else {
                Terrain colour = terrain(words, head);
                for (int tile : TileWords.read(grid, words)) {
                    terrain[tile] = (byte) colour.ordinal();
                }
            }
            words.end();
        }
        return new Board(grid, terrain, anchors);
    }

    private static Terrain terrain(Words words, Words.Word head) throws Misread {
        for (Terrain terrain : Terrain.values()) {
            if (head.is(terrain.word())) {
                return terrain;
            }
        }
        String known = head.is("radius") || head.is("default")
                ? "`" + head.text() + "` can only be the board's first line"
                : Nearest.unknown("line of a board", head.text(), HEADS);
        throw words.misread(head, known);
    }

    private static int[] anchors(Grid grid, Words words, int seats) throws Misread {
        Words.Word first = words.peek();
        List<Integer> tiles = TileWords.read(grid, words);
        if (tiles.size() != seats) {
            throw words.misread(first, tiles.size() + " anchors for " + seats + " players");
        }
        return tiles.stream().mapToInt(Integer::intValue).toArray();
    }

    public static List<String> write(Board board) {
        List<String> lines = new ArrayList<>();
        lines.add("radius " + board.grid.radius);
        for (Terrain terrain : List.of(Terrain.WATER, Terrain.MOUNTAIN, Terrain.CANYON)) {
            List<Hex> tiles = board.tilesOf(terrain);
            if (!tiles.isEmpty()) {
                lines.add(
                        terrain.word() + " " + tiles.stream().map(Hex::toString).collect(Collectors.joining(" ")));
            }
        }
        if (board.anchors() > 0) {
            int[] anchors = new int[board.anchors()];
            Arrays.setAll(anchors, board::anchor);
            lines.add("anchors "
                    + Arrays.stream(anchors)
                            .mapToObj(tile -> board.grid.hex(tile).toString())
                            .collect(Collectors.joining(" ")));
        }
        return lines;
    }

    /** The same for a board from a host, which is one text. */
    public static Board read(String text, int seats, int radius) throws Misread {
        return read(Line.all(text), seats, radius);
    }
}
