package arbiter.games.carbon.advice;

import arbiter.engine.seat.Seat;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.rules.turns.Candidates;
import java.util.List;

/** What bots and menus get. */
public final class Advice implements arbiter.engine.Advice<Position, Order> {
    @Override
    public double worth(Position position, Seat seat) {
        return Appraisal.of(position, seat.index());
    }

    @Override
    public double exposure(Position position, Seat seat) {
        return Appraisal.exposure(position, seat.index());
    }

    @Override
    public List<Order> candidates(Position position, Seat seat) {
        return position.seats(seat) ? Candidates.of(position, seat.index()) : List.of();
    }

    /** A list replaces the one before it, so a sheet has only one (CC-3). */
    @Override
    public List<List<Order>> openings(Position position, Seat seat) {
        return position.phase == Position.Phase.LISTS && position.seats(seat)
                ? Candidates.of(position, seat.index()).stream().map(List::of).toList()
                : List.of();
    }

    @Override
    public List<Order> ideas(Position position, Seat seat) {
        return position.seats(seat) ? Ideas.of(position, seat.index()) : List.of();
    }
}
