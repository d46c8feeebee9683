package arbiter.games.globaldomination.vi.position;

import arbiter.engine.seat.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a player, or the host, may write on a line of a sheet. Territories are named by their ids. */
public sealed interface Order {
    /** The section of the rulebook, and so the moment of the turn, to which an order belongs. */
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

    /** What is built and laid, in one list order (GD6-C.7, GD6-C.8). */
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

    /** @param from the own territory that it is spread from, or null where the target is enough */
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

    /** What only the host may order; it has its effect in the next turn. */
    sealed interface ByHost extends Order {
        @Override
        default Moment moment() {
            return Moment.PROCLAMATION;
        }
    }

    record Unlock(Mechanic mechanic) implements ByHost {}

    /** Lets a reserved seat in (GD6-J.1). */
    record Join(Seat seat) implements ByHost {}

    /** Seats that have not built an HQ yet are reserved again (GD6-J.1). */
    record CloseJoining() implements ByHost {}

    /** The game ends, shared by all who live then (GD6-W.4). */
    record DeclareDraw() implements ByHost {}

    /** Changes by nature (GD6-N.3). */
    sealed interface Nature extends ByHost {}

    record Wasteland(int at) implements Nature {}

    record AddUnits(int count, Unit unit, int at) implements Nature {}

    record RemoveUnits(int count, Unit unit, int at) implements Nature {}

    record OpenBorder(int a, int b) implements Nature {}

    record CloseBorder(int a, int b) implements Nature {}
}
