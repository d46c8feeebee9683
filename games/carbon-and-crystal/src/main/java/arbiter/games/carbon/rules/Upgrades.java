package arbiter.games.carbon.rules;

import arbiter.engine.seat.Seat;
import arbiter.games.carbon.position.Cost;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Effect;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.position.UnitClass;
import java.util.List;

/** The effects of the upgrades in force (CC-18.1, CC-18.4). Two copies of one upgrade count once; different upgrades add up. */
public final class Upgrades {
    private Upgrades() {}

    public static int bonus(Side side, Effect.Stat stat, UnitClass unitClass) {
        int bonus = 0;
        for (Datasheet.Upgrade upgrade : side.faction.upgrades) {
            if (side.inForce(upgrade)) {
                for (Effect effect : upgrade.effects()) {
                    if (effect instanceof Effect.Bonus(Effect.Stat of, UnitClass only, int amount)
                            && of == stat
                            && (only == null || only == unitClass)) {
                        bonus += amount;
                    }
                }
            }
        }
        return bonus;
    }

    public static int gatherBonus(Side side, Effect.Gatherer gatherer) {
        int bonus = 0;
        for (Datasheet.Upgrade upgrade : side.faction.upgrades) {
            if (side.inForce(upgrade)) {
                for (Effect effect : upgrade.effects()) {
                    if (effect instanceof Effect.Gather(Effect.Gatherer by, int amount) && by == gatherer) {
                        bonus += amount;
                    }
                }
            }
        }
        return bonus;
    }

    /** How many counters a building takes from its first item in one Command Phase (CC-17.4). */
    public static int queueSpeed(Side side, Datasheet.Building building) {
        int speed = 1;
        for (Datasheet.Upgrade upgrade : side.faction.upgrades) {
            if (side.inForce(upgrade)) {
                for (Effect effect : upgrade.effects()) {
                    if (effect instanceof Effect.QueueSpeed(String tag, int counters)
                            && building.tag().equals(tag)) {
                        speed = Math.max(speed, counters);
                    }
                }
            }
        }
        return speed;
    }

    public static int latticeReach(Position position, int seat) {
        Side side = position.sides[seat];
        int reach = position.numbers().latticeReach;
        for (Datasheet.Upgrade upgrade : side.faction.upgrades) {
            if (side.inForce(upgrade)) {
                for (Effect effect : upgrade.effects()) {
                    if (effect instanceof Effect.LatticeReach(int wider)) {
                        reach = Math.max(reach, wider);
                    }
                }
            }
        }
        return reach;
    }

    /** C0: a timed upgrade loses one Command Phase; when none is left it is spent (CC-18.4). */
    public static void tick(Progress progress, int seat) {
        Side side = progress.position.sides[seat];
        for (Datasheet.Upgrade upgrade : side.faction.upgrades) {
            int index = upgrade.index();
            side.used[index] = false;
            if (upgrade.turns() > 0) {
                tick(progress, side, upgrade);
            }
        }
    }

    /** At the end of a round, every upgrade that counts rounds loses one. */
    public static void tickRound(Progress progress) {
        for (Side side : progress.position.sides) {
            for (Datasheet.Upgrade upgrade : side.faction.upgrades) {
                if (upgrade.rounds() > 0) {
                    tick(progress, side, upgrade);
                }
            }
        }
    }

    private static void tick(Progress progress, Side side, Datasheet.Upgrade upgrade) {
        int index = upgrade.index();
        if (side.timers[index] > 0 && --side.timers[index] == 0) {
            spend(side, upgrade);
            progress.tell(() -> new Happening.UpgradeExpired(Seat.of(side.seat), upgrade.code()));
        }
    }

    /** C3: an upgrade that has lost its last research counter applies at once (CC-18.3). */
    public static void complete(Progress progress, int seat, Datasheet.Upgrade upgrade, int number) {
        Side side = progress.position.sides[seat];
        side.enter(upgrade, number);
        progress.tell(() -> new Happening.UpgradeCompleted(Seat.of(seat), upgrade.code()));
        if (upgrade.type() == Datasheet.Lasting.TIMED) {
            side.timers[upgrade.index()] = upgrade.lasts();
        }
        if (upgrade.type() == Datasheet.Lasting.SINGLE_USE && !upgrade.held()) {
            gain(progress, side, upgrade);
            spend(side, upgrade);
            progress.tell(() -> new Happening.UpgradeSpent(Seat.of(seat), upgrade.code()));
        }
    }

    /** Adds the resources that an upgrade gives to the bank. */
    public static void gain(Progress progress, Side side, Datasheet.Upgrade upgrade) {
        for (Effect effect : upgrade.effects()) {
            if (effect instanceof Effect.Gain(Cost gain)) {
                side.earn(gain);
                progress.tell(() -> new Happening.ResourcesGained(
                        Seat.of(side.seat), upgrade.code(), gain.carbon(), gain.crystals()));
            }
        }
    }

    /** Moves the copy in force to DESTROYED; of several copies, the one with the lowest number. */
    public static void spend(Side side, Datasheet.Upgrade upgrade) {
        side.destroy(upgrade, Integer.numberOfTrailingZeros(side.field[upgrade.index()]) + 1);
    }

    /** The codes of all upgrades in force, in the order of their faction's file. */
    public static List<String> inForce(Side side) {
        return side.faction.upgrades.stream()
                .filter(side::inForce)
                .map(Datasheet.Upgrade::code)
                .toList();
    }
}
