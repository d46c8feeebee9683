package arbiter.server.notify;

import arbiter.server.account.Account;
import arbiter.server.account.Accounts;
import arbiter.server.settings.ServerSettings;
import arbiter.server.storage.JsonColumn;
import arbiter.server.storage.Writer;
import com.github.kagkarlsson.scheduler.task.Task;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.github.kagkarlsson.scheduler.task.schedule.FixedDelay;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Sends waiting notices, gathered into one message per person: a busy game is a list of lines, not a flood of mails. */
@Component
class Postman {
    private static final Duration ROUND = Duration.ofSeconds(20);
    /** After this a round begins nothing more. */
    private static final Duration LONGEST_ROUND = Duration.ofSeconds(40);
    /** What happens close together goes together. */
    private static final Duration GATHER = Duration.ofSeconds(15);
    /** Nobody gets messages faster than this. */
    private static final Duration REST = Duration.ofMinutes(5);

    private static final int TRIES = 5;

    private static final int RING_LINES = 4;
    /** In characters, which have three bytes at most: together below {@link PushSeal#LONGEST}. */
    private static final int RING_LENGTH = 1_000;

    private static final Duration RING_LIFE = Duration.ofHours(24);

    private final JdbcClient jdbc;
    private final Accounts accounts;
    private final JsonColumn json;
    private final Mail mail;
    private final WebHook hook;
    private final Push push;
    private final PushDevices devices;
    private final Deliveries deliveries;
    private final Writer writer;
    private final ServerSettings settings;
    private final Clock clock;

    Postman(
            JdbcClient jdbc,
            Accounts accounts,
            JsonColumn json,
            Mail mail,
            WebHook hook,
            Push push,
            PushDevices devices,
            Deliveries deliveries,
            Writer writer,
            ServerSettings settings,
            Clock clock) {
        this.jdbc = jdbc;
        this.accounts = accounts;
        this.json = json;
        this.mail = mail;
        this.hook = hook;
        this.push = push;
        this.devices = devices;
        this.deliveries = deliveries;
        this.writer = writer;
        this.settings = settings;
        this.clock = clock;
    }

    /** @param until when it stops being worth sending; null if never */
    private record Letter(
            String id, String game, Notices.Topic topic, String sentence, Instant at, @Nullable Instant until, int tries) {
        static Letter of(ResultSet row) throws SQLException {
            long until = row.getLong("void_at");
            return new Letter(
                    row.getString("id"),
                    row.getString("game_id"),
                    Notices.Topic.valueOf(row.getString("topic")),
                    row.getString("sentence"),
                    Instant.ofEpochMilli(row.getLong("created_at")),
                    until == 0 ? null : Instant.ofEpochMilli(until),
                    row.getInt("tries"));
        }

        boolean worthSending(Instant now) {
            return until == null || now.isBefore(until);
        }
    }

    /** Letters that are on their way, and what becomes of each way. */
    private record Sent(List<Letter> letters, List<CompletableFuture<Deliveries.Outcome>> ways) {}

    /** One round. All targets are served at once; the round ends in bounded time, and what is left waits for the next. */
    void deliver() {
        long ripe = clock.instant().minus(GATHER).toEpochMilli();
        List<String> people = jdbc.sql(
                        "select distinct account_id from notice where sent_at is null and created_at <= ?")
                .param(ripe)
                .query((row, n) -> row.getString(1))
                .list();
        long end = System.nanoTime() + LONGEST_ROUND.toNanos();
        List<Sent> sent = new ArrayList<>();
        for (String id : people) {
            accounts.byId(id).flatMap(account -> deliver(account, end)).ifPresent(sent::add);
        }
        long last = end + OutsideWorld.PATIENCE.multipliedBy(2).toNanos();
        sent.forEach(letters -> conclude(letters, last));
    }

    private Optional<Sent> deliver(Account account, long end) {
        Preferences wishes = json.read(account.notifications(), Preferences.class);
        List<Letter> letters = jdbc.sql(
                        "select * from notice where account_id = ? and sent_at is null order by created_at")
                .param(account.id())
                .query((row, n) -> Letter.of(row))
                .list();
        Instant now = clock.instant();
        List<Letter> wanted = wishes.off()
                ? List.of()
                : letters.stream()
                        .filter(letter -> wishes.wants(letter.topic) && letter.worthSending(now))
                        .toList();
        // What nobody wants or what comes too late is forgotten, not settled: it must not count as a message that was sent.
        forget(letters.stream().filter(letter -> !wanted.contains(letter)).toList());
        return wanted.isEmpty() || !due(account, wishes)
                ? Optional.empty()
                : Optional.of(send(account, wishes, wanted, end));
    }

    private boolean due(Account account, Preferences wishes) {
        Instant last =
                Instant.ofEpochMilli(jdbc.sql("select coalesce(max(sent_at), 0) from notice where account_id = ?")
                        .param(account.id())
                        .query(Long.class)
                        .single());
        if (!wishes.daily()) {
            return last.plus(REST).isBefore(clock.instant());
        }
        LocalDate today = clock.instant().atZone(wishes.place()).toLocalDate();
        return clock.instant().atZone(wishes.place()).getHour() >= wishes.hour()
                && last.atZone(wishes.place()).toLocalDate().isBefore(today);
    }

