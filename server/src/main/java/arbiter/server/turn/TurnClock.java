package arbiter.server.turn;

import arbiter.server.fact.Actor;
import arbiter.server.fact.Amount;
import arbiter.server.fact.Chronicle;
import arbiter.server.fact.Fact;
import arbiter.server.game.Delays;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.Schedule;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.Standpoint;
import arbiter.server.storage.Writer;
import arbiter.server.web.Problem;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** The clock of a running turn: extend, pause, resume, and delay on request. */
@Component
public class TurnClock {
    private static final int LONGEST_DELAY = 60 * 24 * 30;

    private final GameStore games;
    private final SeatStore seats;
    private final Delays delays;
    private final Reminders reminders;
    private final Chronicle chronicle;
    private final Writer writer;
    private final Clock clock;

    TurnClock(
            GameStore games,
            SeatStore seats,
            Delays delays,
            Reminders reminders,
            Chronicle chronicle,
            Writer writer,
            Clock clock) {
        this.games = games;
        this.seats = seats;
        this.delays = delays;
        this.reminders = reminders;
        this.chronicle = chronicle;
        this.writer = writer;
        this.clock = clock;
    }

    /** Locks the game and checks its status again. Must be called inside a transaction. */
    private GameRow locked(Standpoint who, GameRow.Status... allowed) {
        GameRow game = games.locked(who.game().id());
        new Standpoint(game, who.caller(), who.seat()).requireStatus(allowed);
        return game;
    }

    /** Extends by a number of minutes, or until a given time. */
    public void extend(Standpoint who, @Nullable Integer minutes, @Nullable Instant until, String reason) {
        who.requireHost();
        writer.run(() -> {
            GameRow game = locked(who, GameRow.Status.RUNNING);
            Instant base = game.deadline() == null ? clock.instant() : game.deadline();
            if (minutes == null && until == null) {
                throw Problem.impossible("minutes", null, "a number of minutes, or until");
            }
            Instant deadline = until != null ? until : base.plus(Duration.ofMinutes(minutes == null ? 0 : minutes));
            Duration by = Duration.between(base, deadline);
            move(game, deadline);
            chronicle.tell(game, who.actor(), new Fact.Extended(by, deadline, reason));
        });
    }

    private void move(GameRow game, Instant deadline) {
        if (!deadline.isAfter(clock.instant())) {
            throw Problem.invalid("minutes", "The turn would have ended already.");
        }
        Instant base = game.deadline() == null ? clock.instant() : game.deadline();
        long extended = game.extendedMillis()
                + Math.max(0, Duration.between(base, deadline).toMillis());
        Duration cap = game.options().schedule().delayCap();
        if (extended > cap.toMillis()) {
            throw Problem.conflict(
                    "cap-reached", "A turn of this game can be extended by at most " + Amount.of(cap) + " in total.");
        }
        games.setTime(game.id(), GameRow.Status.RUNNING, deadline, null, extended, null);
        reminders.plan(game.id(), game.entries(), deadline, game.options().schedule());
        tell(game, Fact.Running.RUNNING, deadline);
        chronicle.tell(game, Actor.SERVER, new Fact.TurnEndsAt(deadline), seats.players(game.id()));
    }

    private void tell(GameRow game, Fact.Running running, @Nullable Instant deadline) {
        chronicle.tell(game, Actor.SERVER, new Fact.DeadlineMoved(running, deadline, null, Fact.Why.MOVED));
    }

    public void pause(Standpoint who, String reason) {
        who.requireHost();
        writer.run(() -> {
            GameRow game = locked(who, GameRow.Status.RUNNING);
            Instant deadline = game.lastCall();
            Long left = deadline == null
                    ? null
                    : (Long) Math.max(
                            0, Duration.between(clock.instant(), deadline).toMillis());
            games.setTime(game.id(), GameRow.Status.PAUSED, null, null, game.extendedMillis(), left);
            chronicle.tell(game, who.actor(), new Fact.Paused(reason));
            tell(game, Fact.Running.PAUSED, null);
        });
    }

    public void resume(Standpoint who, @Nullable Instant wished, String reason) {
        who.requireHost();
        writer.run(() -> {
            GameRow game = locked(who, GameRow.Status.PAUSED);
            Instant deadline = wished != null ? wished : resumed(game);
            if (deadline != null && !deadline.isAfter(clock.instant())) {
                throw Problem.invalid("deadline", "The turn would have ended already.");
            }
            games.setTime(game.id(), GameRow.Status.RUNNING, deadline, null, game.extendedMillis(), null);
            if (deadline != null) {
                reminders.plan(
                        game.id(), game.entries(), deadline, game.options().schedule());
            }
            chronicle.tell(game, who.actor(), new Fact.Resumed(reason));
            tell(game, Fact.Running.RUNNING, deadline);
        });
    }

