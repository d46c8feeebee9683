package arbiter.bots.search;

import arbiter.engine.Budget;
import arbiter.engine.Pace;
import arbiter.engine.chance.Chance;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * What a bot may use for one decision: random numbers and a budget. A budget in looks (positions that the bot computes) gives the same
 * sheet on any machine; a budget in time is for live games.
 */
public final class Thinking {
    private static final long LIVE_LOOKS = 4_000;
    private static final long LIVE_NANOS = 1_500_000_000;
    private static final long NEXT_LOOKS = 18_000;
    private static final long NEXT_NANOS = 150_000_000;

    private final SplittableRandom random;
    private final long looks;
    private final long until;
    private final @Nullable Thinking whole;
    private long looked;

    private Thinking(long seed, long looks, long until, @Nullable Thinking whole) {
        this.whole = whole;
        this.random = new SplittableRandom(seed);
        this.looks = looks;
        this.until = until;
    }

    public static Thinking looks(long seed, long looks) {
        return new Thinking(seed, looks, Long.MAX_VALUE, null);
    }

    /**
     * For a live game. Gives the same sheet on every machine that is fast enough; on slower ones, the time is so short that all bots of a
     * game decide within two seconds. If orders are resolved one by one, a turn has several decisions, so each is short.
     *
     * @param company how many bots of the game decide one after the other, including this one
     */
    public static Thinking live(long seed, Pace pace, int company) {
        return switch (pace) {
            case TOGETHER -> new Thinking(seed, LIVE_LOOKS, System.nanoTime() + LIVE_NANOS / company, null);
            case AT_ONCE -> new Thinking(seed, NEXT_LOOKS, System.nanoTime() + NEXT_NANOS, null);
        };
    }

    public static Thinking millis(long seed, long millis) {
        return new Thinking(seed, Long.MAX_VALUE, System.nanoTime() + millis * 1_000_000, null);
    }

    /** Counts one look at a position; false if the budget is used up. */
    public boolean look() {
        Budget.checkpoint();
        looked++;
        if (whole != null) {
            whole.look();
        }
        return looked <= looks && (until == Long.MAX_VALUE || System.nanoTime() < until);
    }

    public boolean exhausted() {
        return looked >= looks || (until != Long.MAX_VALUE && System.nanoTime() >= until);
    }

    /** The number of positions that the bot has computed. */
    public long looked() {
        return looked;
    }

    /** A part of this budget, for a decision within a decision. Its looks count here too. */
    public Thinking part(long share) {
        return new Thinking(random.nextLong(), Math.min(share, Math.max(0, looks - looked)), until, this);
    }

    /** A part of what is left of this budget, in looks and in time. Its looks count here too. */
    public Thinking slice(double share) {
        long left = Math.max(0, looks - looked);
        long now = until == Long.MAX_VALUE ? 0 : System.nanoTime();
        return new Thinking(
                random.nextLong(),
                looks == Long.MAX_VALUE ? looks : (long) (share * left),
                until == Long.MAX_VALUE ? until : now + (long) (share * Math.max(0, until - now)),
                this);
    }

    /** This fraction of the whole budget, but not more than the bound. */
    public long share(int parts, long bound) {
        return Math.min(bound, looks / parts);
    }

    public int below(int bound) {
        return random.nextInt(bound);
    }

    /** Random numbers for what the bot imagines: hidden things, and future dice. */
    public Chance guesses() {
        return (bound, purpose) -> random.nextInt(bound);
    }

    public <T> void shuffle(List<T> list) {
        for (int i = list.size() - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            T swapped = list.get(i);
            list.set(i, list.get(j));
            list.set(j, swapped);
        }
    }
}
