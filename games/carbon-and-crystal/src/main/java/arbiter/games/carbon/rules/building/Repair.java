package arbiter.games.carbon.rules.building;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Cost;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Mending;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.Actors;
import arbiter.games.carbon.rules.Code;
import arbiter.games.carbon.rules.Progress;
import arbiter.games.carbon.rules.Refusal;
import org.jspecify.annotations.Nullable;

/** Repairing a building (CC-16.7, CC-H21). */
public final class Repair {
    private Repair() {}

    public static @Nullable Refusal refuse(Position position, int seat, Order.Repair order) {
        Asset builder = position.find(seat, order.builder());
        Asset building = position.find(seat, order.building());
        Refusal pair = pair(position, seat, builder, order.builder(), building, order.building(), "CC-16.7");
        if (pair != null || builder == null || building == null) {
            return pair;
        }
        Side side = position.sides[seat];
        Cost cost = mending(position, building).cost();
        if (!side.affords(cost)) {
            return Actors.poor("CC-16.7", side, "a repair", cost);
        }
        int distance = position.distance(builder, building);
        int reach = position.numbers().repairReach;
        if (distance > reach) {
            return far("CC-16.7", builder, building, distance, reach);
        }
        return building.cohesion < building.fullCohesion()
                ? null
                : new Refusal(Code.FULL, "CC-16.7", "full", "building", building, "cohesion", building.cohesion);
    }

    private static Mending mending(Position position, Asset building) {
        return building.building()
                .unless()
                .repair()
                .orElse(position.sides[building.seat].faction.repair)
                .orElse(new Mending(0, position.numbers().repairAmount));
    }

    /** The checks that Repair and Salvage share: the player's Builder, which may act, and the player's building. */
    public static @Nullable Refusal pair(
            Position position,
            int seat,
            @Nullable Asset builder,
            Order.Id builderId,
            @Nullable Asset building,
            Order.Id buildingId,
            String rule) {
        Refusal unknown = Actors.unknown(seat, builder, builderId, rule);
        if (unknown != null || builder == null) {
            return unknown;
        }
        if (building == null) {
            return Actors.missing(seat, buildingId, rule);
        }
        Refusal actor = Actors.refuse(position, seat, builder, builderId, rule);
        if (actor != null) {
            return actor;
        }
        if (!builder.isBuilder()) {
            return new Refusal(Code.ROLE, rule, "no-builder", "actor", builder);
        }
        if (building.seat != seat) {
            return new Refusal(Code.ROLE, rule, "foreign-building", "building", building);
        }
        return building.isUnit() ? new Refusal(Code.ROLE, rule, "a-unit", "building", building) : null;
    }

    public static Refusal far(String rule, Asset builder, Asset building, int distance, int reach) {
        return new Refusal(
                Code.RANGE, rule, "far", "actor", builder, "target", building, "distance", distance, "reach", reach);
    }

    public static void carryOut(Progress progress, int seat, Order.Repair order) {
        Position position = progress.position;
        Asset builder = Actors.present(position, seat, order.builder());
        Asset building = Actors.present(position, seat, order.building());
        Mending mending = mending(position, building);
        position.sides[seat].pay(mending.cost());
        building.cohesion = Math.min(building.cohesion + mending.amount(), building.fullCohesion());
        builder.acted = true;
        progress.tell(() -> new Happening.BuildingRepaired(
                builder.toString(), building.toString(), position.board().hex(building.hex), building.cohesion));
    }
}
