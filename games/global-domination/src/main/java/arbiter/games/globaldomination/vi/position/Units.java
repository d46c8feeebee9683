package arbiter.games.globaldomination.vi.position;

/** Units by type, as reports and views show them. */
public record Units(int army, int cavalry, int heavy, int spy) {
    public static final Units NONE = new Units(0, 0, 0, 0);

    public static Units of(int[] counts) {
        return new Units(counts[0], counts[1], counts[2], counts[3]);
    }

    static Units standing(Board board, int territory) {
        int at = territory * Unit.TYPES;
        return new Units(board.units[at], board.units[at + 1], board.units[at + 2], board.units[at + 3]);
    }

    public static Units only(Unit unit, int count) {
        int[] counts = new int[Unit.TYPES];
        counts[unit.ordinal()] = count;
        return of(counts);
    }

    public int count(Unit unit) {
        return switch (unit) {
            case ARMY -> army;
            case CAVALRY -> cavalry;
            case HEAVY -> heavy;
            case SPY -> spy;
        };
    }

    public Units withSpies(int count) {
        return spy == count ? this : new Units(army, cavalry, heavy, count);
    }

    public Units withoutSpies() {
        return withSpies(0);
    }

    public Units plus(Units more) {
        return new Units(army + more.army, cavalry + more.cavalry, heavy + more.heavy, spy + more.spy);
    }

    /** The first type with at least one unit; Army if there are no units. */
    Unit first() {
        for (Unit unit : Unit.ALL) {
            if (count(unit) > 0) {
                return unit;
            }
        }
        return Unit.ARMY;
    }

    public int total() {
        return army + cavalry + heavy + spy;
    }
}
