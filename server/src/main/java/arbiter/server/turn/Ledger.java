package arbiter.server.turn;

import arbiter.engine.Standing;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.LogStore;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.SheetStore;
import arbiter.server.game.StandIns;
import arbiter.server.game.Table;
import arbiter.server.live.Happenings;
import arbiter.server.notify.Notices;
import arbiter.server.storage.Writer;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * The one place where a game moves from a position to the next. The entry of the log, the new position's facts, the next
 * deadline and everything that is told are one transaction, and it is stored only on the version that was computed on.
 */
@Component
public class Ledger {
    private static final Duration SET_BACK = Duration.ofHours(2);

    private final GameStore games;
    private final SeatStore seats;
    private final SheetStore sheets;
    private final LogStore logs;
    private final Deadlines deadlines;
    private final Happenings happenings;
    private final Notices notices;
    private final Writer writer;
    private final StandIns bots;
    private final Clock clock;

    Ledger(
            GameStore games,
            SeatStore seats,
            SheetStore sheets,
            LogStore logs,
            Deadlines deadlines,
            Happenings happenings,
            Notices notices,
            Writer writer,
            StandIns bots,
            Clock clock) {
        this.games = games;
        this.seats = seats;
        this.sheets = sheets;
        this.logs = logs;
        this.deadlines = deadlines;
        this.happenings = happenings;
        this.notices = notices;
        this.writer = writer;
        this.bots = bots;
        this.clock = clock;
    }

    /**
     * What is to be stored.
     *
     * @param kind {@code start}, {@code turn}, {@code rollback} or {@code correction}
     * @param open 1 where the sheets of the line are public at once
     */
    public record Step(String kind, String line, Table.Moment after, String seed, long drawsUsed, int open, int size) {}

    /** Inside a write. False where the game is no longer the one that was seen: then nothing was stored. */
    public boolean advance(GameRow seen, Step step) {
        if (!games.claim(seen.id(), seen.version())) {
            return false;
        }
        boolean start = step.kind.equals("start");
        int at = start ? 0 : seen.entries() + 1;
        Standing standing = step.after.standing();
        boolean over = standing.over() || step.after.awaiting().isEmpty();
        GameRow.Status status = over
                ? GameRow.Status.OVER
                : seen.status() == GameRow.Status.PAUSED ? GameRow.Status.PAUSED : GameRow.Status.RUNNING;
        Instant deadline =
                over ? null : seen.options().schedule().next(now(seen)).orElse(null);
        logs.append(seen.id(), at, step.kind, step.after.turn(), standing, step.open, step.line);
        games.advance(moved(seen, step, status, at, deadline));
        standing.scores()
                .forEach(score ->
                        seats.setScore(seen.id(), score.seat().index(), score.points(), score.alive() ? 1 : 0));
        // The sheets of the turn that just ended stay for one more, so that a client that asks again gets its receipt.
        sheets.forget(seen.id(), at - 2);
        if (status == GameRow.Status.RUNNING && deadline != null) {
            deadlines.plan(seen.id(), at, deadline, seen.options().schedule());
        }
        happenings.tell(
                seen.id(),
                start ? "begin" : "turn",
                Map.of("at", at, "turn", step.after.turn(), "kind", step.kind, "over", over));
        notify(seen, step, status, deadline);
        writer.afterwards(() -> bots.think(seen.id()));
        return true;
    }

    /**
     * Where the clock was set back, time goes on for a game from where it was: a calendar must not come to the same deadline twice. A
     * clock that was far off is believed again at once.
     */
    private Instant now(GameRow seen) {
        Instant now = clock.instant();
        Instant last = seen.updatedAt();
        return last.isAfter(now) && last.isBefore(now.plus(SET_BACK)) ? last : now;
    }

    private static GameRow moved(GameRow seen, Step step, GameRow.Status status, int at, @Nullable Instant deadline) {
        boolean paused = status == GameRow.Status.PAUSED;
        List<Integer> winners = step.after.standing().winners().stream()
                .map(seat -> seat.index())
                .toList();
        return new GameRow(
                seen.id(),
                seen.ruleset(),
                seen.rulesetVersion(),
                seen.name(),
                status,
                seen.hostId(),
                seen.options(),
                seen.boardName(),
                step.size,
                seen.visibility(),
                seen.invitation(),
                step.seed,
                step.drawsUsed,
                at,
                step.after.turn(),
                step.after.pace(),
                status == GameRow.Status.OVER ? List.of() : step.after.awaiting(),
                winners,
                paused ? null : deadline,
                null,
                0,
                paused ? seen.timeLeftMillis() : null,
                seen.joining(),
                seen.rematch(),
                seen.version(),
                seen.seq(),
                seen.createdAt(),
                seen.updatedAt(),
                seen.epoch());
    }

    private void notify(GameRow seen, Step step, GameRow.Status status, @Nullable Instant deadline) {
        List<String> players = players(seen.id());
        if (status == GameRow.Status.OVER) {
            notices.post(players, seen.id(), Notices.Topic.FINISHED, seen.name() + " is over.");
            return;
        }
        String end = deadline == null ? "" : " It ends on " + Notices.when(deadline) + ".";
        String sentence = step.kind.equals("start")
                ? seen.name() + " has begun." + end
                : seen.name() + ": turn " + step.after.turn() + " is open." + end;
        boolean quick = seen.options()
                .schedule()
                .next(clock.instant())
                .filter(next -> next.isBefore(clock.instant().plusSeconds(3600)))
                .isPresent();
        if (!quick) {
            notices.post(players, seen.id(), Notices.Topic.TURN, sentence);
        }
    }

    List<String> players(String game) {
        return seats.of(game).stream()
                .map(SeatRow::account)
                .filter(Objects::nonNull)
                .map(Object::toString)
                .toList();
    }
}
