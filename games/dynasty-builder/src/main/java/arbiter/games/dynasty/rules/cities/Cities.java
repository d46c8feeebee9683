package arbiter.games.dynasty.rules.cities;

import arbiter.games.dynasty.position.Army;
import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Happening;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Land;
import arbiter.games.dynasty.position.Piece;
import arbiter.games.dynasty.position.View;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.Fault;
import arbiter.games.dynasty.rules.marching.Marching;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** DB-4: founding, upgrading, defence, ruin. */
public final class Cities {
    public static final int NO_SHIFT = -2;

    private Cities() {}

    /** @param shift where the own unit on the site goes, {@link #NO_SHIFT} if the order does not say */
    public static @Nullable Fault refuseFound(WorkingPosition p, int seat, int site, int shift) {
        if (site == Grid.OFF_BOARD) {
            return Fault.City.RING_OFF_BOARD;
        }
        // Houses cannot help if the site is too near to another centre, so this reason comes before missing houses.
        if (p.land.spacing.crowded(site)) {
            return Fault.City.CENTRE_TOO_CLOSE;
        }
        Fault ring = RingTest.refuse(p, site, seat, 1);
        if (ring != null) {
            return ring;
        }
        if (p.army.hostileUnit(site, seat) || p.land.hostileStructure(site, seat)) {
            return Fault.City.ENEMY_ON_SITE;
        }
        return refuseShift(p, site, shift);
    }

    /** DB-4.4: the order must say where the player's unit on the tile goes, and may not shift anything else. */
    public static @Nullable Fault refuseShift(WorkingPosition p, int site, int shift) {
        int unit = p.army.at(site);
        if (unit == Army.NONE) {
            return shift == NO_SHIFT ? null : Fault.City.SHIFT_NEEDLESS;
        }
        if (shift == NO_SHIFT) {
            return Fault.City.SHIFT_NEEDED;
        }
        return mayShift(p, unit, site, shift) ? null : Fault.City.SHIFT_BLOCKED;
    }

    /** DB-4.4: an adjacent tile where the unit could stop, without any unit or enemy structure. */
    public static boolean mayShift(WorkingPosition p, int unit, int site, int to) {
        return to != Grid.OFF_BOARD
                && p.grid.distance(site, to) == 1
                && Marching.standable(p, p.army.kind(unit), to)
                && p.army.at(to) == Army.NONE
                && !p.land.hostileStructure(to, p.army.owner(unit));
    }

    public static void found(WorkingPosition p, int seat, int site, int shift) {
        RingTest ring = RingTest.of(p, site, seat, 1);
        makeRoom(p, site, shift);
        settle(p, seat, site);
        ring.claim();
        if (p.told()) {
            p.tell(new Happening.CityFounded(p.seat(seat), p.grid.hex(site)));
        }
    }

    /** DB-4.4: the own unit on the site moves away before the centre is built. */
    public static void makeRoom(WorkingPosition p, int site, int shift) {
        int unit = p.army.at(site);
        if (unit == Army.NONE) {
            return;
        }
        p.army.move(unit, shift);
        p.vacate(site);
        if (p.told()) {
            p.tell(new Happening.UnitShifted(
                    p.seat(p.army.owner(unit)), p.id(unit), p.grid.hex(site), p.grid.hex(shift)));
        }
    }

    /** Builds a level 1 centre; the player's structure there returns to the supply (DB-4.3, DB-14.3). */
    public static void settle(WorkingPosition p, int seat, int site) {
        p.land.clear(site);
        p.land.settle(site, seat, 1);
    }

    public static @Nullable Fault refuseUpgrade(WorkingPosition p, int seat, int centre) {
        if (centre == Grid.OFF_BOARD || !p.land.is(centre, Piece.CITY, seat)) {
            return Fault.City.NOT_YOUR_CITY;
        }
        // A city of the highest level has no next ring, so the level itself is the reason.
        return p.land.level(centre) >= p.numbers.maxCityLevel
                ? Fault.City.TOP_LEVEL
                : RingTest.refuse(p, centre, seat, p.land.level(centre) + 1);
    }

    public static void upgrade(WorkingPosition p, int seat, int centre) {
        RingTest ring = RingTest.of(p, centre, seat, p.land.level(centre) + 1);
        p.land.raise(centre);
        ring.claim();
        if (p.told()) {
            p.tell(new Happening.CityUpgraded(p.seat(seat), p.grid.hex(centre), p.land.level(centre)));
        }
    }

    /** What the next level needs, from the same ring test that judges the upgrade; null for a city of the highest level. */
    public static View.@Nullable Growth growth(WorkingPosition p, int centre) {
        int level = p.land.level(centre) + 1;
        if (level > p.numbers.maxCityLevel) {
            return null;
        }
        RingTest test = RingTest.of(p, centre, p.land.owner(centre), level);
        return new View.Growth(level, hexes(p, test.needed()), hexes(p, test.missing()), !test.roomy());
    }

    private static List<Hex> hexes(WorkingPosition p, int[] tiles) {
        return Arrays.stream(tiles).mapToObj(p.grid::hex).toList();
    }

    /** DB-4.9 */
    public static int defence(WorkingPosition p, int centre) {
        int houses = p.land.housesBeside(centre, p.land.owner(centre));
        return p.numbers.baseDefence
                + houses * p.numbers.houseDefence
                + (p.land.warded[centre] ? p.numbers.wardBonus : 0);
    }

    /** DB-4.11: removes the centre, what it claimed, and its owner's unclaimed houses and tokens within distance level. */
    public static void ruin(WorkingPosition p, int centre) {
        int seat = p.land.owner(centre);
        int level = p.land.level(centre);
        for (int tile = 0; tile < p.grid.size; tile++) {
            if (p.land.isHousing(tile) && p.land.owner(tile) == seat) {
                int claim = p.land.claim(tile);
                if (claim == centre || claim == Land.NOWHERE && p.grid.distance(centre, tile) <= level) {
                    p.land.clear(tile);
                }
            }
        }
        p.land.clear(centre);
    }
}
