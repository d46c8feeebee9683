package arbiter.server.turn;

import arbiter.engine.Standing;
import arbiter.server.fact.Actor;
import arbiter.server.fact.Chronicle;
import arbiter.server.fact.Fact;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.LogStore;
import arbiter.server.game.SeatStore;
import arbiter.server.game.SheetStore;
import arbiter.server.table.Moment;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * The one place where a game moves to its next position. One transaction contains the log entry, the state of the game, the next deadline
 * and all notifications. It is stored only if the game still has the version that was used for the computation.
 */
@Component
public class Ledger {
    private static final Duration SET_BACK = Duration.ofHours(2);

    private final GameStore games;
    private final SeatStore seats;
    private final SheetStore sheets;
    private final LogStore logs;
    private final Reminders reminders;
    private final Chronicle chronicle;
    private final Clock clock;

    Ledger(
            GameStore games,
            SeatStore seats,
            SheetStore sheets,
            LogStore logs,
            Reminders reminders,
            Chronicle chronicle,
            Clock clock) {
        this.games = games;
        this.seats = seats;
        this.sheets = sheets;
        this.logs = logs;
        this.reminders = reminders;
        this.chronicle = chronicle;
        this.clock = clock;
    }

    /** Whether the sheets of a turn become public at once, or only when the game is over. */
    public enum Sheets {
        OPEN,
        SEALED
    }

    /**
     * What to store.
     *
     * @param backTo the position that a rollback goes back to
     */
    public record Step(
            Fact.Kind kind,
            String line,
            Moment after,
            String seed,
            long drawsUsed,
            Sheets sheets,
            int size,
            @Nullable Integer backTo) {}

    /** Must be called inside a transaction. Returns false, and stores nothing, if the game has changed since it was read. */
    public boolean advance(GameRow seen, Step step) {
        if (!games.claim(seen.id(), seen.version())) {
            return false;
        }
        int at = step.kind == Fact.Kind.START ? 0 : seen.entries() + 1;
        Standing standing = step.after.standing();
        boolean over = standing.over() || step.after.awaiting().isEmpty();
        GameRow.Status status = over
                ? GameRow.Status.OVER
                : seen.status() == GameRow.Status.PAUSED ? GameRow.Status.PAUSED : GameRow.Status.RUNNING;
        Instant deadline =
                over ? null : seen.options().schedule().next(now(seen)).orElse(null);
        logs.append(
                seen.id(),
                at,
                new LogStore.NewLine(
                        step.kind, step.after.turn(), standing, step.sheets == Sheets.OPEN, step.backTo, step.line));
        games.advance(moved(seen, step, status, at, deadline));
        standing.scores().forEach(score -> seats.setScore(seen.id(), score));
        // Sheets are kept for one more turn, so that a client that repeats its request still gets its receipt.
        sheets.forget(seen.id(), at - 2);
        if (status == GameRow.Status.RUNNING && deadline != null) {
            reminders.plan(seen.id(), at, deadline, seen.options().schedule());
        }
        tell(
                seen,
                new Fact.Moved(
                        at, step.after.turn(), step.kind, over ? Fact.Course.OVER : Fact.Course.GOES_ON, deadline));
        return true;
    }

    /**
     * The time from which the next deadline is computed. If the clock was set back a little, the game's last time is used, because a
     * calendar must not give the same deadline twice. After a large jump the clock is believed.
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
        return seen.at(
                new GameRow.Progress(
                        status,
                        step.seed,
                        step.drawsUsed,
                        at,
                        step.after.turn(),
                        step.after.pace(),
                        status == GameRow.Status.OVER ? List.of() : step.after.awaiting(),
                        winners),
                new GameRow.Timing(paused ? null : deadline, null, 0, paused ? seen.timeLeftMillis() : null),
                step.size);
    }

    /** No notices for short turns: players watch the page anyway, and there would be too many. */
    private void tell(GameRow seen, Fact.Moved moved) {
        boolean quick = moved.course() == Fact.Course.GOES_ON
                && seen.options()
                        .schedule()
                        .next(clock.instant())
                        .filter(next -> next.isBefore(clock.instant().plusSeconds(3600)))
                        .isPresent();
        chronicle.tell(seen, Actor.SERVER, moved, quick ? List.of() : seats.players(seen.id()));
    }
}
