package arbiter.server.turn;

import arbiter.server.work.FairThreads;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Runs the work of {@link DueWork}: many turns may end at the same moment. */
interface TurnThreads {
    /**
     * @param host of the game: the threads serve hosts in turn
     * @throws java.util.concurrent.RejectedExecutionException if too much work waits already
     */
    void execute(String host, Runnable work);

    /** One thread per core: more would end the turns hardly sooner, and delay requests. */
    @Configuration(proxyBeanMethods = false)
    class Real {
        @Bean(destroyMethod = "close")
        FairThreads turnFairThreads() {
            int threads = Runtime.getRuntime().availableProcessors();
            return new FairThreads(
                    "turn", new FairThreads.Bounds(threads, threads, DueWork.MOST_WAITING, DueWork.MOST_WAITING));
        }

        @Bean
        TurnThreads turnThreads(FairThreads turnFairThreads) {
            return turnFairThreads::execute;
        }
    }
}
