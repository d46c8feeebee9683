package arbiter.server.web;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Two pieces of work at a time, and a few wait: whoever tries out large boards does not slow the games down. */
@Component
public class Workbench implements DisposableBean {
    private static final int AT_ONCE = 2;
    private static final int WAITING = 64;

    private final ExecutorService threads = new ThreadPoolExecutor(
            AT_ONCE,
            AT_ONCE,
            0,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(WAITING),
            Thread.ofPlatform().name("workbench-", 0).daemon().factory());

    /**
     * Does the work and waits for it, but not for ever.
     *
     * @param what it is, as the sentence begins that says that it took too long
     */
    public <T> T run(String what, int seconds, Callable<T> work) {
        Future<T> answer;
        try {
            answer = threads.submit(work);
        } catch (RejectedExecutionException e) {
            throw new Problem(
                    HttpStatus.SERVICE_UNAVAILABLE,
                    "busy",
                    "Many people try things out just now; try again in a moment.");
        }
        try {
            return answer.get(seconds, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException(e);
        } catch (TimeoutException e) {
            answer.cancel(true);
            throw new Problem(
                    HttpStatus.SERVICE_UNAVAILABLE,
                    "too-long",
                    what + " took longer than " + seconds + " seconds; try a smaller one.");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void destroy() {
        threads.shutdownNow();
    }
}
