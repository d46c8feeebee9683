package arbiter.server.telegram.wire;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;

/**
 * Asks Telegram for news, and sends what waits, as long as this node holds the lease. Both threads are supervised: one that ends or hangs
 * is replaced. Telegram forgets an update when it is asked for the next one, so this happens only after the update is stored.
 */
@Component
class Poller implements DisposableBean {
    private static final Logger LOG = LoggerFactory.getLogger(Poller.class);
    /** How long Telegram holds a request when there is no news. */
    private static final int HELD_SECONDS = 25;

    private static final Duration HANGS = Duration.ofSeconds(90);
    private static final Duration PAUSE = Duration.ofSeconds(3);
    private static final Duration LONG_PAUSE = Duration.ofSeconds(30);
    private static final List<String> KINDS = List.of("message", "edited_message", "callback_query", "my_chat_member");

    private final TelegramSettings settings;
    private final BotApi api;
    private final Lease lease;
    private final Inbox inbox;
    private final Sender sender;
    private final Bot bot;
    private final Menu menu;
    private final Clock clock;
    private final Counter restarts;
    private final ScheduledExecutorService watch = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("telegram-watch").daemon().factory());
    private @Nullable Worker asking;
    private @Nullable Worker sending;
    private volatile boolean closed;
    private volatile boolean introduced;
    private volatile long offset;
    private int looks;

    Poller(
            TelegramSettings settings,
            BotApi api,
            Lease lease,
            Inbox inbox,
            Sender sender,
            Bot bot,
            Menu menu,
            Clock clock,
            MeterRegistry meters) {
        this.settings = settings;
        this.api = api;
        this.lease = lease;
        this.inbox = inbox;
        this.sender = sender;
        this.bot = bot;
        this.menu = menu;
        this.clock = clock;
        this.restarts = meters.counter("arbiter.telegram.restarts");
        if (settings.on()) {
            Gauge.builder("arbiter.telegram.poll.age", this, Poller::age)
                    .baseUnit("seconds")
                    .description("how long ago Telegram last answered a request for news, to any node")
                    .register(meters);
            Gauge.builder(
                            "arbiter.telegram.waiting",
                            this,
                            poller -> poller.health().waiting())
                    .description("posts that wait to be sent to Telegram")
                    .register(meters);
        }
    }

    private Bot.Health health() {
        return bot.health().orElseThrow();
    }

    private double age() {
        Instant polled = health().polledAt();
        return polled == null
                ? Double.NaN
                : Duration.between(polled, clock.instant()).toMillis() / 1000.0;
    }

    private interface Step {
        void run() throws InterruptedException;
    }

    /** A thread that repeats a step, whatever the step throws. */
    private final class Worker {
        private final Thread thread;
        private volatile long tick = System.nanoTime();
        private volatile boolean replaced;

        Worker(String name, Step step) {
            this.thread = Thread.ofPlatform().name(name).daemon().unstarted(() -> work(step));
        }

        private void work(Step step) {
            while (!closed && !replaced) {
                tick = System.nanoTime();
                try {
                    if (lease.held()) {
                        step.run();
                    } else {
                        introduced = false;
                        Thread.sleep(200);
                    }
                } catch (InterruptedException e) {
                    return;
                } catch (Throwable e) {
                    // An error, too: a thread that ends here would make the bot deaf.
                    LOG.error("{} failed and goes on", thread.getName(), e);
                    if (!rest(PAUSE)) {
                        return;
                    }
                }
            }
        }

        boolean sick() {
            return !thread.isAlive() || System.nanoTime() - tick > HANGS.toNanos();
        }

        void replace() {
            replaced = true;
            thread.interrupt();
        }
    }

    private static boolean rest(Duration pause) {
        try {
            Thread.sleep(pause);
            return true;
        } catch (InterruptedException e) {
            return false;
        }
    }

    @EventListener(ApplicationReadyEvent.class)
    @Order(30)
    public void start() {
        if (settings.on()) {
            watch.scheduleWithFixedDelay(this::look, 0, Lease.BEAT.toMillis() / 3, TimeUnit.MILLISECONDS);
        }
    }

    private void look() {
        try {
            if (looks++ % 3 == 0) {
                lease.beat();
            }
            if (lease.held()) {
                inbox.sweep();
            }
            asking = supervised(asking, "telegram-asking", this::ask);
            sending = supervised(sending, "telegram-sending", sender::step);
            if (looks % 10_000 == 0) {
                inbox.tidy();
            }
        } catch (RuntimeException e) {
            LOG.warn("the watch over the Telegram bot failed ({})", e.toString());
        }
    }

    private Worker supervised(@Nullable Worker worker, String name, Step step) {
        if (worker != null && !worker.sick()) {
            return worker;
        }
        if (worker != null) {
            LOG.error("{} had stopped and is started again", name);
            restarts.increment();
            worker.replace();
        }
        Worker fresh = new Worker(name, step);
        fresh.thread.start();
        return fresh;
    }

    private void ask() throws InterruptedException {
        try {
            if (!introduced) {
                bot.named(api.call("getMe", Map.of()).path("username").asString(""));
                menu.publish();
                introduced = true;
            }
            Map<String, Object> request = new LinkedHashMap<>();
            request.put("timeout", HELD_SECONDS);
            request.put("allowed_updates", KINDS);
            if (offset > 0) {
                request.put("offset", offset);
            }
            JsonNode answer = api.call("getUpdates", request, Duration.ofSeconds(HELD_SECONDS + 15));
            receive(answer);
            bot.polled("");
        } catch (IOException e) {
            bot.polled(String.valueOf(e.getMessage()));
            Thread.sleep(PAUSE);
        } catch (Refused e) {
            refused(e);
        }
    }

    private void receive(JsonNode answer) {
        List<JsonNode> updates = new ArrayList<>();
        answer.forEach(updates::add);
        if (!updates.isEmpty()) {
            inbox.receive(updates);
            // Not a maximum over all time: after a quiet week Telegram begins with another number.
            offset = updates.getLast().path("update_id").asLong(0) + 1;
        }
    }

    private void refused(Refused refusal) throws InterruptedException {
        if (refusal.code() == Refused.CONFLICT && refusal.says("webhook")) {
            try {
                api.call("deleteWebhook", Map.of());
            } catch (IOException | Refused e) {
                LOG.warn("the web hook of the bot could not be removed ({})", e.getMessage());
            }
        }
        String trouble = switch (refusal.code()) {
            case Refused.UNAUTHORIZED -> "Telegram does not know the bot's token. Check arbiter.telegram.token.";
            case Refused.CONFLICT -> "Another program uses the bot's token, or another node has just stopped.";
            default -> "Telegram refuses: " + refusal.getMessage();
        };
        LOG.warn("{}", trouble);
        bot.polled(trouble);
        Thread.sleep(
                refusal.retryAfter() > 0
                        ? Duration.ofSeconds(refusal.retryAfter())
                        : refusal.code() == Refused.CONFLICT ? PAUSE : LONG_PAUSE);
    }

    @Override
    public void destroy() throws InterruptedException {
        closed = true;
        watch.shutdownNow();
        for (Worker worker : new @Nullable Worker[] {asking, sending}) {
            if (worker != null) {
                worker.replace();
                worker.thread.join(2_000);
            }
        }
        if (settings.on() && lease.held()) {
            lease.release();
        }
    }
}
