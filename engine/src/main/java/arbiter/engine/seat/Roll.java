package arbiter.engine.seat;

import java.util.List;

/**
 * The values that dice showed.
 *
 * @param from the lowest value that counts as a hit; 0 if single dice do not count
 */
public record Roll(String label, List<Integer> values, int from) {
    public Roll {
        values = List.copyOf(values);
    }
}
