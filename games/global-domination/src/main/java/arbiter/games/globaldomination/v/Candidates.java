package arbiter.games.globaldomination.v;

import arbiter.engine.Seat;
import arbiter.engine.Sheet;
import arbiter.engine.Sheets;
import arbiter.engine.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Orders worth looking at: for menus and bots. Ideas are only ideas; {@code check} decides which of them are legal. So that a
 * menu stays a menu on a huge map, there is an end to the ideas.
 */
final class Candidates {
    private static final int MOST = 600;

    private final Position position;
    private final int seat;
    private final List<Order> ideas = new ArrayList<>();

    private Candidates(Position position, int seat) {
        this.position = position;
        this.seat = seat;
    }

    static List<Order> of(Position position, Seat seat, Function<Sheets<Order>, List<Verdict>> check) {
        Candidates candidates = new Candidates(position, seat.index());
        candidates.think();
        return candidates.ideas.stream()
                .filter(order -> Verdict.allAccepted(check.apply(Sheets.of(seat, Sheet.of(order)))))
                .toList();
    }

    private void add(Order order) {
        if (ideas.size() < MOST) {
            ideas.add(order);
        }
    }

    private void think() {
        if (seat < 0) {
            host();
        } else if (seat >= position.seats()) {
            return;
        } else if (position.powers()[seat].status() == Status.NOT_JOINED) {
            join();
        } else {
            play();
        }
    }

    private void host() {
        if (position.stage() == Position.Stage.JOINING) {
            add(new Order.Begin());
        }
        add(position.joiningOpen() ? new Order.CloseJoining() : new Order.OpenJoining());
        for (int at = 0; at < position.size(); at++) {
            add(new Order.Announce(new NaturalEvent.Desert(at)));
        }
    }

    private void join() {
        for (int at = 0; at < position.size(); at++) {
            if (position.owner()[at] == Position.NEUTRAL && position.land(at)) {
                add(new Order.Start(at));
            }
        }
        // The last idea is the plainest: to go on with the start that is chosen.
        if (position.stage() == Position.Stage.JOINING && position.powers()[seat].start() != Power.NO_START) {
            ideas.add(new Order.Ready());
        }
    }

    private void play() {
        for (Item item : Item.ALL) {
            if (purse() >= position.rules().price(item)) {
                add(new Order.Buy(item));
            }
        }
        if (stash().crop() > 0) {
            add(new Order.UseCrop());
        }
        boolean hasHq = false;
        for (int at = 0; at < position.size(); at++) {
            hasHq |= position.owner()[at] == seat && position.hq(at);
        }
        for (int at = 0; at < position.size() && ideas.size() < MOST; at++) {
            if (position.owner()[at] == seat) {
                if (position.hq(at) || !hasHq) {
                    spawn(at);
                }
                move(at);
                build(at);
            }
        }
    }

    private long purse() {
        Power power = position.powers()[seat];
        return (long) power.ip() + (power.firstTurn() ? position.rules().firstTurnIp() : 0);
    }

    private Power.Stash stash() {
        return position.powers()[seat].stash();
    }

    private void spawn(int at) {
        Rules rules = position.rules();
        if (rules.generation()) {
            add(new Order.Spawn(List.of(new Order.Portion(1, at))));
            add(new Order.Spawn(List.of(new Order.Portion(Math.max(1, rules.spawnLeast()), at))));
            if (purse() >= rules.bonusPrice()) {
                add(new Order.Bonus(List.of(new Order.Portion(rules.bonusUnits(), at))));
            }
        }
    }

    private void move(int at) {
        int units = Math.max(position.troops()[at], 1);
        for (int k = position.map().first(at); k < position.map().end(at); k++) {
            int to = position.map().neighbour(k);
            add(new Order.Move(units, new int[] {at, to}));
            if (units > 1) {
                add(new Order.Move((units + 1) / 2, new int[] {at, to}));
            }
            int further = position.map().first(to);
            if (further < position.map().end(to)) {
                // One way on is enough of an idea; which one, varies with the place.
                int ways = position.map().end(to) - further;
                add(new Order.Move(units, new int[] {at, to, position.map().neighbour(further + at % ways)}));
            }
            if (position.trebuchets()[at] > 0) {
                trebuchet(at, to);
            }
            if (stash().dynamite() > 0 && position.owner()[to] != seat) {
                add(new Order.UseDynamite(at, to));
            }
        }
    }

    private void trebuchet(int at, int to) {
        if (position.owner()[to] == seat) {
            add(new Order.MoveTrebuchet(at, to));
        } else {
            add(new Order.Siege(at, to, Order.Aim.WHAT_STANDS));
            add(new Order.Siege(at, to, Order.Aim.UNITS));
        }
    }

    private void build(int at) {
        if (stash().salt() > 0) {
            add(new Order.UseSalt(at));
        }
        Rules rules = position.rules();
        if (position.constructAt(at) == Construct.RUIN) {
            add(new Order.Rebuild(at, Order.Payment.UNIT));
            if (purse() >= rules.rebuildPrice()) {
                add(new Order.Rebuild(at, Order.Payment.IP));
            }
        }
        if (position.constructAt(at) == Construct.NONE) {
            for (Construct construct : List.of(Construct.FORTRESS, Construct.GARRISON, Construct.BIVOUAC)) {
                if (purse() >= Construction.price(rules, construct, 0)) {
                    add(new Order.Build(construct, at));
                }
            }
        }
        if (purse() >= rules.trebuchetPrice()) {
            add(new Order.BuildTrebuchet(at));
        }
    }
}
