package arbiter.games.globaldomination.vi.rules.construction;

import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Rejection;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.vi.position.Board;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.Nearby;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Status;
import arbiter.games.globaldomination.vi.rules.Phase;
import arbiter.games.globaldomination.vi.rules.Refusals;
import arbiter.games.globaldomination.vi.rules.Turn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** GD6-C.1 to C.3: building HQs, and splitting the turn when HQ orders clash. */
public final class Headquarters implements Phase {
    private static final int NOWHERE = -1;

    @Override
    public void run(Turn turn) {
        int[] sites = sites(turn);
        List<Seat> clashing = clashing(turn, sites);
        if (!clashing.isEmpty()) {
            publish(turn, clashing);
        }
        for (int seat = 0; seat < sites.length; seat++) {
            if (sites[seat] != NOWHERE && !clashing.contains(Seat.of(seat))) {
                build(turn, seat, sites[seat]);
            }
        }
        if (clashing.isEmpty()) {
            seatSpectators(turn);
        } else {
            split(turn, sites, clashing);
        }
    }

    /** The first legal HQ order of each seat that has no HQ yet. */
    private static int[] sites(Turn turn) {
        int[] sites = new int[turn.treasury.seats()];
        Arrays.fill(sites, NOWHERE);
        boolean[] stands = new boolean[sites.length];
        for (Turn.Task task : turn.tasks(Order.Moment.HEADQUARTERS)) {
            Order.BuildHq order = (Order.BuildHq) task.order();
            int seat = task.seat();
            int territory = turn.map().indexOf(order.at());
            if (turn.waits(seat) && !stands[seat] && territory >= 0 && turn.board.hq[territory] == seat + 1) {
                stands[seat] = true; // Built before the turn was split.
                continue;
            }
            Rejection wrong = sites[seat] != NOWHERE || turn.waits(seat)
                    ? Rejection.of("hq-already", "GD6-C.1")
                    : refuse(turn, seat, order);
            if (wrong != null) {
                turn.reject(task, wrong);
            } else {
                sites[seat] = territory;
            }
        }
        return sites;
    }

    public static @Nullable Rejection refuse(Turn turn, int seat, Order.BuildHq order) {
        if (!turn.treasury.status[seat].mayBuild() || ownsHq(turn.board, seat)) {
            return Rejection.of("hq-already", "GD6-C.1");
        }
        int territory = turn.map().indexOf(order.at());
        if (territory < 0) {
            return Refusals.unknown(order.at(), "GD6-C.1");
        }
        if (!turn.map().land(territory)) {
            return Refusals.notLand(order.at(), "GD6-C.1");
        }
        if (turn.board.owner[territory] != Board.NEUTRAL) {
            return Rejection.of("not-neutral", "GD6-C.1", "territory", order.at());
        }
        if (turn.board.hasHq(territory)) {
            return Rejection.of("hq-there", "GD6-C.1", "territory", order.at());
        }
        int near = Nearby.find(turn.map(), territory, turn.rules.hqDistance - 1, turn.board::hasHq);
        return near < 0
                ? null
                : Rejection.of(
                        "hq-too-near",
                        "GD6-C.1",
                        "territory",
                        order.at(),
                        "near",
                        turn.id(near),
                        "distance",
                        turn.rules.hqDistance);
    }

    private static boolean ownsHq(Board board, int seat) {
        for (int t = 0; t < board.size(); t++) {
            if (board.owner[t] == seat && board.hasHq(t)) {
                return true;
            }
        }
        return false;
    }

    /** The seats whose HQ order is too near to the order of another seat (GD6-C.2). */
    private static List<Seat> clashing(Turn turn, int[] sites) {
        List<Seat> failed = new ArrayList<>();
        WorldMap map = turn.map();
        for (int seat = 0; seat < sites.length; seat++) {
            int self = seat;
            if (sites[seat] != NOWHERE
                    && (wantedByAnother(sites, self, sites[self])
                            || Nearby.find(
                                            map,
                                            sites[self],
                                            turn.rules.hqDistance - 1,
                                            t -> wantedByAnother(sites, self, t))
                                    >= 0)) {
                failed.add(Seat.of(seat));
            }
        }
        return failed;
    }

    private static boolean wantedByAnother(int[] sites, int seat, int territory) {
        for (int other = 0; other < sites.length; other++) {
            if (other != seat && sites[other] == territory) {
                return true;
            }
        }
        return false;
    }

    private static void build(Turn turn, int seat, int territory) {
        turn.board.take(territory, seat);
        turn.board.hq[territory] = seat + 1;
        turn.treasury.status[seat] = Status.PLAYING;
        turn.tell(new Happening.HqBuilt(Seat.of(seat), turn.id(territory)));
    }

    /** All HQ orders of players who may build become public; the rest of the sheets stays secret (GD6-C.3). */
    private static void publish(Turn turn, List<Seat> clashing) {
        for (Turn.Task task : turn.tasks(Order.Moment.HEADQUARTERS)) {
            int at = ((Order.BuildHq) task.order()).at();
            if (turn.treasury.status[task.seat()].mayBuild() && turn.map().indexOf(at) >= 0) {
                turn.tell(new Happening.HqOrdered(Seat.of(task.seat()), at));
            }
        }
        turn.tell(new Happening.HqClashed(clashing));
    }

    /** Every player whose HQ order failed chooses again, including those with an illegal order (GD6-C.3). */
    private static void split(Turn turn, int[] sites, List<Seat> clashing) {
        TreeSet<Seat> again = new TreeSet<>(clashing);
        for (Turn.Task task : turn.tasks(Order.Moment.HEADQUARTERS)) {
            if (turn.treasury.status[task.seat()].mayBuild()) {
                again.add(Seat.of(task.seat()));
            }
        }
        List<Seat> refused =
                again.stream().filter(seat -> !clashing.contains(seat)).toList();
        if (!refused.isEmpty()) {
            turn.tell(new Happening.HqRefused(refused));
        }
        for (Seat seat : again) {
            int site = sites[seat.index()];
            turn.silence(
                    seat.index(),
                    clashing.contains(seat)
                            ? Rejection.of("hq-clash", "GD6-C.2", "territory", turn.id(site))
                            : Rejection.of("set-aside", "GD6-C.3"));
        }
        turn.splitFor(List.copyOf(again));
    }

    private static void seatSpectators(Turn turn) {
        for (int seat = 0; seat < turn.treasury.seats(); seat++) {
            if (turn.treasury.status[seat].mayBuild()) {
                turn.silence(seat, Rejection.of("no-hq-yet", "GD6-C.1"));
                turn.tell(new Happening.Spectated(Seat.of(seat)));
            }
        }
    }
}
