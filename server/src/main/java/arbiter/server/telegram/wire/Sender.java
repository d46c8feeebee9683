package arbiter.server.telegram.wire;

import arbiter.server.settings.Uptime;
import arbiter.server.storage.Writer;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Component;

/**
 * Sends what waits in the outbox. One message is under way at a time: if the server is killed before it has noted that Telegram accepted
 * a message, that one message comes twice, and no other.
 */
@Component
class Sender {
    private static final Logger LOG = LoggerFactory.getLogger(Sender.class);
    private static final int LOADED = 5_000;
    private static final long LOOK = 1_000;
    private static final long SHORT = 50;
    private static final int AHEAD = 6;
    private static final Comparator<Post> ORDER =
            Comparator.comparing(Post::urgency).thenComparingLong(Post::id);
    /** Within a chat, nothing comes between the parts of a post. */
    private static final Comparator<Post> IN_A_CHAT =
            Comparator.comparing((Post post) -> post.part() == 0).thenComparing(ORDER);

    private static final Duration TOO_OLD = Duration.ofHours(24);
    private static final long LONGEST_REST = 60_000;

    private final Outbox outbox;
    private final Calls calls;
    private final Lease lease;
    private final Writer writer;
    private final Clock clock;
    private final Uptime uptime;
    private final ObjectProvider<Composer> composers;
    private final ObjectProvider<Whereabouts> whereabouts;
    private final ObjectProvider<Night> nights;
    private final Counter sent;
    private final Counter slowedDown;
    private final Pace pace = new Pace();
    /** The waiting posts of each chat, the next one first. */
    private final Map<Long, List<Post>> queues = new LinkedHashMap<>();

    private final Set<Long> prepared = ConcurrentHashMap.newKeySet();
    private long loadedAt = Long.MIN_VALUE / 2;
    private @Nullable Map<String, Composer> byKind;

    Sender(
            Outbox outbox,
            Calls calls,
            Lease lease,
            Writer writer,
            Clock clock,
            Uptime uptime,
            ObjectProvider<Composer> composers,
            ObjectProvider<Whereabouts> whereabouts,
            ObjectProvider<Night> nights,
            MeterRegistry meters) {
        this.outbox = outbox;
        this.calls = calls;
        this.lease = lease;
        this.writer = writer;
        this.clock = clock;
        this.uptime = uptime;
        this.composers = composers;
        this.whereabouts = whereabouts;
        this.nights = nights;
        this.sent = meters.counter("arbiter.telegram.sent");
        this.slowedDown = meters.counter("arbiter.telegram.slowed-down");
    }

    private long now() {
        return TimeUnit.NANOSECONDS.toMillis(uptime.nanos());
    }

    /** One step: sends one message, or waits a little. */
    void step() throws InterruptedException {
        long now = now();
        if (now - loadedAt >= LOOK) {
            load(now);
        }
        Post next = next(now);
        if (next == null) {
            outbox.await(queues.isEmpty() ? LOOK : Math.clamp(soonest(now) - now, 5, SHORT));
            load(now());
            return;
        }
        outbox.find(next.id()).ifPresentOrElse(this::send, () -> forget(next));
        prepareNext();
    }

    /** Everything that waits, in the order of each chat. */
    private void load(long now) {
        loadedAt = now;
        queues.clear();
        for (Post post : outbox.waiting(LOADED)) {
            queues.computeIfAbsent(post.chat(), chat -> new ArrayList<>()).add(post);
        }
        queues.values().forEach(queue -> queue.sort(IN_A_CHAT));
        prepared.retainAll(queues.values().stream()
                .flatMap(queue -> queue.stream().map(Post::id))
                .collect(Collectors.toSet()));
        prepareNext();
    }

    /** Pictures of the next posts are drawn while earlier ones are being sent. Only of a few, because only a few are kept in memory. */
    private void prepareNext() {
        queues.values().stream()
                .map(List::getFirst)
                .sorted(ORDER)
                .limit(AHEAD)
                .filter(post -> prepared.add(post.id()))
                .forEach(this::prepare);
    }

    private void prepare(Post post) {
        Composer composer = composer(post);
        Thread.ofVirtual().start(() -> {
            try {
                composer.prepare(post);
            } catch (RuntimeException e) {
                LOG.debug("a picture could not be prepared", e);
            }
        });
    }

