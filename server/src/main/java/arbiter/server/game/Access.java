package arbiter.server.game;

import arbiter.server.web.Caller;
import arbiter.server.web.Problem;
import org.springframework.stereotype.Component;

/** Finds a game for a caller. A caller who may not see a game gets the same answer as for a game that does not exist. */
@Component
public class Access {
    private final GameStore games;
    private final SeatStore seats;
    private final Watching watching;

    Access(GameStore games, SeatStore seats, Watching watching) {
        this.games = games;
        this.seats = seats;
        this.watching = watching;
    }

    public Standpoint to(String id, Caller caller) {
        GameStore.Seated found = games.byId(id, caller.idOrNull()).orElseThrow(Access::none);
        Standpoint standpoint = new Standpoint(found.game(), caller, found.seat());
        boolean visible =
                !standpoint.game().visibility().equals("private") || standpoint.takesPart() || caller.isAdministrator();
        if (!visible) {
            throw none();
        }
        if (standpoint.game().status() == GameRow.Status.RUNNING) {
            watching.looked(id);
        }
        return standpoint;
    }

    public Standpoint byInvitation(String code, Caller caller) {
        return standpoint(
                games.byInvitation(code)
                        .orElseThrow(() -> Problem.notFound("This invitation is not valid or was withdrawn.")),
                caller);
    }

    public Standpoint standpoint(GameRow game, Caller caller) {
        return new Standpoint(
                game, caller, seats.seatOf(game.id(), caller.idOrNull()).orElse(null));
    }

    private static Problem none() {
        return Problem.notFound("There is no such game, or it is private.");
    }
}
