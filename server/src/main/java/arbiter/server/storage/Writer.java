package arbiter.server.storage;

import java.util.function.Supplier;

/**
 * The one door through which the database is changed. What is done inside is one transaction: all of it is stored, or
 * nothing. A write inside a write belongs to the outer one.
 */
public interface Writer {
    <T> T write(Supplier<T> work);

    default void run(Runnable work) {
        write(() -> {
            work.run();
            return Boolean.TRUE;
        });
    }

    /** The database made the write wait too long for another one. Nothing was stored. */
    final class Busy extends RuntimeException {
        public Busy(Throwable cause) {
            super("another write held what this one needs", cause);
        }
    }

    /** Inside a write: what is to be done once it is durable, in the thread that asked for the write. */
    void afterwards(Runnable hook);
}
