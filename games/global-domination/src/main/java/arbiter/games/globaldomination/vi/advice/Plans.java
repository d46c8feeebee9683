package arbiter.games.globaldomination.vi.advice;

import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Sheet;
import arbiter.games.globaldomination.maps.Fronts;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.plans.Campaign;
import arbiter.games.globaldomination.plans.Places;
import arbiter.games.globaldomination.plans.Theatre;
import arbiter.games.globaldomination.vi.position.Board;
import arbiter.games.globaldomination.vi.position.Construct;
import arbiter.games.globaldomination.vi.position.Item;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Path;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.Status;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.rules.Turn;
import arbiter.games.globaldomination.vi.rules.construction.Headquarters;
import arbiter.games.globaldomination.vi.rules.construction.Spawning;
import arbiter.games.globaldomination.vi.rules.inventory.Dynamite;
import arbiter.games.globaldomination.vi.rules.natural.Natural;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Orders that belong together, for bots: where new Armies appear, how to spend Influence, and the marches of the turn. */
final class Plans implements Theatre<Order> {
    private static final List<Unit> MARCHING = List.of(Unit.ARMY, Unit.CAVALRY, Unit.HEAVY);
    private static final int SITES = 3;
    private static final int ENOUGH = 1_000_000;

    private final Turn turn;
    private final Board board;
    private final int seat;
    /** By territory, the Armies that the first plan puts there. All other plans assume them. */
    private final int[] raised;

    private Plans(Turn turn, int seat) {
        this.turn = turn;
        this.board = turn.board;
        this.seat = seat;
        this.raised = new int[board.size()];
    }

    static List<List<Order>> of(Position state, Seat seat) {
        if (seat.isHost() || state.treasury().status[seat.index()] != Status.PLAYING) {
            return List.of();
        }
        Turn turn = Turn.foreseen(state, seat, Sheet.empty());
        new Natural().run(turn);
        Plans plans = new Plans(turn, seat.index());
        List<List<Order>> all = new ArrayList<>(plans.recruits());
        all.addAll(Campaign.of(plans));
        all.addAll(plans.works());
        return all;
    }

    /** New Armies as the first plan places them, and then the marches of a withdrawal. */
    static List<Order> withdrawal(Position state, Seat seat, Function<Theatre<Order>, List<Order>> marches) {
        if (seat.isHost() || state.treasury().status[seat.index()] != Status.PLAYING) {
            return List.of();
        }
        Turn turn = Turn.foreseen(state, seat, Sheet.empty());
        new Natural().run(turn);
        Plans plans = new Plans(turn, seat.index());
        List<Order> orders = new ArrayList<>();
        plans.recruits().stream().limit(1).forEach(orders::addAll);
        orders.addAll(marches.apply(plans));
        return orders;
    }

    /**
     * Places for the HQ that leave one for every other seat without an HQ. If there are too few, the first seats build and
     * the others wait, because two seats that want the last place would clash again and again (GD6-C.2).
     */
    static List<List<Order>> sites(Position state, Seat seat) {
        Status[] status = state.treasury().status;
        if (seat.isHost() || !status[seat.index()].mayBuild()) {
            return List.of();
        }
        Turn turn = Turn.foreseen(state, seat, Sheet.empty());
        new Natural().run(turn);
        int waiting = 0;
        int before = 0;
        for (int i = 0; i < status.length; i++) {
            waiting += status[i].mayBuild() ? 1 : 0;
            before += status[i].mayBuild() && i < seat.index() ? 1 : 0;
        }
        List<Integer> places = Places.of(
                turn.map(),
                turn.rules.hqDistance,
                turn.board::hasHq,
                at -> Headquarters.refuse(turn, seat.index(), new Order.BuildHq(turn.id(at))) == null,
                waiting);
        if (places.size() <= before) {
            return List.of(List.of());
        }
        return places.stream()
                .map(at -> List.<Order>of(new Order.BuildHq(turn.id(at))))
                .toList();
    }

