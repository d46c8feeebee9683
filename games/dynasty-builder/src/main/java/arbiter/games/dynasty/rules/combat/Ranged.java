package arbiter.games.dynasty.rules.combat;

import arbiter.engine.chance.Chance;
import arbiter.games.dynasty.position.Happening;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.WorkingPosition;

/** DB-9: a Ship fires at a unit, even at one beside it. */
public final class Ranged {
    private Ranged() {}

    /** REPLY is asked only if the target could strike back (section 4); otherwise it must evade. */
    static void fire(WorkingPosition p, Chance chance) {
        if (couldRetaliate(p)) {
            p.phase = Phase.REPLY;
            if (p.told()) {
                p.tell(new Happening.ReplyAsked(
                        p.seat(p.decider()),
                        p.id(p.attacker),
                        p.grid.hex(p.army.tile(p.attacker)),
                        p.id(p.army.at(p.battleTile)),
                        p.grid.hex(p.battleTile),
                        threshold(p)));
            }
        } else {
            evade(p, chance);
        }
    }

    /** DB-9.2 */
    static boolean couldRetaliate(WorkingPosition p) {
        int target = p.army.at(p.battleTile);
        return Clash.inRange(p, target, p.battleTile, p.army.tile(p.attacker));
    }

    /** DB-9.3 */
    public static int threshold(WorkingPosition p) {
        return threshold(p, p.attacker, p.battleTile);
    }

    static int threshold(WorkingPosition p, int attacker, int target) {
        int ships = Support.ships(p, attacker, target);
        return Math.min(p.numbers.evadeCap, p.numbers.evadeBase + p.numbers.evadePerShip * ships);
    }

    public static void evade(WorkingPosition p, Chance chance) {
        int target = p.army.at(p.battleTile);
        int needed = threshold(p);
        int die = chance.die(p.numbers.dieSides, "the evasion");
        if (p.told()) {
            p.tell(new Happening.ShotFired(
                    p.seat(p.army.owner(p.attacker)),
                    p.id(p.attacker),
                    p.grid.hex(p.army.tile(p.attacker)),
                    p.seat(p.army.owner(target)),
                    p.id(target),
                    p.grid.hex(p.battleTile),
                    die,
                    needed));
        }
        p.stepDone();
        if (die < needed) {
            Clash.fall(p, target);
        }
        Clash.end(p);
    }

    /** DB-9.4 */
    public static void retaliate(WorkingPosition p, Chance chance) {
        p.phase = Phase.MARCH;
        p.retaliating = true;
        Clash.fight(p, Support.Helpers.SHIPS, Support.Helpers.NONE, chance);
    }
}
