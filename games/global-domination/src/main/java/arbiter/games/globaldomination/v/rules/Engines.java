package arbiter.games.globaldomination.v.rules;

import org.jspecify.annotations.Nullable;

/** The Trebuchets of a turn: how many of those in a territory may still be moved (7.6) or fire (8.15). */
public final class Engines {
    private final int[] total;
    private int @Nullable [] built;
    private int @Nullable [] moved;
    private int @Nullable [] fired;

    Engines(int[] total) {
        this.total = total;
    }

    public void build(int at) {
        built = built == null ? new int[total.length] : built;
        built[at]++;
        total[at]++;
    }

    private static int at(int @Nullable [] counts, int at) {
        return counts == null ? 0 : counts[at];
    }

    public boolean mayMove(int at) {
        return total[at] > at(moved, at);
    }

    /**
     * A Trebuchet that was built this turn moves first, because it cannot fire anyway. This leaves the player most options,
     * as in 7.3.1.
     */
    public void move(int from, int to) {
        if (built != null && built[from] > 0) {
            built[from]--;
        }
        moved = moved == null ? new int[total.length] : moved;
        moved[to]++;
        total[from]--;
        total[to]++;
    }

    public boolean mayFire(int at) {
        return total[at] - at(built, at) - at(moved, at) - at(fired, at) > 0;
    }

    /** How many Trebuchets in a territory may no longer fire, and why. */
    public record Spent(int built, int moved, int fired) {}

    public Spent spent(int at) {
        return new Spent(at(built, at), at(moved, at), at(fired, at));
    }

    public void fire(int at) {
        fired = fired == null ? new int[total.length] : fired;
        fired[at]++;
    }
}
