package arbiter.games.globaldomination.vi.rules.construction;

import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Rejection;
import arbiter.games.globaldomination.vi.position.Board;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.Nearby;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.rules.Phase;
import arbiter.games.globaldomination.vi.rules.Refusals;
import arbiter.games.globaldomination.vi.rules.Turn;
import arbiter.games.globaldomination.vi.rules.movement.Landmines;
import arbiter.games.globaldomination.vi.rules.movement.Skirmish;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** GD6-C.4 and C.5: new Armies, on and around own HQs, or in the most loyal land of players without an HQ. */
public final class Spawning implements Phase {
    @Override
    public void run(Turn turn) {
        List<Turn.Task> tasks = turn.tasks(Order.Moment.SPAWNING);
        if (tasks.isEmpty()) {
            return;
        }
        Homes homes = Homes.of(turn.board, turn.treasury.seats());
        SequencedMap<Integer, int[]> raised = new TreeMap<>();
        for (Turn.Task task : tasks) {
            Order.Spawn order = (Order.Spawn) task.order();
            Rejection wrong = refuse(turn, homes, task.seat(), order);
            if (wrong != null) {
                turn.reject(task, wrong);
            } else {
                for (Order.Placement place : order.places()) {
                    int territory = turn.map().indexOf(place.at());
                    raised.computeIfAbsent(territory, t -> new int[turn.treasury.seats()])[task.seat()] +=
                            place.count();
                    turn.spawned[task.seat()] += place.count();
                    turn.raisedIn[task.seat()] = territory;
                }
            }
        }
        raised.forEach((territory, counts) -> raise(turn, territory, counts));
    }

    /** Which seats have an HQ and, for the others, their highest Loyalty. Determined when spawning begins. */
    public static final class Homes {
        private final boolean[] hasHq;
        private final int[] loyalty;

        private Homes(int seats) {
            hasHq = new boolean[seats];
            loyalty = new int[seats];
        }

        public static Homes of(Board board, int seats) {
            Homes homes = new Homes(seats);
            for (int t = 0; t < board.size(); t++) {
                int owner = board.owner[t];
                if (owner != Board.NEUTRAL) {
                    homes.hasHq[owner] |= board.hasHq(t);
                    homes.loyalty[owner] = Math.max(homes.loyalty[owner], board.loyalty[t]);
                }
            }
            return homes;
        }
    }

    public static int allowance(Turn turn, int seat) {
        return turn.rules.spawnBase + turn.dawn.lands(seat) / turn.rules.spawnLands;
    }

    /** What earlier orders leave of the allowance. */
    public static int left(Turn turn, int seat) {
        return allowance(turn, seat) - turn.spawned[seat];
    }

    public static @Nullable Rejection refuse(Turn turn, Homes homes, int seat, Order.Spawn order) {
        long wanted = 0;
        for (Order.Placement place : order.places()) {
            if (turn.map().indexOf(place.at()) < 0) {
                return Refusals.unknown(place.at(), "GD6-C.4");
            }
            if (place.count() < 1) {
                return Refusals.noAmount("GD6-C.4");
            }
            wanted += place.count();
        }
        for (Order.Placement place : order.places()) {
            int territory = turn.map().indexOf(place.at());
            Rejection wrong = homes.hasHq[seat]
                    ? refuseAroundHq(turn, seat, territory)
                    : refuseWithoutHq(turn, homes, seat, territory, order);
            if (wrong != null) {
                return wrong;
            }
        }
        int left = left(turn, seat);
        return wanted <= left ? null : Rejection.of("too-many", "GD6-C.4", "count", wanted, "left", left);
    }

    private static @Nullable Rejection refuseAroundHq(Turn turn, int seat, int territory) {
        Board board = turn.board;
        int owner = board.owner[territory];
        if (owner == seat && board.hasHq(territory)) {
            return null;
        }
        if (!turn.map().land(territory)) {
            return Refusals.notLand(turn.id(territory), "GD6-C.4");
        }
        if (!Nearby.beside(turn.map(), territory, t -> board.owner[t] == seat && board.hasHq(t))) {
            return Rejection.of("no-hq-near", "GD6-C.4", "territory", turn.id(territory));
        }
        return owner == seat || owner == Board.NEUTRAL
                ? null
                : Rejection.of("owned-by-another", "GD6-C.4", "territory", turn.id(territory));
    }

    private static @Nullable Rejection refuseWithoutHq(
            Turn turn, Homes homes, int seat, int territory, Order.Spawn order) {
        if (turn.board.owner[territory] != seat) {
            return Refusals.notOwn(turn.id(territory), "GD6-C.5");
        }
        if (turn.board.loyalty[territory] < homes.loyalty[seat]) {
            return Rejection.of(
                    "not-most-loyal",
                    "GD6-C.5",
                    "territory",
                    turn.id(territory),
                    "loyalty",
                    turn.board.loyalty[territory],
                    "most",
                    homes.loyalty[seat]);
        }
        int only = turn.raisedIn[seat] == Turn.NOWHERE
                ? turn.map().indexOf(order.places().getFirst().at())
                : turn.raisedIn[seat];
        return territory == only
                ? null
                : Rejection.of("one-place-only", "GD6-C.5", "territory", turn.id(territory), "chosen", turn.id(only));
    }

    private static void raise(Turn turn, int territory, int[] counts) {
        int owner = turn.board.owner[territory];
        if (owner != Board.NEUTRAL) {
            turn.board.add(territory, Unit.ARMY, counts[owner]);
            turn.tell(new Happening.Spawned(Seat.of(owner), turn.id(territory), counts[owner], false));
        } else {
            takeNeutral(turn, territory, counts);
        }
    }

    /** The Armies of several players fight a Skirmish; then mines hit the survivors, who take the land at once. */
    private static void takeNeutral(Turn turn, int territory, int[] counts) {
        int[] foreseen = new int[counts.length];
        for (int seat = 0; seat < counts.length; seat++) {
            foreseen[seat] = Landmines.wouldLeave(turn, turn.board.minesLaidBy(territory, seat), counts[seat]);
        }
        int[] left = Skirmish.amongArmies(counts, turn.rules.health(Unit.ARMY.ordinal()));
        List<Seat> seats = new ArrayList<>();
        Seat winner = null;
        for (int seat = 0; seat < counts.length; seat++) {
            if (counts[seat] > 0) {
                seats.add(Seat.of(seat));
                left[seat] = Landmines.armiesLeft(turn, territory, left[seat]);
                winner = left[seat] > 0 ? Seat.of(seat) : winner;
                lose(turn, territory, seat, counts[seat] - left[seat], foreseen[seat] - left[seat]);
            }
        }
        if (seats.size() > 1) {
            turn.tell(new Happening.SpawnsMet(turn.id(territory), seats, winner));
        }
        if (winner != null) {
            turn.board.take(territory, winner.index());
            turn.board.add(territory, Unit.ARMY, left[winner.index()]);
            turn.tell(new Happening.Spawned(winner, turn.id(territory), left[winner.index()], true));
        }
    }

    /** @param toOthers what the player did not lose to own mines; moves of these Armies lapse and are legal (GD6-M.1) */
    private static void lose(Turn turn, int territory, int seat, int lost, int toOthers) {
        if (toOthers > 0) {
            turn.withheld.add(territory, seat, Unit.ARMY, toOthers);
        }
        if (lost > 0) {
            turn.tell(new Happening.SpawnLost(Seat.of(seat), turn.id(territory), lost));
        }
    }
}
