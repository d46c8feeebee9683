package arbiter.server.storage;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.jdbc.datasource.DataSourceUtils;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * For SQLite, which allows one writer. Writes are queued for one thread. All waiting writes share one transaction, and so one costly flush
 * to the disk. Each write has a savepoint, so a failed write does not affect the others. No caller gets an answer before its write is
 * durable.
 */
final class GroupWriter implements Writer, DisposableBean {
    private static final int MOST = 512;

    private final TransactionTemplate transactions;
    private final DataSource database;
    private final BlockingQueue<Job<?>> queue = new LinkedBlockingQueue<>();
    private final Thread thread;
    private volatile boolean closing;

    GroupWriter(TransactionTemplate transactions, DataSource database) {
        this.transactions = transactions;
        this.database = database;
        this.thread = Thread.ofPlatform().name("writer").daemon().unstarted(this::work);
        thread.start();
    }

    @Override
    public <T> T write(Supplier<T> work) {
        if (Hooks.insideAWrite()) {
            return work.get();
        }
        Job<T> job = new Job<>(work);
        if (closing) {
            throw new IllegalStateException("the server is shutting down");
        }
        queue.add(job);
        T result;
        try {
            result = Waits.during(job.future::join);
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            if (e.getCause() instanceof Error cause) {
                throw cause;
            }
            throw e;
        }
        job.hooks.run();
        return result;
    }

    @Override
    public void afterwards(Runnable hook) {
        Hooks.add(hook);
    }

    private void work() {
        List<Job<?>> batch = new ArrayList<>();
        while (!closing || !queue.isEmpty()) {
            try {
                batch.add(queue.take());
            } catch (InterruptedException e) {
                continue;
            }
            queue.drainTo(batch, MOST - 1);
            commit(batch);
            batch.clear();
        }
    }

    private void commit(List<Job<?>> batch) {
        try {
            transactions.executeWithoutResult(status -> {
                Savepoint savepoint = new Savepoint(DataSourceUtils.getConnection(database));
                batch.forEach(job -> job.run(savepoint));
            });
            batch.forEach(Job::complete);
        } catch (RuntimeException | Error e) {
            // The thread must survive every error: without it, nothing could be written any more.
            batch.forEach(job -> job.future.completeExceptionally(e));
        }
    }

    @Override
    public void destroy() throws InterruptedException {
        closing = true;
        thread.interrupt();
        thread.join(10_000);
    }

    /**
     * Separates the writes of one transaction. The driver compiles the statements of its own savepoints each time, because each gets
     * another name; these are compiled once.
     */
    private record Savepoint(Connection connection) {
        void begin() {
            run("savepoint one_write");
        }

        void undo() {
            run("rollback to one_write");
        }

        void end() {
            run("release one_write");
        }

        private void run(String sql) {
            try (PreparedStatement statement = connection.prepareStatement(sql)) {
                statement.execute();
            } catch (SQLException e) {
                throw new DataAccessResourceFailureException("a savepoint failed", e);
            }
        }
    }

    private static final class Job<T> {
        private final Supplier<T> work;
        private final CompletableFuture<T> future = new CompletableFuture<>();
        private final Hooks hooks = new Hooks();
        private Runnable outcome = () -> {};

        Job(Supplier<T> work) {
            this.work = work;
        }

        void run(Savepoint savepoint) {
            savepoint.begin();
            hooks.open();
            try {
                T result = work.get();
                outcome = () -> future.complete(result);
            } catch (RuntimeException | Error e) {
                savepoint.undo();
                outcome = () -> future.completeExceptionally(e);
            } finally {
                Hooks.close();
                savepoint.end();
            }
        }

        void complete() {
            outcome.run();
        }
    }
}
