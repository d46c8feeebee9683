package arbiter.server.turn;

import arbiter.server.fact.Fact;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.storage.Writer;
import com.github.kagkarlsson.scheduler.task.Task;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.github.kagkarlsson.scheduler.task.schedule.FixedDelay;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.event.EventListener;
import org.springframework.core.annotation.Order;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Notices when no node was running for a while. Deadlines within that time are handled when they are found late. This class moves
 * deadlines that come so soon after the outage that players could hardly act.
 */
@Component
class Outages {
    private static final Duration BEAT = Duration.ofSeconds(30);
    private static final Duration SHORTEST = Duration.ofMinutes(5);
    private static final Duration LONGEST_AMENDS = Duration.ofHours(1);
    private static final String ALIVE = "alive";

    private final JdbcClient jdbc;
    private final Writer writer;
    private final GameStore games;
    private final TurnEnd end;
    private final Clock clock;

    Outages(JdbcClient jdbc, Writer writer, GameStore games, TurnEnd end, Clock clock) {
        this.jdbc = jdbc;
        this.writer = writer;
        this.games = games;
        this.end = end;
        this.clock = clock;
    }

    @EventListener(ApplicationReadyEvent.class)
    @Order(0)
    public void back() {
        Instant now = clock.instant();
        jdbc.sql("select value from meta where name = ?")
                .param(ALIVE)
                .query(String.class)
                .optional()
                .map(value -> Duration.between(Instant.ofEpochMilli(Long.parseLong(value)), now))
                .filter(away -> away.compareTo(SHORTEST) > 0)
                .ifPresent(away -> games.runningIds().forEach(id -> giveTime(id, away)));
        beat();
    }

    private void giveTime(String id, Duration away) {
        Duration amends = away.compareTo(LONGEST_AMENDS) < 0 ? away : LONGEST_AMENDS;
        Instant soon = clock.instant().plus(amends);
        writer.run(() -> {
            GameRow game = games.locked(id);
            Instant deadline = game.lastCall();
            if (game.status() == GameRow.Status.RUNNING
                    && deadline != null
                    && deadline.isAfter(clock.instant())
                    && deadline.isBefore(soon)) {
                end.extend(game, soon, new Fact.WasAway(away, amends, soon));
            }
        });
    }

    void beat() {
        writer.run(() -> {
            String now = Long.toString(clock.millis());
            if (jdbc.sql("update meta set value = ? where name = ?")
                            .params(now, ALIVE)
                            .update()
                    == 0) {
                jdbc.sql("insert into meta (name, value) values (?, ?) on conflict (name) do nothing")
                        .params(ALIVE, now)
                        .update();
            }
        });
    }

    /** Runs on one node at a time. */
    @Configuration(proxyBeanMethods = false)
    static class Heart {
        @Bean
        Task<Void> beatTask(ObjectProvider<Outages> outages) {
            return Tasks.recurring("beat", FixedDelay.of(BEAT))
                    .execute((instance, context) -> outages.getObject().beat());
        }
    }
}
