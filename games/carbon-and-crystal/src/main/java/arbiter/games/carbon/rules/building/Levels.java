package arbiter.games.carbon.rules.building;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Battle;
import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.Cost;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Item;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.rules.Actors;
import arbiter.games.carbon.rules.Code;
import arbiter.games.carbon.rules.Prerequisites;
import arbiter.games.carbon.rules.Progress;
import arbiter.games.carbon.rules.Refusal;
import arbiter.games.carbon.rules.production.Queue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The three levels of a Command Center (CC-H16). */
public final class Levels {
    private static final int HIGHEST = 3;

    private Levels() {}

    public static @Nullable Refusal refuse(Battle battle, int seat, Order.Advance order) {
        Asset center = battle.find(seat, order.center());
        Refusal actor = Actors.refuse(battle, seat, center, order.center(), "CC-H16");
        if (actor != null || center == null) {
            return actor;
        }
        if (!center.isBuilding(BuildingType.COMMAND_CENTER)) {
            return new Refusal(Code.ROLE, "CC-H16", "no-center", "actor", center);
        }
        if (center.level >= HIGHEST) {
            return new Refusal(Code.LIMIT, "CC-H16", "highest-level", "actor", center);
        }
        for (Item item : center.queue) {
            if (item instanceof Item.Level) {
                return new Refusal(Code.LIMIT, "CC-H16", "level-queued", "actor", center);
            }
        }
        Refusal full = Queue.refuse(battle, center);
        if (full != null) {
            return full;
        }
        int next = center.level + 1;
        Cost cost = battle.numbers().advanceCost(next);
        if (!battle.sides[seat].affords(cost)) {
            return Actors.poor("CC-H16", battle.sides[seat], "level " + next, cost);
        }
        return Prerequisites.refuse(
                battle, seat, "level " + next, List.of(next == 2 ? Prerequisites.BARRACKS : Prerequisites.TECH));
    }

    public static void carryOut(Progress progress, int seat, Order.Advance order) {
        Battle battle = progress.battle;
        Asset center = Actors.present(battle, seat, order.center());
        int next = center.level + 1;
        battle.sides[seat].pay(battle.numbers().advanceCost(next));
        Item item = new Item.Level(next, battle.numbers().advanceCounters(next));
        center.push(item);
        center.acted = true;
        progress.tell(() -> new Happening.ProductionBegan(center.toString(), item.name(), item.counters()));
    }

    /** C5: levels rise before units enter, so that new Supply serves them (R24). */
    public static void raise(Progress progress, int seat) {
        Battle battle = progress.battle;
        for (int i = 0; i < battle.count; i++) {
            Asset asset = battle.assets[i];
            if (asset.seat == seat
                    && asset.queue.length > 0
                    && asset.queue[0] instanceof Item.Level(int level, int counters)
                    && counters == 0) {
                asset.remove(0);
                asset.level = level;
                progress.tell(() -> new Happening.LevelReached(asset.toString(), level));
            }
        }
    }
}
