package arbiter.games.carbon.words;

import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.book.Rulebook;
import arbiter.engine.setup.Settings;
import arbiter.engine.text.Misread;
import arbiter.games.carbon.CarbonAndCrystal;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.Numbers;
import arbiter.games.carbon.position.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The rulebook prints both maps as they are. */
class MapPagesTest {
    private static final String CHAPTER = new CarbonAndCrystal()
            .words().rulebook().chapters().stream()
                    .filter(chapter -> chapter.file().equals("02-board.md"))
                    .map(Rulebook.Chapter::markdown)
                    .findFirst()
                    .orElseThrow();

    @Test
    void bothMapsArePrinted() throws Misread {
        for (int players : new int[] {2, 4}) {
            Board board = TheatreFile.read("", players, Settings.defaults(Numbers.PARAMETERS))
                    .board();
            for (String row : rows(board)) {
                assertTrue(CHAPTER.lines().anyMatch(row::equals), row);
            }
            assertTrue(CHAPTER.contains(row("Command Centers, by seat", anchors(board))), board.id);
            for (int seat = 0; seat < players; seat++) {
                String who = "Workers of " + Side.letter(seat) + ", #1 to #4";
                assertTrue(
                        CHAPTER.contains(
                                row(who, hexes(board, board.starts.get(seat).workers()))),
                        who);
            }
            assertTrue(CHAPTER.contains(row("Carbon Fields", hexes(board, board.fields))), board.id);
            assertTrue(CHAPTER.contains(row("Crystal Nodes", hexes(board, board.nodes))), board.id);
            int[] objectives = board.objectives.clone();
            Arrays.sort(objectives);
            assertTrue(CHAPTER.contains(row("Objectives", hexes(board, objectives))), board.id);
        }
    }

    private static String row(String what, String where) {
        return "| " + what + " | " + where + " |";
    }

    private static String anchors(Board board) {
        return hexes(board, board.starts.stream().mapToInt(Board.Start::anchor).toArray());
    }

    private static String hexes(Board board, int[] hexes) {
        return Arrays.stream(hexes).mapToObj(board::text).collect(Collectors.joining(" · "));
    }

    /** Each row of hexes with the coordinates of its ends. */
    private static List<String> rows(Board board) {
        List<String> rows = new ArrayList<>();
        for (int r = -board.radius; r <= board.radius; r++) {
            int first = Math.max(-board.radius, -board.radius - r);
            int last = Math.min(board.radius, board.radius - r);
            StringBuilder cells = new StringBuilder();
            for (int q = first; q <= last; q++) {
                cells.append(q == first ? "" : " ").append(mark(board, board.index(q, r)));
            }
            String pad = " ".repeat(Math.abs(r));
            rows.add("%9s  %s%s%s  %s".formatted(first + "," + r, pad, cells, pad, last + "," + r));
        }
        return rows;
    }

    private static char mark(Board board, int hex) {
        for (int seat = 0; seat < board.starts.size(); seat++) {
            Board.Start start = board.starts.get(seat);
            if (board.distance(start.anchor(), hex) <= 1) {
                return Side.letter(seat);
            }
            if (Arrays.stream(start.workers()).anyMatch(worker -> worker == hex)) {
                return Character.toLowerCase(Side.letter(seat));
            }
        }
        return switch (board.terrain(hex)) {
            case OPEN -> board.isObjective(hex) ? '*' : '.';
            case FOREST -> '"';
            case ROCK -> '^';
            case FIELD -> '%';
            case NODE -> '$';
        };
    }
}
