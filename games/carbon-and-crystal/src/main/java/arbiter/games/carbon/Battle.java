package arbiter.games.carbon;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A position. A resolution works on a {@link #copy()} of its own; a battle that has been handed out is never changed
 * again. Assets stand in the order of their entry numbers, which is the order of every step of the rules (CC-H5).
 */
final class Battle {
    /** What is being decided (CC-4). The phases without decisions never last. */
    enum Phase {
        LISTS,
        COMMAND,
        ACTION,
        OVER
    }

    final Theatre theatre;
    final List<String> players;
    final Side[] sides;
    Phase phase = Phase.LISTS;
    int round;
    /** Whose turn it is. */
    int active;
    /** Who opens each round. */
    int first;
    /** The producer whose finished unit waits to be placed, or null. */
    @Nullable
    Asset placing;
    /** Whether the active player has given an order this turn (R38). */
    boolean ordered;

    int nextEntry = 1;
    Asset[] assets = new Asset[32];
    int count;
    /** What stands on each hex, footprints included. */
    final @Nullable Asset[] at;
    /** What is left in Fields and Nodes, by hex. */
    final int[] stock;
    /** Who won, as bits, once it is over. */
    int winners;

    String reason = "";

    Battle(Theatre theatre, List<String> players) {
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

    private Battle(Battle other) {
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

    Battle copy() {
        return new Battle(this);
    }

    Board board() {
        return theatre.board();
    }

    Numbers numbers() {
        return theatre.numbers();
    }

    boolean over() {
        return phase == Phase.OVER;
    }

    /** The asset of that name on the board, or null. */
    @Nullable
    Asset find(int orderer, Order.Id id) {
        int seat = id.seat() == Order.Id.OWN ? orderer : id.seat();
        return find(seat, id.code(), id.number());
    }

    @Nullable
    Asset find(int seat, String code, int number) {
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
    Asset enter(Datasheet.Fielded sheet, int seat, int number, int hex) {
        Asset asset = new Asset(sheet, seat, number, nextEntry++, hex);
        add(asset);
        return asset;
    }

    /** Adds an asset at the place that its entry number gives it. */
    void add(Asset asset) {
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

    void remove(Asset asset) {
        stand(asset, null);
        int place = 0;
        while (assets[place] != asset) {
            place++;
        }
        System.arraycopy(assets, place + 1, assets, place, count - place - 1);
        count--;
    }

    void relocate(Asset asset, int hex) {
        stand(asset, null);
        asset.hex = hex;
        stand(asset, asset);
    }

    private void stand(Asset asset, @Nullable Asset mark) {
        at[asset.hex] = mark;
        if (asset.sheet.girth() > 0) {
            for (int hex : board().neighbours(asset.hex)) {
                at[hex] = mark;
            }
        }
    }

    /** From a hex to the nearest hex of an asset (CC-H1). */
    int distance(int hex, Asset asset) {
        return Math.max(0, board().distance(hex, asset.hex) - asset.sheet.girth());
    }

    /** Between the nearest hexes of two assets (CC-H1). */
    int distance(Asset a, Asset b) {
        return Math.max(0, board().distance(a.hex, b.hex) - a.sheet.girth() - b.sheet.girth());
    }

    int living() {
        int living = 0;
        for (Side side : sides) {
            living += side.alive ? 1 : 0;
        }
        return living;
    }

    /** Whether an unit of another seat stands within a distance of a hex. */
    boolean enemyUnitWithin(int hex, int reach, int seat) {
        for (int i = 0; i < count; i++) {
            Asset asset = assets[i];
            if (asset.seat != seat && asset.isUnit() && board().distance(hex, asset.hex) <= reach) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Battle that
                && players.equals(that.players)
                && theatre.text().equals(that.theatre.text())
                && PositionText.text(this).equals(PositionText.text(that));
    }

    @Override
    public int hashCode() {
        return PositionText.text(this).hashCode();
    }
}
