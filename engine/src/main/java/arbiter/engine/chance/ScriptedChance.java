package arbiter.engine.chance;

import java.util.List;

/** Dice with the values that a scenario states. */
public final class ScriptedChance implements Chance {
    private final List<Integer> values;
    private int used;

    /** @param values as people read dice, counted from 1 */
    public ScriptedChance(List<Integer> values) {
        this.values = List.copyOf(values);
    }

    @Override
    public int below(int bound, String purpose) {
        if (used++ >= values.size()) {
            // The scenario will fail because dice are missing. Until then the values change from die to die, so that
            // players who
            // roll until one of them is ahead come to an end.
            return (used - values.size() - 1) % bound;
        }
        int value = values.get(used - 1);
        if (value < 1 || value > bound) {
            throw new OutOfRange("the dice say " + value + " where " + purpose + " takes 1 to " + bound);
        }
        return value - 1;
    }

    /** The number of values that were asked for. A scenario fails if it scripts more or fewer. */
    public int used() {
        return used;
    }

    public int scripted() {
        return values.size();
    }

    /** A scripted value that this die does not have. */
    public static final class OutOfRange extends RuntimeException {
        OutOfRange(String message) {
            super(message);
        }
    }
}
