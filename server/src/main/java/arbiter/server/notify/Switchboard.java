package arbiter.server.notify;

import arbiter.server.account.Account;
import arbiter.server.account.Accounts;
import arbiter.server.web.Places;
import arbiter.server.web.Problem;
import com.github.kagkarlsson.scheduler.task.Task;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.github.kagkarlsson.scheduler.task.schedule.FixedDelay;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.stereotype.Component;

/**
 * Connects notices with people. In each round it sorts new notices by the channels that each person chose, drops what is outdated, and
 * sends one message per person and channel: at once, after the quiet hours, or in the daily digest.
 */
@Component
class Switchboard {
    private static final Duration ROUND = Duration.ofSeconds(20);
    /** After this a round begins nothing more. */
    private static final Duration LONGEST_ROUND = Duration.ofSeconds(40);
    /** What happens close together goes together. */
    private static final Duration GATHER = Duration.ofSeconds(15);
    /** Nobody gets messages faster than this by one channel. */
    private static final Duration REST = Duration.ofMinutes(5);

    private static final Duration LONGEST_TEST = OutsideWorld.PATIENCE.plusSeconds(5);

    private final NoticeStore notices;
    private final Accounts accounts;
    private final PreferenceStore preferences;
    private final List<Channel> channels;
    private final List<Freshness> freshness;
    private final Deliveries deliveries;
    private final Clock clock;

    Switchboard(
            NoticeStore notices,
            Accounts accounts,
            PreferenceStore preferences,
            List<Channel> channels,
            List<Freshness> freshness,
            Deliveries deliveries,
            Clock clock) {
        this.notices = notices;
        this.accounts = accounts;
        this.preferences = preferences;
        this.channels = List.copyOf(channels);
        this.freshness = List.copyOf(freshness);
        this.deliveries = deliveries;
        this.clock = clock;
    }

    List<Channel> channels() {
        return channels;
    }

    /** A message that is on its way, and what becomes of each parcel. */
    private record Sent(List<NoticeStore.Waiting> letters, List<CompletableFuture<Deliveries.Outcome>> parcels) {}

    /** One round. All targets are served at once; the round ends in bounded time, and what is left waits for the next. */
    void deliver() {
        Instant ripe = clock.instant().minus(GATHER);
        long end = System.nanoTime() + LONGEST_ROUND.toNanos();
        List<Sent> sent = new ArrayList<>();
        for (String id : notices.people(ripe)) {
            accounts.byId(id).ifPresent(account -> sent.addAll(deliver(account, ripe, end)));
        }
        long last = end + OutsideWorld.PATIENCE.multipliedBy(2).toNanos();
        sent.forEach(letters -> conclude(letters, last));
    }

    private List<Sent> deliver(Account account, Instant ripe, long end) {
        Preferences wishes = preferences.of(account);
        sort(account, wishes);
        List<NoticeStore.Waiting> all = notices.waiting(account.id(), wishes.place());
        List<Sent> sent = new ArrayList<>();
        for (Channel channel : channels) {
            List<NoticeStore.Waiting> own = all.stream()
                    .filter(each -> each.channel().equals(channel.name()))
                    .toList();
            List<NoticeStore.Waiting> current = current(account, wishes, channel, own);
            if (due(account, wishes, channel, current, ripe)) {
                List<NoticeStore.Waiting> fresh = fresh(account, current);
                if (!fresh.isEmpty()) {
                    sent.add(send(account, channel, fresh, end));
                }
            }
        }
        return sent;
    }

    private void sort(Account account, Preferences wishes) {
        List<String> reaching = channels.stream()
                .filter(channel -> channel.reaches(account))
                .map(Channel::name)
                .toList();
        notices.sort(notices.waiting(account.id(), wishes.place()).stream()
                .filter(each -> each.channel().isEmpty())
                .map(each -> new NoticeStore.Sorted(
                        each.letter(),
                        reaching.stream()
                                .filter(name -> wishes.wants(name, each.letter().topic()))
                                .toList()))
                .toList());
    }

    /** Forgets what nobody wants any more. It was not sent, so it does not delay what comes next. */
    private List<NoticeStore.Waiting> current(
            Account account, Preferences wishes, Channel channel, List<NoticeStore.Waiting> own) {
        Instant now = clock.instant();
        boolean reaches = own.isEmpty() || channel.reaches(account);
        List<NoticeStore.Waiting> current = own.stream()
                .filter(each ->
                        reaches && wishes.wants(channel.name(), each.letter().topic()))
                .filter(each -> each.letter().worthSending(now))
                .toList();
        notices.forget(own.stream()
                .filter(each -> !current.contains(each))
                .map(NoticeStore.Waiting::letter)
                .toList());
        return current;
    }

