package arbiter.engine;

import java.util.List;

/**
 * Games of earlier releases, exactly as they were released. {@link java.util.ServiceLoader} finds the implementations,
 * because the engine itself reads no files.
 */
public interface Archive {
    List<Game<?, ?, ?>> games();
}
