package arbiter.games.carbon.rules.turns;

import arbiter.engine.seat.Seat;
import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.Cost;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Effect;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.Progress;
import arbiter.games.carbon.rules.Upgrades;

/** Gathering (CC-H6, CC-16.6). Only the active player gathers. */
public final class ResourcePhase {
    private ResourcePhase() {}

    public static void run(Progress progress) {
        Position position = progress.position;
        Side side = position.sides[position.active];
        int carbon = workers(position, side);
        int crystals = extractors(position, side);
        side.earn(new Cost(carbon, crystals));
        progress.tell(() -> new Happening.Gathered(Seat.of(side.seat), carbon, crystals));
    }

    private static int workers(Position position, Side side) {
        int share = position.numbers().gatherWorker + Upgrades.gatherBonus(side, Effect.Gatherer.WORKER);
        int[] fields = position.board().fields;
        int[] busy = new int[fields.length];
        int gathered = 0;
        for (int i = 0; i < position.count; i++) {
            Asset worker = position.assets[i];
            if (worker.seat == side.seat && worker.isWorker()) {
                int place = field(position, worker, busy);
                if (place >= 0) {
                    busy[place]++;
                    gathered += take(position, fields[place], share);
                }
            }
        }
        return gathered;
    }

    /** The first Field beside the Worker that has stock, a free slot, and an active Command Center of the Worker's owner in reach. */
    private static int field(Position position, Asset worker, int[] busy) {
        int[] fields = position.board().fields;
        for (int place = 0; place < fields.length; place++) {
            if (position.board().distance(worker.hex, fields[place]) == 1
                    && position.stock[fields[place]] > 0
                    && busy[place] < position.numbers().gatherSlots
                    && served(position, fields[place], worker.seat)) {
                return place;
            }
        }
        return -1;
    }

    private static boolean served(Position position, int field, int seat) {
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (asset.seat == seat
                    && asset.isBuilding(BuildingType.COMMAND_CENTER)
                    && asset.active()
                    && position.distance(field, asset) <= position.numbers().gatherReach) {
                return true;
            }
        }
        return false;
    }

    private static int extractors(Position position, Side side) {
        int share = position.numbers().gatherExtractor + Upgrades.gatherBonus(side, Effect.Gatherer.EXTRACTOR);
        int gathered = 0;
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (asset.seat == side.seat && asset.isBuilding(BuildingType.EXTRACTOR) && asset.active()) {
                int node = node(position, asset);
                gathered += node == Board.NOWHERE ? 0 : take(position, node, share);
            }
        }
        return gathered;
    }

    /**
     * The node of an Extractor: the one under it. If its sheet needs none there: the nearest node in reach that has stock;
     * of several, the one with the lowest q, then r (CC-16.6).
     */
    public static int node(Position position, Asset extractor) {
        if (extractor.building().near() == Datasheet.Near.NODE) {
            return extractor.hex;
        }
        int nearest = Board.NOWHERE;
        int reach = extractor.building().unless().draws();
        for (int node : position.board().nodes) {
            int distance = position.distance(node, extractor);
            if (position.stock[node] > 0 && distance <= reach) {
                nearest = node;
                reach = distance - 1;
            }
        }
        return nearest;
    }

    private static int take(Position position, int hex, int share) {
        int taken = Math.min(share, position.stock[hex]);
        position.stock[hex] -= taken;
        return taken;
    }
}
