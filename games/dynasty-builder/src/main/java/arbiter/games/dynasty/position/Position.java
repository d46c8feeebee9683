package arbiter.games.dynasty.position;

/** A position that nobody changes any more: what the engine hands around. */
public final class Position {
    private final WorkingPosition position;

    public Position(WorkingPosition position) {
        this.position = position;
    }

    /** To read only. */
    public WorkingPosition look() {
        return position;
    }

    public WorkingPosition workingCopy() {
        return position.copy();
    }
}
