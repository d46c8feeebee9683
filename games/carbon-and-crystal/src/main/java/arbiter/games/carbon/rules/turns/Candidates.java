package arbiter.games.carbon.rules.turns;

import arbiter.engine.Budget;
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
import java.util.ArrayList;
import java.util.List;

/** Orders that a seat can give now. This class proposes orders and keeps those that the rules accept. */
public final class Candidates {
    private enum Scope {
        /** The orders that bots and random players consider. */
        WORTH_A_LOOK,
        /** The same, and orders that only people want: rally points anywhere, offers of a draw, resignation. */
        EVERYTHING
    }

    private final Position position;
    private final int seat;
    private final Side side;
    private final Scope scope;
    private final List<Order> found = new ArrayList<>();

    private Candidates(Position position, int seat, Scope scope) {
        this.position = position;
        this.seat = seat;
        this.side = position.sides[seat];
        this.scope = scope;
    }

    /** The orders that bots consider. */
    public static List<Order> of(Position position, int seat) {
        return of(position, seat, Scope.WORTH_A_LOOK);
    }

    /** Every order that the rules accept, except lists other than the default ones. */
    public static List<Order> all(Position position, int seat) {
        return of(position, seat, Scope.EVERYTHING);
    }

    private static List<Order> of(Position position, int seat, Scope scope) {
        Candidates candidates = new Candidates(position, seat, scope);
        if (!position.over() && position.sides[seat].alive) {
            candidates.propose();
            if (scope == Scope.EVERYTHING) {
                candidates.offer(new Order.Resign());
            }
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
        if (scope == Scope.EVERYTHING) {
            offer(new Order.Draw(Order.Answer.OFFER));
        }
        offer(new Order.End());
    }

    /** Adds every legal attack of a unit or building. */
    public static void attacks(Position position, Asset attacker, List<Order> found) {
        Candidates candidates = new Candidates(position, attacker.seat, Scope.WORTH_A_LOOK);
        candidates.attacks(attacker);
        found.addAll(candidates.found);
    }

    /** Adds every legal use of an upgrade. */
    public static void upgrades(Position position, int seat, List<Order> found) {
        Candidates candidates = new Candidates(position, seat, Scope.WORTH_A_LOOK);
        candidates.upgrades();
        found.addAll(candidates.found);
    }

    private void offer(Order order) {
        Budget.checkpoint();
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
                // Salvaging the last Command Center is legal but never a good idea.
                if (scope == Scope.EVERYTHING
                        || !building.isBuilding(BuildingType.COMMAND_CENTER)
                        || position.commandCenters(seat) > 1) {
                    offer(new Order.Salvage(own(builder), own(building)));
                }
            }
        }
    }

    private void sites(Asset builder, Datasheet.Building building) {
        // One question with a hex outside the board shows whether anything except the hex prevents the order.
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
        if (scope == Scope.EVERYTHING && side.faction.produces(building.building())) {
            rallies(building, 0);
            if (building.rally != Board.NOWHERE) {
                offer(new Order.Rally(own(building), null));
            }
        } else if (building.queue.length > 0 && building.rally == Board.NOWHERE) {
            // Only for a building with a queue, and only at the maximum distance: a nearer point has no advantage over
            // normal entry.
            rallies(building, position.numbers().rallyReach);
        }
    }

    private void rallies(Asset building, int least) {
        for (int hex = 0; hex < position.at.length; hex++) {
            if (position.distance(hex, building) >= least && position.at[hex] == null && hex != building.rally) {
                offer(new Order.Rally(own(building), position.board().hex(hex)));
            }
        }
    }

    private void upgrades() {
        for (Datasheet.Upgrade upgrade : side.faction.upgrades) {
            if (upgrade.activatable() && side.inForce(upgrade)) {
                List<Effect> aimed =
                        upgrade.effects().stream().filter(Effect::needsTarget).toList();
                aimed.forEach(effect -> aims(upgrade, effect));
                if (aimed.isEmpty()) {
                    offer(new Order.Activate(upgrade.code(), null, null));
                }
            }
        }
    }

    private void aims(Datasheet.Upgrade upgrade, Effect effect) {
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
