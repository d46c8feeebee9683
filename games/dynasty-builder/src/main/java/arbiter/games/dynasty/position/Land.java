package arbiter.games.dynasty.position;

import java.util.Arrays;

/**
 * What is built: structures with their owners and claims, cities with their levels, the territory that follows from them
 * (DB-0), and the supplies that structures come from and return to (DB-2.4). A working copy of arrays by tile.
 */
public final class Land {
    static final int EMPTY = 0;
    public static final int HOUSE = 1;
    public static final int TOKEN = 2;
    public static final int CENTRE = 3;
    static final int BRIDGE = 4;
    public static final int NOBODY = -1;
    public static final int NOWHERE = -1;

    private final Board board;
    private final Grid grid;
    private final int rangePerLevel;
    private final byte[] kind;
    private final byte[] owner;
    private final short[] claim;
    private final byte[] level;
    /** Bit s is set where the tile lies in an area of seat s. */
    private final byte[] holders;
    /** By seat and tile: how many areas of that seat cover the tile. */
    private final short[][] cover;

    /** By seat and tile: houses of that seat on adjacent tiles. */
    private final byte[][] housesBeside;

    /** Tiles without structure. */
    public final TileSet empty;
    /** By seat: friendly tiles. */
    public final TileSet[] held;
    /** By seat: tiles with a structure of that seat. */
    public final TileSet[] owned;
    /** By seat: tiles with enough own houses beside them for a first ring. */
    public final TileSet[] ringed;
    /** Tiles that are far enough from every centre for another one (DB-4.3). */
    public final TileSet roomy;

    /** By tile: centres that are too near for another one. */
    private final byte[] crowding;

    private final int ringMinFirst;
    private final int minCentreDistance;
    private final int[][] cities;
    private final int[] cityCount;
    private final int[] levels;
    private final int[] bridge;
    public final int[] houses;
    public final int[] landTokens;
    public final byte[] recruits;
    public final byte[] casts;
    public final boolean[] warded;

    Land(Board board, Numbers numbers, int seats) {
        this.board = board;
        this.grid = board.grid;
        this.rangePerLevel = numbers.rangePerLevel;
        int size = grid.size;
        kind = new byte[size];
        owner = new byte[size];
        Arrays.fill(owner, (byte) NOBODY);
        claim = new short[size];
        Arrays.fill(claim, (short) NOWHERE);
        level = new byte[size];
        holders = new byte[size];
        cover = new short[seats][size];
        housesBeside = new byte[seats][size];
        empty = new TileSet(size);
        empty.fill(size);
        held = TileSet.array(seats, size);
        owned = TileSet.array(seats, size);
        ringed = TileSet.array(seats, size);
        roomy = new TileSet(size);
        roomy.fill(size);
        crowding = new byte[size];
        ringMinFirst = numbers.ringMinFirst;
        minCentreDistance = numbers.minCentreDistance;
        cities = new int[seats][8];
        cityCount = new int[seats];
        levels = new int[seats];
        bridge = new int[seats];
        Arrays.fill(bridge, NOWHERE);
        houses = new int[seats];
        Arrays.fill(houses, numbers.houseSupply);
        landTokens = new int[seats];
        Arrays.fill(landTokens, numbers.landTokenSupply);
        recruits = new byte[size];
        casts = new byte[size];
        warded = new boolean[size];
    }

    private Land(Land other) {
        board = other.board;
        grid = other.grid;
        rangePerLevel = other.rangePerLevel;
        kind = other.kind.clone();
        owner = other.owner.clone();
        claim = other.claim.clone();
        level = other.level.clone();
        holders = other.holders.clone();
        cover = new short[other.cover.length][];
        for (int seat = 0; seat < cover.length; seat++) {
            cover[seat] = other.cover[seat].clone();
        }
        housesBeside = deep(other.housesBeside);
        empty = other.empty.copy();
        held = TileSet.copy(other.held);
        owned = TileSet.copy(other.owned);
        ringed = TileSet.copy(other.ringed);
        roomy = other.roomy.copy();
        crowding = other.crowding.clone();
        ringMinFirst = other.ringMinFirst;
        minCentreDistance = other.minCentreDistance;
        cities = new int[other.cities.length][];
        for (int seat = 0; seat < cities.length; seat++) {
            cities[seat] = other.cities[seat].clone();
        }
        cityCount = other.cityCount.clone();
        levels = other.levels.clone();
        bridge = other.bridge.clone();
        houses = other.houses.clone();
        landTokens = other.landTokens.clone();
        recruits = other.recruits.clone();
        casts = other.casts.clone();
        warded = other.warded.clone();
    }

