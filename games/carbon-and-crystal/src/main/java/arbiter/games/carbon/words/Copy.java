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
    /** The line does not give the number. */
    static final int UNSAID = -1;

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

    boolean in(Side.Zone zone) {
        return zone == (asset == null ? side.zone(sheet, number) : Side.Zone.FIELD);
    }

    boolean gone() {
        return asset == null && side.zone(sheet, number) == null;
    }

    /** @param entry 0 if the line names none */
    void stand(int hex, int entry) throws Unfit {
        if (!(sheet instanceof Datasheet.Fielded fielded)) {
            throw new Unfit("an upgrade has no hex; write `in force`");
        }
        Unfit.unless(position.board().fits(hex, fielded.girth()), "it does not fit on the board there");
        for (int each : position.board().footprint(hex, fielded.girth())) {
            Asset other = position.at[each];
            Unfit.unless(other == null || other == asset, other + " stands there already");
        }
        Asset old = asset;
        if (old != null && (entry == 0 || old.entry == entry)) {
            position.relocate(old, hex);
        } else {
            leave();
            asset = new Asset(fielded, side.seat, number, entry > 0 ? entry : position.nextEntry++, hex);
            position.add(asset);
        }
        side.put(sheet, number, Side.Zone.FIELD);
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

    void leaveFor(Side.Zone zone) {
        leave();
        side.put(sheet, number, zone);
    }

    /** The number of turns that an upgrade still lasts; empty if it is not in force. */
    List<Integer> timer() {
        boolean inForce = sheet instanceof Datasheet.Upgrade && in(Side.Zone.FIELD);
        return inForce ? List.of(side.timers[sheet.index()]) : List.of();
    }

    boolean used() {
        return !timer().isEmpty() && side.used[sheet.index()];
    }

    void force(int turns) throws Unfit {
        if (!(sheet instanceof Datasheet.Upgrade upgrade)) {
            throw new Unfit("only an upgrade is `in force`");
        }
        side.put(sheet, number, Side.Zone.FIELD);
        side.timers[sheet.index()] = turns == UNSAID ? upgrade.lasts() : turns;
    }

    void construct(int counters) throws Unfit {
        Asset piece = piece();
        piece.construction = counters;
        piece.cohesion = Math.min(piece.cohesion, piece.fullCohesion());
    }

    void raise(int level) throws Unfit {
        Asset piece = piece();
        Unfit.unless(level >= 1 && level <= 3, "a level is 1, 2 or 3");
        piece.level = level;
    }

    /** The copies in a queue are committed. */
    void queue(List<Item> items) throws Unfit {
        Asset piece = piece();
        for (Item item : items) {
            switch (item) {
                case Item.Level level -> {}
                case Item.Training(Datasheet.Unit unit, int copy, int counters) ->
                    side.put(unit, copy, Side.Zone.COMMITTED);
                case Item.Study(Datasheet.Upgrade upgrade, int copy, int counters) ->
                    side.put(upgrade, copy, Side.Zone.COMMITTED);
            }
            piece.push(item);
        }
    }

    @Override
    public String toString() {
        return Side.letter(side.seat) + "." + sheet.code() + "#" + number;
    }
}
