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
import arbiter.server.table.Table;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
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
    private final Chronicle chronicle;
    private final Clock clock;

    Ledger(
            GameStore games,
            SeatStore seats,
            SheetStore sheets,
            LogStore logs,
            Deadlines deadlines,
            Chronicle chronicle,
            Clock clock) {
        this.games = games;
        this.seats = seats;
        this.sheets = sheets;
        this.logs = logs;
        this.deadlines = deadlines;
        this.chronicle = chronicle;
        this.clock = clock;
    }

    /** Whether the sheets of a turn are public at once, or only when the game is over. */
    public enum Sheets {
        OPEN,
        SEALED
    }

    /**
     * What is to be stored.
     *
     * @param backTo the position that a rollback goes back to
     */
    public record Step(
            Fact.Kind kind,
            String line,
            Table.Moment after,
            String seed,
            long drawsUsed,
            Sheets sheets,
            int size,
            @Nullable Integer backTo) {}

    /** Inside a write. False where the game is no longer the one that was seen: then nothing was stored. */
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
        // The sheets of the turn that just ended stay for one more, so that a client that asks again gets its receipt.
        sheets.forget(seen.id(), at - 2);
        if (status == GameRow.Status.RUNNING && deadline != null) {
            deadlines.plan(seen.id(), at, deadline, seen.options().schedule());
        }
        tell(
                seen,
                new Fact.Moved(
                        at, step.after.turn(), step.kind, over ? Fact.Course.OVER : Fact.Course.GOES_ON, deadline));
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

    /** Where turns are short, people watch the page, and a notice for each would be a flood. */
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
