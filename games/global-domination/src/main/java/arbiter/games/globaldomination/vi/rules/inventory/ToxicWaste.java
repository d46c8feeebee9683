package arbiter.games.globaldomination.vi.rules.inventory;

import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Rejection;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.Item;
import arbiter.games.globaldomination.vi.position.Mechanic;
import arbiter.games.globaldomination.vi.position.Nearby;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.rules.Phase;
import arbiter.games.globaldomination.vi.rules.Refusals;
import arbiter.games.globaldomination.vi.rules.Turn;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** GD6-I.4: makes a permanent Toxic Wasteland. */
public final class ToxicWaste implements Phase {
    private static final String RULE = "GD6-I.4";

    @Override
    public void run(Turn turn) {
        List<Turn.Task> spread = new ArrayList<>();
        for (Turn.Task task : turn.tasks(Order.Moment.TOXIC)) {
            Rejection wrong = refuse(turn, task.seat(), (Order.UseToxic) task.order());
            if (wrong != null) {
                turn.reject(task, wrong);
            } else {
                turn.treasury.store(task.seat(), Item.TOXIC, -1);
                spread.add(task);
            }
        }
        for (Turn.Task task : spread) {
            int at = ((Order.UseToxic) task.order()).to();
            turn.board.makeWasteland(turn.map().indexOf(at));
            turn.tell(new Happening.Poisoned(Seat.of(task.seat()), at));
        }
    }

    public static @Nullable Rejection refuse(Turn turn, int seat, Order.UseToxic order) {
        if (!turn.rules.on(Mechanic.ITEMS)) {
            return Refusals.locked(Mechanic.ITEMS);
        }
        if (turn.treasury.stash(seat, Item.TOXIC) < 1) {
            return Refusals.notInStash(Item.TOXIC, RULE);
        }
        int to = turn.map().indexOf(order.to());
        if (to < 0) {
            return Refusals.unknown(order.to(), RULE);
        }
        Rejection wrong =
                order.from() == null ? refuseTarget(turn, seat, to) : refuseFrom(turn, seat, order.from(), to);
        if (wrong != null) {
            return wrong;
        }
        return turn.map().land(to) ? null : Refusals.notLand(order.to(), RULE);
    }

    private static @Nullable Rejection refuseTarget(Turn turn, int seat, int to) {
        return Nearby.here(turn.map(), to, t -> turn.board.owner[t] == seat)
                ? null
                : Rejection.of("not-near-own", RULE, "territory", turn.id(to));
    }

    private static @Nullable Rejection refuseFrom(Turn turn, int seat, int fromId, int to) {
        int from = turn.map().indexOf(fromId);
        if (from < 0) {
            return Refusals.unknown(fromId, RULE);
        }
        if (turn.board.owner[from] != seat) {
            return Refusals.notOwn(fromId, RULE);
        }
        return from == to || turn.map().adjacent(from, to)
                ? null
                : Rejection.of("not-adjacent", RULE, "from", fromId, "to", turn.id(to));
    }
}
