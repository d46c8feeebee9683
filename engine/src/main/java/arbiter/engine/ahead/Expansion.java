package arbiter.engine.ahead;

import java.util.List;

/**
 * What standing orders come to in one position.
 *
 * @param orders the lines of the sheet, in normal form; empty if a bot has to be asked
 * @param steps what became of each line, in their order
 */
public record Expansion(Source source, List<String> orders, List<Step> steps) {
    public Expansion {
        orders = List.copyOf(orders);
        steps = List.copyOf(steps);
    }

    /** Where the sheet comes from. */
    public sealed interface Source {}

    /** At least one line applied. */
    public record Lines() implements Source {}

    /** No line applied, and the posture decides. */
    public record Stance(Posture posture) implements Source {}

    /** There is nothing to hand in. */
    public record Nothing() implements Source {}

    public enum Outcome {
        ORDERED,
        HELD,
        /** It cannot be carried out any more. */
        LEFT_OUT,
        /** Its condition does not hold. */
        UNMET,
        /** It is for other turns. */
        LATER,
        OVER,
        UNREADABLE
    }

    /**
     * @param line the index of the line
     * @param text the order or the line that it is about
     * @param sentence why; empty if there is nothing to explain
     */
    public record Step(int line, Outcome outcome, String text, String sentence) {}

    /** Whether a sheet comes from it, once a bot that has to be asked has answered. */
    public boolean decides() {
        return !(source instanceof Nothing);
    }
}
