package arbiter.games.carbon.advice;

import arbiter.games.carbon.position.Board;
import java.util.Arrays;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * The board as a seat goes through it. Of equally good hexes, bots take the first. A seat that starts in the second half of the
 * board goes through it from the other end, so that on a map with two equal sides both seats choose equally good hexes.
 */
final class View {
    final int[] hexes;
    final int[] fields;
    final int[] nodes;
    final int[] objectives;

    View(Board board, int seat) {
        boolean far = 2 * board.starts.get(seat).anchor() >= board.size;
        UnaryOperator<int[]> order = far ? View::descending : View::ascending;
        hexes = order.apply(IntStream.range(0, board.size).toArray());
        fields = order.apply(board.fields);
        nodes = order.apply(board.nodes);
        objectives = order.apply(board.objectives);
    }

    private static int[] ascending(int[] hexes) {
        int[] sorted = hexes.clone();
        Arrays.sort(sorted);
        return sorted;
    }

    private static int[] descending(int[] hexes) {
        int[] sorted = ascending(hexes);
        return IntStream.range(0, sorted.length)
                .map(i -> sorted[sorted.length - 1 - i])
                .toArray();
    }
}
