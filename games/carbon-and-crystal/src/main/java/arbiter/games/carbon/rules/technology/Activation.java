package arbiter.games.carbon.rules.technology;

import arbiter.engine.seat.Seat;
import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Effect;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Hex;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.Actors;
import arbiter.games.carbon.rules.Code;
import arbiter.games.carbon.rules.Progress;
import arbiter.games.carbon.rules.Refusal;
import arbiter.games.carbon.rules.Upgrades;
import arbiter.games.carbon.rules.fighting.Attack;
import arbiter.games.carbon.rules.production.Entry;
import org.jspecify.annotations.Nullable;

/** Using an activated upgrade, or a single-use upgrade that was kept for later (CC-18.4). */
public final class Activation {
    private Activation() {}

    public static @Nullable Refusal refuse(Position position, int seat, Order.Activate order) {
        Side side = position.sides[seat];
        Order.Id id = order.target();
        Asset target = id == null ? null : position.find(seat, id);
        if (id != null && target == null) {
            return Actors.missing(seat, id, "CC-18.4");
        }
        Datasheet sheet = side.faction.sheet(order.code());
        if (sheet == null) {
            return Actors.foreign("CC-18.4", order.code());
        }
        if (!(sheet instanceof Datasheet.Upgrade upgrade)) {
            return new Refusal(Code.ROLE, "CC-18.4", "no-upgrade", "code", order.code());
        }
        if (side.used[upgrade.index()]) {
            return new Refusal(Code.ACTED, "CC-18.4", "used", "code", order.code());
        }
        if (upgrade.type() == Datasheet.Lasting.PERMANENT || upgrade.type() == Datasheet.Lasting.TIMED) {
            return new Refusal(Code.ROLE, "CC-18.4", "works-by-itself", "code", order.code());
        }
        Refusal aim = role(seat, upgrade, target);
        if (aim != null) {
            return aim;
        }
        if (!side.inForce(upgrade)) {
            return new Refusal(Code.ACCESS, "CC-18.4", "not-in-force", "code", order.code());
        }
        if (!side.affords(upgrade.price())) {
            return Actors.poor("CC-18.4", side, upgrade.code(), upgrade.price());
        }
        return aimed(position, seat, upgrade, target, order.hex());
    }

    /** A strike needs an enemy as its target; a step needs one of the player's own units. */
    private static @Nullable Refusal role(int seat, Datasheet.Upgrade upgrade, @Nullable Asset target) {
        for (Effect effect : upgrade.effects()) {
            if (target != null && effect instanceof Effect.Strike && target.seat == seat) {
                return new Refusal(Code.ROLE, "CC-18.4", "own-target", "target", target);
            }
            if (target != null && effect instanceof Effect.Step && (target.seat != seat || !target.isUnit())) {
                return new Refusal(Code.ROLE, "CC-18.4", "no-own-unit", "target", target);
            }
        }
        return null;
    }

    private static @Nullable Refusal aimed(
            Position position, int seat, Datasheet.Upgrade upgrade, @Nullable Asset target, @Nullable Hex hex) {
        for (Effect effect : upgrade.effects()) {
            if (target != null && effect instanceof Effect.Strike strike) {
                return struck(position, seat, strike, target);
            }
            if (target != null && hex != null && effect instanceof Effect.Step) {
                return stepped(position, seat, target, hex);
            }
        }
        return null;
    }

    private static @Nullable Refusal struck(Position position, int seat, Effect.Strike strike, Asset target) {
        int reach = position.numbers().strikeReach;
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            boolean calls = switch (strike.from()) {
                case RELAY -> asset.isBuilding(BuildingType.RELAY) && asset.able();
                case UNIT -> asset.isUnit();
            };
            if (asset.seat == seat && calls && position.distance(asset, target) <= reach) {
                return null;
            }
        }
        return new Refusal(
                Code.RANGE,
                "CC-18.4",
                strike.from() == Effect.Origin.RELAY ? "strike-far-relay" : "strike-far-unit",
                "target",
                target,
                "reach",
                reach);
    }

    /** Checks the hex first, then the unit: that is the order of the codes. */
    private static @Nullable Refusal stepped(Position position, int seat, Asset unit, Hex wanted) {
        int hex = position.board().index(wanted);
        boolean besideOne = false;
        boolean landing = false;
        for (int i = 0; i < position.count; i++) {
            Asset from = position.assets[i];
            if (isRelay(from, seat) && position.distance(unit.hex, from) <= 1) {
                besideOne = true;
                landing |= hex != Board.NOWHERE && besideRelay(position, seat, hex, from);
            }
        }
        if (!besideOne) {
            landing = hex != Board.NOWHERE && besideRelay(position, seat, hex, null);
        }
        Refusal closed = Entry.closed(position, seat, unit.unit(), unit.toString(), wanted, "CC-18.4", "step");
        if (closed != null) {
            return closed;
        }
        if (!landing) {
            return new Refusal(Code.PLACE, "CC-18.4", "step-no-relay", "unit", unit, "hex", wanted);
        }
        return besideOne ? null : new Refusal(Code.RANGE, "CC-18.4", "no-relay-beside", "unit", unit);
    }

    private static boolean isRelay(Asset asset, int seat) {
        return asset.seat == seat && asset.isBuilding(BuildingType.RELAY) && asset.able();
    }

    private static boolean besideRelay(Position position, int seat, int hex, @Nullable Asset except) {
        for (int i = 0; i < position.count; i++) {
            Asset relay = position.assets[i];
            if (relay != except && isRelay(relay, seat) && position.distance(hex, relay) <= 1) {
                return true;
            }
        }
        return false;
    }

    public static void carryOut(Progress progress, int seat, Order.Activate order) {
        Position position = progress.position;
        Side side = position.sides[seat];
        Datasheet.Upgrade upgrade = (Datasheet.Upgrade) Actors.sheet(side, order.code());
        side.pay(upgrade.price());
        if (upgrade.type() == Datasheet.Lasting.ACTIVATED) {
            side.used[upgrade.index()] = true;
        } else {
            Upgrades.spend(side, upgrade);
            progress.tell(() -> new Happening.UpgradeSpent(Seat.of(seat), upgrade.code()));
        }
        Upgrades.gain(progress, side, upgrade);
        Order.Id id = order.target();
        Hex hex = order.hex();
        for (Effect effect : upgrade.effects()) {
            if (effect instanceof Effect.Strike(int dice, int strength, Effect.Origin from) && id != null) {
                Attack.roll(
                        progress,
                        Side.letter(seat) + "." + upgrade.code(),
                        null,
                        dice,
                        strength,
                        Actors.present(position, seat, id));
            } else if (effect instanceof Effect.Step && id != null && hex != null) {
                Asset unit = Actors.present(position, seat, id);
                Hex from = position.board().hex(unit.hex);
                position.relocate(unit, position.board().index(hex));
                progress.tell(() -> new Happening.UnitStepped(unit.toString(), from, hex));
            }
        }
    }
}
