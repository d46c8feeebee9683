package arbiter.engine;

import java.util.List;

/**
 * Games of earlier releases, exactly as they were released. Whoever keeps them is found by {@link java.util.ServiceLoader}: the
 * engine itself reads no files.
 */
public interface Archive {
    List<Game<?, ?, ?>> games();
}
