package arbiter.games.globaldomination.v;

/** One phase of a turn (2.6). */
interface Phase {
    void run(Turn turn);
}
