package arbiter.bots;

import arbiter.engine.Sheet;

/**
 * A player that is a program. It sees what its seat may see, answers with a sheet, and gives the same answer to the same
 * {@link Desk} and seed.
 */
public interface Bot {
    /** The word by which games and commands name it: {@code recruit}. */
    String id();

    /** One sentence about how it plays, for the form that offers it. */
    String sentence();

    <O, V> Sheet<O> choose(Desk<O, V> desk);
}
