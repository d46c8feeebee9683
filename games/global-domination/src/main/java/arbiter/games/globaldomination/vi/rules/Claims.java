package arbiter.games.globaldomination.vi.rules;

import arbiter.games.globaldomination.vi.position.Unit;

/** Units that earlier moves of the same player use, by seat, territory and type (GD6-M.1). */
public final class Claims {
    private final int[][] bySeat;
    private final int places;

    Claims(int seats, int places) {
        bySeat = new int[seats][];
        this.places = places;
    }

    public int count(int seat, int territory, Unit unit) {
        return bySeat[seat] == null ? 0 : bySeat[seat][territory * Unit.TYPES + unit.ordinal()];
    }

    public void add(int seat, int territory, Unit unit, int count) {
        if (bySeat[seat] == null) {
            bySeat[seat] = new int[places];
        }
        bySeat[seat][territory * Unit.TYPES + unit.ordinal()] += count;
    }
}
