package arbiter.server.turn;

import arbiter.server.settings.ServerSettings;
import arbiter.server.storage.Waits;
import arbiter.server.work.FairThreads;
import arbiter.server.work.LowPriority;
import java.util.concurrent.Semaphore;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Runs the work of {@link DueWork}: many turns may end at the same moment. */
interface TurnThreads {
    /** How many turns one look hands to the threads. The next look finds the others. */
    int MOST_WAITING = 5_000;

    /**
     * @param host of the game: the threads serve hosts in turn
     * @throws java.util.concurrent.RejectedExecutionException if too much work waits already
     */
    void execute(String host, Runnable work);

    /**
     * One thread per core computes; more would end the turns hardly sooner, and delay requests. The others wait for the disk. A thread that
     * waits lends its core, so that many turns share one flush.
     */
    @Configuration(proxyBeanMethods = false)
    class Real {
        private static final int ON_SQLITE = 24;
        /** Each holds a connection while it waits, and requests need some too. */
        private static final int ON_POSTGRES = 6;

        @Bean(destroyMethod = "close")
        FairThreads turnFairThreads(ServerSettings settings) {
            int threads = settings.onPostgres() ? ON_POSTGRES : ON_SQLITE;
            return new FairThreads(
                    "turn", new FairThreads.Bounds(threads, threads, MOST_WAITING, MOST_WAITING), LowPriority::take);
        }

        @Bean
        TurnThreads turnThreads(FairThreads turnFairThreads) {
            Cores cores = new Cores();
            return (host, work) -> turnFairThreads.execute(host, () -> cores.run(work));
        }
    }

    /** As many threads as there are cores compute at the same time. */
    final class Cores implements Waits.Core {
        private final Semaphore free = new Semaphore(Runtime.getRuntime().availableProcessors(), true);

        void run(Runnable work) {
            takeBack();
            try {
                Waits.lending(this, work);
            } finally {
                lend();
            }
        }

        @Override
        public void lend() {
            free.release();
        }

        @Override
        public void takeBack() {
            free.acquireUninterruptibly();
        }
    }
}
