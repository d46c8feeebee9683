package arbiter.games.globaldomination.v.rules.movement;

import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.rules.Hops;
import arbiter.games.globaldomination.v.rules.Turn;
import org.jspecify.annotations.Nullable;

/** Decides which moves are legal (7.1, 7.2): legal moves become hops, the others are rejected. */
final class MoveOrders {
    private final Turn turn;
    private final Hops hops;
    /** By territory: 1 + the last seat with an earlier order that leads there. */
    private final int[] ledTo;

    private MoveOrders(Turn turn, int expected) {
        this.turn = turn;
        this.hops = new Hops(turn.seats, expected);
        this.ledTo = new int[turn.size()];
    }

    static Hops read(Turn turn) {
        int expected = 8;
        for (int seat = 0; seat < turn.seats; seat++) {
            expected += turn.orders(seat).length;
        }
        MoveOrders orders = new MoveOrders(turn, expected + expected / 2);
        for (int seat = 0; seat < turn.seats; seat++) {
            orders.read(seat);
        }
        return orders.hops;
    }

    private void read(int seat) {
        @Nullable Order[] orders = turn.orders(seat);
        for (int line = 0; line < orders.length; line++) {
            if (orders[line] instanceof Order.InMovement order) {
                switch (order) {
                    case Order.Move(int count, int[] path) -> move(seat, line, count, path);
                    case Order.MoveTrebuchet(int from, int to) -> hops.add(from, to, Hops.TREBUCHET, line);
                }
            }
        }
        hops.endOf(seat);
    }

    private void move(int seat, int line, int units, int[] path) {
        if (units < 1) {
            turn.reject(seat, line, "zero-units", "GD5-7.1");
        } else if (turn.owner[path[0]] != seat && ledTo[path[0]] != seat + 1) {
            // The origin is not own land, and no earlier order leads there, so the move can never start.
            turn.reject(seat, line, "not-your-territory", "GD5-7.1", "at", turn.id(path[0]));
        } else if (connected(seat, line, path)) {
            for (int i = 1; i < path.length; i++) {
                hops.add(path[i - 1], path[i], units, line);
                ledTo[path[i]] = seat + 1;
            }
        }
    }

    private boolean connected(int seat, int line, int[] path) {
        for (int i = 1; i < path.length; i++) {
            int from = path[i - 1];
            int to = path[i];
            if (!turn.map.adjacent(from, to)) {
                turn.reject(seat, line, "path-not-connected", "GD5-7.1", "from", turn.id(from), "to", turn.id(to));
                return false;
            }
        }
        return true;
    }
}
