package arbiter.games.globaldomination.v.advice;

import arbiter.engine.seat.Seat;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import java.util.List;

/** The advice for menus and bots. */
public final class Advice implements arbiter.engine.Advice<Position, Order> {
    private final Check check;

    public Advice(Check check) {
        this.check = check;
    }

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
        return Candidates.menu(state, seat, check);
    }

    @Override
    public List<Order> ideas(Position state, Seat seat) {
        return Candidates.ideas(state, seat, check);
    }

    @Override
    public List<List<Order>> plans(Position state, Seat seat) {
        return Plans.of(state, seat);
    }

    @Override
    public List<List<Order>> openings(Position state, Seat seat) {
        return Plans.starts(state, seat);
    }
}
