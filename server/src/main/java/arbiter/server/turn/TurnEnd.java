package arbiter.server.turn;

import arbiter.server.account.Leaves;
import arbiter.server.fact.Actor;
import arbiter.server.fact.Chronicle;
import arbiter.server.fact.Fact;
import arbiter.server.game.Absentees;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.SheetStore;
import arbiter.server.settings.ServerSettings;
import arbiter.server.storage.Writer;
import arbiter.server.table.RulesetMissing;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Runs when a deadline or a reminder is due. */
@Component
public class TurnEnd {
    private static final Duration LONGEST_AMENDS = Duration.ofHours(24);

    private final GameStore games;
    private final SeatStore seats;
    private final SheetStore sheets;
    private final Absentees absentees;
    private final Leaves leaves;
    private final Resolver resolver;
    private final Reminders reminders;
    private final Chronicle chronicle;
    private final Writer writer;
    private final Heartbeat heart;
    private final ServerSettings settings;
    private final Clock clock;

    TurnEnd(
            GameStore games,
            SeatStore seats,
            SheetStore sheets,
            Absentees absentees,
            Leaves leaves,
            Resolver resolver,
            Reminders reminders,
            Chronicle chronicle,
            Writer writer,
            Heartbeat heart,
            ServerSettings settings,
            Clock clock) {
        this.games = games;
        this.seats = seats;
        this.sheets = sheets;
        this.absentees = absentees;
        this.leaves = leaves;
        this.resolver = resolver;
        this.reminders = reminders;
        this.chronicle = chronicle;
        this.writer = writer;
        this.heart = heart;
        this.settings = settings;
        this.clock = clock;
    }

    private @Nullable GameRow open(String id, int at) {
        GameRow game = games.byId(id).orElse(null);
        boolean fits = game != null && game.status() == GameRow.Status.RUNNING && game.entries() == at;
        return fits ? game : null;
    }

    /** Ends the turn, unless it has ended or its deadline was moved in the meantime. */
    void due(GameStore.Open turn) {
        GameRow game = open(turn.game(), turn.at());
        if (game == null) {
            return;
        }
        Instant lastCall = game.lastCall();
        if (lastCall == null || lastCall.toEpochMilli() != turn.lastCall()) {
            return;
        }
        Duration away = awaySince(lastCall);
        if (away.compareTo(settings.downtimeTolerance()) > 0) {
            makeAmends(game, away);
            return;
        }
        try {
            List<SeatRow> missing = game.graceUntil() == null ? unprovided(game) : List.of();
            if (missing.stream().anyMatch(seat -> expected(game, seat))) {
                grantGrace(game, lastCall, missing);
            } else {
                resolver.resolve(game.id(), game.entries(), Resolver.Cause.DEADLINE);
            }
        } catch (RulesetMissing missing) {
            pause(game, missing);
        }
    }

    /** The time in which players could not act. A turn that ends late because the server has much to do costs them nothing. */
    private Duration awaySince(Instant lastCall) {
        Duration late = Duration.between(lastCall, clock.instant());
        return late.compareTo(settings.downtimeTolerance()) > 0 ? heart.awaySince(lastCall) : Duration.ZERO;
    }

    private void pause(GameRow game, RulesetMissing missing) {
        writer.run(() -> {
            games.locked(game.id());
            games.setTime(game.id(), GameRow.Status.PAUSED, null, null, 0, 0L);
            chronicle.tell(game, Actor.SERVER, new Fact.RulesMissing(missing.sentence()));
        });
    }

    /** The players for whom a grace time is possible: nothing is there for them, and nothing that they have decided ahead helps. */
    private List<SeatRow> unprovided(GameRow game) {
        List<SeatRow> missing = game.options().schedule().grace().isZero() ? List.of() : missing(game);
        if (missing.isEmpty()) {
            return missing;
        }
        Set<Integer> provided = absentees.provided(game.id(), game.entries());
        return missing.stream().filter(seat -> !provided.contains(seat.seat())).toList();
    }

