package arbiter.games.globaldomination.v.rules;

import java.util.Arrays;

/**
 * All orders of the Movement and Battle Phases as single hops, by seat and then in list order. A path {@code 1>2>3} is the
 * same as {@code 1>2} and {@code 2>3}. The order of hops never changes.
 */
public final class Hops {
    /** Used as count by an order that moves a Trebuchet. */
    public static final int TREBUCHET = -1;

    public int[] from;
    public int[] to;
    public int[] count;
    public int[] line;
    /** The first hop of each seat; one more entry marks the end. */
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

    /** Ends the hops of this seat; those of the next seat follow. */
    public void endOf(int seat) {
        firstOf[seat + 1] = size;
        waiting = new boolean[size];
    }
}
