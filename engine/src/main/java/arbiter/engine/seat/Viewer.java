package arbiter.engine.seat;

/** A viewer of a position: a player, the public, or a person who may see everything (sandbox, audit, a finished game). */
public sealed interface Viewer {
    Viewer PUBLIC = new Public();
    Viewer ALL = new All();

    record Player(Seat seat) implements Viewer {}

    record Public() implements Viewer {}

    record All() implements Viewer {}

    static Viewer of(Seat seat) {
        return new Player(seat);
    }

    /** Whether this viewer may know the secrets of {@code owner}. */
    default boolean knows(Seat owner) {
        return switch (this) {
            case Player(Seat seat) -> seat.equals(owner);
            case Public() -> false;
            case All() -> true;
        };
    }
}