    /** Awaited players who have handed in nothing. */
    private List<SeatRow> missing(GameRow game) {
        List<Integer> handed = sheets.flags(game.id(), game.entries()).stream()
                .map(SheetStore.Flag::seat)
                .toList();
        return seats.of(game.id()).stream()
                .filter(seat -> seat.state() == SeatRow.State.TAKEN)
                .filter(seat -> game.awaiting().contains(seat.seat()) && !handed.contains(seat.seat()))
                .toList();
    }

    /** Nobody waits for people on leave. In an anonymous game they are waited for, because anything else would tell who they are. */
    private boolean expected(GameRow game, SeatRow seat) {
        return game.options().anonymous() || here(seat);
    }

    private boolean here(SeatRow seat) {
        String account = seat.account();
        return account == null || !leaves.isAway(account, clock.instant());
    }

    private void grantGrace(GameRow game, Instant deadline, List<SeatRow> missing) {
        Instant until = deadline.plus(game.options().schedule().grace());
        writer.run(() -> {
            if (!games.claim(game.id(), game.version())) {
                // The game has changed. The next look finds the deadline again.
                return;
            }
            games.setTime(game.id(), game.status(), deadline, until, game.extendedMillis(), null);
            chronicle.tell(
                    game, Actor.SERVER, new Fact.DeadlineMoved(Fact.Running.RUNNING, deadline, until, Fact.Why.GRACE));
            chronicle.tell(game, Actor.SERVER, new Fact.GraceGranted(until), accounts(missing));
        });
    }

    /** The server was down at the deadline. The players get the lost time back. */
    private void makeAmends(GameRow game, Duration away) {
        Duration length = game.options()
                .schedule()
                .next(clock.instant())
                .map(next -> Duration.between(clock.instant(), next))
                .orElse(LONGEST_AMENDS);
        Duration amends = shorter(longer(away, shorter(length, Duration.ofHours(1))), LONGEST_AMENDS);
        writer.run(() -> {
            if (games.claim(game.id(), game.version())) {
                Instant deadline = clock.instant().plus(amends);
                extend(game, deadline, new Fact.MissedDeadline(amends, deadline));
            }
        });
    }

    /** Moves the deadline after an outage. Must be called inside a transaction. */
    void extend(GameRow game, Instant deadline, Fact.OnTrail why) {
        games.setTime(game.id(), game.status(), deadline, null, game.extendedMillis(), null);
        reminders.plan(game.id(), game.entries(), deadline, game.options().schedule());
        chronicle.tell(game, Actor.SERVER, why);
        chronicle.tell(
                game, Actor.SERVER, new Fact.DeadlineMoved(Fact.Running.RUNNING, deadline, null, Fact.Why.OUTAGE));
    }

    void remind(Reminders.Plan plan) {
        GameRow game = open(plan.game(), plan.at());
        if (game == null || game.deadline() == null || game.deadline().toEpochMilli() != plan.deadline()) {
            return;
        }
        Fact.Reminded reminded = new Fact.Reminded(game.deadline());
        Set<Integer> ahead = absentees.decidedAhead(game.id(), game.entries());
        writer.run(() -> {
            List<SeatRow> missing = missing(game).stream()
                    .filter(seat -> !ahead.contains(seat.seat()))
                    .toList();
            chronicle.tell(game, Actor.SERVER, reminded, accounts(missing));
        });
    }

    /** The accounts of those who are not on leave. */
    private List<String> accounts(List<SeatRow> missing) {
        return missing.stream()
                .filter(this::here)
                .map(SeatRow::account)
                .filter(Objects::nonNull)
                .map(Object::toString)
                .toList();
    }

    private static Duration shorter(Duration a, Duration b) {
        return a.compareTo(b) < 0 ? a : b;
    }

    private static Duration longer(Duration a, Duration b) {
        return a.compareTo(b) > 0 ? a : b;
    }
}
