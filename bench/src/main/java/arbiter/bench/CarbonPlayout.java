package arbiter.bench;

import arbiter.engine.chance.Chance;
import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Faction;
import arbiter.games.carbon.position.Item;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.Progress;
import arbiter.games.carbon.rules.fighting.LineOfSight;
import arbiter.games.carbon.rules.fighting.Movement;
import arbiter.games.carbon.rules.production.Entry;
import arbiter.games.carbon.rules.setup.Seating;
import arbiter.games.carbon.rules.turns.Orders;
import arbiter.games.carbon.rules.turns.Turns;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A random game, played to its end as fast as the rules allow: with one position that changes in place and no log. Chooses a random asset,
 * then one of its legal orders, with the same methods that check everybody's orders.
 */
final class CarbonPlayout {
    private static final String CHOICE = "choice";
    /** After this many unsuccessful tries in a row, the player ends the turn. */
    private static final int PATIENCE = 12;

    private final Progress progress;
    private final Position position;
    private final Chance chance;
    private long orders;
    private final int[] hexes;

    public CarbonPlayout(Position start, Chance chance) {
        this.position = start.copy();
        this.chance = chance;
        this.progress = new Progress(position, chance, null);
        this.hexes = new int[position.at.length];
    }

    /** Plays with default lists, turn after turn. Returns the number of executed orders. */
    public long run() {
        for (Side side : position.sides) {
            Faction faction = position.theatre.byDefault(side.seat);
            side.take(faction, faction.defaultList);
        }
        Seating.run(progress, chance);
        Turns.begin(progress);
        while (!position.over()) {
            step();
        }
        return orders;
    }

    private int draw(int bound) {
        return chance.below(bound, CHOICE);
    }

    private void step() {
        Asset producer = position.placing;
        if (producer != null) {
            int[] legal = Entry.legal(position, producer);
            Item.Training training = (Item.Training) producer.queue[0];
            Order.Id unit = Order.Id.own(training.unit().code(), training.number());
            carryOut(new Order.Place(unit, position.board().hex(legal[draw(legal.length)])));
            return;
        }
        for (int i = 0; i < PATIENCE; i++) {
            Asset asset = ownAsset();
            Order order = asset.isUnit() ? unit(asset) : building(asset);
            if (order != null) {
                carryOut(order);
                return;
            }
        }
        carryOut(new Order.End());
    }

    /** A living player has at least a Command Center (CC-H19), so the search ends. */
    private Asset ownAsset() {
        int place = draw(position.count);
        while (position.assets[place].seat != position.active) {
            place = place + 1 == position.count ? 0 : place + 1;
        }
        return position.assets[place];
    }

    /** The order must be legal. */
    private void carryOut(Order order) {
        Orders.carryOut(progress, position.active, order);
        orders++;
    }

    private @Nullable Order legal(Order order) {
        return Orders.refuse(position, position.active, order) == null ? order : null;
    }

    private static Order.Id own(Asset asset) {
        return Order.Id.own(asset.sheet.code(), asset.number);
    }

    private @Nullable Order unit(Asset unit) {
        if (!unit.acted && draw(2) == 0) {
            Order fight = attack(unit);
            if (fight != null || !unit.isBuilder()) {
                return fight;
            }
            return draw(2) == 0 ? site(unit) : null;
        }
        return unit.moved ? null : move(unit);
    }

    private @Nullable Order move(Asset unit) {
        int count = Movement.ends(position, unit, hexes);
        return count == 0 ? null : new Order.Move(own(unit), position.board().hex(hexes[draw(count)]));
    }

    private @Nullable Order attack(Asset attacker) {
        Datasheet.Weapon weapon = attacker.sheet.weapon();
        int count = 0;
        for (int i = 0; weapon != null && i < position.count; i++) {
            Asset target = position.assets[i];
            if (target.seat != attacker.seat
                    && position.distance(attacker, target) <= weapon.range()
                    && LineOfSight.reaches(position, attacker, target, weapon.range())) {
                hexes[count++] = i;
            }
        }
        if (count == 0) {
            return null;
        }
        Asset target = position.assets[hexes[draw(count)]];
        Order.Id id = new Order.Id(target.seat, target.sheet.code(), target.number);
        return new Order.Attack(own(attacker), id);
    }

    private @Nullable Order site(Asset builder) {
        List<Datasheet.Building> buildings = position.sides[builder.seat].faction.buildings;
        Datasheet.Building building = buildings.get(draw(buildings.size()));
        int hex;
        if (building.near() == Datasheet.Near.NODE) {
            int[] nodes = position.board().nodes;
            hex = nodes[draw(nodes.length)];
        } else {
            int reach = position.numbers().buildReach;
            hex = position.board()
                    .index(
                            position.board().q(builder.hex) + draw(2 * reach + 1) - reach,
                            position.board().r(builder.hex) + draw(2 * reach + 1) - reach);
        }
        return hex == Board.NOWHERE
                ? null
                : legal(new Order.Construct(
                        own(builder), building.code(), position.board().hex(hex)));
    }

    private @Nullable Order building(Asset building) {
        if (building.acted || !building.active()) {
            return null;
        }
        Faction faction = position.sides[building.seat].faction;
        if (building.sheet.weapon() != null) {
            return attack(building);
        }
        if (building.isBuilding(BuildingType.TECH)) {
            Datasheet.Upgrade upgrade = faction.upgrades.get(draw(faction.upgrades.size()));
            return legal(new Order.Research(own(building), upgrade.code()));
        }
        if (building.isBuilding(BuildingType.COMMAND_CENTER) && draw(4) == 0) {
            return legal(new Order.Advance(own(building)));
        }
        List<Datasheet.Unit> trained = faction.trains(building.building());
        return trained.isEmpty()
                ? null
                : legal(new Order.Produce(
                        own(building), trained.get(draw(trained.size())).code()));
    }
}
