package arbiter.engine.words;

import arbiter.engine.setup.Settings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import java.util.List;

/** Positions as text: the {@code map} or {@code board}, {@code given} and {@code then} blocks of the scenario language. */
public interface PositionText<S, V> {
    /**
     * The position that a scenario states.
     *
     * @param board the lines under {@code map} or {@code board}
     * @param given the lines under {@code given}
     */
    S read(List<String> players, Settings settings, List<Line> board, List<Line> given) throws Misread;

    /** The canonical text, as lines of a {@code given} block. Equal positions have equal text. */
    List<String> write(S state);

    /** The board of this position as lines under {@code map} or {@code board}; empty if a game has none. */
    default List<String> writeBoard(S state) {
        return List.of();
    }

    /** What a line under {@code then} states but a view does not show; empty if it shows everything. */
    List<Difference> compare(V view, Line expected) throws Misread;

    record Difference(String expected, String actual) {}
}
