package arbiter.games.globaldomination.vi.rules.movement;

import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.rules.Turn;

/** Units that earlier-listed moves of the same player have taken, by seat, territory and type (GD6-M.1). */
public final class Claims {
    private final int[][] bySeat;
    private final int places;

    public Claims(Turn turn) {
        bySeat = new int[turn.treasury.seats()][];
        places = turn.board.units.length;
    }

    int count(int seat, int territory, Unit unit) {
        return bySeat[seat] == null ? 0 : bySeat[seat][territory * Unit.TYPES + unit.ordinal()];
    }

    void add(int seat, int territory, Unit unit, int count) {
        if (bySeat[seat] == null) {
            bySeat[seat] = new int[places];
        }
        bySeat[seat][territory * Unit.TYPES + unit.ordinal()] += count;
    }
}
