package arbiter.games.carbon.rules.building;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.Cost;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Item;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
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

    public static @Nullable Refusal refuse(Position position, int seat, Order.Advance order) {
        Asset center = position.find(seat, order.center());
        Refusal actor = Actors.refuse(position, seat, center, order.center(), "CC-H16");
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
        Refusal full = Queue.refuse(position, center);
        if (full != null) {
            return full;
        }
        int next = center.level + 1;
        Cost cost = position.numbers().advanceCost(next);
        if (!position.sides[seat].affords(cost)) {
            return Actors.poor("CC-H16", position.sides[seat], "level " + next, cost);
        }
        return Prerequisites.refuse(
                position, seat, "level " + next, List.of(next == 2 ? Prerequisites.BARRACKS : Prerequisites.TECH));
    }

    public static void carryOut(Progress progress, int seat, Order.Advance order) {
        Position position = progress.position;
        Asset center = Actors.present(position, seat, order.center());
        int next = center.level + 1;
        position.sides[seat].pay(position.numbers().advanceCost(next));
        Item item = new Item.Level(next, position.numbers().advanceCounters(next));
        center.push(item);
        center.acted = true;
        progress.tell(() -> new Happening.ProductionBegan(
                center.toString(), position.board().hex(center.hex), item.name(), item.counters()));
    }

    /** C5: levels rise before units enter, so that the new Supply can be used for them (CC-H5). */
    public static void raise(Progress progress, int seat) {
        Position position = progress.position;
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (asset.seat == seat
                    && asset.queue.length > 0
                    && asset.queue[0] instanceof Item.Level(int level, int counters)
                    && counters == 0) {
                asset.remove(0);
                asset.level = level;
                progress.tell(() -> new Happening.LevelReached(
                        asset.toString(), position.board().hex(asset.hex), level));
            }
        }
    }
}
