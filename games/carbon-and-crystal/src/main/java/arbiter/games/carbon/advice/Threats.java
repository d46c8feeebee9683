package arbiter.games.carbon.advice;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.rules.fighting.Attack;
import java.util.Arrays;

/**
 * What the next attacks would cost each side: a part of the appraisal. Every attacker chooses the target in its reach that
 * it hurts most, after the damage of earlier attackers. Dice are averaged; line of sight is ignored.
 */
final class Threats {
    /**
     * The active player's attackers shoot in this turn. The attackers of others count less, because the player can still
     * move away.
     */
    private static final double NOW = 0.7;

    private static final double NEXT = 0.4;
    private static final double WORKER = 14;
    private static final double CENTER = 60;

    private static final int UNKNOWN = -1;

    private final Position position;
    /** Cohesion left after the attacks so far, by index of the asset. */
    private final double[] left;
    /** What an asset is worth in all, by index. */
    private final double[] worth;
    /** Armor by index of the asset, once an attacker has asked: cover depends on the neighbours. */
    private final int[] armor;

    private final double[] losses;

    private Threats(Position position) {
        this.position = position;
        this.left = new double[position.count];
        this.worth = new double[position.count];
        this.armor = new int[position.count];
        this.losses = new double[position.sides.length];
        Arrays.fill(armor, UNKNOWN);
        for (int i = 0; i < position.count; i++) {
            left[i] = position.assets[i].cohesion;
            worth[i] = worth(position.assets[i]);
        }
    }

    /** Losses by seat. */
    static double[] losses(Position position) {
        Threats threats = new Threats(position);
        for (int i = 0; i < position.count; i++) {
            Asset attacker = position.assets[i];
            Datasheet.Weapon weapon = attacker.sheet.weapon();
            boolean now = attacker.seat == position.active;
            boolean shoots = weapon != null && !attacker.isWorker() && attacker.active() && !(now && attacker.acted);
            if (shoots && weapon != null) {
                int march = attacker.isUnit() && !(now && attacker.moved)
                        ? attacker.unit().move()
                        : 0;
                threats.attack(attacker, weapon.range() + march, now ? NOW : NEXT);
            }
        }
        return threats.losses;
    }

    private void attack(Asset attacker, int reach, double likely) {
        int dice = Attack.dice(position, attacker);
        int strength = Attack.strength(position, attacker);
        int best = -1;
        double most = 0;
        double struck = 0;
        for (int i = 0; i < position.count; i++) {
            Asset target = position.assets[i];
            if (target.seat != attacker.seat && left[i] > 0 && position.distance(attacker, target) <= reach) {
                double damage = Math.min(left[i], damage(dice, strength, i));
                double loss = damage * worth[i] / target.sheet.body().cohesion();
                if (loss > most) {
                    most = loss;
                    best = i;
                    struck = damage;
                }
            }
        }
        if (best >= 0) {
            left[best] -= struck;
            losses[position.assets[best].seat] += likely * most;
        }
    }

    private double damage(int dice, int strength, int target) {
        if (armor[target] == UNKNOWN) {
            armor[target] = Attack.armor(position, position.assets[target]);
        }
        double hits = dice * (7 - Attack.needed(strength, position.assets[target])) / 6.0;
        return hits * (6 - armor[target]) / 6.0;
    }

    private static double worth(Asset asset) {
        if (asset.isUnit()) {
            return asset.isWorker()
                    ? WORKER
                    : Ground.FIGHTS * asset.sheet.cost().points();
        }
        return asset.isBuilding(BuildingType.COMMAND_CENTER)
                ? CENTER
                : asset.sheet.cost().points();
    }
}
