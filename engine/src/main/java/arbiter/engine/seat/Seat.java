package arbiter.engine.seat;

import arbiter.engine.setup.Setup;

/**
 * A place for a player, counted from 0 in the order of {@link Setup#players()}. Rules use seats only; the players' names are
 * for display.
 */
public record Seat(int index) implements Comparable<Seat> {
    /** The host's seat: it announces events and unlocks mechanics, and is never awaited. */
    public static final Seat HOST = new Seat(-1);

    private static final Seat[] COMMON = new Seat[64];

    static {
        for (int i = 0; i < COMMON.length; i++) {
            COMMON[i] = new Seat(i);
        }
    }

    public Seat {
        if (index < -1) {
            throw new IllegalArgumentException("no seat " + index);
        }
    }

    public static Seat of(int index) {
        return index >= 0 && index < COMMON.length ? COMMON[index] : new Seat(index);
    }

    public boolean isHost() {
        return index == -1;
    }

    @Override
    public int compareTo(Seat other) {
        return Integer.compare(index, other.index);
    }
}
