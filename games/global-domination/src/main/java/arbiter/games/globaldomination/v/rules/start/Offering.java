package arbiter.games.globaldomination.v.rules.start;

import arbiter.games.globaldomination.v.position.Happening;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.position.Rules;
import arbiter.games.globaldomination.v.rules.Turn;
import org.jspecify.annotations.Nullable;

/** S.2: the first player offers two starts, the second picks one, and the first gets the other. */
final class Offering {
    private static final int OFFERER = 0;
    private static final int PICKER = 1;
    private static final int STARTS = 2;

    private Offering() {}

    /** The seat that must decide now. */
    static int decider(Position position) {
        return position.offered().size() < STARTS ? OFFERER : PICKER;
    }

    static void collect(Turn turn) {
        for (int seat = 0; seat < turn.seats; seat++) {
            @Nullable Order[] orders = turn.orders(seat);
            for (int line = 0; line < orders.length; line++) {
                if (orders[line] instanceof Order.Offer(int at) && mayOffer(turn, seat, line, at)) {
                    turn.offered.add(at);
                    turn.happened(new Happening.StartOffered(seat, turn.id(at)));
                }
            }
        }
    }

    private static boolean mayOffer(Turn turn, int seat, int line, int at) {
        if (turn.rules.start().startChoice() != Rules.StartChoice.PIE) {
            turn.reject(seat, line, "no-offers", "GD5-S.2");
            return false;
        }
        if (seat != OFFERER) {
            turn.reject(seat, line, "pick-instead", "GD5-S.2");
            return false;
        }
        if (turn.offered.size() == STARTS) {
            turn.reject(seat, line, "offered-already", "GD5-S.2");
            return false;
        }
        for (int other : turn.offered) {
            if (other == at || turn.map.adjacent(other, at)) {
                turn.reject(seat, line, "too-near-to-offer", "GD5-S.2", "at", turn.id(at), "start", turn.id(other));
                return false;
            }
        }
        return Starts.stands(turn, seat, line, at);
    }

    /** Offers on the same sheet do not count: the second player picks from what is on the table. */
    static boolean mayPick(Turn turn, int seat, int line, int at) {
        if (seat == OFFERER) {
            turn.reject(seat, line, "offer-instead", "GD5-S.2");
            return false;
        }
        if (turn.before.offered().size() < STARTS) {
            turn.reject(seat, line, "wait-for-offers", "GD5-S.2");
            return false;
        }
        if (!turn.before.offered().contains(at)) {
            turn.reject(seat, line, "not-offered", "GD5-S.2", "at", turn.id(at));
            return false;
        }
        return true;
    }

    /** The first player gets the start that the second did not pick. */
    static void share(Turn turn) {
        if (turn.rules.start().startChoice() != Rules.StartChoice.PIE || turn.offered.size() < STARTS) {
            return;
        }
        int picked = turn.powers[PICKER].start();
        int first = turn.offered.get(0);
        int second = turn.offered.get(1);
        if (picked == first || picked == second) {
            int left = picked == first ? second : first;
            turn.powers[OFFERER] = turn.powers[OFFERER].startingAt(left);
            turn.happened(new Happening.StartChosen(OFFERER, turn.id(left)));
        }
    }
}
