package arbiter.games.dynasty.position;

import java.util.Arrays;

/**
 * Everything that is built: structures with their owners and claims, cities with their levels, and the supplies from which
 * structures come and to which they return (DB-2.4). {@link Territory} and {@link Spacing} are computed from the cities.
 * Uses arrays by tile that change in place.
 */
public final class Land {
    private static final int EMPTY = 0;
    private static final Piece[] PIECES = Piece.values();
    public static final int NOBODY = -1;
    public static final int NOWHERE = -1;

    private final Board board;
    private final Grid grid;
    private final int rangePerLevel;
    private final byte[] kind;
    private final byte[] owner;
    private final short[] claim;
    private final byte[] level;
    public final Territory territory;
    public final Spacing spacing;
    /** By seat and tile: houses of that seat on adjacent tiles. */
    private final byte[][] housesBeside;

    /** Tiles without a structure. */
    public final TileSet empty;
    /** By seat: tiles with a structure of that seat. */
    public final TileSet[] owned;
    /** By seat: tiles with enough own houses beside them for a first ring. */
    public final TileSet[] ringed;

    private final int ringMinFirst;
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
        territory = new Territory(grid, seats);
        spacing = new Spacing(grid, numbers.minCentreDistance);
        housesBeside = new byte[seats][size];
        empty = new TileSet(size);
        empty.fill(size);
        owned = TileSet.array(seats, size);
        ringed = TileSet.array(seats, size);
        ringMinFirst = numbers.ringMinFirst;
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
        territory = other.territory.copy();
        spacing = other.spacing.copy();
        housesBeside = deep(other.housesBeside);
        empty = other.empty.copy();
        owned = TileSet.copy(other.owned);
        ringed = TileSet.copy(other.ringed);
        ringMinFirst = other.ringMinFirst;
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

    /** The structure on the tile; there must be one. */
    public Piece piece(int tile) {
        return PIECES[kind[tile] - 1];
    }

    private boolean is(int tile, Piece piece) {
        return kind[tile] == piece.ordinal() + 1;
    }

    public int owner(int tile) {
        return owner[tile];
    }

    public boolean isEmpty(int tile) {
        return kind[tile] == EMPTY;
    }

    public boolean isCentre(int tile) {
        return is(tile, Piece.CITY);
    }

    public boolean isBridge(int tile) {
        return is(tile, Piece.BRIDGE);
    }

    /** A house or a land token. Many rules treat both alike. */
    public boolean isHousing(int tile) {
        return is(tile, Piece.HOUSE) || is(tile, Piece.TOKEN);
    }

    public boolean is(int tile, Piece wanted, int seat) {
        return is(tile, wanted) && owner[tile] == seat;
    }

    /** A structure of another player; an ownerless structure is nobody's enemy. */
    public boolean hostileStructure(int tile, int seat) {
        return kind[tile] != EMPTY && owner[tile] != seat && owner[tile] != NOBODY;
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

    /** The sum of a seat's city levels. */
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

    private void put(int tile, Piece piece, int seat) {
        kind[tile] = (byte) (piece.ordinal() + 1);
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

    /** Builds a house or token from the supply. */
    public void erect(int tile, Piece piece, int seat) {
        put(tile, piece, seat);
        supply(piece)[seat]--;
        if (piece == Piece.HOUSE) {
            countHouse(tile, seat, 1);
        }
    }

    public void span(int tile, int seat) {
        put(tile, Piece.BRIDGE, seat);
        if (seat != NOBODY) {
            bridge[seat] = tile;
        }
    }

    /** Turns a house into a token or back; the claim stays (DB-4.6). */
    public void swap(int tile, Piece into) {
        int seat = owner[tile];
        supply(piece(tile))[seat]++;
        kind[tile] = (byte) (into.ordinal() + 1);
        supply(into)[seat]--;
        countHouse(tile, seat, into == Piece.HOUSE ? 1 : -1);
    }

    private int[] supply(Piece piece) {
        return piece == Piece.HOUSE ? houses : landTokens;
    }

    public void settle(int tile, int seat, int newLevel) {
        put(tile, Piece.CITY, seat);
        level[tile] = (byte) newLevel;
        levels[seat] += newLevel;
        insertCity(tile, seat);
        spacing.settle(tile);
        territory.add(tile, seat, 0, areaRange(tile));
    }

    /** Cities are sorted in canonical order, so that equal positions list them in the same order. */
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
        territory.add(centre, seat, before + 1, areaRange(centre));
    }

    /** Removes the structure on the tile. Pieces return to their supply (DB-2.4), and claims on it end (DB-4.6). */
    public void clear(int tile) {
        if (isEmpty(tile)) {
            return;
        }
        int seat = owner[tile];
        switch (piece(tile)) {
            case HOUSE -> {
                houses[seat]++;
                countHouse(tile, seat, -1);
            }
            case TOKEN -> landTokens[seat]++;
            case CITY -> abandon(tile, seat);
            case BRIDGE -> {
                if (seat != NOBODY) {
                    bridge[seat] = NOWHERE;
                }
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
        spacing.abandon(tile);
        territory.remove(tile, seat, areaRange(tile));
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

    /** Makes a bridge ownerless: its owner is eliminated, but it carries another player's unit (DB-15.1). */
    public void disown(int tile) {
        bridge[owner[tile]] = NOWHERE;
        owned[owner[tile]].remove(tile);
        owner[tile] = NOBODY;
    }
}
