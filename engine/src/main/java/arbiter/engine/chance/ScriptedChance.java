package arbiter.engine.chance;

import java.util.List;

/** Dice that fall as a scenario says. */
public final class ScriptedChance implements Chance {
    private final List<Integer> values;
    private int used;

    /** @param values as a person reads dice, from 1 */
    public ScriptedChance(List<Integer> values) {
        this.values = List.copyOf(values);
    }

    @Override
    public int below(int bound, String purpose) {
        if (used++ >= values.size()) {
            // The scenario fails on its missing dice; until then the lowest face keeps the resolution going.
            return 0;
        }
        int value = values.get(used - 1);
        if (value < 1 || value > bound) {
            throw new OutOfRange("the dice say " + value + " where " + purpose + " takes 1 to " + bound);
        }
        return value - 1;
    }

    /** How many values were asked for; more or fewer than were scripted fails a scenario. */
    public int used() {
        return used;
    }

    public int scripted() {
        return values.size();
    }

    /** A scripted die that no such die can show. */
    public static final class OutOfRange extends RuntimeException {
        OutOfRange(String message) {
            super(message);
        }
    }
}
