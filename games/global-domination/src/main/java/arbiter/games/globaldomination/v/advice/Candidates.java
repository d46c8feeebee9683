package arbiter.games.globaldomination.v.advice;

import arbiter.engine.Budget;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import arbiter.games.globaldomination.v.position.Construct;
import arbiter.games.globaldomination.v.position.Item;
import arbiter.games.globaldomination.v.position.NaturalEvent;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.position.Power;
import arbiter.games.globaldomination.v.position.Rules;
import arbiter.games.globaldomination.v.position.Status;
import arbiter.games.globaldomination.v.rules.construction.Construction;
import arbiter.games.globaldomination.v.rules.generation.Generation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.ObjIntConsumer;

/**
 * Orders worth considering; {@code check} decides which of them are legal. The menu contains, on a map of any size, every
 * kind of order for every territory and each of its targets, and a march to each land within reach. It chooses only the
 * number of Troops and the path to a land. Bots, which judge every order, get the same without the long marches, and on a
 * large map an equal share from every territory.
 */
final class Candidates {
    /** The maximum number for a bot. */
    private static final int MOST_IDEAS = 600;

    private final Position position;
    private final int seat;
    private final List<Order> general = new ArrayList<>();
    /** The orders of each own territory. */
    private final List<List<Order>> local = new ArrayList<>();

    private Candidates(Position position, int seat) {
        this.position = position;
        this.seat = seat;
    }

    static List<Order> menu(Position position, Seat seat, Check check) {
        Candidates candidates = new Candidates(position, seat.index());
        candidates.think((orders, at) -> {
            candidates.reach(orders, at);
            candidates.clear(orders, at);
        });
        List<Order> menu = new ArrayList<>(candidates.general);
        candidates.local.forEach(menu::addAll);
        return legal(position, menu, seat, check);
    }

    static List<Order> ideas(Position position, Seat seat, Check check) {
        Candidates candidates = new Candidates(position, seat.index());
        candidates.think(candidates::wayOn);
        return legal(position, candidates.dealt(), seat, check);
    }

    private static List<Order> legal(Position position, List<Order> orders, Seat seat, Check check) {
        return orders.stream()
                .filter(order -> Verdict.allAccepted(check.of(position, seat, Sheet.of(order))))
                .toList();
    }

    /**
     * The same number of orders from each territory, taken from all parts of its list. The choice changes from turn to turn.
     */
    private List<Order> dealt() {
        List<Order> dealt = new ArrayList<>(general);
        int share = Math.max(1, (MOST_IDEAS - general.size()) / Math.max(1, local.size()));
        for (List<Order> orders : local) {
            int size = orders.size();
            // The last candidate must be the same as in the menu.
            int shift = orders == local.getLast() ? 0 : position.turn();
            for (int i = 1; i <= Math.min(share, size); i++) {
                dealt.add(orders.get((i * size / Math.min(share, size) - 1 + shift) % size));
            }
        }
        return dealt;
    }

    /** @param far adds the marches of more than one hop from a territory to its list */
    private void think(ObjIntConsumer<List<Order>> far) {
        if (seat < 0) {
            host();
        } else if (seat >= position.seats()) {
            return;
        } else if (position.powers()[seat].status() == Status.NOT_JOINED) {
            join();
        } else {
            play(far);
        }
    }

    private void host() {
        if (position.stage() == Position.Stage.JOINING) {
            general.add(new Order.Begin());
        }
        general.add(position.joiningOpen() ? new Order.CloseJoining() : new Order.OpenJoining());
        for (int at = 0; at < position.size(); at++) {
            general.add(new Order.Announce(new NaturalEvent.Desert(at)));
        }
    }

    private void join() {
        for (int at = 0; at < position.size(); at++) {
            if (position.owner()[at] == Position.NEUTRAL && position.land(at)) {
                general.add(new Order.Start(at));
                general.add(new Order.Offer(at));
            }
        }
        // The last order only goes on: it keeps the chosen start.
        if (position.stage() == Position.Stage.JOINING && position.powers()[seat].start() != Power.NO_START) {
            general.add(new Order.Ready());
        }
    }

    private void play(ObjIntConsumer<List<Order>> far) {
        for (Item item : Item.ALL) {
            if (purse() >= position.rules().shop().price(item)) {
                general.add(new Order.Buy(item));
            }
        }
        if (stash().crop() > 0) {
            general.add(new Order.UseCrop());
        }
        int lands = 0;
        boolean hasHq = false;
        for (int at = 0; at < position.size(); at++) {
            lands += position.owner()[at] == seat ? 1 : 0;
            hasHq |= position.owner()[at] == seat && position.hq(at);
        }
        for (int at = 0; at < position.size(); at++) {
            Budget.checkpoint();
            if (position.owner()[at] == seat) {
                List<Order> orders = new ArrayList<>();
                if (position.hq(at) || !hasHq) {
                    spawn(orders, at, Generation.amount(position.rules(), lands));
                }
                far.accept(orders, at);
                near(orders, at);
                build(orders, at);
                local.add(orders);
            }
        }
    }

