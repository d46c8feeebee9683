package arbiter.games.globaldomination.vi.advice;

import arbiter.engine.Budget;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Sheet;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.vi.position.Construct;
import arbiter.games.globaldomination.vi.position.Item;
import arbiter.games.globaldomination.vi.position.Mechanic;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Path;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.rules.Turn;
import arbiter.games.globaldomination.vi.rules.construction.Constructs;
import arbiter.games.globaldomination.vi.rules.construction.Headquarters;
import arbiter.games.globaldomination.vi.rules.construction.Promotion;
import arbiter.games.globaldomination.vi.rules.construction.Spawning;
import arbiter.games.globaldomination.vi.rules.inventory.CropSupply;
import arbiter.games.globaldomination.vi.rules.inventory.Dynamite;
import arbiter.games.globaldomination.vi.rules.inventory.Purchases;
import arbiter.games.globaldomination.vi.rules.inventory.ToxicWaste;
import arbiter.games.globaldomination.vi.rules.movement.Muster;
import arbiter.games.globaldomination.vi.rules.natural.Natural;
import arbiter.games.globaldomination.vi.rules.start.Proclamation;
import java.util.ArrayList;
import java.util.List;

/** Orders worth considering. Each is judged in the same way as an order on a sheet. */
final class Candidates {
    private final Turn turn;
    private final WorldMap map;
    private final int seat;
    private final List<Order> orders = new ArrayList<>();

    private Candidates(Turn turn, int seat) {
        this.turn = turn;
        this.map = turn.map();
        this.seat = seat;
    }

    static List<Order> of(Position state, Seat seat) {
        if (seat.isHost()) {
            return ofHost(state);
        }
        Turn turn = Turn.foreseen(state, seat, Sheet.empty());
        new Natural().run(turn);
        Candidates candidates = new Candidates(turn, seat.index());
        if (turn.treasury.status[seat.index()].mayBuild()) {
            candidates.sites();
        } else {
            candidates.all();
        }
        return candidates.orders;
    }

    private static List<Order> ofHost(Position state) {
        Turn turn = Turn.foreseen(state, Seat.HOST, Sheet.empty());
        List<Order> orders = new ArrayList<>();
        for (Mechanic mechanic : Mechanic.ALL) {
            offer(turn, new Order.Unlock(mechanic), orders);
        }
        for (int seat = 0; seat < state.seats(); seat++) {
            offer(turn, new Order.Join(Seat.of(seat)), orders);
        }
        for (int t = 0; t < state.map().size(); t++) {
            offer(turn, new Order.Wasteland(state.map().id(t)), orders);
        }
        return orders;
    }

    private static void offer(Turn turn, Order.ByHost order, List<Order> orders) {
        Budget.checkpoint();
        if (Proclamation.refuse(turn, order) == null) {
            orders.add(order);
        }
    }

    private void sites() {
        for (int t = 0; t < map.size(); t++) {
            Budget.checkpoint();
            Order.BuildHq order = new Order.BuildHq(map.id(t));
            if (Headquarters.refuse(turn, seat, order) == null) {
                orders.add(order);
            }
        }
    }

    private void all() {
        Spawning.Homes homes = Spawning.Homes.of(turn.board, turn.treasury.seats());
        for (int t = 0; t < map.size(); t++) {
            Budget.checkpoint();
            if (turn.board.owner[t] == seat) {
                land(t);
                moves(t);
            }
            spawn(t, homes);
            around(t);
        }
        for (Item item : Item.ALL) {
            Order.Buy order = new Order.Buy(1, item);
            if (Purchases.refuse(turn, seat, order) == null) {
                orders.add(order);
            }
        }
    }

    private void spawn(int t, Spawning.Homes homes) {
        int most = Spawning.allowance(turn, seat);
        for (int count : most > 1 ? new int[] {most, 1} : new int[] {most}) {
            Order.Spawn order = new Order.Spawn(List.of(new Order.Placement(map.id(t), count)));
            if (Spawning.refuse(turn, homes, seat, order) == null) {
                orders.add(order);
            }
        }
    }

    /** Orders on own land. */
    private void land(int t) {
        int id = map.id(t);
        for (Unit unit : Unit.ALL) {
            Order.Promote order = new Order.Promote(1, unit, id);
            if (Promotion.refuse(turn, seat, order) == null) {
                orders.add(order);
            }
        }
        for (Construct construct : Construct.ALL) {
            Order.Build order = new Order.Build(construct, id);
            if (Constructs.refuse(turn, seat, order) == null) {
                orders.add(order);
            }
        }
        Order.UseCrop crop = new Order.UseCrop(List.of(new Order.Placement(id, turn.rules.cropArmies)));
        if (CropSupply.refuse(turn, seat, crop) == null) {
            orders.add(crop);
        }
        for (int k = map.first(t); k < map.end(t); k++) {
            Order.UseDynamite order = new Order.UseDynamite(id, map.id(map.neighbour(k)));
            boolean elsewhere = turn.board.owner[map.neighbour(k)] != seat;
            if (elsewhere && Dynamite.refuse(turn, seat, order) == null) {
                orders.add(order);
            }
        }
    }

    /** Orders on own land and next to it. */
    private void around(int t) {
        Order.LayMines mine = new Order.LayMines(1, map.id(t));
        if (Constructs.refuse(turn, seat, mine) == null) {
            orders.add(mine);
        }
        Order.UseToxic toxic = new Order.UseToxic(null, map.id(t));
        if (turn.board.owner[t] != seat && ToxicWaste.refuse(turn, seat, toxic) == null) {
            orders.add(toxic);
        }
    }

    /** All units and one unit of each type to each neighbour, and two hops if the type is fast enough. */
    private void moves(int t) {
        for (Unit unit : Unit.ALL) {
            int there = turn.board.units(t, unit);
            for (int k = map.first(t); k < map.end(t) && there > 0; k++) {
                int to = map.neighbour(k);
                move(there, unit, Path.of(map.id(t), map.id(to)));
                if (there > 1) {
                    move(1, unit, Path.of(map.id(t), map.id(to)));
                }
                if (turn.rules.speed(unit) > 1) {
                    int further = map.neighbour(map.first(to) + (k + t) % (map.end(to) - map.first(to)));
                    move(there, unit, Path.of(map.id(t), map.id(to), map.id(further)));
                }
            }
        }
    }

    private void move(int count, Unit unit, Path path) {
        Order.Move order = new Order.Move(count, unit, path);
        if (Muster.refuse(turn, seat, order) == null) {
            orders.add(order);
        }
    }
}
