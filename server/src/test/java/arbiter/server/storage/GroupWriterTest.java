package arbiter.server.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import org.sqlite.SQLiteDataSource;

/** Writes share a transaction, but a failed write must not affect the others. */
class GroupWriterTest {
    @TempDir
    private Path folder;

    private JdbcClient jdbc;
    private GroupWriter writer;

    @BeforeEach
    void open() {
        SQLiteDataSource sqlite = new SQLiteDataSource();
        sqlite.setUrl("jdbc:sqlite:" + folder.resolve("numbers.db") + "?journal_mode=WAL&busy_timeout=20000");
        PreparedOnce source = new PreparedOnce(sqlite);
        jdbc = JdbcClient.create(source);
        jdbc.sql("create table number (value integer not null)").update();
        writer = new GroupWriter(new TransactionTemplate(new JdbcTransactionManager(source)), source);
    }

    @AfterEach
    void close() throws InterruptedException {
        writer.destroy();
    }

    private void insert(int value) {
        jdbc.sql("insert into number (value) values (?)").param(value).update();
    }

    private List<Integer> stored() {
        return jdbc.sql("select value from number order by value")
                .query(Integer.class)
                .list();
    }

    /** With one core for two threads, the second write can only begin because the first thread lends the core while it waits. */
    @Test
    void whoWaitsLendsTheCore() throws Exception {
        Semaphore core = new Semaphore(1);
        CountDownLatch both = new CountDownLatch(2);
        Waits.Core shared = new Waits.Core() {
            @Override
            public void lend() {
                core.release();
                both.countDown();
            }

            @Override
            public void takeBack() {
                core.acquireUninterruptibly();
            }
        };
        CountDownLatch hold = new CountDownLatch(1);
        try (ExecutorService threads = Executors.newFixedThreadPool(3)) {
            Future<?> slow = threads.submit(() -> writer.run(() -> awaitOn(hold)));
            List<Future<?>> writes = new ArrayList<>();
            for (int i = 0; i < 2; i++) {
                int value = i;
                writes.add(threads.submit(() -> {
                    shared.takeBack();
                    try {
                        Waits.lending(shared, () -> writer.run(() -> insert(value)));
                    } finally {
                        core.release();
                    }
                }));
            }
            awaitOn(both);
            hold.countDown();
            slow.get();
            for (Future<?> write : writes) {
                write.get();
            }
        }
        assertEquals(List.of(0, 1), stored());
        assertEquals(1, core.availablePermits());
    }

    private static void awaitOn(CountDownLatch latch) {
        try {
            assertTrue(latch.await(60, TimeUnit.SECONDS), "nothing came");
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void oneThatFailsTakesNothingAlongAndLeavesNothingBehind() throws Exception {
        ConcurrentLinkedQueue<Integer> refused = new ConcurrentLinkedQueue<>();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> writes = new ArrayList<>();
            for (int i = 0; i < 60; i++) {
                int value = i;
                writes.add(threads.submit(() -> {
                    try {
                        writer.run(() -> {
                            insert(value);
                            if (value % 3 == 0) {
                                throw new IllegalArgumentException("not this one");
                            }
                        });
                    } catch (IllegalArgumentException e) {
                        refused.add(value);
                    }
                }));
            }
            for (Future<?> write : writes) {
                write.get();
            }
        }
        assertEquals(IntStream.range(0, 60).filter(i -> i % 3 != 0).boxed().toList(), stored());
        assertEquals(
                IntStream.range(0, 60).filter(i -> i % 3 == 0).boxed().toList(),
                refused.stream().sorted().toList());
    }

    @Test
    void whoHasAnAnswerFindsTheWriteStoredAndHooksRunAfterIt() {
        List<List<Integer>> seen = new ArrayList<>();
        int answer = writer.write(() -> {
            insert(7);
            writer.afterwards(() -> seen.add(stored()));
            return 1;
        });
        assertEquals(1, answer);
        assertEquals(List.of(List.of(7)), seen);
        assertEquals(List.of(7), stored());
    }

    @Test
    void aWriteInsideAWriteBelongsToIt() {
        assertThrows(
                IllegalStateException.class,
                () -> writer.run(() -> {
                    writer.run(() -> insert(1));
                    throw new IllegalStateException("after all, no");
                }));
        assertEquals(List.of(), stored());
    }

    @Test
    void theWriterOutlivesAnError() {
        assertThrows(
                StackOverflowError.class,
                () -> writer.run(() -> {
                    insert(1);
                    throw new StackOverflowError();
                }));
        writer.run(() -> insert(2));
        assertEquals(List.of(2), stored());
    }

    @Test
    void aServerThatStopsTakesNoMore() throws InterruptedException {
        writer.run(() -> insert(1));
        writer.destroy();
        assertThrows(IllegalStateException.class, () -> writer.run(() -> insert(2)));
        assertEquals(List.of(1), stored());
    }
}
