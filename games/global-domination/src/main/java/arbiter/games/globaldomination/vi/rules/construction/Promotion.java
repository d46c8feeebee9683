package arbiter.games.globaldomination.vi.rules.construction;

import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Rejection;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.rules.Phase;
import arbiter.games.globaldomination.vi.rules.Refusals;
import arbiter.games.globaldomination.vi.rules.Turn;
import org.jspecify.annotations.Nullable;

/** GD6-C.6: Armies become another type; no other change of type is possible. */
public final class Promotion implements Phase {
    private static final String RULE = "GD6-C.6";

    @Override
    public void run(Turn turn) {
        for (Turn.Task task : turn.tasks(Order.Moment.PROMOTION)) {
            Order.Promote order = (Order.Promote) task.order();
            Rejection wrong = refuse(turn, task.seat(), order);
            if (wrong != null) {
                turn.reject(task, wrong);
            } else {
                promote(turn, task.seat(), order);
            }
        }
    }

    public static @Nullable Rejection refuse(Turn turn, int seat, Order.Promote order) {
        if (order.to() == Unit.ARMY) {
            return Rejection.of("no-promotion", RULE);
        }
        if (!turn.rules.on(order.to())) {
            return Refusals.locked(order.to());
        }
        int territory = turn.map().indexOf(order.at());
        if (territory < 0) {
            return Refusals.unknown(order.at(), RULE);
        }
        if (order.count() < 1) {
            return Refusals.noAmount(RULE);
        }
        if (turn.board.owner[territory] != seat) {
            return Refusals.notOwn(order.at(), RULE);
        }
        int loyalty = turn.board.loyalty[territory];
        if (order.to() == Unit.SPY && loyalty < turn.rules.spyLoyalty) {
            return Rejection.of(
                    "loyalty-too-low",
                    RULE,
                    "territory",
                    order.at(),
                    "loyalty",
                    loyalty,
                    "needed",
                    turn.rules.spyLoyalty);
        }
        int eligible = Math.max(0, turn.board.units(territory, Unit.ARMY) - turn.dawn.fresh(territory));
        if (order.count() > eligible) {
            return Rejection.of(
                    "too-few-units",
                    RULE,
                    "count",
                    order.count(),
                    "territory",
                    order.at(),
                    "there",
                    eligible,
                    "unit",
                    Unit.ARMY.word());
        }
        long price = price(turn, order);
        return turn.pays(seat, price) ? null : Refusals.tooPoor(price, turn.treasury.ip[seat], RULE);
    }

    public static long price(Turn turn, Order.Promote order) {
        return (long) order.count() * turn.rules.promotion(order.to());
    }

    private static void promote(Turn turn, int seat, Order.Promote order) {
        int territory = turn.map().indexOf(order.at());
        turn.pay(seat, price(turn, order));
        turn.board.add(territory, Unit.ARMY, -order.count());
        turn.board.add(territory, order.to(), order.count());
        if (order.to() == Unit.SPY) {
            turn.tell(new Happening.SpiesTrained(Seat.of(seat)));
            turn.tell(new Happening.SpiesPosted(Seat.of(seat), order.at(), order.count()));
        } else {
            turn.tell(new Happening.Promoted(Seat.of(seat), order.at(), order.to(), order.count()));
        }
    }
}
