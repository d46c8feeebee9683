package arbiter.games.dynasty.rules.combat;

import arbiter.games.dynasty.position.Army;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.cities.Cities;

/** What is known about an attack before the dice are rolled: the same sums as in the battle. */
public sealed interface Prospect {
    /** No dice are rolled: the target falls. */
    record Certain() implements Prospect {}

    /** Both sides add this to their die (DB-7.3). */
    record Battle(int attack, int defence) implements Prospect {}

    /** The attacker adds this to the die against the defence of a centre (DB-10.1). */
    record Storm(int attack, int defence) implements Prospect {}

    /** The target escapes with this number or more (DB-9.3). */
    record Fire(int needed) implements Prospect {}

    /** @param unit the attacker, already at the end of its march */
    static Prospect of(WorkingPosition p, int unit, int target) {
        if (!Combat.needsDice(p, unit, target)) {
            return new Certain();
        }
        int defender = p.army.at(target);
        if (defender == Army.NONE) {
            return new Storm(CitySiege.strength(p, unit, target), Cities.defence(p, target));
        }
        return p.army.isShip(unit)
                ? new Fire(Ranged.threshold(p, unit, target))
                : new Battle(
                        Clash.strength(p, unit, target, Support.Helpers.ALL),
                        Clash.strength(p, defender, target, Support.Helpers.ALL));
    }

    /** The battle that waits for an answer, if it is fought now. */
    static Prospect ofWaiting(WorkingPosition p) {
        if (p.army.at(p.battleTile) == Army.NONE || !p.retaliating && !p.army.isShip(p.attacker)) {
            return of(p, p.attacker, p.battleTile);
        }
        return new Battle(
                Clash.strength(p, p.attacker, p.battleTile, Support.Helpers.SHIPS),
                Clash.strength(p, p.army.at(p.battleTile), p.battleTile, Support.Helpers.NONE));
    }

    /** Whether the highest die against the lowest is not even a tie. */
    default boolean isHopeless(int dieSides) {
        return switch (this) {
            case Battle(int attack, int defence) -> dieSides + attack < 1 + defence;
            case Storm(int attack, int defence) -> dieSides + attack < defence;
            case Certain _, Fire _ -> false;
        };
    }
}
