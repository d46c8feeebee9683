package arbiter.games.globaldomination.vi.position;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/**
 * What is on the territories, by their index. A position's board never changes; a turn works on a copy. All units in a
 * territory belong to its owner.
 */
public final class Board {
    public static final int NEUTRAL = -1;

    /** The maximum for one type in one territory, where people or natural events put units. It prevents overflows. */
    public static final int MOST_UNITS = 1_000_000;

    /** An HQ whose settler is unknown, in a position that a person typed. */
    public static final int SETTLER_UNKNOWN = -1;

    private static final int WASTELAND = 1 << Construct.ALL.size();
    private static final int CONSTRUCTS = WASTELAND - 1;
    private static final int SEAT_BITS = 8;

    public final int[] owner;
    public final int[] loyalty;
    public final int[] mines;

    /** {@code units[territory * Unit.TYPES + type]}: the counts of a territory are next to each other. */
    public final int[] units;

    /** 0 for no HQ, {@link #SETTLER_UNKNOWN}, or 1 + the seat that built it. */
    public final int[] hq;

    private final byte[] marks;

    /** By territory and seat, the mines that the seat has laid and that still exist, as far as it knows. */
    private final TreeMap<Integer, Integer> laid;

    private Board(
            int[] owner,
            int[] loyalty,
            int[] mines,
            int[] units,
            int[] hq,
            byte[] marks,
            TreeMap<Integer, Integer> laid) {
        this.owner = owner;
        this.loyalty = loyalty;
        this.mines = mines;
        this.units = units;
        this.hq = hq;
        this.marks = marks;
        this.laid = laid;
    }

    public static Board empty(int size) {
        int[] owner = new int[size];
        Arrays.fill(owner, NEUTRAL);
        return new Board(
                owner,
                new int[size],
                new int[size],
                new int[size * Unit.TYPES],
                new int[size],
                new byte[size],
                new TreeMap<>());
    }

    public Board copy() {
        return new Board(
                owner.clone(),
                loyalty.clone(),
                mines.clone(),
                units.clone(),
                hq.clone(),
                marks.clone(),
                new TreeMap<>(laid));
    }

    /** A copy for a viewer who knows of no mines. */
    public Board copyWithoutMines() {
        return new Board(
                owner.clone(),
                loyalty.clone(),
                new int[mines.length],
                units.clone(),
                hq.clone(),
                marks.clone(),
                new TreeMap<>());
    }

    public int size() {
        return owner.length;
    }

    public int units(int territory, Unit unit) {
        return units[territory * Unit.TYPES + unit.ordinal()];
    }

    public void add(int territory, Unit unit, int count) {
        units[territory * Unit.TYPES + unit.ordinal()] += count;
    }

    public boolean hasUnits(int territory) {
        int at = territory * Unit.TYPES;
        return (units[at] | units[at + 1] | units[at + 2] | units[at + 3]) != 0;
    }

    /** Of the types in the territory, the one that falls first in defence (GD6-M.8). */
    public Unit firstToFall(int territory) {
        for (Unit unit : Unit.DEFENCE) {
            if (units(territory, unit) > 0) {
                return unit;
            }
        }
        throw new IllegalStateException("no unit in " + territory);
    }

    public boolean hasHq(int territory) {
        return hq[territory] != 0;
    }

    public boolean has(int territory, Construct construct) {
        return (marks[territory] & construct.bit()) != 0;
    }

    public boolean hasConstruct(int territory) {
        return (marks[territory] & CONSTRUCTS) != 0;
    }

    public void build(int territory, Construct construct) {
        marks[territory] |= (byte) construct.bit();
    }

    public void destroy(int territory, Construct construct) {
        marks[territory] &= (byte) ~construct.bit();
    }

    public boolean wasteland(int territory) {
        return (marks[territory] & WASTELAND) != 0;
    }

    public void makeWasteland(int territory) {
        marks[territory] |= (byte) WASTELAND;
    }

    /** Removes the owner, sets Loyalty to 0 and destroys a Bivouac. */
    public void neutralise(int territory) {
        owner[territory] = NEUTRAL;
        loyalty[territory] = 0;
        destroy(territory, Construct.BIVOUAC);
    }

    /** A change of owner sets Loyalty to 0 (GD6-M.10). */
    public void take(int territory, int seat) {
        owner[territory] = seat;
        loyalty[territory] = 0;
    }

    public void layMines(int territory, int seat, int count) {
        mines[territory] += count;
        laid.merge(key(territory, seat), count, Integer::sum);
    }

    /** Sets how many of the mines there were laid by the seat and still exist. */
    public void knowMines(int territory, int seat, int count) {
        laid.put(key(territory, seat), count);
    }

    /** Each seat that laid mines there sees at most the number that is left, so that nobody learns whose mines were spent. */
    public void spendMines(int territory, int count) {
        mines[territory] -= count;
        int left = mines[territory];
        Map<Integer, Integer> known = laidAt(territory);
        if (left == 0) {
            known.clear();
        } else {
            known.replaceAll((key, number) -> Math.min(number, left));
        }
    }

    public int minesLaidBy(int territory, int seat) {
        return laid.getOrDefault(key(territory, seat), 0);
    }

    private Map<Integer, Integer> laidAt(int territory) {
        return laid.subMap(key(territory, 0), true, key(territory, (1 << SEAT_BITS) - 1), true);
    }

    private static int key(int territory, int seat) {
        return territory << SEAT_BITS | seat;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board that
                && Arrays.equals(owner, that.owner)
                && Arrays.equals(loyalty, that.loyalty)
                && Arrays.equals(mines, that.mines)
                && Arrays.equals(units, that.units)
                && Arrays.equals(hq, that.hq)
                && Arrays.equals(marks, that.marks)
                && laid.equals(that.laid);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(owner) + Arrays.hashCode(units);
    }
}
