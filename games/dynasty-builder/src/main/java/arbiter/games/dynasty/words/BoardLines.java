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
import java.util.stream.IntStream;
import java.util.stream.Stream;

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
        Words words = Words.of(lines.isEmpty() ? Line.of("") : lines.getFirst());
        Board board;
        if (words.taken("default")) {
            board = DefaultMaps.of(seats, radius);
        } else if (words.taken("radius")) {
            int stated = words.number("the board's radius");
            if (stated < 2 || stated > Grid.LARGEST) {
                throw lines.getFirst().misread(7, "a board has a radius from 2 to " + Grid.LARGEST);
            }
            board = Board.plain(stated);
        } else {
            return paint(Board.plain(radius), lines, seats);
        }
        words.end();
        return paint(board, lines.subList(1, lines.size()), seats);
    }

    private static Board paint(Board bare, List<Line> lines, int seats) throws Misread {
        Grid grid = bare.grid;
        byte[] terrain = new byte[grid.size];
        for (int tile = 0; tile < grid.size; tile++) {
            terrain[tile] = (byte) bare.terrain(tile).ordinal();
        }
        int[] anchors = new int[bare.anchors()];
        Arrays.setAll(anchors, bare::anchor);
        for (Line line : lines) {
            Words words = Words.of(line);
            if (words.taken("anchors")) {
                anchors = anchors(grid, words, seats);
            } else {
                Terrain colour = terrain(words);
                for (int tile : TileWords.read(grid, words)) {
                    terrain[tile] = (byte) colour.ordinal();
                }
            }
            words.end();
        }
        return new Board(grid, terrain, anchors);
    }

    private static Terrain terrain(Words words) throws Misread {
        Words.Word head = words.peek();
        Terrain terrain = words.oneOf(List.of(Terrain.values()), Terrain::word);
        if (terrain == null) {
            throw words.misread(
                    head.is("radius") || head.is("default")
                            ? "`" + head.text() + "` can only be the board's first line"
                            : Nearest.unknown("line of a board", head.text(), HEADS));
        }
        return terrain;
    }

    private static int[] anchors(Grid grid, Words words, int seats) throws Misread {
        Words.Word first = words.peek();
        List<Integer> tiles = TileWords.read(grid, words);
        words.demand(first, tiles.size() == seats, tiles.size() + " anchors for " + seats + " players");
        return tiles.stream().mapToInt(Integer::intValue).toArray();
    }

    public static List<String> write(Board board) {
        List<String> lines = new ArrayList<>();
        lines.add("radius " + board.grid.radius);
        for (Terrain terrain : List.of(Terrain.WATER, Terrain.MOUNTAIN, Terrain.CANYON)) {
            write(lines, terrain.word(), board.tilesOf(terrain).stream());
        }
        write(
                lines,
                "anchors",
                IntStream.range(0, board.anchors()).mapToObj(seat -> board.grid.hex(board.anchor(seat))));
        return lines;
    }

    private static void write(List<String> lines, String head, Stream<Hex> tiles) {
        String text = tiles.map(Hex::toString).collect(Collectors.joining(" "));
        if (!text.isEmpty()) {
            lines.add(head + " " + text);
        }
    }

    /** The same for a board from a host, which is one text. */
    public static Board read(String text, int seats, int radius) throws Misread {
        return read(Line.all(text), seats, radius);
    }
}
