package arbiter.server.storage;

import java.util.Objects;
import java.util.function.Supplier;
import org.springframework.dao.ConcurrencyFailureException;
import org.springframework.transaction.support.TransactionTemplate;

/** For PostgreSQL, which has many writers: one transaction a write, tried again when two of them collide. */
final class PlainWriter implements Writer {
    private static final int TRIES = 5;

    private final TransactionTemplate transactions;

    PlainWriter(TransactionTemplate transactions) {
        this.transactions = transactions;
    }

    @Override
    public <T> T write(Supplier<T> work) {
        if (Hooks.insideAWrite()) {
            return work.get();
        }
        for (int attempt = 1; ; attempt++) {
            Hooks hooks = new Hooks();
            try {
                hooks.open();
                T result;
                try {
                    result = Objects.requireNonNull(transactions.execute(status -> work.get()));
                } finally {
                    Hooks.close();
                }
                hooks.run();
                return result;
            } catch (ConcurrencyFailureException e) {
                if (attempt == TRIES) {
                    throw e;
                }
            }
        }
    }

    @Override
    public void afterwards(Runnable hook) {
        Hooks.add(hook);
    }
}
