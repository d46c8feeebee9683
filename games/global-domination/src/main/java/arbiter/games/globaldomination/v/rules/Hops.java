package arbiter.games.globaldomination.v.rules;

import arbiter.games.globaldomination.v.position.Order;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * All orders of the Movement and Battle Phases, hop by hop: first by seat, then as listed on the sheet, a path
 * {@code 1>2>3} being the same as {@code 1>2} and {@code 2>3}. No round changes that order.
 */
public final class Hops {
    /** Instead of a count: the order moves a Trebuchet. */
    public static final int TREBUCHET = -1;

    public int[] from;
    public int[] to;
    public int[] count;
    public int[] line;
    /** Where the hops of a seat begin; one entry more for the end. */
    public final int[] firstOf;

    public boolean[] waiting;
    public int size;

    private Hops(int seats, int expected) {
        firstOf = new int[seats + 1];
        from = new int[expected];
        to = new int[expected];
        count = new int[expected];
        line = new int[expected];
        waiting = new boolean[0];
    }

    /** Takes the legal moves of all sheets and rejects the others. */
    public static Hops of(Turn turn) {
        int expected = 0;
        for (int seat = 0; seat < turn.seats; seat++) {
            expected += turn.orders(seat).length;
        }
        Hops hops = new Hops(turn.seats, Math.max(8, expected + expected / 2));
        int[] ledTo = new int[turn.size()];
        for (int seat = 0; seat < turn.seats; seat++) {
            hops.firstOf[seat] = hops.size;
            @Nullable Order[] orders = turn.orders(seat);
            for (int line = 0; line < orders.length; line++) {
                switch (orders[line]) {
                    case Order.Move(int count, int[] path) -> hops.addMove(turn, seat, line, count, path, ledTo);
                    case Order.MoveTrebuchet(int from, int to) -> hops.add(from, to, TREBUCHET, line);
                    case null, default -> {}
                }
            }
        }
        hops.firstOf[turn.seats] = hops.size;
        hops.waiting = new boolean[hops.size];
        return hops;
    }

    /** @param ledTo by territory, 1 + the last seat of which an order listed so far leads there */
    private void addMove(Turn turn, int seat, int line, int units, int[] path, int[] ledTo) {
        if (units < 1) {
            turn.reject(seat, line, "zero-units", "GD5-7.1");
            return;
        }
        // Land that is not one's own and that no order listed before leads to cannot be left by then either.
        if (turn.owner[path[0]] != seat && ledTo[path[0]] != seat + 1) {
            turn.reject(seat, line, "not-your-territory", "GD5-7.1", "at", turn.id(path[0]));
            return;
        }
        for (int i = 1; i < path.length; i++) {
            if (!turn.map.adjacent(path[i - 1], path[i])) {
                turn.reject(
                        seat,
                        line,
                        "path-not-connected",
                        "GD5-7.1",
                        "from",
                        turn.id(path[i - 1]),
                        "to",
                        turn.id(path[i]));
                return;
            }
        }
        for (int i = 1; i < path.length; i++) {
            add(path[i - 1], path[i], units, line);
            ledTo[path[i]] = seat + 1;
        }
    }

    private void add(int a, int b, int units, int orderLine) {
        if (size == from.length) {
            int more = size * 2;
            from = Arrays.copyOf(from, more);
            to = Arrays.copyOf(to, more);
            count = Arrays.copyOf(count, more);
            line = Arrays.copyOf(line, more);
        }
        from[size] = a;
        to[size] = b;
        count[size] = units;
        line[size] = orderLine;
        size++;
    }
}
