package arbiter.games.carbon.rules;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Battle;
import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.Item;

/** The Supply ceiling, what is used of it, and the Worker Limit (CC-H7). */
public final class Supply {
    private Supply() {}

    public static int ceiling(Battle battle, int seat) {
        int ceiling = 0;
        for (int i = 0; i < battle.count; i++) {
            Asset asset = battle.assets[i];
            if (asset.seat == seat && !asset.isUnit() && asset.active()) {
                ceiling += given(battle, asset);
            }
        }
        return Math.min(ceiling, battle.numbers().supplyMax);
    }

    private static int given(Battle battle, Asset building) {
        return building.isBuilding(BuildingType.COMMAND_CENTER)
                ? battle.numbers().ccSupply(building.level)
                : building.building().supply();
    }

    public static int used(Battle battle, int seat) {
        int used = 0;
        for (int i = 0; i < battle.count; i++) {
            Asset asset = battle.assets[i];
            if (asset.seat == seat && asset.isUnit()) {
                used += asset.unit().supply();
            }
        }
        return used;
    }

    public static int workerLimit(Battle battle, int seat) {
        int limit = 0;
        for (int i = 0; i < battle.count; i++) {
            Asset asset = battle.assets[i];
            if (asset.seat == seat && asset.isBuilding(BuildingType.COMMAND_CENTER) && asset.active()) {
                limit += battle.numbers().workerLimit(asset.level);
            }
        }
        return limit;
    }

    /** Workers on the board and in queues, which count alike (CC-17.1, R10). */
    public static int workers(Battle battle, int seat) {
        int workers = 0;
        for (int i = 0; i < battle.count; i++) {
            Asset asset = battle.assets[i];
            if (asset.seat == seat) {
                workers += asset.isWorker() ? 1 : 0;
                for (Item item : asset.queue) {
                    if (item instanceof Item.Training training
                            && training.unit().core()) {
                        workers++;
                    }
                }
            }
        }
        return workers;
    }
}
