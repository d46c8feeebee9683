package arbiter.games.dynasty.rules.recruiting;

import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Happening;
import arbiter.games.dynasty.position.UnitKind;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.Fault;
import arbiter.games.dynasty.rules.cities.Cities;
import org.jspecify.annotations.Nullable;

/** DB-14, and the income from academies (DB-12.1). */
public final class MilitaryTokens {
    private MilitaryTokens() {}

    /** DB-14.1 */
    public static int loot(WorkingPosition p, int victor, int level) {
        int loot = p.numbers.lootPerLevel * level;
        p.militaryTokens[victor] += loot;
        return loot;
    }

    /** DB-14.2: never below zero. */
    public static int flee(WorkingPosition p, int loser, int level) {
        int before = p.militaryTokens[loser];
        if (level >= p.numbers.fleeLevel) {
            p.militaryTokens[loser] = Math.max(0, before + p.numbers.fleeTokens);
        }
        return p.militaryTokens[loser] - before;
    }

    /** DB-12.1, when the seat leaves MARCH. */
    public static void income(WorkingPosition p, int seat) {
        int academies = 0;
        for (int i = 0; i < p.land.cityCount(seat); i++) {
            academies += p.land.level(p.land.city(seat, i)) >= p.numbers.academyLevel ? 1 : 0;
        }
        int income = academies * p.numbers.academyTokens;
        if (income > 0) {
            p.militaryTokens[seat] += income;
            if (p.told()) {
                p.tell(new Happening.IncomePaid(p.seat(seat), academies, income));
            }
        }
    }

    public static @Nullable Fault refuseUnit(WorkingPosition p, int seat, UnitKind kind, int tile) {
        if (Recruiting.full(p, seat)) {
            return Fault.Muster.UNIT_LIMIT;
        }
        if (tile == Grid.OFF_BOARD || !Recruiting.room(p, seat, kind, tile)) {
            return Fault.Muster.NO_PLACE_FOR_UNIT;
        }
        return refusePurchase(p, seat, tile, p.numbers.cost(kind));
    }

    /** @param shift where the own unit on the site goes, {@link Cities#NO_SHIFT} if the order does not say */
    public static @Nullable Fault refuseCity(WorkingPosition p, int seat, int tile, int shift) {
        if (tile == Grid.OFF_BOARD) {
            return Fault.Muster.CREATE_OUTSIDE;
        }
        Fault purchase = refusePurchase(p, seat, tile, p.numbers.costCentre);
        if (purchase != null) {
            return purchase;
        }
        if (p.land.spacing.crowded(tile)) {
            return Fault.Muster.CREATE_TOO_CLOSE;
        }
        return Cities.refuseShift(p, tile, shift);
    }

    /** The conditions for units and centres: the price, friendly land, and no enemy on the tile or next to it. */
    private static @Nullable Fault refusePurchase(WorkingPosition p, int seat, int tile, int cost) {
        if (p.militaryTokens[seat] < cost) {
            return Fault.Muster.TOO_FEW_TOKENS;
        }
        if (!p.land.territory.friendly(tile, seat)) {
            return Fault.Muster.CREATE_OUTSIDE;
        }
        if (p.army.hostileUnit(tile, seat) || p.army.hostileBeside(tile, seat) || p.land.hostileStructure(tile, seat)) {
            return Fault.Muster.CREATE_NEAR_ENEMY;
        }
        for (int beside : p.grid.neighbours(tile)) {
            if (p.land.hostileStructure(beside, seat)) {
                return Fault.Muster.CREATE_NEAR_ENEMY;
            }
        }
        return null;
    }

    public static void createUnit(WorkingPosition p, int seat, UnitKind kind, int tile) {
        p.militaryTokens[seat] -= p.numbers.cost(kind);
        int unit = p.army.muster(kind, seat, tile);
        if (p.told()) {
            p.tell(new Happening.UnitCreated(p.seat(seat), p.id(unit), kind, p.grid.hex(tile), p.numbers.cost(kind)));
        }
    }

    public static void createCity(WorkingPosition p, int seat, int tile, int shift) {
        p.militaryTokens[seat] -= p.numbers.costCentre;
        Cities.makeRoom(p, tile, shift);
        Cities.settle(p, seat, tile);
        if (p.told()) {
            p.tell(new Happening.CityBought(p.seat(seat), p.grid.hex(tile), p.numbers.costCentre));
        }
    }
}
