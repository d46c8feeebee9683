package arbiter.engine.guide;

import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * An order that can be added to the sheet as it is now. {@code Game.check} accepts it there.
 *
 * @param group the button under which choices of the same kind are found, such as "Move" or "Build"
 * @param label the choice within its group, in words: "Library in Corrow"
 * @param order with the usual amount, if there is an amount to choose
 * @param places the ids of its places: the first is where it is offered, the last is its target; empty for an order without
 * a place
 * @param intent the same order as data, with its price
 * @param effect what it does for the player, in a few words; empty if the label says everything
 * @param amount the number that the player can choose; null if there is none
 */
public record Choice<O>(
        String group,
        String label,
        Role role,
        O order,
        Intent intent,
        List<String> places,
        String effect,
        @Nullable Amount<O> amount) {
    public Choice {
        places = List.copyOf(places);
    }

    public enum Role {
        /** An order; its places are highlighted. */
        ORDER,
        /** An order that is rarely wanted: offered at its place, but not highlighted. */
        ASIDE,
        /** Ends a phase; the turn goes on and more orders may follow on the same sheet. */
        GO_ON,
        /** An answer, or the end of the turn: it is sent at once. */
        DECIDE
    }

    /**
     * A number that the player chooses.
     *
     * @param before the line up to the number, and {@code after} the rest of it
     * @param each what each additional one costs
     */
    public record Amount<O>(
            int least, int most, int usual, String before, String after, Price each, IntFunction<O> orders) {}
}
