package arbiter.games.carbon.rules.building;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Battle;
import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.Actors;
import arbiter.games.carbon.rules.Code;
import arbiter.games.carbon.rules.Prerequisites;
import arbiter.games.carbon.rules.Progress;
import arbiter.games.carbon.rules.Refusal;
import org.jspecify.annotations.Nullable;

/** Beginning a building, and its growth (CC-16.2 to CC-16.4). */
public final class Construction {
    private Construction() {}

    public static @Nullable Refusal refuse(Battle battle, int seat, Order.Construct order) {
        Asset builder = battle.find(seat, order.builder());
        Refusal actor = Actors.refuse(battle, seat, builder, order.builder(), "CC-16.2");
        if (actor != null || builder == null) {
            return actor;
        }
        Side side = battle.sides[seat];
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
        Refusal access = access(battle, side, building);
        if (access != null) {
            return access;
        }
        if (!side.affords(building.cost())) {
            return Actors.poor("CC-16.2", side, building.code(), building.cost());
        }
        Refusal missing = Prerequisites.refuse(battle, seat, building.code(), building.requires());
        return missing != null ? missing : Placement.refuse(battle, builder, building, order.hex());
    }

    /** A listed building needs a copy in LIST; a Command Center follows Core Infrastructure instead (CC-H17). */
    private static @Nullable Refusal access(Battle battle, Side side, Datasheet.Building building) {
        if (!building.core()) {
            return side.available(building) ? null : Actors.unlisted("CC-16.2", side, building);
        }
        int centers = commandCenters(battle, side.seat);
        int most = battle.numbers().maxCC;
        return centers < most
                ? null
                : new Refusal(Code.LIMIT, "CC-H17", "too-many-centers", "have", centers, "cap", most);
    }

    /** All in FIELD, finished or not. */
    public static int commandCenters(Battle battle, int seat) {
        int centers = 0;
        for (int i = 0; i < battle.count; i++) {
            Asset asset = battle.assets[i];
            centers += asset.seat == seat && asset.isBuilding(BuildingType.COMMAND_CENTER) ? 1 : 0;
        }
        return centers;
    }

    public static void carryOut(Progress progress, int seat, Order.Construct order) {
        Battle battle = progress.battle;
        Side side = battle.sides[seat];
        Asset builder = Actors.present(battle, seat, order.builder());
        Datasheet.Building building = (Datasheet.Building) Actors.sheet(side, order.code());
        side.pay(building.cost());
        int number = side.begin(building);
        Asset site = battle.enter(building, seat, number, battle.board().index(order.hex()));
        site.construction = building.counters();
        site.cohesion = site.fullCohesion();
        builder.acted = true;
        progress.tell(() ->
                new Happening.ConstructionBegan(builder.toString(), site.toString(), order.hex(), site.construction));
    }

    /** C1: one counter off each unfinished building; with the last one it is complete and active (CC-16.3). */
    public static void tick(Progress progress, int seat) {
        Battle battle = progress.battle;
        for (int i = 0; i < battle.count; i++) {
            Asset asset = battle.assets[i];
            if (asset.seat != seat || asset.construction == 0 || Prerequisites.halt(battle, seat, asset.sheet)) {
                continue;
            }
            int withheld = asset.sheet.body().cohesion() - asset.fullCohesion();
            if (--asset.construction == 0) {
                // The part that was withheld comes on top; damage stays.
                asset.cohesion += withheld;
                progress.tell(() -> new Happening.BuildingCompleted(asset.toString(), asset.cohesion));
            }
        }
    }
}
