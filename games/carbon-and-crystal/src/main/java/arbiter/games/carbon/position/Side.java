package arbiter.games.carbon.position;

/**
 * What one seat has beside its pieces on the board: its list with the zone of every copy (CC-H2), its bank and its
 * points. A copy is a bit in exactly one of the four zones; copy n is bit n − 1.
 */
public final class Side {
    public final int seat;
    public Faction faction;
    /** Whether a list is in; before that, faction and zones are the default's and mean nothing. */
    public boolean listed;
    /** Whether this is another player's view, in which the list that is in may not be known. */
    public boolean hidden;

    public int[] list;
    public int[] committed;
    public int[] field;
    public int[] destroyed;
    /** The highest number that a Core asset of each datasheet has had. */
    public int[] numbered;
    /** Own Command Phases for which a timed upgrade still holds, by datasheet. */
    public int[] timers;
    /** Which activated upgrades were used this turn, by datasheet. */
    public boolean[] used;

    public int carbon;
    public int crystals;
    public int points;
    public boolean alive = true;
    /** Successive turns that passed without an order (CC-4). */
    public int missed;
    /** Whether a bot should have the seat. */
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

    public Side copy() {
        Side copy = new Side(seat, faction);
        copy.listed = listed;
        copy.hidden = hidden;
        copy.list = list.clone();
        copy.committed = committed.clone();
        copy.field = field.clone();
        copy.destroyed = destroyed.clone();
        copy.numbered = numbered.clone();
        copy.timers = timers.clone();
        copy.used = used.clone();
        copy.carbon = carbon;
        copy.crystals = crystals;
        copy.points = points;
        copy.alive = alive;
        copy.missed = missed;
        copy.bot = bot;
        copy.offers = offers;
        copy.accepted = accepted;
        return copy;
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
            // What needs no place in a list is in everybody's (CC-18.2).
            list[upgrade.index()] |= upgrade.unlisted() ? 1 : 0;
        }
        listed = true;
    }

    /** How many copies of a sheet the list had at the start: they only ever change zones. */
    public int copies(Datasheet sheet) {
        int i = sheet.index();
        return Integer.bitCount(list[i] | committed[i] | field[i] | destroyed[i]);
    }

    public boolean available(Datasheet sheet) {
        return list[sheet.index()] != 0;
    }

    /** The number that a new asset of this sheet takes: the lowest copy in LIST, or the next unused one if Core. */
    public int nextNumber(Datasheet sheet) {
        return sheet.core() ? numbered[sheet.index()] + 1 : Integer.numberOfTrailingZeros(list[sheet.index()]) + 1;
    }

    /** Marks the next copy as Committed (CC-17.6), or takes the next number of a Core asset, and says which it is. */
    public int commit(Datasheet sheet) {
        int number = nextNumber(sheet);
        if (sheet.core()) {
            numbered[sheet.index()] = number;
        } else {
            move(sheet, number, list, committed);
        }
        return number;
    }

    /** LIST to FIELD at once, for buildings (CC-16.2). */
    public int begin(Datasheet sheet) {
        int number = commit(sheet);
        enter(sheet, number);
        return number;
    }

    public void enter(Datasheet sheet, int number) {
        move(sheet, number, committed, field);
    }

    /** Back from production or research (CC-17.6, CC-18.3). */
    public void release(Datasheet sheet, int number) {
        move(sheet, number, committed, list);
    }

    /** Gone with its producer (CC-17.6). */
    public void lose(Datasheet sheet, int number) {
        move(sheet, number, committed, destroyed);
    }

    /** Back from the Battlefield after salvage (CC-16.8). */
    public void salvage(Datasheet sheet, int number) {
        move(sheet, number, field, list);
    }

    public void destroy(Datasheet sheet, int number) {
        move(sheet, number, field, destroyed);
    }

    /** Core assets have no zone but the board itself (CC-H2). */
    private static void move(Datasheet sheet, int number, int[] from, int[] to) {
        if (!sheet.core()) {
            int bit = 1 << (number - 1);
            from[sheet.index()] &= ~bit;
            to[sheet.index()] |= bit;
        }
    }

    /** Everything listed is lost with its player (CC-H19). */
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
