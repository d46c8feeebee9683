package arbiter.engine.seat;

/** Whose eyes look at a position: a player's, the public's, or all of them at once (sandbox, audit, a finished game). */
public sealed interface Viewer {
    Viewer PUBLIC = new Public();
    Viewer ALL = new All();

    record Player(Seat seat) implements Viewer {}

    record Public() implements Viewer {}

    record All() implements Viewer {}

    static Viewer of(Seat seat) {
        return new Player(seat);
    }

    /** Whether this viewer may know what only {@code owner} knows. */
    default boolean knows(Seat owner) {
        return switch (this) {
            case Player(Seat seat) -> seat.equals(owner);
            case Public() -> false;
            case All() -> true;
        };
    }
}