    /** One Army on each free land around, which takes it; all others go as near to an enemy as possible. */
    private List<List<Order>> recruits() {
        Spawning.Homes homes = Spawning.Homes.of(board, turn.treasury.seats());
        int[] afar = Fronts.distances(map(), at -> !hostile(at));
        List<Integer> sites = IntStream.range(0, board.size())
                .filter(at -> Spawning.refuse(turn, homes, seat, spawn(at, 1)) == null)
                .boxed()
                .sorted(Comparator.comparingInt(at -> afar[at]))
                .toList();
        int left = Spawning.allowance(turn, seat);
        if (sites.isEmpty() || left == 0) {
            return List.of();
        }
        for (int at : sites) {
            if (board.owner[at] == Board.NEUTRAL && left > 0) {
                raised[at]++;
                left--;
            }
        }
        raised[sites.getFirst()] += left;
        List<Order.Placement> places = new ArrayList<>();
        for (int at = 0; at < raised.length; at++) {
            if (raised[at] > 0) {
                places.add(new Order.Placement(turn.id(at), raised[at]));
            }
        }
        List<List<Order>> plans = new ArrayList<>();
        plans.add(List.of(new Order.Spawn(places)));
        int armies = Math.max(turn.rules.cropArmies, Spawning.allowance(turn, seat));
        for (int at : ranked(at -> held(at) ? enemiesAround(at) : 0, SITES)) {
            plans.add(List.of(new Order.UseCrop(List.of(new Order.Placement(turn.id(at), armies)))));
        }
        plans.add(List.of(new Order.Buy(1, Item.CROP)));
        return plans;
    }

    private Order.Spawn spawn(int at, int count) {
        return new Order.Spawn(List.of(new Order.Placement(turn.id(at), count)));
    }

    /** How to spend the rest of the Influence: units and towers at the front, Bivouacs and Libraries away from it. */
    private List<List<Order>> works() {
        List<List<Order>> plans = new ArrayList<>();
        int payable = turn.rules.promotePrice == 0 ? ENOUGH : turn.treasury.ip[seat] / turn.rules.promotePrice;
        for (int at : ranked(at -> held(at) ? enemiesAround(at) : 0, SITES)) {
            int armies = board.units(at, Unit.ARMY);
            for (int count : new int[] {Math.min(armies, payable), Math.min(armies, payable) / 2}) {
                if (count > 0) {
                    plans.add(List.of(new Order.Promote(count, Unit.HEAVY, turn.id(at))));
                }
            }
            plans.add(List.of(new Order.Build(Construct.WATCHTOWER, turn.id(at))));
            plans.add(List.of(new Order.Build(Construct.INTELLIGENCE, turn.id(at))));
        }
        for (int at : ranked(at -> held(at) && enemiesAround(at) == 0 ? 1 + board.loyalty[at] : 0, SITES)) {
            plans.add(List.of(new Order.Build(Construct.BIVOUAC, turn.id(at))));
            plans.add(List.of(new Order.Build(Construct.LIBRARY, turn.id(at))));
        }
        return plans;
    }

    /** Whether the seat owned it before this turn. */
    private boolean held(int at) {
        return board.owner[at] == seat;
    }

    @Override
    public int defenders(int at) {
        return Appraisal.health(turn.rules, board, at);
    }

    @Override
    public WorldMap map() {
        return turn.map();
    }

    @Override
    public boolean own(int at) {
        return board.owner[at] == seat || raised[at] > 0;
    }

    @Override
    public boolean hostile(int at) {
        return board.owner[at] != Board.NEUTRAL && board.owner[at] != seat;
    }

    @Override
    public boolean headquarter(int at) {
        return board.hasHq(at);
    }

    @Override
    public int kinds() {
        return MARCHING.size();
    }

    @Override
    public int units(int kind, int at) {
        Unit unit = MARCHING.get(kind);
        return (board.owner[at] == seat ? board.units(at, unit) : 0) + (unit == Unit.ARMY ? raised[at] : 0);
    }

    @Override
    public int steps(int kind, int at) {
        return turn.rules.speed(MARCHING.get(kind));
    }

    @Override
    public int health(int kind) {
        return turn.rules.health(MARCHING.get(kind).ordinal());
    }

    @Override
    public int room(int at) {
        return ENOUGH;
    }

    @Override
    public int guard(int at) {
        return Appraisal.guard(turn.rules, board, at);
    }

    /** A Dynamite from a neighbour, if there is one in store (GD6-I.3). */
    @Override
    public Barrage<Order> barrage(int at) {
        for (int k = map().first(at); k < map().end(at); k++) {
            Order.UseDynamite order = new Order.UseDynamite(turn.id(map().neighbour(k)), turn.id(at));
            if (board.owner[map().neighbour(k)] == seat && Dynamite.refuse(turn, seat, order) == null) {
                boolean tower = board.has(at, Construct.WATCHTOWER);
                return new Barrage<>(List.of(order), (tower ? turn.rules.towerStrength : 0) + 1);
            }
        }
        return new Barrage<>(List.of(), 0);
    }

    @Override
    public Order march(int kind, int count, int[] path) {
        return new Order.Move(
                count,
                MARCHING.get(kind),
                Path.of(IntStream.of(path).map(turn::id).toArray()));
    }
}
