package arbiter.games.carbon.position;

import java.util.Arrays;

/** A building or unit on the board. It may change only while a resolution works on its position. */
public final class Asset {
    private static final Item[] NOTHING = {};

    public final Datasheet.Fielded sheet;
    public final int seat;
    public final int number;
    /** Its number in the order of entry, which counts all assets of the game (CC-H5). */
    public final int entry;
    /** The anchor of its footprint. */
    public int hex;

    public int cohesion;
    /** Construction counters left; 0 if it is complete. */
    public int construction;
    /** Salvage counters left; 0 if it is not being salvaged. */
    public int salvage;

    public boolean moved;
    public boolean acted;
    /** Only for a Command Center: 1 to 3. */
    public int level = 1;

    public int rally = Board.NOWHERE;
    /** The hex where it was placed in this turn's Command Phase (CC-4). */
    public int placed = Board.NOWHERE;
    /** The array is replaced, never changed, so that copies of the asset can share it. */
    public Item[] queue = NOTHING;

    public Asset(Datasheet.Fielded sheet, int seat, int number, int entry, int hex) {
        this.sheet = sheet;
        this.seat = seat;
        this.number = number;
        this.entry = entry;
        this.hex = hex;
        this.cohesion = sheet.body().cohesion();
    }

    private Asset(Asset other) {
        sheet = other.sheet;
        seat = other.seat;
        number = other.number;
        entry = other.entry;
        hex = other.hex;
        cohesion = other.cohesion;
        construction = other.construction;
        salvage = other.salvage;
        moved = other.moved;
        acted = other.acted;
        level = other.level;
        rally = other.rally;
        placed = other.placed;
        queue = other.queue;
    }

    public Asset copy() {
        return new Asset(this);
    }

    public boolean isUnit() {
        return sheet instanceof Datasheet.Unit;
    }

    /** Only for a building. */
    public Datasheet.Building building() {
        return (Datasheet.Building) sheet;
    }

    /** Only for a unit. */
    public Datasheet.Unit unit() {
        return (Datasheet.Unit) sheet;
    }

    public boolean isBuilding(BuildingType type) {
        return sheet instanceof Datasheet.Building building && building.type() == type;
    }

    public boolean isBuilder() {
        return sheet instanceof Datasheet.Unit unit && unit.builder();
    }

    public boolean isWorker() {
        return sheet instanceof Datasheet.Unit unit && unit.unitClass() == UnitClass.WORKER;
    }

    /** In FIELD, complete and not disabled (CC-H20). Units are always active. */
    public boolean active() {
        return construction == 0 && salvage == 0;
    }

    /** Whether its abilities work: while it is active, or earlier if its sheet says so (CC-16.4). */
    public boolean able() {
        return active()
                || (salvage == 0
                        && sheet instanceof Datasheet.Building building
                        && building.unless().ableUnfinished());
    }

    /** Its present values: an unfinished building may have others (CC-16.4). */
    public Datasheet.Body body() {
        return construction > 0 && sheet instanceof Datasheet.Building building
                ? building.unless().unfinished()
                : sheet.body();
    }

    /** The maximum of its Cohesion now (CC-16.4, CC-16.7). */
    public int fullCohesion() {
        return body().cohesion();
    }

    public void push(Item item) {
        queue = Arrays.copyOf(queue, queue.length + 1);
        queue[queue.length - 1] = item;
    }

    public void replaceFirst(Item item) {
        queue = queue.clone();
        queue[0] = item;
    }

    public Item remove(int place) {
        Item gone = queue[place];
        Item[] rest = new Item[queue.length - 1];
        System.arraycopy(queue, 0, rest, 0, place);
        System.arraycopy(queue, place + 1, rest, place, rest.length - place);
        queue = rest.length == 0 ? NOTHING : rest;
        return gone;
    }

    /** {@code A.BAR#1} */
    @Override
    public String toString() {
        return Side.letter(seat) + "." + sheet.code() + "#" + number;
    }
}
