package arbiter.bots;

import arbiter.engine.chance.Chance;
import java.util.List;
import java.util.SplittableRandom;

/**
 * What a bot may spend on one decision: its own luck, and a budget. A budget in looks (positions that it may work out) gives
 * the same sheet on any machine; a budget in time is for live games.
 */
public final class Thinking {
    private static final long LIVE_LOOKS = 4_000;

    private final SplittableRandom random;
    private final long looks;
    private final long until;
    private long looked;

    private Thinking(long seed, long looks, long until) {
        this.random = new SplittableRandom(seed);
        this.looks = looks;
        this.until = until;
    }

    public static Thinking looks(long seed, long looks) {
        return new Thinking(seed, looks, Long.MAX_VALUE);
    }

    /** For a live game: the same sheet on any machine that is fast enough, and never more than a second. */
    public static Thinking live(long seed) {
        return new Thinking(seed, LIVE_LOOKS, System.nanoTime() + 1_000_000_000L);
    }

    public static Thinking millis(long seed, long millis) {
        return new Thinking(seed, Long.MAX_VALUE, System.nanoTime() + millis * 1_000_000);
    }

    /** Counts one look at a position; false when the budget is used up. */
    boolean look() {
        looked++;
        return looked <= looks && (until == Long.MAX_VALUE || System.nanoTime() < until);
    }

    boolean exhausted() {
        return looked >= looks || (until != Long.MAX_VALUE && System.nanoTime() >= until);
    }

    /** How many positions the bot has worked out. */
    public long looked() {
        return looked;
    }

    /** A part of this budget, for a thought within a thought. */
    Thinking part(long share) {
        return new Thinking(random.nextLong(), share, until);
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    /** Luck for what the bot imagines: hidden things, and dice that have not fallen. */
    Chance guesses() {
        return (bound, purpose) -> random.nextInt(bound);
    }

    <T> void shuffle(List<T> list) {
        for (int i = list.size() - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            T swapped = list.get(i);
            list.set(i, list.get(j));
            list.set(j, swapped);
        }
    }
}
