package arbiter.games.globaldomination.vi.rules;

/** One section of the rulebook, as a part of a turn. The game's class lists the phases that run. */
public interface Phase {
    void run(Turn turn);
}
