package arbiter.games.globaldomination.v.rules.winning;

import arbiter.engine.seat.Seat;
import arbiter.games.globaldomination.v.position.Ending;
import arbiter.games.globaldomination.v.position.Happening;
import arbiter.games.globaldomination.v.position.Rules;
import arbiter.games.globaldomination.v.position.Status;
import arbiter.games.globaldomination.v.rules.Phase;
import arbiter.games.globaldomination.v.rules.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** How a game ends. The source rules define no end; the host chooses among these. */
public final class Victory implements Phase {
    @Override
    public void run(Turn turn) {
        if (turn.ending != null) {
            return;
        }
        int[] land = new int[turn.seats];
        int[] territories = new int[turn.seats];
        int allLand = 0;
        for (int at = 0; at < turn.size(); at++) {
            boolean isLand = turn.land(at);
            allLand += isLand ? 1 : 0;
            if (turn.owner[at] >= 0) {
                territories[turn.owner[at]]++;
                land[turn.owner[at]] += isLand ? 1 : 0;
            }
        }
        List<Seat> living = seats(turn, turn::living);
        if (living.size() <= 1 && turn.seats > 1 && !somebodyMayJoin(turn)) {
            end(turn, living.isEmpty() ? Ending.Reason.NOBODY_LEFT : Ending.Reason.LAST_LIVING, living);
        } else if (agreed(turn, living)) {
            end(turn, Ending.Reason.AGREED_DRAW, living);
        } else {
            byLand(turn, land, territories, allLand);
        }
    }

    private static void byLand(Turn turn, int[] land, int[] territories, int allLand) {
        int share = turn.rules.victory().winShare();
        int needed = needed(turn.rules, allLand);
        List<Seat> rich = seats(turn, seat -> turn.living(seat) && land[seat] >= needed);
        if (share > 0 && !rich.isEmpty()) {
            int most = most(turn, land);
            end(turn, Ending.Reason.LAND_SHARE, seats(turn, seat -> turn.living(seat) && land[seat] == most));
        } else if (turn.rules.victory().turnLimit() > 0
                && turn.number >= turn.rules.victory().turnLimit()) {
            int most = most(turn, territories);
            end(turn, Ending.Reason.TURN_LIMIT, seats(turn, seat -> turn.living(seat) && territories[seat] == most));
        }
    }

    /** The number of land territories that wins (W.2). Not used if the setting has no such share. */
    public static int needed(Rules rules, int allLand) {
        return (int) (((long) rules.victory().winShare() * allLand + 99) / 100);
    }

    private static int most(Turn turn, int[] counts) {
        int most = 0;
        for (int seat = 0; seat < turn.seats; seat++) {
            most = turn.living(seat) ? Math.max(most, counts[seat]) : most;
        }
        return most;
    }

    private static boolean somebodyMayJoin(Turn turn) {
        return turn.joiningOpen
                && !seats(turn, seat -> turn.powers[seat].status() == Status.NOT_JOINED)
                        .isEmpty();
    }

    /** Whether all living players voted for it in one turn. */
    private static boolean agreed(Turn turn, List<Seat> living) {
        if (!turn.rules.victory().drawVote() || living.isEmpty()) {
            return false;
        }
        for (Seat seat : living) {
            if (!turn.voted[seat.index()]) {
                return false;
            }
        }
        return true;
    }

    private static List<Seat> seats(Turn turn, IntPredicate which) {
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < turn.seats; seat++) {
            if (which.test(seat)) {
                seats.add(Seat.of(seat));
            }
        }
        return seats;
    }

    private static void end(Turn turn, Ending.Reason reason, List<Seat> winners) {
        turn.ending = new Ending(reason, winners);
        turn.happened(new Happening.Ended(
                reason.word, winners.stream().map(Seat::index).toList()));
    }
}
