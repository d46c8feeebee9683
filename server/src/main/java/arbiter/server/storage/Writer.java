package arbiter.server.storage;

import java.util.function.Supplier;

/**
 * All changes of the database go through this interface. Each write is one transaction: everything is stored, or nothing. A write inside
 * another write joins its transaction.
 */
public interface Writer {
    <T> T write(Supplier<T> work);

    default void run(Runnable work) {
        write(() -> {
            work.run();
            return Boolean.TRUE;
        });
    }

    /** The write waited too long for another one. Nothing was stored. */
    final class Busy extends RuntimeException {
        public Busy(Throwable cause) {
            super("another write held a lock for too long", cause);
        }
    }

    /** Runs the hook after the transaction is durable, in the thread that called the write. Must be called inside a transaction. */
    void afterwards(Runnable hook);
}
