package arbiter.games.dynasty.advice;

import arbiter.engine.Budget;
import arbiter.engine.seat.Seat;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.Position;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.actions.Actions;
import java.util.ArrayList;
import java.util.List;

/** What menus and bots get. */
public final class Advice implements arbiter.engine.Advice<Position, Order> {
    @Override
    public double worth(Position state, Seat seat) {
        WorkingPosition p = state.look();
        return Appraisal.of(p, p.inTurnOrder(seat));
    }

    @Override
    public double exposure(Position state, Seat seat) {
        WorkingPosition p = state.look();
        return Appraisal.exposure(p, p.inTurnOrder(seat));
    }

    @Override
    public double outlook(Position state, Seat seat) {
        WorkingPosition p = state.look();
        return Outlook.of(p, p.inTurnOrder(seat));
    }

    @Override
    public List<Order> candidates(Position state, Seat seat) {
        return choices(state, seat, (p, action) -> true);
    }

    @Override
    public List<Order> ideas(Position state, Seat seat) {
        return choices(state, seat, Ideas::isIdea);
    }

    @Override
    public List<Order> studied(Position state, Seat seat) {
        WorkingPosition p = state.look();
        boolean asked = !seat.isHost() && p.phase.isSetup() && p.decider() == p.inTurnOrder(seat);
        Order opening = asked ? OpeningBook.next(p) : null;
        return opening == null ? List.of() : List.of(opening);
    }

    private static List<Order> choices(Position state, Seat seat, Ideas.Wanted wanted) {
        WorkingPosition p = state.look();
        if (seat.isHost() || p.phase == Phase.OVER || p.decider() != p.inTurnOrder(seat)) {
            return List.of();
        }
        Actions actions = new Actions(p.grid);
        actions.list(p);
        List<Order> orders = new ArrayList<>();
        for (int i = 0; i < actions.count(); i++) {
            Budget.checkpoint();
            if (wanted.test(p, actions.get(i))) {
                orders.add(actions.order(p, actions.get(i)));
            }
        }
        return List.copyOf(orders);
    }
}
