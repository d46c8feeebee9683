package arbiter.games.carbon.words;

import arbiter.engine.vocabulary.Unfit;
import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Item;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A numbered copy of a datasheet: on the board, in a list, or gone. Lines of a position are about copies. */
final class Copy {
    final Position position;
    final Side side;
    final Datasheet sheet;
    final int number;
    /** Null if the copy is not on the board. */
    @Nullable
    Asset asset;

    Copy(Position position, Side side, Datasheet sheet, int number) {
        this.position = position;
        this.side = side;
        this.sheet = sheet;
        this.number = number;
        this.asset = position.find(side.seat, sheet.code(), number);
    }

    /** A property of the piece; null if it is not on the board. */
    <T> @Nullable T of(Function<Asset, T> property) {
        return asset == null ? null : property.apply(asset);
    }

    Asset piece() throws Unfit {
        if (asset == null) {
            throw new Unfit("this is not on the board: begin with its hex");
        }
        return asset;
    }

    private boolean in(int[] zone) {
        return number >= 1 && number <= 9 && (zone[sheet.index()] >> (number - 1) & 1) == 1;
    }

    String zone() {
        if (asset != null || in(side.field)) {
            return "field";
        }
        return in(side.list) ? "list" : in(side.committed) ? "committed" : in(side.destroyed) ? "destroyed" : "gone";
    }

    void stand(PieceWords.Stand stand) throws Unfit {
        int hex = stand.hex();
        int entry = stand.entry();
        if (!(sheet instanceof Datasheet.Fielded fielded)) {
            throw new Unfit("an upgrade has no hex; write `in force`");
        }
        if (!position.board().fits(hex, fielded.girth())) {
            throw new Unfit("it does not fit on the board there");
        }
        for (int each : position.board().footprint(hex, fielded.girth())) {
            Asset other = position.at[each];
            if (other != null && other != asset) {
                throw new Unfit(other + " stands there already");
            }
        }
        Asset old = asset;
        if (old != null && (entry == 0 || old.entry == entry)) {
            position.relocate(old, hex);
        } else {
            leave();
            asset = new Asset(fielded, side.seat, number, entry > 0 ? entry : position.nextEntry++, hex);
            position.add(asset);
        }
        zoneOf(side.field);
    }

    /** Other pieces may use its hexes until it is put down. */
    void lift() {
        if (asset != null) {
            position.lift(asset);
        }
    }

    void leave() {
        if (asset != null) {
            position.remove(asset);
            asset = null;
        }
    }

    void leaveFor(int[] zone) {
        leave();
        zoneOf(zone);
    }

    /** The number of turns that an upgrade still lasts; empty if it is not in force. */
    List<Integer> timer() {
        boolean inForce = sheet instanceof Datasheet.Upgrade && in(side.field);
        return inForce ? List.of(side.timers[sheet.index()]) : List.of();
    }

    boolean used() {
        return !timer().isEmpty() && side.used[sheet.index()];
    }

    void force(int turns) throws Unfit {
        if (!(sheet instanceof Datasheet.Upgrade upgrade)) {
            throw new Unfit("only an upgrade is `in force`");
        }
        zoneOf(side.field);
        side.timers[sheet.index()] = turns == PieceWords.UNSAID ? upgrade.lasts() : turns;
    }

    void construct(int counters) throws Unfit {
        Asset piece = piece();
        piece.construction = counters;
        piece.cohesion = Math.min(piece.cohesion, piece.fullCohesion());
    }

    void raise(int level) throws Unfit {
        Asset piece = piece();
        if (level < 1 || level > 3) {
            throw new Unfit("a level is 1, 2 or 3");
        }
        piece.level = level;
    }

    /** The copies in a queue are committed. */
    void queue(List<Item> items) throws Unfit {
        Asset piece = piece();
        for (Item item : items) {
            switch (item) {
                case Item.Level level -> {}
                case Item.Training(Datasheet.Unit unit, int copy, int counters) -> commit(unit, copy);
                case Item.Study(Datasheet.Upgrade upgrade, int copy, int counters) -> commit(upgrade, copy);
            }
            piece.push(item);
        }
    }

    private void commit(Datasheet wanted, int copy) {
        new Copy(position, side, wanted, copy).zoneOf(side.committed);
    }

    /** Moves the copy into one zone and out of the others. */
    void zoneOf(int[] zone) {
        int index = sheet.index();
        if (sheet.core()) {
            side.numbered[index] = Math.max(side.numbered[index], number);
            return;
        }
        int bit = 1 << (number - 1);
        for (int[] each : List.of(side.list, side.committed, side.field, side.destroyed)) {
            each[index] &= ~bit;
        }
        zone[index] |= bit;
    }

    @Override
    public String toString() {
        return Side.letter(side.seat) + "." + sheet.code() + "#" + number;
    }
}
