package arbiter.games.carbon.position;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What a seat has besides its pieces on the board: its list with the zone of every copy (CC-H2), its bank and its points.
 * Each copy is a bit in exactly one of the four zones; copy n is bit n − 1.
 */
public final class Side {
    /** Where a listed copy is (CC-H2). */
    public enum Zone {
        LIST,
        COMMITTED,
        FIELD,
        DESTROYED;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public final int seat;
    public Faction faction;
    /** Whether the seat has handed in a list. Before that, faction and zones are those of the default and mean nothing. */
    public boolean listed;
    /** Whether this is another player's view, in which the content of the list may not be known. */
    public boolean hidden;

    public int[] list;
    public int[] committed;
    public int[] field;
    public int[] destroyed;
    /** The highest number used so far for Core assets, by datasheet. */
    public int[] numbered;
    /** The number of own Command Phases that a timed upgrade still lasts, by datasheet. */
    public int[] timers;
    /** Whether an activated upgrade was used this turn, by datasheet. */
    public boolean[] used;

    public int carbon;
    public int crystals;
    public int points;
    public boolean alive = true;
    /** Consecutive turns without an order (CC-4). */
    public int missed;
    /** Whether a bot should play for the seat. */
    public boolean bot;

    public boolean offers;
    /** Seats that accepted this seat's offer of a draw, as bits. */
    public int accepted;

    public Side(int seat, Faction faction) {
        this.seat = seat;
        this.faction = faction;
        int sheets = faction.sheets.size();
        list = new int[sheets];
        committed = new int[sheets];
        field = new int[sheets];
        destroyed = new int[sheets];
        numbered = new int[sheets];
        timers = new int[sheets];
        used = new boolean[sheets];
    }

    private Side(Side other) {
        seat = other.seat;
        faction = other.faction;
        listed = other.listed;
        hidden = other.hidden;
        list = other.list.clone();
        committed = other.committed.clone();
        field = other.field.clone();
        destroyed = other.destroyed.clone();
        numbered = other.numbered.clone();
        timers = other.timers.clone();
        used = other.used.clone();
        carbon = other.carbon;
        crystals = other.crystals;
        points = other.points;
        alive = other.alive;
        missed = other.missed;
        bot = other.bot;
        offers = other.offers;
        accepted = other.accepted;
    }

    public Side copy() {
        return new Side(this);
    }

    /** A to D, the name of a seat in notation. */
    public static char letter(int seat) {
        return (char) ('A' + seat);
    }

    /** Takes a new list with these numbers of copies, all in LIST. */
    public void take(Faction chosen, int[] copies) {
        Side fresh = new Side(seat, chosen);
        faction = chosen;
        list = fresh.list;
        committed = fresh.committed;
        field = fresh.field;
        destroyed = fresh.destroyed;
        numbered = fresh.numbered;
        timers = fresh.timers;
        used = fresh.used;
        for (int i = 0; i < copies.length; i++) {
            list[i] = (1 << copies[i]) - 1;
        }
        for (Datasheet.Upgrade upgrade : chosen.upgrades) {
            // Every list contains the upgrades that need no place in it (CC-18.2).
            list[upgrade.index()] |= upgrade.unlisted() ? 1 : 0;
        }
        listed = true;
    }

    /** The number of copies of a sheet in the list at the start: copies only change zones. */
    public int copies(Datasheet sheet) {
        int i = sheet.index();
        return Integer.bitCount(list[i] | committed[i] | field[i] | destroyed[i]);
    }

    public boolean available(Datasheet sheet) {
        return list[sheet.index()] != 0;
    }

    /** The number of the next asset of this sheet: the lowest copy in LIST or, for Core, the next unused number. */
    public int nextNumber(Datasheet sheet) {
        return sheet.core() ? numbered[sheet.index()] + 1 : Integer.numberOfTrailingZeros(list[sheet.index()]) + 1;
    }

    /** Marks the next copy as Committed (CC-17.6), or takes the next number of a Core asset. Returns the number. */
    public int commit(Datasheet sheet) {
        int number = nextNumber(sheet);
        if (sheet.core()) {
            numbered[sheet.index()] = number;
        } else {
            move(sheet, number, list, committed);
        }
        return number;
    }

    /** Moves the next copy of a building from LIST to FIELD (CC-16.2). */
    public int begin(Datasheet sheet) {
        int number = commit(sheet);
        enter(sheet, number);
        return number;
    }

    public void enter(Datasheet sheet, int number) {
        move(sheet, number, committed, field);
    }

    /** Returns a copy from production or research (CC-17.6, CC-18.3). */
    public void release(Datasheet sheet, int number) {
        move(sheet, number, committed, list);
    }

    /** Destroys a copy together with its producer (CC-17.6). */
    public void lose(Datasheet sheet, int number) {
        move(sheet, number, committed, destroyed);
    }

    /** Returns a copy from the Battlefield after salvage (CC-16.8). */
    public void salvage(Datasheet sheet, int number) {
        move(sheet, number, field, list);
    }

    public void destroy(Datasheet sheet, int number) {
        move(sheet, number, field, destroyed);
    }

    private int[] copies(Zone zone) {
        return switch (zone) {
            case LIST -> list;
            case COMMITTED -> committed;
            case FIELD -> field;
            case DESTROYED -> destroyed;
        };
    }

    /** The zone of a copy; null if the list has no such copy. */
    public @Nullable Zone zone(Datasheet sheet, int number) {
        for (Zone zone : Zone.values()) {
            if (number >= 1 && number <= 9 && (copies(zone)[sheet.index()] >> (number - 1) & 1) == 1) {
                return zone;
            }
        }
        return null;
    }

    /** Puts a copy into one zone and takes it out of the others; of Core assets only the highest number counts. */
    public void put(Datasheet sheet, int number, Zone zone) {
        if (sheet.core()) {
            numbered[sheet.index()] = Math.max(numbered[sheet.index()], number);
            return;
        }
        int bit = 1 << (number - 1);
        for (Zone each : Zone.values()) {
            copies(each)[sheet.index()] &= ~bit;
        }
        copies(zone)[sheet.index()] |= bit;
    }

    /** Core assets are in no zone except the board itself (CC-H2). */
    private static void move(Datasheet sheet, int number, int[] from, int[] to) {
        if (!sheet.core()) {
            int bit = 1 << (number - 1);
            from[sheet.index()] &= ~bit;
            to[sheet.index()] |= bit;
        }
    }

    /** An eliminated player loses everything that is listed (CC-H19). */
    public void destroyAll() {
        for (int i = 0; i < list.length; i++) {
            destroyed[i] |= list[i] | committed[i] | field[i];
            list[i] = 0;
            committed[i] = 0;
            field[i] = 0;
            timers[i] = 0;
        }
    }

    public boolean inForce(Datasheet.Upgrade upgrade) {
        return field[upgrade.index()] != 0;
    }

    public boolean affords(Cost cost) {
        return carbon >= cost.carbon() && crystals >= cost.crystals();
    }

    public void pay(Cost cost) {
        carbon -= cost.carbon();
        crystals -= cost.crystals();
    }

    public void earn(Cost gain) {
        carbon += gain.carbon();
        crystals += gain.crystals();
    }

    public Cost bank() {
        return new Cost(carbon, crystals);
    }
}
