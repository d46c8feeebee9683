package arbiter.games.globaldomination.vi.rules.construction;

import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Rejection;
import arbiter.games.globaldomination.vi.position.Board;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.Mechanic;
import arbiter.games.globaldomination.vi.position.Nearby;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.rules.Phase;
import arbiter.games.globaldomination.vi.rules.Refusals;
import arbiter.games.globaldomination.vi.rules.Turn;
import org.jspecify.annotations.Nullable;

/** GD6-C.7 and C.8: constructs and mines, paid in list order. */
public final class Constructs implements Phase {
    private static final int MOST_MINES = 40_000_000;

    @Override
    public void run(Turn turn) {
        for (Turn.Task task : turn.tasks(Order.Moment.CONSTRUCTS)) {
            Rejection wrong = switch ((Order.Works) task.order()) {
                case Order.Build order -> build(turn, task.seat(), order);
                case Order.LayMines order -> layMines(turn, task.seat(), order);
            };
            if (wrong != null) {
                turn.reject(task, wrong);
            }
        }
    }

    private static @Nullable Rejection build(Turn turn, int seat, Order.Build order) {
        Rejection wrong = refuse(turn, seat, order);
        if (wrong == null) {
            turn.pay(seat, price(turn, seat, order));
            turn.board.build(turn.map().indexOf(order.at()), order.construct());
            turn.tell(new Happening.Built(Seat.of(seat), order.at(), order.construct()));
        }
        return wrong;
    }

    public static int price(Turn turn, int seat, Order.Build order) {
        return turn.rules.price(order.construct(), turn.dawn.owned(order.construct(), seat));
    }

    public static @Nullable Rejection refuse(Turn turn, int seat, Order.Build order) {
        if (!turn.rules.on(order.construct().mechanic())) {
            return Refusals.locked(order.construct().mechanic());
        }
        int territory = turn.map().indexOf(order.at());
        if (territory < 0) {
            return Refusals.unknown(order.at(), "GD6-C.7");
        }
        if (!turn.map().land(territory)) {
            return Refusals.notLand(order.at(), "GD6-C.7");
        }
        if (turn.board.owner[territory] != seat) {
            return Refusals.notOwn(order.at(), "GD6-C.7");
        }
        if (turn.board.hasConstruct(territory)) {
            return Rejection.of("construct-there", "GD6-C.7", "territory", order.at());
        }
        if (turn.board.wasteland(territory)) {
            return Rejection.of("on-wasteland", "GD6-C.7", "territory", order.at());
        }
        int price = price(turn, seat, order);
        return turn.pays(seat, price) ? null : Refusals.tooPoor(price, turn.treasury.ip[seat], "GD6-C.7");
    }

    private static @Nullable Rejection layMines(Turn turn, int seat, Order.LayMines order) {
        Rejection wrong = refuse(turn, seat, order);
        if (wrong == null) {
            turn.pay(seat, price(turn, order));
            turn.board.layMines(turn.map().indexOf(order.at()), seat, order.count());
        }
        return wrong;
    }

    public static long price(Turn turn, Order.LayMines order) {
        return (long) order.count() * turn.rules.minePrice;
    }

    public static @Nullable Rejection refuse(Turn turn, int seat, Order.LayMines order) {
        if (!turn.rules.on(Mechanic.LANDMINES)) {
            return Refusals.locked(Mechanic.LANDMINES);
        }
        int territory = turn.map().indexOf(order.at());
        if (territory < 0) {
            return Refusals.unknown(order.at(), "GD6-C.8");
        }
        if (order.count() < 1) {
            return Refusals.noAmount("GD6-C.8");
        }
        if (!turn.map().land(territory)) {
            return Refusals.notLand(order.at(), "GD6-C.8");
        }
        int owner = turn.board.owner[territory];
        if (owner != seat && owner != Board.NEUTRAL) {
            return Rejection.of("owned-by-another", "GD6-C.8", "territory", order.at());
        }
        if (owner != seat && !Nearby.beside(turn.map(), territory, t -> turn.board.owner[t] == seat)) {
            return Rejection.of("not-near-own", "GD6-C.8", "territory", order.at());
        }
        if (order.count() > MOST_MINES - turn.board.minesLaidBy(territory, seat)) {
            return Rejection.of("too-many", "GD6-C.8", "count", order.count(), "left", 0);
        }
        long price = price(turn, order);
        return turn.pays(seat, price) ? null : Refusals.tooPoor(price, turn.treasury.ip[seat], "GD6-C.8");
    }
}
