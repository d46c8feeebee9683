package arbiter.server.storage;

import java.sql.SQLException;
import java.util.Objects;
import java.util.function.Supplier;
import org.springframework.dao.ConcurrencyFailureException;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.support.TransactionTemplate;

/** For PostgreSQL, which allows many writers: one transaction per write, repeated if two of them conflict. */
final class PlainWriter implements Writer {
    private static final int TRIES = 5;
    /** PostgreSQL's lock_not_available. */
    private static final String LOCK_TIMEOUT = "55P03";

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
                    result = Waits.during(() -> Objects.requireNonNull(transactions.execute(status -> work(work))));
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

    /** Only a lock timeout during a statement becomes {@link Busy}, because it is then certain that nothing was committed. */
    private static <T> T work(Supplier<T> work) {
        try {
            return work.get();
        } catch (DataAccessException e) {
            if (e.getRootCause() instanceof SQLException cause && LOCK_TIMEOUT.equals(cause.getSQLState())) {
                throw new Busy(e);
            }
            throw e;
        }
    }

    @Override
    public void afterwards(Runnable hook) {
        Hooks.add(hook);
    }
}
