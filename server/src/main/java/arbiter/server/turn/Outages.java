package arbiter.server.turn;

import arbiter.server.fact.Fact;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.storage.Writer;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

/**
 * Runs after a start when no node was running for a while. Deadlines within that time are handled when they are found late. This class
 * moves deadlines that come so soon after the outage that players could hardly act.
 */
@Component
class Outages {
    private static final Duration SHORTEST = Duration.ofMinutes(5);
    private static final Duration LONGEST_AMENDS = Duration.ofHours(1);

    private final Heartbeat heart;
    private final Writer writer;
    private final GameStore games;
    private final TurnEnd end;
    private final Clock clock;

    Outages(Heartbeat heart, Writer writer, GameStore games, TurnEnd end, Clock clock) {
        this.heart = heart;
        this.writer = writer;
        this.games = games;
        this.end = end;
        this.clock = clock;
    }

    @EventListener(ApplicationReadyEvent.class)
    @Order(0)
    public void back() {
        Instant now = clock.instant();
        heart.last()
                .map(last -> Duration.between(last, now))
                .filter(away -> away.compareTo(SHORTEST) > 0)
                .ifPresent(away -> games.runningIds().forEach(id -> giveTime(id, away)));
        heart.beat();
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
}
