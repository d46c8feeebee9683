package arbiter.engine.log;

/**
 * A position of a game, with the rules for playing on from it.
 *
 * @param text the length of the position's text
 * @param board the length of the board's text, if the board was read during the game; 0 if it is the board of the start, which all
 *     positions share
 */
public record Step<S, O, V>(Replay.Position<S> position, Era<S, O, V> era, int text, int board) {
    public S state() {
        return position.state();
    }

    /** A measure for the memory that the position takes. */
    public long letters() {
        return (long) text + board;
    }

    /** The position after a rollback to this one. If an upgrade came in between, the rules go back too. */
    public Step<S, O, V> again() {
        return new Step<>(Replay.Position.of(position.turn(), position.state()), era, text, board);
    }

    Step<S, O, V> then(Replay.Position<S> next, int length) {
        return new Step<>(next, era, length, board);
    }
}
