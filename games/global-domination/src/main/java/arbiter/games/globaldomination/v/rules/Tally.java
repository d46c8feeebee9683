package arbiter.games.globaldomination.v.rules;

import arbiter.engine.guide.Price;
import arbiter.games.globaldomination.v.position.Happening;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * What one player's sheet uses and what it leaves, recorded by the phases while they carry it out. It exists only for a
 * sheet that a person is looking at, so other turns are not slowed down.
 */
public final class Tally {
    /** The pot of Influence Points, by its word in position texts. */
    public static final String IP = "ip";

    /** The pot of units that the Generation Phase gives (4.1). */
    public static final String SPAWN = "spawn";

    /**
     * A hop that fewer units make than the order says.
     *
     * @param line the line of the sheet; {@code from} and {@code to} are ids
     * @param why no unit makes it; null if some do
     */
    public record Shortfall(int line, int from, int to, int ordered, int go, Happening.@Nullable Why why) {}

    private final int seat;
    private final SequencedMap<String, Integer> totals = new LinkedHashMap<>();
    private final List<Price> paid = new ArrayList<>();
    private final List<Shortfall> shortfalls = new ArrayList<>();
    private int[] ownedFirst = new int[0];
    private int[] ownedThen = new int[0];
    private int[] trebuchets = new int[0];
    /** By number of steps and territory: the units with at least this many steps left that no battle needs. */
    private int[][] free = new int[0][];

    public Tally(int seat) {
        this.seat = seat;
    }

    boolean isOf(int player) {
        return player == seat;
    }

    void open(String pot, int total) {
        totals.put(pot, total);
    }

    void charge(int line, String pot, long amount) {
        while (paid.size() <= line) {
            paid.add(Price.FREE);
        }
        paid.set(line, paid.get(line).and(pot, (int) amount));
    }

    void fallShort(Shortfall shortfall) {
        shortfalls.add(shortfall);
    }

    /** Called before the phases that precede the Movement Phase. */
    public void mustered(int[] owner) {
        ownedFirst = owner.clone();
    }

    /**
     * Called after all peaceful moves, before surplus units are removed: the state for another order at the end of the
     * sheet.
     */
    public void walked(int[] owner, int[] trebuchetsThere, Hops hops, Steps steps) {
        if (seat < 0 || seat >= hops.firstOf.length - 1) {
            return;
        }
        ownedThen = owner.clone();
        trebuchets = trebuchetsThere.clone();
        int[] promised = new int[owner.length];
        for (int hop = hops.firstOf[seat]; hop < hops.firstOf[seat + 1]; hop++) {
            promised[hops.from[hop]] += hops.waiting[hop] ? hops.count[hop] : 0;
        }
        free = new int[steps.most() + 1][owner.length];
        for (int at = 0; at < owner.length; at++) {
            int left = owner[at] == seat ? steps.able(at) - promised[at] : 0;
            for (int count = 1; count < free.length; count++) {
                free[count][at] = Math.max(0, Math.min(left, steps.able(at, count)));
            }
        }
    }

    /** What the player has before the sheet, by pot; empty for a player who is not in the game. */
    public SequencedMap<String, Integer> totals() {
        return totals;
    }

    public Price price(int line) {
        return line < paid.size() ? paid.get(line) : Price.FREE;
    }

    /** The cost of all lines together. */
    public Price spent() {
        Price sum = Price.FREE;
        for (Price price : paid) {
            sum = sum.plus(price);
        }
        return sum;
    }

    public int left(String pot) {
        return totals.getOrDefault(pot, 0) - spent().of(pot);
    }

    public List<Shortfall> shortfalls() {
        return shortfalls;
    }

    /** Whether the player owns the territory in the phases before the Movement Phase. */
    public boolean ownsFirst(int at) {
        return at < ownedFirst.length && ownedFirst[at] == seat;
    }

    /** Whether the player owns it after the peaceful moves. */
    public boolean ownsThen(int at) {
        return at < ownedThen.length && ownedThen[at] == seat;
    }

    public int trebuchets(int at) {
        return at < trebuchets.length ? trebuchets[at] : 0;
    }

    /** The maximum number of steps of a unit. */
    public int mostSteps() {
        return Math.max(0, free.length - 1);
    }

    /** The units there that the sheet leaves, with at least this number of steps. */
    public int free(int at, int steps) {
        return free[steps][at];
    }
}
