package arbiter.engine.scenario;

import arbiter.engine.text.Line;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A position, the orders and the outcome: one executable example of the rules. */
public record Scenario(
        String title,
        Line start,
        List<String> rules,
        Line game,
        List<Option> options,
        List<String> players,
        List<Line> board,
        List<Line> given,
        List<Step> steps) {

    public record Option(String name, String value, Line line) {}

    /** One {@code when} and the {@code then} blocks that follow it. */
    public record Step(
            Line when, List<Ordered> orders, @Nullable Dice dice, List<Expectation> expected) {}

    /** @param player who gives the order; {@code host} for the host */
    public record Ordered(String player, Line order) {}

    public record Dice(List<Integer> values, Line line) {}

    /** @param seenBy the player whose view is checked, or null for the position itself */
    public record Expectation(@Nullable String seenBy, Line line) {}
}