    private long purse() {
        Power power = position.powers()[seat];
        return (long) power.ip() + (power.firstTurn() ? position.rules().start().firstTurnIp() : 0);
    }

    private Power.Stash stash() {
        return position.powers()[seat].stash();
    }

    private void spawn(List<Order> orders, int at, int most) {
        Rules rules = position.rules();
        if (rules.spawning().generation()) {
            orders.add(new Order.Spawn(List.of(new Order.Portion(1, at))));
            if (most > 1) {
                orders.add(new Order.Spawn(List.of(new Order.Portion(most, at))));
            }
            if (purse() >= rules.spawning().bonusPrice()) {
                orders.add(new Order.Bonus(
                        List.of(new Order.Portion(rules.spawning().bonusUnits(), at))));
            }
        }
    }

    /** At least 1, because Troops may still arrive before the order is carried out. */
    private int marching(int at) {
        return Math.max(position.troops()[at], 1);
    }

    /** For each neighbour one path through it is enough; which one depends on the territory. */
    private void wayOn(List<Order> orders, int at) {
        for (int k = position.map().first(at); k < position.map().end(at); k++) {
            int to = position.map().neighbour(k);
            int further = position.map().first(to);
            int ways = position.map().end(to) - further;
            int beyond = position.map().neighbour(further + at % ways);
            orders.add(new Order.Move(marching(at), new int[] {at, to, beyond}));
        }
    }

    /** A path to each land that the Troops there can reach with two or more hops (7.3), preferably through own land. */
    private void reach(List<Order> orders, int at) {
        Rules rules = position.rules();
        int steps =
                position.hq(at) ? rules.marching().hqSteps() : rules.marching().steps();
        boolean[] reached = new boolean[position.size()];
        reached[at] = true;
        List<int[]> paths = List.of(new int[] {at});
        for (int hop = 1; hop <= steps && !paths.isEmpty(); hop++) {
            List<int[]> further = new ArrayList<>();
            paths.forEach(path -> further.addAll(onwards(path, reached)));
            if (hop > 1) {
                further.forEach(path -> orders.add(new Order.Move(marching(at), path)));
            }
            further.sort(Comparator.comparing(path -> position.owner()[path[path.length - 1]] != seat));
            paths = further;
        }
    }

    /** Dynamite can remove a Construct from own land (5.8). Bots have better uses for it. */
    private void clear(List<Order> orders, int at) {
        for (int k = position.map().first(at); k < position.map().end(at) && stash().dynamite() > 0; k++) {
            int to = position.map().neighbour(k);
            if (position.owner()[to] == seat) {
                orders.add(new Order.UseDynamite(at, to));
            }
        }
    }

    private List<int[]> onwards(int[] path, boolean[] reached) {
        List<int[]> onwards = new ArrayList<>();
        int last = path[path.length - 1];
        for (int k = position.map().first(last); k < position.map().end(last); k++) {
            int to = position.map().neighbour(k);
            if (!reached[to]) {
                reached[to] = true;
                int[] longer = Arrays.copyOf(path, path.length + 1);
                longer[path.length] = to;
                onwards.add(longer);
            }
        }
        return onwards;
    }

    private void near(List<Order> orders, int at) {
        int units = marching(at);
        for (int k = position.map().first(at); k < position.map().end(at); k++) {
            int to = position.map().neighbour(k);
            orders.add(new Order.Move(units, new int[] {at, to}));
            if (units > 1) {
                orders.add(new Order.Move((units + 1) / 2, new int[] {at, to}));
            }
            if (position.trebuchets()[at] > 0) {
                trebuchet(orders, at, to);
            }
            if (stash().dynamite() > 0 && position.owner()[to] != seat) {
                orders.add(new Order.UseDynamite(at, to));
            }
        }
    }

    private void trebuchet(List<Order> orders, int at, int to) {
        if (position.owner()[to] == seat) {
            orders.add(new Order.MoveTrebuchet(at, to));
        } else {
            orders.add(new Order.Siege(at, to, Order.Aim.WHAT_STANDS));
            orders.add(new Order.Siege(at, to, Order.Aim.UNITS));
        }
    }

    private void build(List<Order> orders, int at) {
        if (stash().salt() > 0) {
            orders.add(new Order.UseSalt(at));
        }
        Rules rules = position.rules();
        if (position.constructAt(at) == Construct.RUIN) {
            orders.add(new Order.Rebuild(at, Order.Payment.UNIT));
            if (purse() >= rules.building().rebuildPrice()) {
                orders.add(new Order.Rebuild(at, Order.Payment.IP));
            }
        }
        if (position.constructAt(at) == Construct.NONE) {
            for (Construct construct : List.of(Construct.FORTRESS, Construct.GARRISON, Construct.BIVOUAC)) {
                if (purse() >= Construction.price(rules, construct, 0)) {
                    orders.add(new Order.Build(construct, at));
                }
            }
        }
        if (purse() >= rules.building().trebuchetPrice()) {
            orders.add(new Order.BuildTrebuchet(at));
        }
    }
}
