package arbiter.server.notify;

import arbiter.server.web.Problem;
import arbiter.server.work.FairThreads;
import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.mail.MailException;
import org.springframework.stereotype.Component;

/** Carries messages to several targets at once, to each of them one at a time: a slow target holds up its own queue only. */
@Component
public class Deliveries implements DisposableBean {
    private static final Logger LOG = LoggerFactory.getLogger(Deliveries.class);
    private static final FairThreads.Bounds BOUNDS = new FairThreads.Bounds(8, 1, 1_000, 200);

    private final FairThreads threads = new FairThreads("post", BOUNDS);
    private final Breakers breakers = new Breakers(System::nanoTime);

    public enum Outcome {
        ARRIVED,
        FAILED,
        /** Not tried: the target is left alone at the moment, or the round was over. */
        LATER
    }

    /** @param over whether it is too late to begin */
    public CompletableFuture<Outcome> carry(String target, BooleanSupplier over, Channel.Delivery delivery) {
        if (breakers.open(target)) {
            return CompletableFuture.completedFuture(Outcome.LATER);
        }
        CompletableFuture<Outcome> outcome = new CompletableFuture<>();
        try {
            threads.execute(target, () -> outcome.complete(attempt(target, over, delivery)));
        } catch (RejectedExecutionException e) {
            outcome.complete(Outcome.LATER);
        }
        return outcome;
    }

    private Outcome attempt(String target, BooleanSupplier over, Channel.Delivery delivery) {
        if (over.getAsBoolean() || breakers.open(target)) {
            return Outcome.LATER;
        }
        try {
            delivery.run();
            breakers.arrived(target);
            return Outcome.ARRIVED;
        } catch (Channel.NotNow e) {
            return Outcome.LATER;
        } catch (Channel.Refused e) {
            LOG.warn("a notice was refused");
            return Outcome.FAILED;
        } catch (IOException | MailException | Problem e) {
            breakers.failed(target);
            LOG.warn("a notice could not be sent ({})", e.getClass().getSimpleName());
            return Outcome.FAILED;
        } catch (RuntimeException e) {
            breakers.failed(target);
            LOG.error("a notice could not be sent", e);
            return Outcome.FAILED;
        }
    }

    @Override
    public void destroy() {
        threads.close();
    }
}
