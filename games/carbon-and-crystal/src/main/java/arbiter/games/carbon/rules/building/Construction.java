package arbiter.games.carbon.rules.building;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.Actors;
import arbiter.games.carbon.rules.Code;
import arbiter.games.carbon.rules.Prerequisites;
import arbiter.games.carbon.rules.Progress;
import arbiter.games.carbon.rules.Refusal;
import org.jspecify.annotations.Nullable;

/** Beginning a building, and the progress of construction (CC-16.2 to CC-16.4). */
public final class Construction {
    private Construction() {}

    public static @Nullable Refusal refuse(Position position, int seat, Order.Construct order) {
        Asset builder = position.find(seat, order.builder());
        Refusal actor = Actors.refuse(position, seat, builder, order.builder(), "CC-16.2");
        if (actor != null || builder == null) {
            return actor;
        }
        Side side = position.sides[seat];
        if (!builder.isBuilder()) {
            return new Refusal(Code.ROLE, "CC-16.2", "no-builder", "actor", builder);
        }
        Datasheet sheet = side.faction.sheet(order.code());
        if (sheet == null) {
            return Actors.foreign("CC-16.2", order.code());
        }
        if (!(sheet instanceof Datasheet.Building building)) {
            return new Refusal(Code.ROLE, "CC-16.2", "no-building", "code", order.code());
        }
        Refusal access = access(position, side, building);
        if (access != null) {
            return access;
        }
        if (!side.affords(building.cost())) {
            return Actors.poor("CC-16.2", side, building.code(), building.cost());
        }
        Refusal missing = Prerequisites.refuse(position, seat, building.code(), building.requires());
        return missing != null ? missing : Placement.refuse(position, builder, building, order.hex());
    }

    /** A listed building needs a copy in LIST; a Command Center follows Core Infrastructure instead (CC-H17). */
    private static @Nullable Refusal access(Position position, Side side, Datasheet.Building building) {
        if (!building.core()) {
            return side.available(building) ? null : Actors.unlisted("CC-16.2", side, building);
        }
        int centers = position.commandCenters(side.seat);
        int most = position.numbers().maxCC;
        return centers < most
                ? null
                : new Refusal(Code.LIMIT, "CC-H17", "too-many-centers", "have", centers, "cap", most);
    }

    public static void carryOut(Progress progress, int seat, Order.Construct order) {
        Position position = progress.position;
        Side side = position.sides[seat];
        Asset builder = Actors.present(position, seat, order.builder());
        Datasheet.Building building = (Datasheet.Building) Actors.sheet(side, order.code());
        side.pay(building.cost());
        int number = side.begin(building);
        Asset site = position.enter(building, seat, number, position.board().index(order.hex()));
        site.construction = building.counters();
        site.cohesion = site.fullCohesion();
        builder.acted = true;
        progress.tell(() ->
                new Happening.ConstructionBegan(builder.toString(), site.toString(), order.hex(), site.construction));
    }

    /** C1: each unfinished building loses one counter; without counters it is complete and active (CC-16.3). */
    public static void tick(Progress progress, int seat) {
        Position position = progress.position;
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (asset.seat != seat || asset.construction == 0 || Prerequisites.halt(position, seat, asset.sheet)) {
                continue;
            }
            int withheld = asset.sheet.body().cohesion() - asset.fullCohesion();
            if (--asset.construction == 0) {
                // The building gets the Cohesion that it did not have under construction; damage stays.
                asset.cohesion += withheld;
                progress.tell(() -> new Happening.BuildingCompleted(
                        asset.toString(), position.board().hex(asset.hex), asset.cohesion));
            }
        }
    }
}
