package arbiter.engine.seat;

/**
 * One seat acted against another: an attack, a shot, the conquest of what it had.
 *
 * @param by who did it
 * @param against who suffered it
 */
public record Blow(Seat by, Seat against) {}
