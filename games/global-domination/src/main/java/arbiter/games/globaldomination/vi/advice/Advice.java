package arbiter.games.globaldomination.vi.advice;

import arbiter.engine.seat.Seat;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Position;
import java.util.List;

/** The advice for menus and bots. It uses only what the seat knows of the position. */
public final class Advice implements arbiter.engine.Advice<Position, Order> {
    @Override
    public double worth(Position state, Seat seat) {
        return Appraisal.of(state, seat.index());
    }

    @Override
    public double exposure(Position state, Seat seat) {
        return Appraisal.exposure(state, seat.index());
    }

    @Override
    public List<Order> candidates(Position state, Seat seat) {
        return state.mayOrder(seat) ? Candidates.of(state, seat) : List.of();
    }

    @Override
    public List<List<Order>> plans(Position state, Seat seat) {
        return state.mayOrder(seat) ? Plans.of(state, seat) : List.of();
    }

    @Override
    public List<List<Order>> openings(Position state, Seat seat) {
        return state.mayOrder(seat) ? Plans.sites(state, seat) : List.of();
    }
}
