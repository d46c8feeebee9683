package arbiter.games.carbon.advice;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Effect;
import arbiter.games.carbon.position.Faction;
import arbiter.games.carbon.position.Hex;
import arbiter.games.carbon.position.Item;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.Code;
import arbiter.games.carbon.rules.Refusal;
import arbiter.games.carbon.rules.building.Placement;
import arbiter.games.carbon.rules.fighting.Movement;
import arbiter.games.carbon.rules.production.Entry;
import arbiter.games.carbon.rules.turns.Orders;
import java.util.ArrayList;
import java.util.List;

/** Orders worth looking at, for menus and bots. Each is proposed here and kept only if the rules do not refuse it. */
public final class Candidates {
    private final Position position;
    private final int seat;
    private final Side side;
    private final List<Order> found = new ArrayList<>();

    private Candidates(Position position, int seat) {
        this.position = position;
        this.seat = seat;
        this.side = position.sides[seat];
    }

    public static List<Order> of(Position position, int seat) {
        Candidates candidates = new Candidates(position, seat);
        if (!position.over() && position.sides[seat].alive) {
            candidates.propose();
        }
        return candidates.found;
    }

    private void propose() {
        if (position.phase == Position.Phase.LISTS) {
            lists();
            return;
        }
        for (Order.Answer answer : List.of(Order.Answer.ACCEPT, Order.Answer.DECLINE)) {
            offer(new Order.Draw(answer));
        }
        if (seat != position.active) {
            return;
        }
        if (position.placing != null) {
            placements(position.placing);
            return;
        }
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (asset.seat == seat) {
                if (asset.isUnit()) {
                    unit(asset);
                } else {
                    building(asset);
                }
            }
        }
        upgrades();
        offer(new Order.End());
    }

    /** Adds every attack of a unit or building that the rules do not refuse. */
    public static void attacks(Position position, Asset attacker, List<Order> found) {
        Candidates candidates = new Candidates(position, attacker.seat);
        candidates.attacks(attacker);
        found.addAll(candidates.found);
    }

    /** Adds every use of an upgrade that the rules do not refuse. */
    public static void upgrades(Position position, int seat, List<Order> found) {
        Candidates candidates = new Candidates(position, seat);
        candidates.upgrades();
        found.addAll(candidates.found);
    }

    private void offer(Order order) {
        if (Orders.refuse(position, seat, order) == null) {
            found.add(order);
        }
    }

    public static Order.Id own(Asset asset) {
        return Order.Id.own(asset.sheet.code(), asset.number);
    }

    private static Order.Id named(Asset asset) {
        return new Order.Id(asset.seat, asset.sheet.code(), asset.number);
    }

    private void lists() {
        for (Faction faction : position.theatre.factions().values()) {
            List<Order.Copies> copies = new ArrayList<>();
            for (Datasheet sheet : faction.sheets) {
                if (faction.defaultList[sheet.index()] > 0) {
                    copies.add(new Order.Copies(sheet.code(), faction.defaultList[sheet.index()]));
                }
            }
            offer(new Order.Listing(faction.id, copies));
        }
    }

    private void placements(Asset producer) {
        Item.Training training = (Item.Training) producer.queue[0];
        Order.Id unit = Order.Id.own(training.unit().code(), training.number());
        for (int hex : Entry.legal(position, producer)) {
            found.add(new Order.Place(unit, position.board().hex(hex)));
        }
    }

    private void unit(Asset unit) {
        if (!unit.moved) {
            byte[] costs = Movement.costs(position, unit);
            for (int hex = 0; hex < costs.length; hex++) {
                if (costs[hex] != Movement.NEVER && position.at[hex] == null) {
                    found.add(new Order.Move(own(unit), position.board().hex(hex)));
                }
            }
        }
        if (!unit.acted) {
            attacks(unit);
            if (unit.isBuilder()) {
                works(unit);
            }
        }
    }

    private void attacks(Asset attacker) {
        Datasheet.Weapon weapon = attacker.sheet.weapon();
        for (int i = 0; weapon != null && i < position.count; i++) {
            Asset target = position.assets[i];
            if (target.seat != seat && position.distance(attacker, target) <= weapon.range()) {
                offer(new Order.Attack(own(attacker), named(target)));
            }
        }
    }

    private void works(Asset builder) {
        for (Datasheet.Building building : side.faction.buildings) {
            sites(builder, building);
        }
        for (int i = 0; i < position.count; i++) {
            Asset building = position.assets[i];
            if (building.seat == seat && !building.isUnit()) {
                offer(new Order.Repair(own(builder), own(building)));
                // Giving up one's last Command Center is legal and never worth a look.
                if (!building.isBuilding(BuildingType.COMMAND_CENTER) || position.commandCenters(seat) > 1) {
                    offer(new Order.Salvage(own(builder), own(building)));
                }
            }
        }
    }

    private void sites(Asset builder, Datasheet.Building building) {
        // Asking once with a hex off the board tells whether anything but the hex prevents the order.
        Order.Construct anywhere = new Order.Construct(own(builder), building.code(), new Hex(99, 99));
        Refusal refusal = Orders.refuse(position, seat, anywhere);
        if (refusal != null && refusal.code() != Code.PLACE) {
            return;
        }
        int reach = position.numbers().buildReach + building.girth();
        for (int hex = 0; hex < position.at.length; hex++) {
            boolean near = building.near() == Datasheet.Near.LATTICE
                    || position.board().distance(hex, builder.hex) <= reach;
            if (near && position.at[hex] == null) {
                Hex wanted = position.board().hex(hex);
                if (Placement.refuse(position, builder, building, wanted) == null) {
                    found.add(new Order.Construct(own(builder), building.code(), wanted));
                }
            }
        }
    }

    private void building(Asset building) {
        attacks(building);
        for (Datasheet.Unit unit : side.faction.trains(building.building())) {
            offer(new Order.Produce(own(building), unit.code()));
        }
        if (building.isBuilding(BuildingType.COMMAND_CENTER)) {
            offer(new Order.Advance(own(building)));
        }
        if (building.isBuilding(BuildingType.TECH)) {
            for (Datasheet.Upgrade upgrade : side.faction.upgrades) {
                offer(new Order.Research(own(building), upgrade.code()));
            }
        }
        for (int place = 1; place <= building.queue.length; place++) {
            offer(new Order.Cancel(own(building), place));
        }
        if (building.queue.length > 0 && building.rally == Board.NOWHERE) {
            rallies(building);
        }
    }

    /** Only for a building at work, and only the far edge: a nearer point gains nothing over plain entry. */
    private void rallies(Asset building) {
        for (int hex = 0; hex < position.at.length; hex++) {
            if (position.distance(hex, building) >= position.numbers().rallyReach && position.at[hex] == null) {
                offer(new Order.Rally(own(building), position.board().hex(hex)));
            }
        }
    }

    private void upgrades() {
        for (Datasheet.Upgrade upgrade : side.faction.upgrades) {
            if (upgrade.activatable() && side.inForce(upgrade)) {
                for (Effect effect : upgrade.effects()) {
                    aims(upgrade, effect);
                }
            }
        }
    }

    private void aims(Datasheet.Upgrade upgrade, Effect effect) {
        if (!effect.needsTarget()) {
            offer(new Order.Activate(upgrade.code(), null, null));
            return;
        }
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (effect instanceof Effect.Strike) {
                offer(new Order.Activate(upgrade.code(), named(asset), null));
            } else if (asset.seat == seat && asset.isUnit()) {
                for (int hex = 0; hex < position.at.length; hex++) {
                    if (position.at[hex] == null) {
                        offer(new Order.Activate(
                                upgrade.code(), named(asset), position.board().hex(hex)));
                    }
                }
            }
        }
    }
}