    /** The turn continues with the time it had left, but with at least a minute, so that players notice. */
    private @Nullable Instant resumed(GameRow game) {
        Schedule schedule = game.options().schedule();
        Long left = game.timeLeftMillis();
        return schedule.next(clock.instant())
                .map(next -> {
                    if (left == null) {
                        return next;
                    }
                    Instant back = clock.instant().plusMillis(Math.max(left, 60_000));
                    return back.isBefore(next) ? back : next;
                })
                .orElse(null);
    }

    public void reschedule(Standpoint who, Schedule schedule, String reason) {
        who.requireHost();
        schedule.checked();
        writer.run(() -> {
            GameRow game = games.locked(who.game().id());
            games.setOptions(game.id(), game.options().withSchedule(schedule));
            chronicle.tell(game, who.actor(), new Fact.Rescheduled(schedule.inWords(), reason));
        });
    }

    public void ask(Standpoint who, int minutes, String reason) {
        int seat = who.requireSeat();
        if (minutes < 1 || minutes > LONGEST_DELAY) {
            throw Problem.notBetween("minutes", minutes, 1, LONGEST_DELAY);
        }
        writer.run(() -> {
            GameRow game = locked(who, GameRow.Status.RUNNING);
            if (game.deadline() == null) {
                throw Problem.conflict("no-deadline", "This turn has no deadline that could be delayed.");
            }
            boolean asked = delays.of(game.id(), game.entries()).stream()
                    .anyMatch(delay -> delay.seat() == seat && delay.state().equals("asked"));
            if (asked) {
                throw Problem.conflict("asked-already", "Your last request is still open.");
            }
            int id = delays.ask(game.id(), game.entries(), seat, minutes, reason);
            List<String> deciders =
                    game.options().schedule().delaysByVote() ? seats.players(game.id()) : List.of(game.hostId());
            chronicle.tell(game, Actor.PLAYERS, new Fact.DelayAsked(id, Duration.ofMinutes(minutes)), deciders);
        });
    }

    public void answer(Standpoint who, int id, Answer answer) {
        who.requirePart();
        writer.run(() -> {
            GameRow game = locked(who, GameRow.Status.RUNNING);
            Delays.Delay delay = delays.find(game.id(), game.entries(), id)
                    .filter(each -> each.state().equals("asked"))
                    .orElseThrow(() -> Problem.notFound("There is no such open request."));
            if (who.isHost()) {
                decide(who, game, delay, answer);
            } else if (game.options().schedule().delaysByVote()) {
                vote(game, delay, who.requireSeat(), answer);
            } else {
                throw Problem.notYours("In this game the host decides on requests for more time.");
            }
            chronicle.tell(game, Actor.PLAYERS, new Fact.DelayAnswered(id));
        });
    }

    /** The answer to a request for delay. */
    public enum Answer {
        GRANT,
        REFUSE
    }

    private void decide(Standpoint who, GameRow game, Delays.Delay delay, Answer answer) {
        delays.set(game.id(), delay.id(), answer == Answer.GRANT ? "granted" : "refused", delay.votes());
        if (answer == Answer.GRANT) {
            grant(game, delay);
        }
        chronicle.tell(game, who.actor(), decided(game, delay, answer));
    }

    private void vote(GameRow game, Delays.Delay delay, int seat, Answer answer) {
        List<Integer> votes = new ArrayList<>(delay.votes());
        votes.remove((Integer) seat);
        if (answer == Answer.GRANT) {
            votes.add(seat);
        }
        long people = seats.of(game.id()).stream()
                .filter(row -> row.state() == SeatRow.State.TAKEN)
                .count();
        boolean granted = votes.size() * 2L > people;
        delays.set(game.id(), delay.id(), granted ? "granted" : "asked", votes);
        if (granted) {
            grant(game, delay);
            chronicle.tell(game, Actor.PLAYERS, decided(game, delay, answer));
        }
    }

    private void grant(GameRow game, Delays.Delay delay) {
        Instant base = game.deadline() == null ? clock.instant() : game.deadline();
        move(game, base.plus(Duration.ofMinutes(delay.minutes())));
    }

    private Fact.DelayDecided decided(GameRow game, Delays.Delay delay, Answer answer) {
        String country = seats.of(game.id()).get(delay.seat()).country();
        Fact.Answer given = answer == Answer.GRANT ? Fact.Answer.GRANTED : Fact.Answer.REFUSED;
        return new Fact.DelayDecided(delay.id(), given, Duration.ofMinutes(delay.minutes()), country);
    }
}
