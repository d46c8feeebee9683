package arbiter.games.carbon.rules.building;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.rules.Actors;
import arbiter.games.carbon.rules.Code;
import arbiter.games.carbon.rules.Progress;
import arbiter.games.carbon.rules.Refusal;
import arbiter.games.carbon.rules.victory.Victory;
import org.jspecify.annotations.Nullable;

/** Returning a building to the list (CC-16.8). */
public final class Salvage {
    private Salvage() {}

    public static @Nullable Refusal refuse(Position position, int seat, Order.Salvage order) {
        Asset builder = position.find(seat, order.builder());
        Asset building = position.find(seat, order.building());
        Refusal pair = Repair.pair(position, seat, builder, order.builder(), building, order.building(), "CC-16.8");
        if (pair != null || builder == null || building == null) {
            return pair;
        }
        int distance = position.distance(builder, building);
        int reach = position.numbers().salvageReach;
        if (distance > reach) {
            return Repair.far("CC-16.8", builder, building, distance, reach);
        }
        if (building.construction > 0) {
            return new Refusal(
                    Code.INCOMPLETE, "CC-16.8", "incomplete", "building", building, "counters", building.construction);
        }
        if (building.salvage > 0) {
            return new Refusal(
                    Code.BUSY, "CC-16.8", "salvaged-already", "building", building, "counters", building.salvage);
        }
        return building.queue.length == 0
                ? null
                : new Refusal(Code.BUSY, "CC-16.8", "at-work", "building", building, "item", building.queue[0].name());
    }

    public static void carryOut(Progress progress, int seat, Order.Salvage order) {
        Position position = progress.position;
        Asset builder = Actors.present(position, seat, order.builder());
        Asset building = Actors.present(position, seat, order.building());
        building.salvage = (building.sheet.counters() + 1) / 2;
        builder.acted = true;
        progress.tell(() -> new Happening.SalvageBegan(
                builder.toString(), building.toString(), position.board().hex(building.hex), building.salvage));
    }

    /** C2: the building loses one counter; without counters it is removed, and returns to LIST unless it is Core (CC-16.8). */
    public static void tick(Progress progress, int seat) {
        Position position = progress.position;
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (asset.seat == seat && asset.salvage > 0 && --asset.salvage == 0) {
                position.remove(asset);
                i--;
                position.sides[seat].salvage(asset.sheet, asset.number);
                progress.tell(() -> new Happening.BuildingSalvaged(
                        asset.toString(), position.board().hex(asset.hex)));
            }
        }
        Victory.eliminateIfBare(progress, seat);
    }
}
