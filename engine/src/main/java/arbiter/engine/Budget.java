package arbiter.engine;

import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Limits what a computation for a stranger may cost. It counts work instead of time, so that the same text always gives the
 * same result. The thread that waits for the computation can also stop it: the computation then ends at the next thing that
 * it counts.
 */
public final class Budget {
    /** For texts that come with the program or from the person at the command line. */
    public static Budget unbounded() {
        return new Budget(Long.MAX_VALUE, Long.MAX_VALUE);
    }

    /** The budget is used up. The message is a sentence for people, without the full stop. */
    public static final class Spent extends RuntimeException {
        private Spent(String sentence) {
            super(sentence, null, false, false);
        }
    }

    private static final ScopedValue<Budget> CURRENT = ScopedValue.newInstance();

    private final long mostSteps;
    private final long mostCharacters;
    private final AtomicBoolean stopped = new AtomicBoolean();
    private long steps;
    private long characters;

    /**
     * @param steps the maximum number of decisions that are resolved
     * @param characters the maximum length of all texts that are written about them
     */
    public Budget(long steps, long characters) {
        this.mostSteps = steps;
        this.mostCharacters = characters;
    }

    /** Counts one decision that is about to be resolved. */
    public void step() {
        goOn();
        if (++steps > mostSteps) {
            throw new Spent("this takes more than " + mostSteps + " steps");
        }
    }

    /** Counts characters that were written. */
    public void write(long more) {
        goOn();
        characters += more;
        if (characters > mostCharacters) {
            throw new Spent("this writes more than " + mostCharacters + " characters");
        }
    }

    /** Runs the work under this budget: after the budget is stopped, the next {@link #checkpoint} ends the work. */
    public <T> T cover(Callable<T> work) throws Exception {
        return ScopedValue.where(CURRENT, this).call(work::call);
    }

    /**
     * For loops that take long on large boards, such as drawings and imports: ends the computation if nobody waits for it
     * any more. Does nothing if no budget covers the work. It never changes a result.
     */
    public static void checkpoint() {
        if (CURRENT.isBound()) {
            CURRENT.get().goOn();
        }
    }

    private void goOn() {
        if (stopped.get()) {
            throw new Spent("this took too long");
        }
    }

    /** Called from another thread when nobody waits for the result any more. */
    public void stop() {
        stopped.set(true);
    }
}
