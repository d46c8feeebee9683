package arbiter.engine;

import arbiter.engine.seat.Seat;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import java.util.List;
import java.util.OptionalInt;

/**
 * What the conditions of standing orders can ask. It answers from a view, so a condition can never depend on something that the
 * seat does not see.
 *
 * @param <V> a view
 */
public interface Lookout<V> {
    int NOBODY = -1;

    /**
     * A place of the board.
     *
     * @param id how conditions name it in normal form
     * @param name how sentences name it
     */
    record Spot(String id, String name) {}

    /** Something that can be counted: the first name is the canonical one, the second one is for numbers other than 1. */
    record Thing(List<String> names) {
        public Thing {
            names = List.copyOf(names);
        }

        /** @param names with {@code |} between them */
        public static Thing of(String names) {
            return new Thing(List.of(names.split("\\|")));
        }

        public String name() {
            return names.getFirst();
        }

        /** The name beside a number in a sentence: the second name is the plural. */
        public String named(int number) {
            return number == 1 || names.size() == 1 ? name() : names.get(1);
        }
    }

    /** The players' names, in seat order. */
    List<String> players(V view);

    /** Whether the seat is out of the game. */
    boolean out(V view, Seat seat);

    /** Takes the words that name a place. */
    Spot spot(V view, Words words) throws Misread;

    /** The seat that owns the place, or {@link #NOBODY}; empty if the view does not show it. */
    OptionalInt owner(V view, Spot spot);

    /** What can be counted at a place. */
    List<Thing> things();

    /** How many of a thing are at a place; empty if the view does not show it. */
    OptionalInt count(V view, Spot spot, Thing thing);

    /** What players own, such as points to spend. */
    List<Thing> stocks();

    /** How much of it a player has; empty if the view does not show it. */
    OptionalInt stock(V view, Seat seat, Thing stock);
}
