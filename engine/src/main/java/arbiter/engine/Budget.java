package arbiter.engine;

import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * How much a computation for a stranger may cost. It is counted, not timed, so that the same text always ends in the same
 * way. The thread that waits for the computation may stop it too: the next thing that is counted then ends it.
 */
public final class Budget {
    /** For texts that come with the program or from the person at the command line. */
    public static Budget unbounded() {
        return new Budget(Long.MAX_VALUE, Long.MAX_VALUE);
    }

    /** Nothing is left. The message is a sentence for people, without its full stop. */
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
     * @param steps how many decisions are resolved
     * @param characters how long everything is that is written about them
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

    /** Counts what was written. */
    public void write(long more) {
        goOn();
        characters += more;
        if (characters > mostCharacters) {
            throw new Spent("this writes more than " + mostCharacters + " characters");
        }
    }

    /** Does the work on this budget: every {@link #checkpoint} in it ends it once the budget is stopped. */
    public <T> T cover(Callable<T> work) throws Exception {
        return ScopedValue.where(CURRENT, this).call(work::call);
    }

    /**
     * For loops that take long on large boards, such as drawings and imports: ends the computation if nobody waits for it any
     * more. Does nothing where no budget covers the work. It never changes a result.
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

    /** From another thread: nobody waits for the result any more. */
    public void stop() {
        stopped.set(true);
    }
}
