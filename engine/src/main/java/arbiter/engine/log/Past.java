package arbiter.engine.log;

import java.util.List;

/** The positions of a game so far. They are in memory or can be recomputed. */
public interface Past<S, O, V> {
    List<String> players();

    /** The number of the last position; the first one is 0. */
    int last();

    Step<S, O, V> step(int at);
}
