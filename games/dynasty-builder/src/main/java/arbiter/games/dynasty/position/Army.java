package arbiter.games.dynasty.position;

import java.util.Arrays;

/**
 * The units. Each keeps its slot until it is removed; a tile has at most one unit and its cargo (DB-6.2). Also counts the
 * units next to each tile, because contact (DB-6.3) and building (DB-2.1) need this number.
 */
public final class Army {
    public static final int NONE = -1;

    private static final int CARGO = 1;
    private static final int MARCHED = 2;
    private static final int BLESSED = 4;
    private static final int HASTED = 8;
    private static final int WITHHELD = 16;

    private final Grid grid;
    private byte[] kind = new byte[16];
    private byte[] owner = new byte[16];
    private byte[] marks = new byte[16];
    private int[] tile = new int[16];
    private int[] number = new int[16];
    private int used;
    private final short[] unitAt;
    private final short[] cargoAt;
    private final int[][] roster;
    private final int[] count;
    public final int[] nextNumber;
    /** By seat and tile: land units and Ships on adjacent tiles, without cargo. */
    private final byte[][] landBeside;

    private final byte[][] shipsBeside;
    /** By seat: tiles beside a unit of that seat. */
    public final TileSet[] beside;

    private final byte[] allLandBeside;
    private final byte[] allShipsBeside;

    Army(Grid grid, int seats) {
        this.grid = grid;
        Arrays.fill(tile, NONE);
        unitAt = new short[grid.size];
        Arrays.fill(unitAt, (short) NONE);
        cargoAt = unitAt.clone();
        roster = new int[seats][8];
        count = new int[seats];
        nextNumber = new int[seats];
        Arrays.fill(nextNumber, 1);
        landBeside = new byte[seats][grid.size];
        shipsBeside = new byte[seats][grid.size];
        beside = TileSet.array(seats, grid.size);
        allLandBeside = new byte[grid.size];
        allShipsBeside = new byte[grid.size];
    }

    private Army(Army other) {
        grid = other.grid;
        kind = other.kind.clone();
        owner = other.owner.clone();
        marks = other.marks.clone();
        tile = other.tile.clone();
        number = other.number.clone();
        used = other.used;
        unitAt = other.unitAt.clone();
        cargoAt = other.cargoAt.clone();
        roster = new int[other.roster.length][];
        for (int seat = 0; seat < roster.length; seat++) {
            roster[seat] = other.roster[seat].clone();
        }
        count = other.count.clone();
        nextNumber = other.nextNumber.clone();
        landBeside = Land.deep(other.landBeside);
        shipsBeside = Land.deep(other.shipsBeside);
        beside = TileSet.copy(other.beside);
        allLandBeside = other.allLandBeside.clone();
        allShipsBeside = other.allShipsBeside.clone();
    }

    Army copy() {
        return new Army(this);
    }

    public UnitKind kind(int unit) {
        return UnitKind.at(kind[unit]);
    }

    public boolean isShip(int unit) {
        return kind[unit] == UnitKind.SHIP.ordinal();
    }

    public int owner(int unit) {
        return owner[unit];
    }

    public int tile(int unit) {
        return tile[unit];
    }

    public int number(int unit) {
        return number[unit];
    }

    public boolean isCargo(int unit) {
        return (marks[unit] & CARGO) != 0;
    }

    public boolean marched(int unit) {
        return (marks[unit] & MARCHED) != 0;
    }

    public boolean blessed(int unit) {
        return (marks[unit] & BLESSED) != 0;
    }

    public boolean hasted(int unit) {
        return (marks[unit] & HASTED) != 0;
    }

    /** Whether its owner keeps it out of other units' battles (DB-8.1). */
    public boolean withheld(int unit) {
        return (marks[unit] & WITHHELD) != 0;
    }

    public void withhold(int unit) {
        marks[unit] |= WITHHELD;
    }

    public void giveSupport(int unit) {
        marks[unit] &= ~WITHHELD;
    }

    public void markMarched(int unit) {
        marks[unit] |= MARCHED;
    }

    public void bless(int unit) {
        marks[unit] |= BLESSED;
    }

    public void hasten(int unit) {
        marks[unit] |= HASTED;
    }

    /** Removes the marks of a turn that ends: marched, and haste. */
    public void rest(int unit) {
        marks[unit] &= ~(MARCHED | HASTED);
    }

    public void endBlessing(int unit) {
        marks[unit] &= ~BLESSED;
    }

    /** The unit on the tile, ignoring cargo, or {@link #NONE}. */
    public int at(int where) {
        return unitAt[where];
    }

    public int cargoAt(int where) {
        return cargoAt[where];
    }

    public boolean hostileUnit(int where, int seat) {
        int unit = unitAt[where];
        return unit != NONE && owner[unit] != seat;
    }

    public boolean ownUnit(int where, int seat) {
        int unit = unitAt[where];
        return unit != NONE && owner[unit] == seat;
    }

    public int count(int seat) {
        return count[seat];
    }

    /** The seat's units in the order of their numbers. */
    public int unit(int seat, int index) {
        return roster[seat][index];
    }

    /** The unit with that id, or {@link #NONE}. */
    public int find(int seat, int id) {
        for (int i = 0; i < count[seat]; i++) {
            if (number[roster[seat][i]] == id) {
                return roster[seat][i];
            }
        }
        return NONE;
    }

