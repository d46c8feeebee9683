package arbiter.games.carbon.rules;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.Item;
import arbiter.games.carbon.position.Position;

/** The Supply ceiling, the used Supply, and the Worker Limit (CC-H7). */
public final class Supply {
    private Supply() {}

    public static int ceiling(Position position, int seat) {
        int ceiling = 0;
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (asset.seat == seat && !asset.isUnit() && asset.active()) {
                ceiling += given(position, asset);
            }
        }
        return Math.min(ceiling, position.numbers().supplyMax);
    }

    private static int given(Position position, Asset building) {
        return building.isBuilding(BuildingType.COMMAND_CENTER)
                ? position.numbers().ccSupply(building.level)
                : building.building().supply();
    }

    public static int used(Position position, int seat) {
        int used = 0;
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (asset.seat == seat && asset.isUnit()) {
                used += asset.unit().supply();
            }
        }
        return used;
    }

    public static int workerLimit(Position position, int seat) {
        int limit = 0;
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (asset.seat == seat && asset.isBuilding(BuildingType.COMMAND_CENTER) && asset.active()) {
                limit += position.numbers().workerLimit(asset.level);
            }
        }
        return limit;
    }

    /** Workers on the board and in queues; both count (CC-17.1). */
    public static int workers(Position position, int seat) {
        int workers = 0;
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
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