    /** The first post, the most urgent one, among those whose chat may get a message now. */
    private @Nullable Post next(long now) {
        return queues.values().stream()
                .map(List::getFirst)
                .filter(head -> head.notBefore() <= clock.millis() && pace.allowed(head.chat()) <= now)
                .min(ORDER)
                .orElse(null);
    }

    private long soonest(long now) {
        long soonest = now + LOOK;
        for (Long chat : queues.keySet()) {
            soonest = Math.min(soonest, pace.allowed(chat));
        }
        return soonest;
    }

    private Composer composer(Post post) {
        Map<String, Composer> all = byKind;
        if (all == null) {
            all = composers.stream().collect(Collectors.toMap(Composer::kind, Function.identity()));
            byKind = all;
        }
        Composer composer = all.get(post.kind());
        if (composer == null) {
            throw new IllegalStateException("nobody composes " + post.kind());
        }
        return composer;
    }

    private void send(Post post) {
        List<Message> messages;
        Composer composer;
        try {
            composer = composer(post);
            messages = composer.compose(post);
        } catch (RuntimeException e) {
            LOG.warn("a post for Telegram could not be written ({})", e.toString());
            failed(post);
            return;
        }
        if (post.part() >= messages.size()) {
            writer.run(() -> outbox.finish(post));
            forget(post);
            return;
        }
        Message message = messages.get(post.part());
        if (!lease.held()) {
            return;
        }
        try {
            long number = performed(post, message);
            sent.increment();
            boolean last = post.part() + 1 == messages.size();
            writer.run(() -> {
                composer.sent(post, message, number);
                if (last) {
                    outbox.finish(post);
                } else {
                    outbox.advance(post);
                }
            });
            if (last) {
                forget(post);
            }
        } catch (IOException e) {
            LOG.warn("{}", e.getMessage());
            failed(post);
        } catch (Refused e) {
            refused(post, message, composer, e);
        }
    }

    private long performed(Post post, Message message) throws IOException, Refused {
        try {
            return calls.perform(post.chat(), message, sound(post));
        } finally {
            // When Telegram answers, it has counted the message for sure.
            pace.sent(post.chat(), now());
        }
    }

    private Calls.Sound sound(Post post) {
        boolean night =
                post.urgency() != Post.Urgency.ANSWER && nights.stream().anyMatch(each -> each.quiet(post.chat()));
        return night ? Calls.Sound.NONE : Calls.Sound.USUAL;
    }

    private void forget(Post post) {
        prepared.remove(post.id());
        List<Post> queue = queues.get(post.chat());
        if (queue != null) {
            queue.removeIf(each -> each.id() == post.id());
            if (queue.isEmpty()) {
                queues.remove(post.chat());
            }
        }
    }

    /** Tried again until it is a day old. The chat waits meanwhile, so that its messages keep their order. */
    private void failed(Post post) {
        if (clock.millis() - post.createdAt() > TOO_OLD.toMillis()) {
            LOG.warn("a post for Telegram could not be sent for a day and is dropped");
            writer.run(() -> outbox.finish(post));
            forget(post);
            return;
        }
        long rest = Math.min(LONGEST_REST, 500L << Math.min(post.tries(), 10));
        pace.rest(post.chat(), now() + rest);
        outbox.tryAgain(post, clock.millis() + rest);
    }

    private void refused(Post post, Message message, Composer composer, Refused refusal) {
        Long moved = refusal.movedTo();
        if (refusal.code() == Refused.TOO_MANY) {
            slowedDown.increment();
            long until = now() + 1_000L * Math.max(1, refusal.retryAfter());
            pace.pause(post.chat(), now(), until);
        } else if (refusal.code() == Refused.UNAUTHORIZED) {
            pace.pause(post.chat(), now(), now() + LONGEST_REST);
        } else if (moved != null) {
            writer.run(() -> whereabouts.forEach(each -> each.renumbered(post.chat(), moved)));
            queues.clear();
        } else if (refusal.code() == Refused.FORBIDDEN) {
            writer.run(() -> whereabouts.forEach(each -> each.gone(post.chat())));
            queues.remove(post.chat());
        } else {
            LOG.warn("Telegram refuses a {} ({})", message.getClass().getSimpleName(), refusal.getMessage());
            writer.run(() -> {
                composer.refused(post, message, refusal);
                outbox.finish(post);
            });
            forget(post);
        }
    }
}
