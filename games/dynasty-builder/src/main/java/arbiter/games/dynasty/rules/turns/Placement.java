package arbiter.games.dynasty.rules.turns;

import arbiter.games.dynasty.position.Army;
import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Happening;
import arbiter.games.dynasty.position.Land;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.UnitKind;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.Fault;
import arbiter.games.dynasty.rules.hosting.Fertility;
import org.jspecify.annotations.Nullable;

/** Section 3: the first centre and the first Soldier. */
public final class Placement {
    private Placement() {}

    public static @Nullable Fault refuseCentre(WorkingPosition p, int seat, int tile) {
        if (tile == Grid.OFF_BOARD || p.grid.distance(tile, p.board.anchor(seat)) > p.numbers.homeRadius) {
            return Fault.Start.OUTSIDE_HOME;
        }
        if (p.army.at(tile) != Army.NONE) {
            return Fault.Start.UNIT_ON_SITE;
        }
        if (p.land.spacing.crowded(tile)) {
            return Fault.Start.START_TOO_CLOSE;
        }
        if (nearestSoldierTile(p, tile) == Land.NOWHERE) {
            return Fault.Start.NO_ROOM_FOR_SOLDIER;
        }
        return Fertility.suffices(p.board, p.numbers, tile) ? null : Fault.Start.POOR_START;
    }

    public static @Nullable Fault refuseSoldier(WorkingPosition p, int seat, int tile) {
        if (tile == Grid.OFF_BOARD || !p.board.isFirm(tile)) {
            return Fault.Start.NOT_FIRM_GROUND;
        }
        if (p.army.at(tile) != Army.NONE || !p.land.isEmpty(tile)) {
            return Fault.Start.START_TILE_TAKEN;
        }
        int centre = p.land.city(seat, 0);
        return p.grid.distance(centre, tile) > p.numbers.soldierStartDistance ? Fault.Start.TOO_FAR_FROM_CENTRE : null;
    }

    /** The legal tile for the Soldier that is nearest to a centre on that tile, or {@link Land#NOWHERE}. */
    static int nearestSoldierTile(WorkingPosition p, int centre) {
        int end = p.grid.countWithin(centre, p.numbers.soldierStartDistance);
        for (int i = 1; i < end; i++) {
            int tile = p.grid.outwards(centre)[i];
            if (p.board.isFirm(tile) && p.army.at(tile) == Army.NONE && p.land.isEmpty(tile)) {
                return tile;
            }
        }
        return Land.NOWHERE;
    }

    public static void centre(WorkingPosition p, int seat, int tile) {
        p.land.settle(tile, seat, p.numbers.startLevel);
        p.phase = Phase.SOLDIER;
        if (p.told()) {
            p.tell(new Happening.CentrePlaced(p.seat(seat), p.grid.hex(tile), p.numbers.startLevel));
        }
    }

    public static void soldier(WorkingPosition p, int seat, int tile) {
        int unit = p.army.muster(UnitKind.SOLDIER, seat, tile);
        if (p.told()) {
            p.tell(new Happening.SoldierPlaced(p.seat(seat), p.id(unit), p.grid.hex(tile)));
        }
        Turns.nextSetup(p);
    }

    /** The default after a deadline: the seat's anchor or, if that is not legal, the nearest legal tile of the home. */
    static int defaultCentre(WorkingPosition p, int seat) {
        int anchor = p.board.anchor(seat);
        int end = p.grid.countWithin(anchor, p.numbers.homeRadius);
        for (int i = 0; i < end; i++) {
            int tile = p.grid.outwards(anchor)[i];
            if (refuseCentre(p, seat, tile) == null) {
                return tile;
            }
        }
        return Land.NOWHERE;
    }
}
