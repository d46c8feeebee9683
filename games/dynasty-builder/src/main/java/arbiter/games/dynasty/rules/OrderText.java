package arbiter.games.dynasty.rules;

import arbiter.games.dynasty.position.Order;

/**
 * Writes an order as a line that a player could type. Rules use it to show a player's own lines; the notation implements it.
 */
@FunctionalInterface
public interface OrderText {
    String of(Order order);
}
