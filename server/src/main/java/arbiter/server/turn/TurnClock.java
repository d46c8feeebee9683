package arbiter.server.turn;

import arbiter.server.game.Audit;
import arbiter.server.game.Delays;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.Schedule;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.StandIns;
import arbiter.server.game.Standpoint;
import arbiter.server.live.Happenings;
import arbiter.server.notify.Notices;
import arbiter.server.storage.Writer;
import arbiter.server.web.Problem;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** The clock of a running turn: extended, paused, resumed, and delayed at somebody's request. */
@Component
public class TurnClock {
    private final GameStore games;
    private final SeatStore seats;
    private final Delays delays;
    private final Deadlines deadlines;
    private final Ledger ledger;
    private final StandIns bots;
    private final Audit audit;
    private final Happenings happenings;
    private final Notices notices;
    private final Writer writer;
    private final Clock clock;

    TurnClock(
            GameStore games,
            SeatStore seats,
            Delays delays,
            Deadlines deadlines,
            Ledger ledger,
            StandIns bots,
            Audit audit,
            Happenings happenings,
            Notices notices,
            Writer writer,
            Clock clock) {
        this.games = games;
        this.seats = seats;
        this.delays = delays;
        this.deadlines = deadlines;
        this.ledger = ledger;
        this.bots = bots;
        this.audit = audit;
        this.happenings = happenings;
        this.notices = notices;
        this.writer = writer;
        this.clock = clock;
    }

    /** Inside a write: the game, still as running as the caller saw it. */
    private GameRow locked(Standpoint who, GameRow.Status... allowed) {
        GameRow game = games.locked(who.game().id());
        new Standpoint(game, who.caller(), who.seat()).requireStatus(allowed);
        return game;
    }

    /** By a length, or to a moment. */
    public void extend(Standpoint who, @Nullable Integer minutes, @Nullable Instant until, String reason) {
        who.requireHost();
        writer.run(() -> {
            GameRow game = locked(who, GameRow.Status.RUNNING);
            Instant base = game.deadline() == null ? clock.instant() : game.deadline();
            if (minutes == null && until == null) {
                throw Problem.invalid("minutes", "By how many minutes?");
            }
            Instant deadline = until != null ? until : base.plus(Duration.ofMinutes(minutes == null ? 0 : minutes));
            Duration by = Duration.between(base, deadline);
            move(game, deadline);
            audit.record(
                    who,
                    "extend",
                    "The host " + (by.isNegative() ? "shortened the turn by " : "extended the turn by ")
                            + TurnEnd.minutes(by.abs()) + because(reason),
                    Map.of("deadline", deadline.toString()));
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
                    "cap-reached",
                    "A turn of this game can be extended by " + TurnEnd.minutes(cap) + " in all, and no more.");
        }
        games.setTime(game.id(), GameRow.Status.RUNNING, deadline, null, extended, null);
        deadlines.plan(game.id(), game.entries(), deadline, game.options().schedule());
        tell(game, "running", deadline);
        notices.post(
                ledger.players(game.id()),
                game.id(),
                Notices.Topic.HOST,
                "The turn of " + game.name() + " now ends on " + Notices.when(deadline) + ".");
    }

    private void tell(GameRow game, String status, @Nullable Instant deadline) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("status", status);
        data.put("deadline", deadline == null ? "" : deadline.toString());
        happenings.tell(game.id(), "deadline", data);
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
            audit.record(who, "pause", "The host paused the game" + because(reason), Map.of());
            tell(game, "paused", null);
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
                deadlines.plan(
                        game.id(), game.entries(), deadline, game.options().schedule());
            }
            audit.record(who, "resume", "The host let the game go on" + because(reason), Map.of());
            tell(game, "running", deadline);
            writer.afterwards(() -> bots.think(game.id()));
        });
    }

    /** A turn gets back what it had left, and in any case enough to notice that it goes on. */
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
            audit.record(
                    who,
                    "schedule",
                    "The host changed the schedule from the next turn on (" + schedule.inWords() + ")"
                            + because(reason),
                    Map.of());
        });
    }

    public void ask(Standpoint who, int minutes, String reason) {
        int seat = who.requireSeat();
        if (minutes < 1 || minutes > 60 * 24 * 30) {
            throw Problem.invalid("minutes", "A delay is from one minute to thirty days.");
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
            happenings.tell(game.id(), "delay", Map.of("id", id));
            List<String> deciders =
                    game.options().schedule().delaysByVote() ? ledger.players(game.id()) : List.of(game.hostId());
            notices.post(
                    deciders,
                    game.id(),
                    Notices.Topic.HOST,
                    "Somebody asks for " + TurnEnd.minutes(Duration.ofMinutes(minutes)) + " more in " + game.name()
                            + ".");
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
                throw Problem.notYours("In this game the host decides about delays.");
            }
            happenings.tell(game.id(), "delay", Map.of("id", id));
        });
    }

    /** What somebody says to a request. */
    public enum Answer {
        GRANT,
        REFUSE
    }

    private void decide(Standpoint who, GameRow game, Delays.Delay delay, Answer answer) {
        delays.set(game.id(), delay.id(), answer == Answer.GRANT ? "granted" : "refused", delay.votes());
        if (answer == Answer.GRANT) {
            grant(game, delay);
        }
        audit.record(
                who,
                "delay",
                "The host " + (answer == Answer.GRANT ? "granted" : "refused") + " a delay of "
                        + TurnEnd.minutes(Duration.ofMinutes(delay.minutes())) + " to "
                        + country(game, delay.seat()) + ".",
                Map.of("delay", delay.id()));
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
            audit.recordVote(
                    game.id(),
                    "delay",
                    "The players granted a delay of " + TurnEnd.minutes(Duration.ofMinutes(delay.minutes())) + " to "
                            + country(game, delay.seat()) + ".",
                    Map.of("delay", delay.id()));
        }
    }

    private void grant(GameRow game, Delays.Delay delay) {
        Instant base = game.deadline() == null ? clock.instant() : game.deadline();
        move(game, base.plus(Duration.ofMinutes(delay.minutes())));
    }

    private String country(GameRow game, int seat) {
        return seats.of(game.id()).get(seat).country();
    }

    public static String because(String reason) {
        return reason.isBlank() ? "." : ": " + reason.strip();
    }
}
