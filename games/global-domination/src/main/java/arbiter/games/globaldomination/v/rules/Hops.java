package arbiter.games.globaldomination.v.rules;

import java.util.Arrays;

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

    public Hops(int seats, int expected) {
        firstOf = new int[seats + 1];
        from = new int[expected];
        to = new int[expected];
        count = new int[expected];
        line = new int[expected];
        waiting = new boolean[0];
    }

    public void add(int a, int b, int units, int orderLine) {
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

    /** The hops of this seat end here, and those of the next seat begin. */
    public void endOf(int seat) {
        firstOf[seat + 1] = size;
        waiting = new boolean[size];
    }
}