    /** Whether a unit of the seat is beside the tile; cargo does not count (DB-2.1). */
    public boolean ownBeside(int where, int seat) {
        return landBeside[seat][where] + shipsBeside[seat][where] > 0;
    }

    public boolean hostileBeside(int where, int seat) {
        return allLandBeside[where] + allShipsBeside[where] > landBeside[seat][where] + shipsBeside[seat][where];
    }

    /** Whether the unit would be in contact on that tile: an enemy of the same domain is beside it (DB-6.3). */
    public boolean contact(int unit, int where) {
        int seat = owner[unit];
        return isShip(unit)
                ? allShipsBeside[where] > shipsBeside[seat][where]
                : allLandBeside[where] > landBeside[seat][where];
    }

    /** Adds a unit with the seat's next number. */
    public int muster(UnitKind newKind, int seat, int where) {
        return enlist(newKind, seat, nextNumber[seat]++, where);
    }

    /** Adds a unit with a given number. */
    public int enlist(UnitKind newKind, int seat, int id, int where) {
        int unit = enrol(newKind, seat, id);
        stand(unit, where);
        return unit;
    }

    /** The same, as cargo of the Ship on that tile. */
    public int enlistAboard(UnitKind newKind, int seat, int id, int where) {
        int unit = enrol(newKind, seat, id);
        stow(unit, where);
        return unit;
    }

    /** Rosters are sorted by number, so that equal positions list their units in the same order. */
    private int enrol(UnitKind newKind, int seat, int id) {
        int unit = freeSlot();
        kind[unit] = (byte) newKind.ordinal();
        owner[unit] = (byte) seat;
        number[unit] = id;
        marks[unit] = 0;
        if (count[seat] == roster[seat].length) {
            roster[seat] = Arrays.copyOf(roster[seat], 2 * count[seat]);
        }
        int at = count[seat]++;
        while (at > 0 && number[roster[seat][at - 1]] > id) {
            roster[seat][at] = roster[seat][at - 1];
            at--;
        }
        roster[seat][at] = unit;
        return unit;
    }

    private int freeSlot() {
        for (int slot = 0; slot < used; slot++) {
            if (tile[slot] == NONE) {
                return slot;
            }
        }
        if (used == tile.length) {
            kind = Arrays.copyOf(kind, 2 * used);
            owner = Arrays.copyOf(owner, 2 * used);
            marks = Arrays.copyOf(marks, 2 * used);
            number = Arrays.copyOf(number, 2 * used);
            tile = Arrays.copyOf(tile, 2 * used);
            Arrays.fill(tile, used, tile.length, NONE);
        }
        return used++;
    }

    private void stand(int unit, int where) {
        tile[unit] = where;
        unitAt[where] = (short) unit;
        countBeside(unit, where, 1);
    }

    private void countBeside(int unit, int where, int change) {
        int seat = owner[unit];
        byte[] own = isShip(unit) ? shipsBeside[seat] : landBeside[seat];
        byte[] all = isShip(unit) ? allShipsBeside : allLandBeside;
        for (int near : grid.neighbours(where)) {
            own[near] += (byte) change;
            all[near] += (byte) change;
            if (ownBeside(near, seat)) {
                beside[seat].add(near);
            } else {
                beside[seat].remove(near);
            }
        }
    }

    /** Takes the unit off its tile while it moves. */
    private void lift(int unit) {
        int where = tile[unit];
        if (isCargo(unit)) {
            cargoAt[where] = NONE;
            marks[unit] &= ~CARGO;
        } else {
            unitAt[where] = NONE;
            countBeside(unit, where, -1);
        }
    }

    /** The tile must have no unit; a Ship takes its cargo along. */
    public void move(int unit, int to) {
        int from = tile[unit];
        int cargo = isCargo(unit) ? NONE : cargoAt[from];
        lift(unit);
        stand(unit, to);
        if (cargo != NONE) {
            cargoAt[from] = NONE;
            cargoAt[to] = (short) cargo;
            tile[cargo] = to;
        }
    }

    /** Moves the unit onto the Ship on that tile (DB-6.4). */
    public void board(int unit, int to) {
        lift(unit);
        stow(unit, to);
    }

    /** Makes a unit cargo. The unit must not be on a tile. */
    private void stow(int unit, int where) {
        marks[unit] |= CARGO;
        tile[unit] = where;
        cargoAt[where] = (short) unit;
    }

    /** Removes the unit from the game. The cargo of a Ship must be removed before the Ship. */
    void remove(int unit) {
        lift(unit);
        tile[unit] = NONE;
        int seat = owner[unit];
        int at = 0;
        while (roster[seat][at] != unit) {
            at++;
        }
        count[seat]--;
        System.arraycopy(roster[seat], at + 1, roster[seat], at, count[seat] - at);
    }

    /**
     * The distance to the nearest unit of another seat (cargo is on its Ship's tile); larger than any board if there is
     * none.
     */
    public int distanceToEnemy(int where, int seat) {
        int nearest = Integer.MAX_VALUE;
        for (int other = 0; other < roster.length; other++) {
            for (int i = 0; other != seat && i < count[other]; i++) {
                nearest = Math.min(nearest, grid.distance(where, tile[roster[other][i]]));
            }
        }
        return nearest;
    }
}
