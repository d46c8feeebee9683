package arbiter.games.globaldomination.vi.rules;

/** One section of the rulebook, as a part of a turn. The edition's list of them is what runs. */
public interface Phase {
    void run(Turn turn);
}
