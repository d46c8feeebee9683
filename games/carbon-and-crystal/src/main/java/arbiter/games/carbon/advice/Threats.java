package arbiter.games.carbon.advice;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Battle;
import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.rules.fighting.Attack;

/**
 * What attacks that are about to come would cost each side: a part of the appraisal. Every attacker takes the target in its
 * reach that it hurts most, as far as those before it have left something of it. Dice are averaged; sight is not asked.
 */
public final class Threats {
    /** The active player's attackers are about to shoot; those of others can still be answered by marching off. */
    private static final double NOW = 0.7;

    private static final double NEXT = 0.4;
    private static final double WORKER = 14;
    private static final double CENTER = 60;

    private final Battle battle;
    /** Cohesion that the attacks so far would leave, by place among the assets. */
    private final double[] left;

    private final double[] losses;

    private Threats(Battle battle) {
        this.battle = battle;
        this.left = new double[battle.count];
        this.losses = new double[battle.sides.length];
        for (int i = 0; i < battle.count; i++) {
            left[i] = battle.assets[i].cohesion;
        }
    }

    /** By seat. */
    public static double[] losses(Battle battle) {
        Threats threats = new Threats(battle);
        for (int i = 0; i < battle.count; i++) {
            Asset attacker = battle.assets[i];
            Datasheet.Weapon weapon = attacker.sheet.weapon();
            boolean now = attacker.seat == battle.active;
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
        int dice = Attack.dice(battle, attacker);
        int strength = Attack.strength(battle, attacker);
        int best = -1;
        double most = 0;
        double struck = 0;
        for (int i = 0; i < battle.count; i++) {
            Asset target = battle.assets[i];
            if (target.seat != attacker.seat && left[i] > 0 && battle.distance(attacker, target) <= reach) {
                double damage = Math.min(left[i], damage(dice, strength, target));
                double loss = damage * worth(target) / target.sheet.body().cohesion();
                if (loss > most) {
                    most = loss;
                    best = i;
                    struck = damage;
                }
            }
        }
        if (best >= 0) {
            left[best] -= struck;
            losses[battle.assets[best].seat] += likely * most;
        }
    }

    private double damage(int dice, int strength, Asset target) {
        double hits = dice * (7 - Attack.needed(strength, target)) / 6.0;
        return hits * (6 - Attack.armor(battle, target)) / 6.0;
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
