package arbiter.games.globaldomination.vi;

import arbiter.engine.Rejection;
import arbiter.engine.Seat;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** GD6-C.1 to C.3: the first thing a player does, and the turn that splits when two want to be too near. */
final class Headquarters implements Phase {
    private static final int NOWHERE = -1;

    @Override
    public void run(Turn turn) {
        int[] sites = sites(turn);
        List<Seat> failed = clashing(turn, sites);
        if (!failed.isEmpty()) {
            publish(turn, sites, failed);
        }
        for (int seat = 0; seat < sites.length; seat++) {
            if (sites[seat] != NOWHERE && !failed.contains(Seat.of(seat))) {
                build(turn, seat, sites[seat]);
            }
        }
        if (failed.isEmpty()) {
            seatSpectators(turn);
        } else {
            turn.splitFor(failed);
        }
    }

    /** The first legal HQ order of each seat that has none yet. */
    private static int[] sites(Turn turn) {
        int[] sites = new int[turn.treasury.seats()];
        Arrays.fill(sites, NOWHERE);
        boolean[] stands = new boolean[sites.length];
        for (Turn.Task task : turn.tasks(Order.Moment.HEADQUARTERS)) {
            Order.BuildHq order = (Order.BuildHq) task.order();
            int seat = task.seat();
            int territory = turn.map().indexOf(order.at());
            if (turn.waits(seat) && !stands[seat] && territory >= 0 && turn.board.hq[territory] == seat + 1) {
                stands[seat] = true; // Built before the turn split.
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

    static @Nullable Rejection refuse(Turn turn, int seat, Order.BuildHq order) {
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
        if (near >= 0) {
            return Rejection.of(
                    "hq-too-near",
                    "GD6-C.1",
                    "territory",
                    order.at(),
                    "near",
                    turn.id(near),
                    "distance",
                    turn.rules.hqDistance);
        }
        boolean may = turn.treasury.status[seat].mayBuild() && !ownsHq(turn.board, seat);
        return may ? null : Rejection.of("hq-already", "GD6-C.1");
    }

    /** Whether anybody could still build an HQ anywhere. */
    static boolean placeLeft(Turn turn) {
        Board board = turn.board;
        for (int t = 0; t < board.size(); t++) {
            if (turn.map().land(t)
                    && board.owner[t] == Board.NEUTRAL
                    && !board.hasHq(t)
                    && Nearby.find(turn.map(), t, turn.rules.hqDistance - 1, board::hasHq) < 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean ownsHq(Board board, int seat) {
        for (int t = 0; t < board.size(); t++) {
            if (board.owner[t] == seat && board.hasHq(t)) {
                return true;
            }
        }
        return false;
    }

    /** Whoever wants an HQ too near to another's order: both fail (GD6-C.2). */
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

    /** All HQ orders become public, and nothing else on the sheets (GD6-C.3). */
    private static void publish(Turn turn, int[] sites, List<Seat> failed) {
        for (int seat = 0; seat < sites.length; seat++) {
            if (sites[seat] != NOWHERE) {
                turn.tell(new Happening.HqOrdered(Seat.of(seat), turn.id(sites[seat])));
            }
        }
        turn.tell(new Happening.HqClashed(failed));
        for (Seat seat : failed) {
            turn.silence(seat.index(), Rejection.of("hq-clash", "GD6-C.2", "territory", turn.id(sites[seat.index()])));
        }
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
