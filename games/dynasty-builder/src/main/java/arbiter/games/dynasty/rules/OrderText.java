package arbiter.games.dynasty.rules;

import arbiter.games.dynasty.position.Order;

/** An order as the line that a player could type. Rules need it where they show a player's own lines; the notation has it. */
@FunctionalInterface
public interface OrderText {
    String of(Order order);
}
