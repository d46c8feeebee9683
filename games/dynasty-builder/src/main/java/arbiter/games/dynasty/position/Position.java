package arbiter.games.dynasty.position;

/** An immutable position, as the engine uses it. */
public final class Position {
    private final WorkingPosition position;

    public Position(WorkingPosition position) {
        this.position = position;
    }

    /** For reading only: must not be changed. */
    public WorkingPosition look() {
        return position;
    }

    public WorkingPosition workingCopy() {
        return position.copy();
    }
}
