package arbiter.server.game;

import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.server.fact.Actor;
import arbiter.server.web.Caller;
import arbiter.server.web.Problem;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game and one caller's relation to it. All rights to see and to act are derived from this.
 *
 * @param game as the caller sees it: for a delayed spectator an earlier state of it
 * @param seat the caller's seat, or null
 * @param asOf the position that a delayed spectator sees as the present; null for everybody else
 */
public record Standpoint(
        GameRow game, Caller caller, @Nullable Integer seat, LogStore.@Nullable Brief asOf) {
    /** Sees the present. */
    public Standpoint(GameRow game, Caller caller, @Nullable Integer seat) {
        this(game, caller, seat, null);
    }

    /** Of what is dated later than this, the caller learns nothing; null if there is no such time. */
    public @Nullable Instant until() {
        return asOf == null ? null : asOf.at();
    }

    /** A spectator who sees the game later than it happens, as soon as it has begun. */
    public boolean isKeptBack() {
        return game.options().delay() > 0
                && game.status() != GameRow.Status.OVER
                && !takesPart()
                && !caller.isAdministrator();
    }

    public boolean isHost() {
        return game.hostId().equals(caller.idOrNull());
    }

    /** The caller as host, or as an administrator who acts instead of the host. */
    public Actor actor() {
        return new Actor(isHost() ? Actor.Role.HOST : Actor.Role.ADMINISTRATOR, caller.idOrNull());
    }

    /** The seats whose messages the caller gets, with −1 for the host's. */
    public List<Integer> chairs() {
        List<Integer> chairs = new ArrayList<>();
        if (seat != null) {
            chairs.add(seat);
        }
        if (isHost()) {
            chairs.add(Seat.HOST.index());
        }
        return chairs;
    }

    public boolean takesPart() {
        return seat != null || isHost();
    }

    /** The viewer whose view of the game the caller gets. */
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

    /** Refuses everybody except the host and administrators. */
    public Standpoint requireHost() {
        if (!isHost() && !caller.isAdministrator()) {
            caller.account();
            throw Problem.notYours("Only the host of this game can do that.");
        }
        return this;
    }

    public Standpoint requireBegun() {
        return requireStatus(GameRow.Status.RUNNING, GameRow.Status.PAUSED, GameRow.Status.OVER);
    }

    /**
     * Refuses a host who plays in a rated game: what the host does could decide it. Before the start, nothing is decided yet. Another
     * host, or an administrator without a seat, can act.
     */
    public Standpoint requireNeutralHost() {
        requireHost();
        if (game.options().counts() && game.status().begun() && seat != null) {
            throw Problem.conflict(
                    "host-plays",
                    "This game is rated and you play in it, so only a host without a seat can do that. Make somebody"
                            + " else the host first.");
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
