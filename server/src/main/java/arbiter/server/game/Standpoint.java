package arbiter.server.game;

import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.server.fact.Actor;
import arbiter.server.web.Caller;
import arbiter.server.web.Problem;
import org.jspecify.annotations.Nullable;

/**
 * A game as one caller stands to it: what may be seen and done follows from here and from nowhere else.
 *
 * @param seat the caller's, or null
 */
public record Standpoint(
        GameRow game, Caller caller, @Nullable Integer seat) {
    public boolean isHost() {
        return game.hostId().equals(caller.idOrNull());
    }

    /** As the one who acts: the host, or an administrator in the host's place. */
    public Actor actor() {
        return new Actor(isHost() ? Actor.Role.HOST : Actor.Role.ADMINISTRATOR, caller.idOrNull());
    }

    public boolean takesPart() {
        return seat != null || isHost();
    }

    /** Whose eyes the caller looks with. */
    public Viewer viewer() {
        if (game.status() == GameRow.Status.OVER) {
            return Viewer.ALL;
        }
        if (seat != null) {
            return Viewer.of(Seat.of(seat));
        }
        return isHost() && game.options().hostSees().equals("everything") ? Viewer.ALL : Viewer.PUBLIC;
    }

    public int requireSeat() {
        if (seat == null) {
            caller.account();
            throw Problem.notYours("You have no seat in this game.");
        }
        return seat;
    }

    public Standpoint requirePart() {
        if (!takesPart()) {
            caller.account();
            throw Problem.notYours("You do not take part in this game.");
        }
        return this;
    }

    /** The host, or an administrator in the host's place. */
    public Standpoint requireHost() {
        if (!isHost() && !caller.isAdministrator()) {
            caller.account();
            throw Problem.notYours("Only the host of this game can do that.");
        }
        return this;
    }

    public Standpoint requireStatus(GameRow.Status... allowed) {
        for (GameRow.Status status : allowed) {
            if (game.status() == status) {
                return this;
            }
        }
        throw switch (game.status()) {
            case LOBBY -> Problem.conflict("not-begun", "The game has not started.");
            case RUNNING -> Problem.conflict("begun", "The game has already started.");
            case PAUSED -> Problem.conflict("paused", "The game is paused.");
            case OVER -> Problem.conflict("over", "The game is over.");
        };
    }
}
