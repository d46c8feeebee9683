package arbiter.games.carbon.rules.turns;

import arbiter.engine.Seat;
import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Battle;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.Cost;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Effect;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.Progress;
import arbiter.games.carbon.rules.Upgrades;

/** Gathering (CC-H6, CC-16.6). Only the active player gathers. */
public final class ResourcePhase {
    private ResourcePhase() {}

    public static void run(Progress progress) {
        Battle battle = progress.battle;
        Side side = battle.sides[battle.active];
        int carbon = workers(battle, side);
        int crystals = extractors(battle, side);
        side.earn(new Cost(carbon, crystals));
        progress.tell(() -> new Happening.Gathered(Seat.of(side.seat), carbon, crystals));
    }

    private static int workers(Battle battle, Side side) {
        int share = battle.numbers().gatherWorker + Upgrades.gatherBonus(side, Effect.Gatherer.WORKER);
        int[] fields = battle.board().fields;
        int[] busy = new int[fields.length];
        int gathered = 0;
        for (int i = 0; i < battle.count; i++) {
            Asset worker = battle.assets[i];
            if (worker.seat == side.seat && worker.isWorker()) {
                int place = field(battle, worker, busy);
                if (place >= 0) {
                    busy[place]++;
                    gathered += take(battle, fields[place], share);
                }
            }
        }
        return gathered;
    }

    /** The first Field beside the Worker that has stock, a free slot and an own active Command Center in reach. */
    private static int field(Battle battle, Asset worker, int[] busy) {
        int[] fields = battle.board().fields;
        for (int place = 0; place < fields.length; place++) {
            if (battle.board().distance(worker.hex, fields[place]) == 1
                    && battle.stock[fields[place]] > 0
                    && busy[place] < battle.numbers().gatherSlots
                    && served(battle, fields[place], worker.seat)) {
                return place;
            }
        }
        return -1;
    }

    private static boolean served(Battle battle, int field, int seat) {
        for (int i = 0; i < battle.count; i++) {
            Asset asset = battle.assets[i];
            if (asset.seat == seat
                    && asset.isBuilding(BuildingType.COMMAND_CENTER)
                    && asset.active()
                    && battle.distance(field, asset) <= battle.numbers().gatherReach) {
                return true;
            }
        }
        return false;
    }

    private static int extractors(Battle battle, Side side) {
        int share = battle.numbers().gatherExtractor + Upgrades.gatherBonus(side, Effect.Gatherer.EXTRACTOR);
        int gathered = 0;
        for (int i = 0; i < battle.count; i++) {
            Asset asset = battle.assets[i];
            if (asset.seat == side.seat && asset.isBuilding(BuildingType.EXTRACTOR) && asset.active()) {
                int node = node(battle, asset);
                gathered += node == Board.NOWHERE ? 0 : take(battle, node, share);
            }
        }
        return gathered;
    }

    /**
     * The node that an Extractor works: the one beneath it, or if its sheet needs none, the nearest in reach that has stock;
     * of equally near ones the lowest q, then r (CC-16.6).
     */
    public static int node(Battle battle, Asset extractor) {
        if (extractor.building().near() == Datasheet.Near.NODE) {
            return extractor.hex;
        }
        int nearest = Board.NOWHERE;
        int reach = extractor.building().unless().draws();
        for (int node : battle.board().nodes) {
            int distance = battle.distance(node, extractor);
            if (battle.stock[node] > 0 && distance <= reach) {
                nearest = node;
                reach = distance - 1;
            }
        }
        return nearest;
    }

    private static int take(Battle battle, int hex, int share) {
        int taken = Math.min(share, battle.stock[hex]);
        battle.stock[hex] -= taken;
        return taken;
    }
}
