package arbiter.server.host;

import arbiter.server.fact.Chronicle;
import arbiter.server.fact.Fact;
import arbiter.server.fact.Trail;
import arbiter.server.game.Absentees;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.SheetStore;
import arbiter.server.game.Standpoint;
import arbiter.server.storage.Writer;
import arbiter.server.web.Problem;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Tells the host which seats have orders, but never the orders, and lets the host remind those that are not ready. */
@Component
public class Waiting {
    /** The host can remind players at most once in this time, so that reminders are not a nuisance. */
    static final Duration PAUSE = Duration.ofHours(1);

    private final GameStore games;
    private final SeatStore seats;
    private final SheetStore sheets;
    private final Absentees absentees;
    private final Trail trail;
    private final Chronicle chronicle;
    private final Writer writer;
    private final Clock clock;

    Waiting(
            GameStore games,
            SeatStore seats,
            SheetStore sheets,
            Absentees absentees,
            Trail trail,
            Chronicle chronicle,
            Writer writer,
            Clock clock) {
        this.games = games;
        this.seats = seats;
        this.sheets = sheets;
        this.absentees = absentees;
        this.trail = trail;
        this.chronicle = chronicle;
        this.writer = writer;
        this.clock = clock;
    }

    /** @param sheet what anybody may know about the seat's sheet */
    record WaitingSeat(
            int seat,

            @Schema(
                    example = "ready",
                    description =
                            "ready; saved: has orders and is not ready; none; or idle: nothing is due. Standing orders"
                                    + " that decide this turn count as saved")
            String sheet) {}

    record WaitingList(
            List<WaitingSeat> seats,

            @Nullable @Schema(description = "when the host can nudge again; null for at once")
            Instant nudgeFrom) {}

    WaitingList of(Standpoint who) {
        GameRow game = who.requireHost().game();
        // Asked first: a sheet that comes from standing orders in the meantime is then found below.
        Set<Integer> ahead = absentees.decidedAhead(game.id(), game.entries());
        List<SheetStore.Flag> flags = sheets.flags(game.id(), game.entries());
        List<WaitingSeat> answers = new ArrayList<>();
        for (SeatRow seat : seats.of(game.id())) {
            boolean saved = ahead.contains(seat.seat()) || flags.stream().anyMatch(flag -> flag.seat() == seat.seat());
            String sheet = !game.awaiting().contains(seat.seat())
                    ? "idle"
                    : isReady(flags, seat.seat()) ? "ready" : saved ? "saved" : "none";
            answers.add(new WaitingSeat(seat.seat(), sheet));
        }
        return new WaitingList(answers, nudgeFrom(game));
    }

    private static boolean isReady(List<SheetStore.Flag> flags, int seat) {
        return flags.stream().anyMatch(flag -> flag.seat() == seat && flag.ready());
    }

    private @Nullable Instant nudgeFrom(GameRow game) {
        Instant now = clock.instant();
        return trail.last(game.id(), "nudge")
                .map(nudged -> nudged.plus(PAUSE))
                .filter(from -> from.isAfter(now))
                .orElse(null);
    }

    /** Sends a notice to the people for whom the game is waiting, by the means that each of them chose. */
    public void nudge(Standpoint who) {
        who.requireHost().requireStatus(GameRow.Status.RUNNING);
        writer.run(() -> {
            GameRow game = games.locked(who.game().id());
            Instant from = nudgeFrom(game);
            if (from != null) {
                long minutes =
                        Math.max(1, Duration.between(clock.instant(), from).toMinutes());
                throw Problem.conflict(
                        "nudged",
                        "The players were reminded less than an hour ago. Try again in " + minutes
                                + (minutes == 1 ? " minute." : " minutes."));
            }
            List<String> late = late(game);
            if (late.isEmpty()) {
                throw Problem.conflict("nobody-late", "The game is not waiting for a person now.");
            }
            chronicle.tell(game, who.actor(), new Fact.Nudged(game.turn(), game.deadline()), late);
        });
    }

    private List<String> late(GameRow game) {
        List<SheetStore.Flag> flags = sheets.flags(game.id(), game.entries());
        return seats.of(game.id()).stream()
                .filter(seat -> seat.state() == SeatRow.State.TAKEN && seat.bot() == null)
                .filter(seat -> game.awaiting().contains(seat.seat()) && !isReady(flags, seat.seat()))
                .map(SeatRow::account)
                .filter(Objects::nonNull)
                .map(Object::toString)
                .toList();
    }
}