    private Sent send(Account account, Preferences wishes, List<Letter> letters, long end) {
        BooleanSupplier over = () -> System.nanoTime() - end > 0;
        List<CompletableFuture<Deliveries.Outcome>> ways = new ArrayList<>();
        String email = account.email();
        if (email != null && account.emailConfirmed() && mail.available()) {
            String text = text(account, letters);
            ways.add(deliveries.carry("mail", over, () -> mail.send(email, subject(letters), text)));
        }
        String webhook = wishes.webhook();
        if (webhook != null) {
            String notices = json.write(
                    Map.of("notices", letters.stream().map(this::line).toList()));
            ways.add(deliveries.carry(OutsideWorld.place(webhook), over, () -> hook.send(webhook, notices)));
        }
        String ring = json.write(ring(letters));
        for (PushDevices.Device device : devices.of(account.id())) {
            // Thousands share a push service. Each person has a queue, so that nobody's broken device silences the others.
            String target = OutsideWorld.place(device.endpoint()) + " " + account.id();
            ways.add(deliveries.carry(target, over, () -> push.send(device, ring, life(letters))));
        }
        return new Sent(letters, ways);
    }

    /** What a device shows: the newest lines, and where a tap leads. */
    private Map<String, String> ring(List<Letter> letters) {
        List<String> games = letters.stream().map(Letter::game).distinct().toList();
        String game = games.size() == 1 ? games.getFirst() : "";
        String text = letters.reversed().stream()
                .map(Letter::sentence)
                .distinct()
                .limit(RING_LINES)
                .collect(Collectors.joining("\n"));
        String whole = text.length() > RING_LENGTH ? text.substring(0, RING_LENGTH) : text;
        return Map.of("text", whole, "path", game.isEmpty() ? "/" : "/games/" + game, "tag", game);
    }

    /** A device that is off for longer than this need not hear it any more. */
    private Duration life(List<Letter> letters) {
        Instant now = clock.instant();
        Duration longest = Duration.ZERO;
        for (Letter letter : letters) {
            Duration left = letter.until == null ? RING_LIFE : Duration.between(now, letter.until);
            longest = left.compareTo(longest) > 0 ? left : longest;
        }
        return longest.compareTo(RING_LIFE) > 0 ? RING_LIFE : longest;
    }

    /** A way that fails does not make the other way carry the same message again. */
    private void conclude(Sent sent, long last) {
        List<Deliveries.Outcome> outcomes =
                sent.ways.stream().map(way -> outcome(way, last)).toList();
        if (outcomes.isEmpty() || outcomes.contains(Deliveries.Outcome.ARRIVED)) {
            settle(sent.letters);
        } else if (outcomes.contains(Deliveries.Outcome.FAILED)) {
            tryAgainLater(sent.letters);
        }
    }

    private static Deliveries.Outcome outcome(CompletableFuture<Deliveries.Outcome> way, long last) {
        try {
            return way.get(Math.max(0, last - System.nanoTime()), TimeUnit.NANOSECONDS);
        } catch (TimeoutException | ExecutionException e) {
            return Deliveries.Outcome.FAILED;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Deliveries.Outcome.LATER;
        }
    }

    private Map<String, String> line(Letter letter) {
        return Map.of(
                "game",
                letter.game,
                "topic",
                letter.topic.name().toLowerCase(Locale.ROOT),
                "sentence",
                letter.sentence,
                "time",
                letter.at.toString(),
                "url",
                settings.publicUrl() + "/games/" + letter.game);
    }

    private static String subject(List<Letter> letters) {
        return letters.size() == 1 ? letters.getFirst().sentence : "News of your games";
    }

    private String text(Account account, List<Letter> letters) {
        StringBuilder text = new StringBuilder("Hello " + account.name() + ",\n\n");
        for (Letter letter : letters) {
            text.append(letter.sentence)
                    .append('\n')
                    .append(settings.publicUrl())
                    .append("/games/")
                    .append(letter.game)
                    .append("\n\n");
        }
        return text.append("What you get and how: ")
                .append(settings.publicUrl())
                .append("/settings\n")
                .toString();
    }

    private void forget(List<Letter> letters) {
        if (!letters.isEmpty()) {
            writer.run(() -> letters.forEach(letter ->
                    jdbc.sql("delete from notice where id = ?").param(letter.id).update()));
        }
    }

    private void settle(List<Letter> letters) {
        long now = clock.millis();
        writer.run(() -> letters.forEach(letter -> jdbc.sql("update notice set sent_at = ? where id = ?")
                .params(now, letter.id)
                .update()));
    }

    private void tryAgainLater(List<Letter> letters) {
        long now = clock.millis();
        writer.run(() -> letters.forEach(letter -> jdbc.sql(
                        letter.tries + 1 >= TRIES
                                ? "update notice set tries = tries + 1, sent_at = ? where id = ?"
                                : "update notice set tries = tries + 1, created_at = ? where id = ?")
                .params(now, letter.id)
                .update()));
    }

    /** What was sent weeks ago is forgotten. */
    void tidy() {
        long old = clock.instant().minus(Duration.ofDays(14)).toEpochMilli();
        writer.run(() ->
                jdbc.sql("delete from notice where sent_at < ?").param(old).update());
    }

    /** The round, once for all nodes. */
    @Configuration(proxyBeanMethods = false)
    static class Rounds {
        @Bean
        Task<Void> noticeTask(ObjectProvider<Postman> postman) {
            return Tasks.recurring("notices", FixedDelay.of(ROUND))
                    .execute((instance, context) -> postman.getObject().deliver());
        }

        @Bean
        Task<Void> tidyTask(ObjectProvider<Postman> postman) {
            return Tasks.recurring("tidy", FixedDelay.ofHours(6))
                    .execute((instance, context) -> postman.getObject().tidy());
        }
    }
}
