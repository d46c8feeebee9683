package arbiter.games.globaldomination.vi.position;

import arbiter.engine.seat.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a player or the host may write on a line of a sheet. Territories are ids. */
public sealed interface Order {
    /** The section of the rulebook to which an order belongs. It decides when in the turn the order is carried out. */
    enum Moment {
        PROCLAMATION,
        HEADQUARTERS,
        PROMOTION,
        SPAWNING,
        CONSTRUCTS,
        CROP,
        DYNAMITE,
        TOXIC,
        PURCHASE,
        MOVEMENT,
        VOTE
    }

    Moment moment();

    record BuildHq(int at) implements Order {
        @Override
        public Moment moment() {
            return Moment.HEADQUARTERS;
        }
    }

    record Promote(int count, Unit to, int at) implements Order {
        @Override
        public Moment moment() {
            return Moment.PROMOTION;
        }
    }

    /** A number of units for one territory. */
    record Placement(int at, int count) {}

    record Spawn(List<Placement> places) implements Order {
        public Spawn {
            places = List.copyOf(places);
        }

        @Override
        public Moment moment() {
            return Moment.SPAWNING;
        }
    }

    /** Constructs and mines, carried out together in list order (GD6-C.7, GD6-C.8). */
    sealed interface Works extends Order {
        @Override
        default Moment moment() {
            return Moment.CONSTRUCTS;
        }
    }

    record Build(Construct construct, int at) implements Works {}

    record LayMines(int count, int at) implements Works {}

    record UseCrop(List<Placement> places) implements Order {
        public UseCrop {
            places = List.copyOf(places);
        }

        @Override
        public Moment moment() {
            return Moment.CROP;
        }
    }

    record UseDynamite(int from, int to) implements Order {
        @Override
        public Moment moment() {
            return Moment.DYNAMITE;
        }
    }

    /** @param from the own territory from which it is used, or null if the order names only the target */
    record UseToxic(@Nullable Integer from, int to) implements Order {
        @Override
        public Moment moment() {
            return Moment.TOXIC;
        }
    }

    record Buy(int count, Item item) implements Order {
        @Override
        public Moment moment() {
            return Moment.PURCHASE;
        }
    }

    record Move(int count, Unit unit, Path path) implements Order {
        @Override
        public Moment moment() {
            return Moment.MOVEMENT;
        }
    }

    record VoteDraw() implements Order {
        @Override
        public Moment moment() {
            return Moment.VOTE;
        }
    }

    /** Orders of the host; they take effect in the next turn. */
    sealed interface ByHost extends Order {
        @Override
        default Moment moment() {
            return Moment.PROCLAMATION;
        }
    }

    record Unlock(Mechanic mechanic) implements ByHost {}

    /** Opens a reserved seat for a player (GD6-J.1). */
    record Join(Seat seat) implements ByHost {}

    /** Reserves the seats again that have not built an HQ yet (GD6-J.1). */
    record CloseJoining() implements ByHost {}

    /** Ends the game as a draw, shared by all players who are alive then (GD6-W.4). */
    record DeclareDraw() implements ByHost {}

    /** Natural events (GD6-N.3). */
    sealed interface Nature extends ByHost {}

    record Wasteland(int at) implements Nature {}

    record AddUnits(int count, Unit unit, int at) implements Nature {}

    record RemoveUnits(int count, Unit unit, int at) implements Nature {}

    record OpenBorder(int a, int b) implements Nature {}

    record CloseBorder(int a, int b) implements Nature {}
}
