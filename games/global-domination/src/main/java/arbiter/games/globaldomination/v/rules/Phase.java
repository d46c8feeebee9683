package arbiter.games.globaldomination.v.rules;

/** One phase of a turn (2.6). */
public interface Phase {
    void run(Turn turn);
}
