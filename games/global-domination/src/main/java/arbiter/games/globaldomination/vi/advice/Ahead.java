package arbiter.games.globaldomination.vi.advice;

import arbiter.engine.Lookout;
import arbiter.engine.seat.Seat;
import arbiter.games.globaldomination.plans.Withdrawal;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.View;
import java.util.List;
import java.util.Optional;

/** Standing orders, and how a seat withdraws in its player's absence. */
public final class Ahead implements arbiter.engine.Ahead<Position, Order, View> {
    private final Lookout<View> lookout;

    public Ahead(Lookout<View> lookout) {
        this.lookout = lookout;
    }

    @Override
    public Optional<Lookout<View>> lookout() {
        return Optional.of(lookout);
    }

    @Override
    public Stance stance() {
        return Stance.KNOWN;
    }

    @Override
    public List<Order> retreat(Position imagined, Seat seat) {
        return Plans.withdrawal(imagined, seat, Withdrawal::away);
    }

    @Override
    public List<Order> defence(Position imagined, Seat seat) {
        return Plans.withdrawal(imagined, seat, Withdrawal::home);
    }
}
