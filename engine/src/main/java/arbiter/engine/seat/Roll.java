package arbiter.engine.seat;

import java.util.List;

/**
 * Dice as they fell.
 *
 * @param from the least value that counts as a hit; 0 where no single die counts
 */
public record Roll(String label, List<Integer> values, int from) {
    public Roll {
        values = List.copyOf(values);
    }
}
