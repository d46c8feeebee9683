package arbiter.engine;

import arbiter.engine.seat.Seat;
import java.util.List;
import java.util.Optional;

/**
 * What a game contributes to standing orders and to play in a player's absence. Nothing here decides whether an order is legal;
 * {@link Game#check} does.
 *
 * @param <S> a position
 * @param <O> an order
 * @param <V> a view
 */
public interface Ahead<S, O, V> {
    /** What conditions can ask; empty if standing orders of this game can only name turns. */
    default Optional<Lookout<V>> lookout() {
        return Optional.empty();
    }

    /** The rule that forbids orders with conditions, so that a host must allow them; empty if there is none. */
    default String againstConditions() {
        return "";
    }

    /**
     * Whether a seat can hold: let the game go on without deciding anything. No seat can while it chooses where it begins; the rules know
     * what happens if it does not choose.
     *
     * @param imagined a position made by {@link Game#forget}
     */
    default boolean mayHold(S imagined, Seat seat) {
        return true;
    }

    /** Whether the game knows how a seat retreats and how it defends its home. */
    default Stance stance() {
        return Stance.UNKNOWN;
    }

    /** Whether {@link #retreat} and {@link #defence} have a meaning in a game. */
    enum Stance {
        KNOWN,
        UNKNOWN
    }

    /**
     * Orders that bring units away from stronger neighbours. They may be illegal, then they are left out.
     *
     * @param imagined a position made by {@link Game#forget}
     */
    default List<O> retreat(S imagined, Seat seat) {
        return List.of();
    }

    /** Orders that bring units to the place that the seat must not lose. */
    default List<O> defence(S imagined, Seat seat) {
        return List.of();
    }
}
