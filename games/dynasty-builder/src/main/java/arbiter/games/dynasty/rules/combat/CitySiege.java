package arbiter.games.dynasty.rules.combat;

import arbiter.engine.chance.Chance;
import arbiter.games.dynasty.position.Happening;
import arbiter.games.dynasty.position.UnitKind;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.cities.Cities;
import arbiter.games.dynasty.rules.recruiting.MilitaryTokens;
import arbiter.games.dynasty.rules.winning.Victory;

/** DB-10: storming a centre, and the results of its fall. */
public final class CitySiege {
    private CitySiege() {}

    static void storm(WorkingPosition p, Chance chance) {
        int unit = p.attacker;
        int centre = p.battleTile;
        if (p.army.kind(unit) == UnitKind.SIEGE) {
            destroy(p, unit, centre);
            Clash.end(p);
            return;
        }
        Support.Helpers helpers = helpers(p, unit);
        int die = chance.die(p.numbers.dieSides, "the siege");
        int total = die + strength(p, unit, centre);
        int defence = Cities.defence(p, centre);
        if (p.told()) {
            p.tell(new Happening.Stormed(
                    Clash.side(p, unit, centre, die, helpers),
                    p.seat(p.land.owner(centre)),
                    p.grid.hex(centre),
                    defence));
        }
        p.stepDone();
        if (total == defence) {
            Clash.tie(p);
            return;
        }
        if (total > defence) {
            destroy(p, unit, centre);
        } else if (p.numbers.failedSiegeKills) {
            Clash.fall(p, unit);
        }
        Clash.end(p);
    }

    private static Support.Helpers helpers(WorkingPosition p, int unit) {
        return p.army.isShip(unit) ? Support.Helpers.SHIPS : Support.Helpers.ALL;
    }

    /** What the attacker adds to the die. */
    static int strength(WorkingPosition p, int unit, int centre) {
        return Clash.strength(p, unit, centre, helpers(p, unit));
    }

    /** DB-10.3: ruin, loot, flight, elimination. Victory is tested after the order, as usual. */
    private static void destroy(WorkingPosition p, int unit, int centre) {
        int victor = p.army.owner(unit);
        int loser = p.land.owner(centre);
        int level = p.land.level(centre);
        Cities.ruin(p, centre);
        int loot = MilitaryTokens.loot(p, victor, level);
        int fled = MilitaryTokens.flee(p, loser, level);
        if (p.told()) {
            p.tell(new Happening.CityDestroyed(
                    p.seat(victor), p.id(unit), p.seat(loser), p.grid.hex(centre), level, loot, fled));
        }
        if (p.land.cityCount(loser) == 0) {
            Victory.eliminate(p, loser);
        }
    }
}
