package arbiter.games.carbon.rules.fighting;

import arbiter.engine.chance.Chance;
import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Effect;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Hex;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.rules.Actors;
import arbiter.games.carbon.rules.Code;
import arbiter.games.carbon.rules.Progress;
import arbiter.games.carbon.rules.Refusal;
import arbiter.games.carbon.rules.Upgrades;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Attacks of units and Defense Buildings, and the dice rules that also apply to strikes (CC-H12, CC-H14). */
public final class Attack {
    private static final int DIE = 6;

    private Attack() {}

    public static @Nullable Refusal refuse(Position position, int seat, Order.Attack order) {
        Asset attacker = position.find(seat, order.attacker());
        Refusal unknown = Actors.unknown(seat, attacker, order.attacker(), "CC-H12");
        if (unknown != null || attacker == null) {
            return unknown;
        }
        Asset target = position.find(seat, order.target());
        if (target == null) {
            return Actors.missing(seat, order.target(), "CC-H12");
        }
        Refusal actor = Actors.refuse(position, seat, attacker, order.attacker(), "CC-H12");
        if (actor != null) {
            return actor;
        }
        Datasheet.Weapon weapon = attacker.sheet.weapon();
        if (weapon == null) {
            return new Refusal(Code.ROLE, "CC-H14", "unarmed", "actor", attacker);
        }
        if (target.seat == seat) {
            return new Refusal(Code.ROLE, "CC-H12", "own-target", "target", target);
        }
        int distance = position.distance(attacker, target);
        if (distance > weapon.range()) {
            return new Refusal(
                    Code.RANGE,
                    "CC-H12",
                    "far",
                    "actor",
                    attacker,
                    "target",
                    target,
                    "distance",
                    distance,
                    "reach",
                    weapon.range());
        }
        return LineOfSight.reaches(position, attacker, target, weapon.range())
                ? null
                : new Refusal(
                        Code.LOS,
                        "CC-H10",
                        "no-sight",
                        "actor",
                        attacker,
                        "target",
                        target,
                        "other",
                        LineOfSight.obstacle(position, attacker, target));
    }

    public static void carryOut(Progress progress, int seat, Order.Attack order) {
        Position position = progress.position;
        Asset attacker = Actors.present(position, seat, order.attacker());
        Asset target = Actors.present(position, seat, order.target());
        attacker.acted = true;
        Hex from = position.board().hex(attacker.hex);
        roll(progress, attacker.toString(), from, dice(position, attacker), strength(position, attacker), target);
    }

    /** How many dice an attacker rolls now. */
    public static int dice(Position position, Asset attacker) {
        Datasheet.Weapon weapon = attacker.sheet.weapon();
        int dice = weapon == null ? 0 : weapon.dice();
        return dice + bonus(position, attacker, Effect.Stat.DICE);
    }

    public static int strength(Position position, Asset attacker) {
        Datasheet.Weapon weapon = attacker.sheet.weapon();
        int strength = weapon == null ? 0 : weapon.strength();
        return strength + bonus(position, attacker, Effect.Stat.STRENGTH);
    }

    private static int bonus(Position position, Asset asset, Effect.Stat stat) {
        return asset.sheet instanceof Datasheet.Unit unit
                ? Upgrades.bonus(position.sides[asset.seat], stat, unit.unitClass())
                : 0;
    }

    /** Armor of the datasheet, upgrades and cover together, up to the cap. */
    public static int armor(Position position, Asset target) {
        int armor = target.body().armor() + bonus(position, target, Effect.Stat.ARMOR);
        int cover = Cover.shelters(position, target) ? position.numbers().coverBonus : 0;
        return Math.min(armor + cover, position.numbers().armorCap);
    }

    /** The lowest value of a die that hits: 4 + Toughness − Strength, at least 2 and at most 6. */
    public static int needed(int strength, Asset target) {
        return Math.clamp(4 + target.body().toughness() - strength, 2, DIE);
    }

    /** The lowest value of a die that saves, 0 without Armor. */
    public static int saved(int armor) {
        return armor > 0 ? DIE + 1 - armor : 0;
    }

    /**
     * Rolls all attack dice at once, then one save for each hit if there is any Armor (CC-8).
     *
     * @param from the attacker's hex, or null for a strike
     */
    public static void roll(
            Progress progress, String attacker, @Nullable Hex from, int dice, int strength, Asset target) {
        Chance chance = progress.chance;
        if (chance == null) {
            return;
        }
        List<Integer> shown = new ArrayList<>(dice);
        int needed = needed(strength, target);
        int hits = 0;
        for (int i = 0; i < dice; i++) {
            int die = chance.die(DIE, "attack");
            shown.add(die);
            hits += die >= needed ? 1 : 0;
        }
        int armor = armor(progress.position, target);
        List<Integer> saves = new ArrayList<>(hits);
        int lost = hits;
        for (int i = 0; armor > 0 && i < hits; i++) {
            int die = chance.die(DIE, "save");
            saves.add(die);
            lost -= die >= saved(armor) ? 1 : 0;
        }
        int struck = hits;
        int gone = Math.min(lost, target.cohesion);
        target.cohesion -= gone;
        progress.tell(() -> new Happening.Attacked(
                attacker,
                target.toString(),
                from,
                progress.position.board().hex(target.hex),
                shown,
                needed,
                struck,
                saves,
                saved(armor),
                gone,
                target.cohesion));
        if (target.cohesion == 0) {
            Destruction.destroy(progress, target);
        }
    }
}
