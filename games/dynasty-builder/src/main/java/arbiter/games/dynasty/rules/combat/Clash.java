package arbiter.games.dynasty.rules.combat;

import arbiter.engine.chance.Chance;
import arbiter.games.dynasty.position.Army;
import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Happening;
import arbiter.games.dynasty.position.Land;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.WorkingPosition;

/** DB-7.3, DB-7.4: the dice of a battle, what both sides add to them, and what follows. */
public final class Clash {
    private Clash() {}

    static boolean inRange(WorkingPosition p, int unit, int from, int target) {
        return target != Grid.OFF_BOARD && p.grid.distance(from, target) <= p.numbers.range(p.army.kind(unit));
    }

    /** DB-7.3: both sides roll, the attacker first. */
    static void fight(WorkingPosition p, Support.Helpers attackers, Support.Helpers defenders, Chance chance) {
        int attacker = p.attacker;
        int defender = p.army.at(p.battleTile);
        int attackDie = chance.die(p.numbers.dieSides, "the attacker's die");
        int defenceDie = chance.die(p.numbers.dieSides, "the defender's die");
        int attack = attackDie + strength(p, attacker, p.battleTile, attackers);
        int defence = defenceDie + strength(p, defender, p.battleTile, defenders);
        if (p.told()) {
            p.tell(new Happening.Fought(
                    p.grid.hex(p.battleTile),
                    side(p, attacker, p.battleTile, attackDie, attackers),
                    side(p, defender, p.battleTile, defenceDie, defenders),
                    p.retaliating));
        }
        p.stepDone();
        if (attack == defence) {
            tie(p);
        } else {
            fall(p, attack > defence ? defender : attacker);
            end(p);
        }
    }

    /** What a side adds to its die: Power and support. */
    static int strength(WorkingPosition p, int unit, int tile, Support.Helpers helpers) {
        return Support.power(p, unit) + Support.sum(p, unit, tile, helpers);
    }

    /** A side of a battle for this tile, as it is told. */
    static Happening.Side side(WorkingPosition p, int unit, int tile, int die, Support.Helpers helpers) {
        return new Happening.Side(
                p.seat(p.army.owner(unit)),
                p.id(unit),
                p.army.kind(unit),
                p.grid.hex(p.army.tile(unit)),
                die,
                Support.power(p, unit),
                Support.sum(p, unit, tile, helpers),
                Support.names(p, unit, tile, helpers));
    }

    /** Removes the loser of a battle and its cargo. */
    static void fall(WorkingPosition p, int unit) {
        if (p.told()) {
            int tile = p.army.tile(unit);
            int cargo = p.army.cargoAt(tile);
            p.tell(new Happening.UnitLost(
                    p.seat(p.army.owner(unit)),
                    p.id(unit),
                    p.army.kind(unit),
                    p.grid.hex(tile),
                    cargo == Army.NONE ? "" : p.id(cargo)));
        }
        p.lose(unit);
    }

    /** DB-7.4: the totals are equal, and the attacker decides. */
    static void tie(WorkingPosition p) {
        p.phase = Phase.TIE;
        if (p.told()) {
            p.tell(new Happening.Tied(
                    p.seat(p.active), p.id(p.attacker), p.grid.hex(p.battleTile), p.numbers.tieRetryLimit - p.retries));
        }
    }

    public static void end(WorkingPosition p) {
        p.attacker = Army.NONE;
        p.battleTile = Land.NOWHERE;
        p.retaliating = false;
        p.retries = 0;
        if (p.phase == Phase.REPLY || p.phase == Phase.TIE) {
            p.phase = Phase.MARCH;
        }
    }
}
