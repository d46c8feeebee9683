package arbiter.games.globaldomination.vi.rules.inventory;

import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Rejection;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.Mechanic;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.rules.Phase;
import arbiter.games.globaldomination.vi.rules.Refusals;
import arbiter.games.globaldomination.vi.rules.Turn;
import org.jspecify.annotations.Nullable;

/** GD6-I.1: the last part of the Inventory Phase, so that items cannot be used in the turn in which they are bought. */
public final class Purchases implements Phase {
    private static final String RULE = "GD6-I.1";
    private static final int MOST_ITEMS = 1_000_000;

    @Override
    public void run(Turn turn) {
        for (Turn.Task task : turn.tasks(Order.Moment.PURCHASE)) {
            Order.Buy order = (Order.Buy) task.order();
            Rejection wrong = refuse(turn, task.seat(), order);
            if (wrong != null) {
                turn.reject(task, wrong);
            } else {
                turn.pay(task.seat(), price(turn, order));
                turn.treasury.store(task.seat(), order.item(), order.count());
                turn.tell(new Happening.Bought(Seat.of(task.seat()), order.item(), order.count()));
            }
        }
    }

    public static long price(Turn turn, Order.Buy order) {
        return (long) order.count() * turn.rules.price(order.item());
    }

    public static @Nullable Rejection refuse(Turn turn, int seat, Order.Buy order) {
        if (!turn.rules.on(Mechanic.ITEMS)) {
            return Refusals.locked(Mechanic.ITEMS);
        }
        if (order.count() < 1) {
            return Refusals.noAmount(RULE);
        }
        int room = MOST_ITEMS - turn.treasury.stash(seat, order.item());
        if (order.count() > room) {
            return Rejection.of("too-many", RULE, "count", order.count(), "left", room);
        }
        long price = price(turn, order);
        return turn.pays(seat, price) ? null : Refusals.tooPoor(price, turn.treasury.ip[seat], RULE);
    }
}
