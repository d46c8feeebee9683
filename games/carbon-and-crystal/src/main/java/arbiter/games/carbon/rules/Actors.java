package arbiter.games.carbon.rules;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Cost;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import org.jspecify.annotations.Nullable;

/** The first checks for the actor of every order (CC-H8, CC-H20). */
public final class Actors {
    private Actors() {}

    /** Why a seat cannot decide anything now (CC-4). */
    public static Refusal notNow(Position position, int seat, String rule) {
        String why = position.over()
                ? "over"
                : !position.sides[seat].alive
                        ? "out"
                        : position.phase == Position.Phase.LISTS
                                ? "lists-first"
                                : seat == position.active ? "lists-closed" : "other-turn";
        return new Refusal(Code.TURN, rule, why, "active", Side.letter(position.active));
    }

    /** Refuses an actor that is not on the board, belongs to another seat, has already acted or is not active. */
    public static @Nullable Refusal refuse(
            Position position, int seat, @Nullable Asset actor, Order.Id id, String rule) {
        Refusal unknown = unknown(seat, actor, id, rule);
        if (unknown != null || actor == null) {
            return unknown;
        }
        if (actor.acted) {
            return new Refusal(Code.ACTED, "CC-H8", "acted", "actor", actor);
        }
        return inactive(actor);
    }

    public static @Nullable Refusal unknown(int seat, @Nullable Asset actor, Order.Id id, String rule) {
        if (actor == null) {
            return missing(seat, id, rule);
        }
        return actor.seat == seat ? null : new Refusal(Code.ID, rule, "not-own", "actor", actor);
    }

    public static Refusal missing(int seat, Order.Id id, String rule) {
        Order.Id full = id.seat() == Order.Id.OWN ? new Order.Id(seat, id.code(), id.number()) : id;
        return new Refusal(Code.ID, rule, "missing", "id", full);
    }

    public static @Nullable Refusal inactive(Asset building) {
        return building.active()
                ? null
                : new Refusal(
                        Code.INACTIVE,
                        building.construction > 0 ? "CC-16.4" : "CC-16.8",
                        building.construction > 0 ? "unfinished" : "under-salvage",
                        "actor",
                        building,
                        "counters",
                        Math.max(building.construction, building.salvage));
    }

    public static Refusal poor(String rule, Side side, String what, Cost cost) {
        return new Refusal(
                Code.COST,
                rule,
                "cost",
                "what",
                what,
                "cost",
                cost.text(),
                "have",
                side.bank().text());
    }

    public static Refusal foreign(String rule, String code) {
        return new Refusal(Code.ACCESS, rule, "foreign", "code", code);
    }

    /** Refuses a sheet that has no copies left or was never listed. */
    public static Refusal unlisted(String rule, Side side, Datasheet sheet) {
        int listed = side.copies(sheet);
        return new Refusal(
                Code.ACCESS, rule, listed == 0 ? "never-listed" : "no-copy", "code", sheet.code(), "listed", listed);
    }

    /** The asset of a legal order, which is always on the board. */
    public static Asset present(Position position, int seat, Order.Id id) {
        Asset asset = position.find(seat, id);
        if (asset == null) {
            throw new IllegalStateException("no " + id);
        }
        return asset;
    }

    /** The datasheet of a legal order, which always exists. */
    public static Datasheet sheet(Side side, String code) {
        Datasheet sheet = side.faction.sheet(code);
        if (sheet == null) {
            throw new IllegalStateException("no datasheet " + code);
        }
        return sheet;
    }
}
