package arbiter.engine.seat;

import java.util.List;

/**
 * Something to draw on the board: what an order intends or an event has done. No rule depends on it.
 *
 * @param what the piece or thing, by its word in position texts ({@code army}, {@code library}); may be empty
 * @param amount how many of them; 1 if nothing is counted
 * @param places the ids of places in the order in which they are touched; a path for {@link Kind#GO}
 */
public record Stroke(Kind kind, String what, int amount, List<String> places) {
    public Stroke {
        places = List.copyOf(places);
    }

    public enum Kind {
        /** Pieces go from the first place to the last. */
        GO,
        /** Something appears at a place. */
        PUT,
        /** Something is removed from a place. */
        TAKE,
        /** The first place does something to the last: an attack, a shot, a spell. */
        STRIKE,
        /** The place is important, but there is nothing else to draw. */
        MARK
    }

    public static Stroke go(String what, int amount, List<String> path) {
        return new Stroke(Kind.GO, what, amount, path);
    }

    public static Stroke put(String what, int amount, String place) {
        return new Stroke(Kind.PUT, what, amount, List.of(place));
    }

    public static Stroke take(String what, int amount, String place) {
        return new Stroke(Kind.TAKE, what, amount, List.of(place));
    }

    public static Stroke strike(String what, String from, String to) {
        return new Stroke(Kind.STRIKE, what, 1, List.of(from, to));
    }

    public static Stroke mark(String... places) {
        return new Stroke(Kind.MARK, "", 1, List.of(places));
    }
}
