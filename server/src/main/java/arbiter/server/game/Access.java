package arbiter.server.game;

import arbiter.server.web.Caller;
import arbiter.server.web.Problem;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Finds a game for a caller. A caller who may not see a game gets the same answer as for a game that does not exist. */
@Component
public class Access {
    private final GameStore games;
    private final SeatStore seats;
    private final LogStore logs;
    private final LostSeats lost;
    private final Watching watching;

    Access(GameStore games, SeatStore seats, LogStore logs, LostSeats lost, Watching watching) {
        this.games = games;
        this.seats = seats;
        this.logs = logs;
        this.lost = lost;
        this.watching = watching;
    }

    public Standpoint to(String id, Caller caller) {
        Standpoint standpoint = glance(id, caller);
        if (standpoint.game().status() == GameRow.Status.RUNNING) {
            watching.looked(id);
        }
        return standpoint;
    }

    /** For pictures in lists and links: a person who sees one of these does not watch the game. */
    public Standpoint glance(String id, Caller caller) {
        GameStore.Seated found = games.byId(id, caller.idOrNull()).orElseThrow(Access::none);
        Standpoint standpoint = new Standpoint(found.game(), caller, found.seat());
        boolean visible =
                !standpoint.game().visibility().equals("private") || standpoint.takesPart() || caller.isAdministrator();
        if (!visible) {
            throw lost.of(standpoint)
                    .map(seat -> Problem.notFound(
                            seat.sentence() + " Only players can see this game, so you cannot watch it."))
                    .orElseGet(Access::none);
        }
        return delayed(standpoint);
    }

    /** If spectators see this game later than it happens and the caller is one, the game as it was. */
    private Standpoint delayed(Standpoint now) {
        GameRow game = now.game();
        if (!game.status().begun() || !now.isKeptBack()) {
            return now;
        }
        LogStore.Brief then =
                logs.upToTurn(game.id(), game.turn() - game.options().delay());
        return new Standpoint(game.asItWas(then), now.caller(), now.seat(), then);
    }

    public Standpoint byInvitation(String code, Caller caller) {
        return standpoint(
                games.byInvitation(code)
                        .orElseThrow(() -> Problem.notFound("This invitation is not valid or was withdrawn.")),
                caller);
    }

    public Standpoint standpoint(GameRow game, Caller caller) {
        return standpoint(
                game, caller, seats.seatOf(game.id(), caller.idOrNull()).orElse(null));
    }

    /** @param seat the caller's seat in this game */
    public Standpoint standpoint(GameRow game, Caller caller, @Nullable Integer seat) {
        return delayed(new Standpoint(game, caller, seat));
    }

    private static Problem none() {
        return Problem.notFound("There is no such game, or it is private.");
    }
}
