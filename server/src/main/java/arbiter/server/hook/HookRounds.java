package arbiter.server.hook;

import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.notify.Channel;
import arbiter.server.notify.Deliveries;
import arbiter.server.notify.OutsideWorld;
import arbiter.server.storage.Writer;
import arbiter.server.web.Places;
import arbiter.server.web.Problem;
import com.github.kagkarlsson.scheduler.task.Task;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.github.kagkarlsson.scheduler.task.schedule.FixedDelay;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.stereotype.Component;

/** Looks for hooks that should get something, and sends it through the queues of {@link Deliveries}. */
@Component
class HookRounds {
    private static final Duration ROUND = Duration.ofSeconds(10);
    private static final Duration LONGEST_ROUND = Duration.ofSeconds(40);
    /** Fast turns do not flood a channel: what happens within this time makes one post. */
    private static final Duration SPACING = Duration.ofMinutes(1);
    /** People press Ready close together; one edit shows them all. */
    private static final Duration GATHER = Duration.ofSeconds(10);

    private static final int TRIES = 6;
    private static final Duration FIRST_PAUSE = Duration.ofMinutes(1);

    private final HookStore hooks;
    private final HookSender sender;
    private final GameStore games;
    private final Deliveries deliveries;
    private final Writer writer;
    private final Clock clock;

    HookRounds(HookStore hooks, HookSender sender, GameStore games, Deliveries deliveries, Writer writer, Clock clock) {
        this.hooks = hooks;
        this.sender = sender;
        this.games = games;
        this.deliveries = deliveries;
        this.writer = writer;
        this.clock = clock;
    }

    void round() {
        long end = System.nanoTime() + LONGEST_ROUND.toNanos();
        List<CompletableFuture<Deliveries.Outcome>> sent = new ArrayList<>();
        for (GameHook hook : hooks.due(clock.instant())) {
            @Nullable GameRow game = games.byId(hook.game()).orElse(null);
            if (game == null || !game.status().begun()) {
                writer.run(() -> hooks.settle(hook));
            } else if (ripe(hook, game)) {
                sent.add(deliveries.carry(
                        target(hook), () -> System.nanoTime() - end > 0, () -> attempt(hook, game.entries())));
            }
        }
        long last = end + OutsideWorld.PATIENCE.multipliedBy(2).toNanos();
        sent.forEach(each -> await(each, last));
    }

    private boolean ripe(GameHook hook, GameRow game) {
        Instant now = clock.instant();
        GameHook.Due due = hook.due();
        if (due.news() != null) {
            return game.status() == GameRow.Status.OVER
                    || !hook.posted().at().plus(SPACING).isAfter(now);
        }
        return due.time() != null
                || (due.status() != null && !due.status().plus(GATHER).isAfter(now));
    }

    /** Thousands of games share a service, so each hook has its own queue: a hook that was deleted there does not stop the others. */
    private static String target(GameHook hook) {
        return OutsideWorld.place(hook.address()) + " hook " + hook.id();
    }

    private void attempt(GameHook hook, int now) throws IOException {
        try {
            sender.send(hook, now);
        } catch (Channel.NotNow e) {
            throw e;
        } catch (IOException | Problem e) {
            failed(hook, trouble(e));
            throw e;
        }
    }

    /** For the host. What other errors say could contain the address. */
    private static String trouble(Exception e) {
        return switch (e) {
            case Channel.Refused refused -> String.valueOf(refused.getMessage());
            case Problem problem -> "The address is not on the public internet, or its name is not known.";
            default -> "The service did not answer.";
        };
    }

    /** After several failures the hook gives up this post. The next turn tries again. */
    private void failed(GameHook hook, String trouble) {
        int tries = hook.due().tries();
        writer.run(() -> {
            hooks.failed(hook, trouble);
            hooks.pause(hook, FIRST_PAUSE.multipliedBy(1L << Math.min(tries, TRIES)));
            if (tries + 1 >= TRIES) {
                hooks.settle(hook);
            }
        });
    }

    private static void await(CompletableFuture<Deliveries.Outcome> sent, long last) {
        try {
            sent.get(Math.max(0, last - System.nanoTime()), TimeUnit.NANOSECONDS);
        } catch (TimeoutException | ExecutionException e) {
            // It stays due.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Sends a test now and says what came of it. */
    void test(GameHook hook) {
        try {
            Places.aside(() -> {
                sender.test(hook);
                return hook;
            });
        } catch (Channel.NotNow e) {
            throw Problem.conflict("test-failed", "The service asks for a pause. Try again in a minute.");
        } catch (IOException | Problem e) {
            throw Problem.conflict("test-failed", trouble(e));
        }
    }

    /** The round, once for all nodes. */
    @Configuration(proxyBeanMethods = false)
    static class Rounds {
        @Bean
        Task<Void> hookTask(ObjectProvider<HookRounds> rounds) {
            return Tasks.recurring("hooks", FixedDelay.of(ROUND))
                    .execute((instance, context) -> rounds.getObject().round());
        }
    }
}