    static byte[][] deep(byte[][] rows) {
        byte[][] copy = new byte[rows.length][];
        for (int i = 0; i < rows.length; i++) {
            copy[i] = rows[i].clone();
        }
        return copy;
    }

    Land copy() {
        return new Land(this);
    }

    public int kind(int tile) {
        return kind[tile];
    }

    public int owner(int tile) {
        return owner[tile];
    }

    public boolean isEmpty(int tile) {
        return kind[tile] == EMPTY;
    }

    public boolean isCentre(int tile) {
        return kind[tile] == CENTRE;
    }

    public boolean isBridge(int tile) {
        return kind[tile] == BRIDGE;
    }

    /** A house or a land token, which are built on and trampled alike. */
    public boolean isHousing(int tile) {
        return kind[tile] == HOUSE || kind[tile] == TOKEN;
    }

    public boolean is(int tile, int wanted, int seat) {
        return kind[tile] == wanted && owner[tile] == seat;
    }

    /** Any structure of another player; what nobody owns is nobody's enemy. */
    public boolean hostileStructure(int tile, int seat) {
        return kind[tile] != EMPTY && owner[tile] != seat && owner[tile] != NOBODY;
    }

    /** DB-0.2 */
    public boolean friendly(int tile, int seat) {
        return (holders[tile] >> seat & 1) != 0;
    }

    /** DB-0.2: in areas of two or more players, whoever they are. */
    public boolean conflicted(int tile) {
        return (holders[tile] & holders[tile] - 1) != 0;
    }

    /** In the area of at least one other player. */
    public boolean hostile(int tile, int seat) {
        return (holders[tile] & ~(1 << seat)) != 0;
    }

    /** DB-4.3: nearer than the least distance to any centre. */
    public boolean crowded(int tile) {
        return crowding[tile] > 0;
    }

    public int claim(int tile) {
        return claim[tile];
    }

    public void claim(int tile, int centre) {
        claim[tile] = (short) centre;
    }

    public int level(int centre) {
        return level[centre];
    }

    /** DB-0.1 */
    public int areaRange(int centre) {
        return level[centre] * rangePerLevel;
    }

    public int cityCount(int seat) {
        return cityCount[seat];
    }

    public int city(int seat, int index) {
        return cities[seat][index];
    }

    /** The city levels of a seat added up. */
    public int levels(int seat) {
        return levels[seat];
    }

    /** Where the seat's bridge is, or {@link #NOWHERE}. */
    public int bridge(int seat) {
        return bridge[seat];
    }

    public int housesBeside(int tile, int seat) {
        return housesBeside[seat][tile];
    }

    private void put(int tile, int what, int seat) {
        kind[tile] = (byte) what;
        owner[tile] = (byte) seat;
        empty.remove(tile);
        if (seat != NOBODY) {
            owned[seat].add(tile);
        }
    }

    private void countHouse(int tile, int seat, int change) {
        byte[] beside = housesBeside[seat];
        for (int near : grid.neighbours(tile)) {
            beside[near] += (byte) change;
            if (beside[near] >= ringMinFirst) {
                ringed[seat].add(near);
            } else {
                ringed[seat].remove(near);
            }
        }
    }

    /** Puts a house or token down, out of the supply. */
    public void erect(int tile, int what, int seat) {
        put(tile, what, seat);
        supply(what)[seat]--;
        if (what == HOUSE) {
            countHouse(tile, seat, 1);
        }
    }

    public void span(int tile, int seat) {
        put(tile, BRIDGE, seat);
        if (seat != NOBODY) {
            bridge[seat] = tile;
        }
    }

