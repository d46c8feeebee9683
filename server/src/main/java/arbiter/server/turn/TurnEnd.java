package arbiter.server.turn;

import arbiter.server.ServerSettings;
import arbiter.server.game.Audit;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.SheetStore;
import arbiter.server.live.Happenings;
import arbiter.server.notify.Notices;
import arbiter.server.storage.Writer;
import arbiter.server.web.Problem;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** What happens when a deadline or a reminder is due. */
@Component
public class TurnEnd {
    private static final Duration LONGEST_AMENDS = Duration.ofHours(24);

    private final GameStore games;
    private final SeatStore seats;
    private final SheetStore sheets;
    private final Resolver resolver;
    private final Deadlines deadlines;
    private final Audit audit;
    private final Happenings happenings;
    private final Notices notices;
    private final Writer writer;
    private final ServerSettings settings;
    private final Clock clock;

    TurnEnd(
            GameStore games,
            SeatStore seats,
            SheetStore sheets,
            Resolver resolver,
            Deadlines deadlines,
            Audit audit,
            Happenings happenings,
            Notices notices,
            Writer writer,
            ServerSettings settings,
            Clock clock) {
        this.games = games;
        this.seats = seats;
        this.sheets = sheets;
        this.resolver = resolver;
        this.deadlines = deadlines;
        this.audit = audit;
        this.happenings = happenings;
        this.notices = notices;
        this.writer = writer;
        this.settings = settings;
        this.clock = clock;
    }

    private @Nullable GameRow fitting(Deadlines.Plan plan) {
        GameRow game = games.byId(plan.game()).orElse(null);
        boolean fits = game != null && game.status() == GameRow.Status.RUNNING && game.entries() == plan.at();
        return fits ? game : null;
    }

    void due(Deadlines.Plan plan) {
        GameRow game = fitting(plan);
        if (game == null) {
            return;
        }
        Instant lastCall = game.lastCall();
        if (lastCall == null || lastCall.toEpochMilli() != plan.time()) {
            return;
        }
        Duration late = Duration.between(lastCall, clock.instant());
        if (late.compareTo(settings.downtimeTolerance()) > 0) {
            makeAmends(game, late);
        } else if (game.graceUntil() == null && waitsForSomebody(game)) {
            grantGrace(game, lastCall);
        } else {
            end(game);
        }
    }

    private void end(GameRow game) {
        try {
            resolver.resolve(game.id(), game.entries(), Resolver.Cause.DEADLINE);
        } catch (Problem problem) {
            if (!problem.code().equals("ruleset-missing")) {
                throw problem;
            }
            writer.run(() -> {
                games.locked(game.id());
                games.setTime(game.id(), GameRow.Status.PAUSED, null, null, 0, 0L);
                audit.recordServer(game.id(), "pause", "The server paused the game: " + problem.sentence(), Map.of());
            });
        }
    }

    private boolean waitsForSomebody(GameRow game) {
        return !game.options().schedule().grace().isZero() && !missing(game).isEmpty();
    }

    /** People who are awaited and have handed in nothing. */
    private List<SeatRow> missing(GameRow game) {
        List<Integer> handed = sheets.flags(game.id(), game.entries()).stream()
                .map(SheetStore.Flag::seat)
                .toList();
        return seats.of(game.id()).stream()
                .filter(seat -> seat.state() == SeatRow.State.TAKEN)
                .filter(seat -> game.awaiting().contains(seat.seat()) && !handed.contains(seat.seat()))
                .toList();
    }

    private void grantGrace(GameRow game, Instant deadline) {
        Instant until = deadline.plus(game.options().schedule().grace());
        writer.run(() -> {
            if (!games.claim(game.id(), game.version())) {
                throw new IllegalStateException("the game changed; the deadline looks again");
            }
            games.setTime(game.id(), game.status(), deadline, until, game.extendedMillis(), null);
            deadlines.planEnd(game.id(), game.entries(), until);
            tellDeadline(game.id(), deadline, until, "grace");
            tellMissing(game, "The turn of " + game.name() + " waits for you until " + Notices.when(until) + ".");
        });
    }

    /** The server was not there when the turn should have ended: the people get the time back that it took. */
    private void makeAmends(GameRow game, Duration late) {
        Duration length = game.options()
                .schedule()
                .next(clock.instant())
                .map(next -> Duration.between(clock.instant(), next))
                .orElse(LONGEST_AMENDS);
        Duration amends = shorter(longer(late, shorter(length, Duration.ofHours(1))), LONGEST_AMENDS);
        writer.run(() -> {
            if (games.claim(game.id(), game.version())) {
                extend(
                        game,
                        clock.instant().plus(amends),
                        "The server was away when the turn should have ended, so the turn goes on for another "
                                + minutes(amends) + ".");
            }
        });
    }

    /** Inside a write, after an outage that ended shortly before a deadline. */
    void extend(GameRow game, Instant deadline, String sentence) {
        games.setTime(game.id(), game.status(), deadline, null, game.extendedMillis(), null);
        deadlines.plan(game.id(), game.entries(), deadline, game.options().schedule());
        audit.recordServer(game.id(), "outage", sentence, Map.of("deadline", deadline.toString()));
        tellDeadline(game.id(), deadline, null, "outage");
    }

    private void tellDeadline(String game, Instant deadline, @Nullable Instant grace, String reason) {
        happenings.tell(
                game,
                "deadline",
                grace == null
                        ? Map.of("deadline", deadline.toString(), "status", "running", "reason", reason)
                        : Map.of(
                                "deadline",
                                deadline.toString(),
                                "graceUntil",
                                grace.toString(),
                                "status",
                                "running",
                                "reason",
                                reason));
    }

    void remind(Deadlines.Plan plan) {
        GameRow game = fitting(plan);
        if (game == null || game.deadline() == null || game.deadline().toEpochMilli() != plan.time()) {
            return;
        }
        String sentence = game.name() + " waits for your orders until " + Notices.when(game.deadline()) + ".";
        writer.run(() -> tellMissing(game, sentence));
    }

    private void tellMissing(GameRow game, String sentence) {
        List<String> accounts = missing(game).stream()
                .map(SeatRow::account)
                .filter(Objects::nonNull)
                .map(Object::toString)
                .toList();
        notices.post(accounts, game.id(), Notices.Topic.REMINDER, sentence);
    }

    private static Duration shorter(Duration a, Duration b) {
        return a.compareTo(b) < 0 ? a : b;
    }

    private static Duration longer(Duration a, Duration b) {
        return a.compareTo(b) > 0 ? a : b;
    }

    static String minutes(Duration duration) {
        long minutes = Math.max(1, duration.toMinutes());
        return minutes < 120 ? minutes + (minutes == 1 ? " minute" : " minutes") : duration.toHours() + " hours";
    }
}
