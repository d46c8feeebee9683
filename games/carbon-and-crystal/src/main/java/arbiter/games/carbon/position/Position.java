package arbiter.games.carbon.position;

import arbiter.engine.seat.Seat;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A position. A resolution works on its own {@link #copy()}; a position that has been returned never changes again. Assets
 * are in the order of their entry numbers, and every step of the rules uses this order (CC-H5).
 */
public final class Position {
    /** What the game waits for (CC-4). Phases without decisions are not listed. */
    public enum Phase {
        LISTS,
        COMMAND,
        ACTION,
        OVER
    }

    public final Theatre theatre;
    public final List<String> players;
    public final Side[] sides;
    public Phase phase = Phase.LISTS;
    public int round;
    /** The seat whose turn it is. */
    public int active;
    /** The seat that opened round 1. */
    public int first;
    /** The producer whose finished unit waits to be placed, or null. */
    @Nullable
    public Asset placing;
    /** Whether the active player has given an order this turn (CC-4). */
    public boolean ordered;

    public int nextEntry = 1;
    public Asset[] assets = new Asset[32];
    public int count;
    /** The asset on each hex; a footprint fills several hexes. */
    public final @Nullable Asset[] at;
    /** The stock of Fields and Nodes, by hex. */
    public final int[] stock;
    /** The winning seats as bits, when the game is over. */
    public int winners;

    public String reason = "";

    public Position(Theatre theatre, List<String> players) {
        this.theatre = theatre;
        this.players = players;
        this.sides = new Side[players.size()];
        for (int seat = 0; seat < sides.length; seat++) {
            sides[seat] = new Side(seat, theatre.byDefault(seat));
        }
        this.at = new @Nullable Asset[theatre.board().size];
        this.stock = new int[theatre.board().size];
        Board board = theatre.board();
        for (int field : board.fields) {
            stock[field] = theatre.numbers().fieldStock;
        }
        for (int node : board.nodes) {
            stock[node] = theatre.numbers().nodeStock;
        }
    }

    private Position(Position other) {
        theatre = other.theatre;
        players = other.players;
        sides = new Side[other.sides.length];
        for (int seat = 0; seat < sides.length; seat++) {
            sides[seat] = other.sides[seat].copy();
        }
        phase = other.phase;
        round = other.round;
        active = other.active;
        first = other.first;
        ordered = other.ordered;
        nextEntry = other.nextEntry;
        at = new @Nullable Asset[other.at.length];
        stock = other.stock.clone();
        winners = other.winners;
        reason = other.reason;
        assets = new Asset[other.assets.length];
        count = other.count;
        for (int i = 0; i < count; i++) {
            Asset copy = other.assets[i].copy();
            assets[i] = copy;
            stand(copy, copy);
            if (other.assets[i] == other.placing) {
                placing = copy;
            }
        }
    }

    public Position copy() {
        return new Position(this);
    }

    public Board board() {
        return theatre.board();
    }

    public Numbers numbers() {
        return theatre.numbers();
    }

    /** Whether this is a player's seat, not the host's. */
    public boolean seats(Seat seat) {
        return seat.index() >= 0 && seat.index() < sides.length;
    }

    public boolean over() {
        return phase == Phase.OVER;
    }

    /** The asset with this name on the board, or null. */
    @Nullable
    public Asset find(int orderer, Order.Id id) {
        int seat = id.seat() == Order.Id.OWN ? orderer : id.seat();
        return find(seat, id.code(), id.number());
    }

    @Nullable
    public Asset find(int seat, String code, int number) {
        for (int i = 0; i < count; i++) {
            Asset asset = assets[i];
            if (asset.seat == seat
                    && asset.number == number
                    && asset.sheet.code().equals(code)) {
                return asset;
            }
        }
        return null;
    }

    /** Puts a new asset on the board with the next entry number. */
    public Asset enter(Datasheet.Fielded sheet, int seat, int number, int hex) {
        Asset asset = new Asset(sheet, seat, number, nextEntry++, hex);
        add(asset);
        return asset;
    }

    /** Inserts an asset in the order of entry numbers. */
    public void add(Asset asset) {
        if (count == assets.length) {
            assets = Arrays.copyOf(assets, 2 * count);
        }
        int place = count;
        while (place > 0 && assets[place - 1].entry > asset.entry) {
            assets[place] = assets[place - 1];
            place--;
        }
        assets[place] = asset;
        count++;
        stand(asset, asset);
    }

    public void remove(Asset asset) {
        stand(asset, null);
        int place = 0;
        while (assets[place] != asset) {
            place++;
        }
        System.arraycopy(assets, place + 1, assets, place, count - place - 1);
        count--;
    }

    public void relocate(Asset asset, int hex) {
        stand(asset, null);
        asset.hex = hex;
        stand(asset, asset);
    }

    /** Takes a piece off its hexes before it is put elsewhere, so that another piece can use them first. */
    public void lift(Asset asset) {
        stand(asset, null);
    }

    private void stand(Asset asset, @Nullable Asset mark) {
        mark(asset.hex, asset, mark);
        if (asset.sheet.girth() > 0) {
            for (int hex : board().neighbours(asset.hex)) {
                mark(hex, asset, mark);
            }
        }
    }

    /** Clears a hex only if this piece is on it: another piece may have come there. */
    private void mark(int hex, Asset asset, @Nullable Asset mark) {
        if (mark != null || at[hex] == asset) {
            at[hex] = mark;
        }
    }

    /** From a hex to the nearest hex of an asset (CC-H1). */
    public int distance(int hex, Asset asset) {
        return Math.max(0, board().distance(hex, asset.hex) - asset.sheet.girth());
    }

    /** Between the nearest hexes of two assets (CC-H1). */
    public int distance(Asset a, Asset b) {
        return Math.max(0, board().distance(a.hex, b.hex) - a.sheet.girth() - b.sheet.girth());
    }

    public int living() {
        int living = 0;
        for (Side side : sides) {
            living += side.alive ? 1 : 0;
        }
        return living;
    }

    /** A unit of another seat within a distance of a hex: the first by entry number, or null. */
    @Nullable
    public Asset enemyUnit(int hex, int reach, int seat) {
        for (int i = 0; i < count; i++) {
            Asset asset = assets[i];
            if (asset.seat != seat && asset.isUnit() && board().distance(hex, asset.hex) <= reach) {
                return asset;
            }
        }
        return null;
    }

    /** All Command Centers of a seat on the board, finished or not. */
    public int commandCenters(int seat) {
        int centers = 0;
        for (int i = 0; i < count; i++) {
            centers += assets[i].seat == seat && assets[i].isBuilding(BuildingType.COMMAND_CENTER) ? 1 : 0;
        }
        return centers;
    }
}