    /** Turns a house into a token or back; the claim stays (DB-4.6). */
    public void swap(int tile, int into) {
        int seat = owner[tile];
        supply(kind[tile])[seat]++;
        kind[tile] = (byte) into;
        supply(into)[seat]--;
        countHouse(tile, seat, into == HOUSE ? 1 : -1);
    }

    private int[] supply(int what) {
        return what == HOUSE ? houses : landTokens;
    }

    public void settle(int tile, int seat, int newLevel) {
        put(tile, CENTRE, seat);
        level[tile] = (byte) newLevel;
        levels[seat] += newLevel;
        insertCity(tile, seat);
        crowd(tile, 1);
        spread(tile, seat, 0, areaRange(tile), 1);
    }

    /** Cities are kept in canonical order, so that equal positions list them equally. */
    private void insertCity(int tile, int seat) {
        int count = cityCount[seat]++;
        if (count == cities[seat].length) {
            cities[seat] = Arrays.copyOf(cities[seat], 2 * count);
        }
        int at = count;
        while (at > 0 && cities[seat][at - 1] > tile) {
            cities[seat][at] = cities[seat][at - 1];
            at--;
        }
        cities[seat][at] = tile;
    }

    public void raise(int centre) {
        int seat = owner[centre];
        int before = areaRange(centre);
        level[centre]++;
        levels[seat]++;
        spread(centre, seat, before + 1, areaRange(centre), 1);
    }

    private void crowd(int centre, int change) {
        int[] tiles = grid.outwards(centre);
        int end = grid.countWithin(centre, minCentreDistance - 1);
        for (int i = 0; i < end; i++) {
            int tile = tiles[i];
            crowding[tile] += (byte) change;
            if (crowding[tile] > 0) {
                roomy.remove(tile);
            } else {
                roomy.add(tile);
            }
        }
    }

    /** Adds or takes one area over the tiles from one distance to another. */
    private void spread(int centre, int seat, int from, int to, int change) {
        int[] tiles = grid.outwards(centre);
        int end = grid.countWithin(centre, to);
        short[] covered = cover[seat];
        int bit = 1 << seat;
        for (int i = grid.countWithin(centre, from - 1); i < end; i++) {
            int tile = tiles[i];
            covered[tile] += (short) change;
            if (covered[tile] > 0) {
                holders[tile] |= (byte) bit;
                held[seat].add(tile);
            } else {
                holders[tile] &= (byte) ~bit;
                held[seat].remove(tile);
            }
        }
    }

    /** Takes whatever structure is there off the board; pieces return to their supply (DB-2.4), claims on it end (DB-4.6). */
    public void clear(int tile) {
        int seat = owner[tile];
        switch (kind[tile]) {
            case HOUSE -> {
                houses[seat]++;
                countHouse(tile, seat, -1);
            }
            case TOKEN -> landTokens[seat]++;
            case CENTRE -> abandon(tile, seat);
            case BRIDGE -> {
                if (seat != NOBODY) {
                    bridge[seat] = NOWHERE;
                }
            }
            default -> {
                return;
            }
        }
        kind[tile] = EMPTY;
        owner[tile] = NOBODY;
        claim[tile] = NOWHERE;
        empty.add(tile);
        if (seat != NOBODY) {
            owned[seat].remove(tile);
        }
    }

    private void abandon(int tile, int seat) {
        crowd(tile, -1);
        spread(tile, seat, 0, areaRange(tile), -1);
        levels[seat] -= level[tile];
        level[tile] = 0;
        recruits[tile] = 0;
        casts[tile] = 0;
        warded[tile] = false;
        int count = --cityCount[seat];
        int at = 0;
        while (cities[seat][at] != tile) {
            at++;
        }
        System.arraycopy(cities[seat], at + 1, cities[seat], at, count - at);
    }

    /** A fallen player's bridge that carries somebody else (DB-15.1). */
    public void disown(int tile) {
        bridge[owner[tile]] = NOWHERE;
        owned[owner[tile]].remove(tile);
        owner[tile] = NOBODY;
    }
}