    /** Asked only when something is about to be sent, because it costs queries. */
    private List<NoticeStore.Waiting> fresh(Account account, List<NoticeStore.Waiting> current) {
        List<NoticeStore.Waiting> fresh = current.stream()
                .filter(each -> freshness.stream().allMatch(asked -> asked.fresh(account, each.letter())))
                .toList();
        notices.forget(current.stream()
                .filter(each -> !fresh.contains(each))
                .map(NoticeStore.Waiting::letter)
                .toList());
        return fresh;
    }

    private boolean due(
            Account account, Preferences wishes, Channel channel, List<NoticeStore.Waiting> letters, Instant ripe) {
        Instant now = clock.instant();
        boolean waits = letters.stream()
                .anyMatch(each ->
                        !each.letter().at().isAfter(ripe) && !each.notBefore().isAfter(now));
        if (!waits) {
            return false;
        }
        Instant last = notices.lastSent(account.id(), channel.name());
        return wishes.daily(channel.name())
                ? wishes.digestDue(last, now)
                : last.plus(REST).isBefore(now) && !wishes.silent(now);
    }

    private Sent send(Account account, Channel channel, List<NoticeStore.Waiting> letters, long end) {
        BooleanSupplier over = () -> System.nanoTime() - end > 0;
        List<Letter> gathered =
                Gathering.of(letters.stream().map(NoticeStore.Waiting::letter).toList());
        return new Sent(
                letters,
                channel.pack(account, gathered).stream()
                        .map(parcel -> deliveries.carry(parcel.target(), over, parcel.delivery()))
                        .toList());
    }

    /** One parcel that arrived is enough: the others are not worth a repetition. */
    private void conclude(Sent sent, long last) {
        List<Deliveries.Outcome> outcomes =
                sent.parcels.stream().map(parcel -> outcome(parcel, last)).toList();
        if (outcomes.isEmpty() || outcomes.contains(Deliveries.Outcome.ARRIVED)) {
            notices.settle(
                    sent.letters.stream().map(NoticeStore.Waiting::letter).toList());
        } else if (outcomes.contains(Deliveries.Outcome.FAILED)) {
            notices.tryAgainLater(sent.letters);
        }
    }

    private static Deliveries.Outcome outcome(CompletableFuture<Deliveries.Outcome> parcel, long last) {
        try {
            return parcel.get(Math.max(0, last - System.nanoTime()), TimeUnit.NANOSECONDS);
        } catch (TimeoutException | ExecutionException e) {
            return Deliveries.Outcome.FAILED;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Deliveries.Outcome.LATER;
        }
    }

    /** Sends a test now, whatever the person's wishes are, and waits until it has arrived. */
    void test(Account account, String name) {
        Channel channel = channels.stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow(() -> Problem.notOneOf(
                        "channel", name, channels.stream().map(Channel::name).toList()));
        if (!channel.reaches(account)) {
            throw Problem.conflict("not-reached", "This way is not set up yet. Save your settings first.");
        }
        long end = System.nanoTime() + LONGEST_TEST.toNanos();
        List<CompletableFuture<Deliveries.Outcome>> parcels =
                channel.pack(account, List.of(Letter.test(clock.instant()))).stream()
                        .map(parcel -> deliveries.carry(parcel.target(), () -> false, parcel.delivery()))
                        .toList();
        boolean arrived = Places.aside(
                () -> parcels.stream().anyMatch(parcel -> outcome(parcel, end) == Deliveries.Outcome.ARRIVED));
        if (!arrived) {
            throw Problem.conflict("test-failed", "The test could not be delivered. Check the address, or try later.");
        }
    }

    /** What was sent weeks ago is forgotten. */
    void tidy() {
        notices.forgetSentBefore(clock.instant().minus(Duration.ofDays(14)));
    }

    /** The round, once for all nodes. */
    @Configuration(proxyBeanMethods = false)
    static class Rounds {
        @Bean
        Task<Void> noticeTask(ObjectProvider<Switchboard> switchboard) {
            return Tasks.recurring("notices", FixedDelay.of(ROUND))
                    .execute((instance, context) -> switchboard.getObject().deliver());
        }

        @Bean
        Task<Void> tidyTask(ObjectProvider<Switchboard> switchboard) {
            return Tasks.recurring("tidy", FixedDelay.ofHours(6))
                    .execute((instance, context) -> switchboard.getObject().tidy());
        }
    }
}
