package arbiter.engine.seat;

import java.util.List;

/** The viewers who may learn of an event. */
public sealed interface Audience {
    Audience EVERYONE = new Everyone();
    Audience NOBODY = new Only(List.of());

    record Everyone() implements Audience {}

    record Only(List<Seat> seats) implements Audience {
        public Only {
            seats = List.copyOf(seats);
        }
    }

    static Audience only(Seat... seats) {
        return new Only(List.of(seats));
    }

    default boolean includes(Viewer viewer) {
        return switch (this) {
            case Everyone() -> true;
            case Only(List<Seat> seats) ->
                switch (viewer) {
                    case Viewer.All() -> true;
                    case Viewer.Public() -> false;
                    case Viewer.Player(Seat seat) -> seats.contains(seat);
                };
        };
    }
}
