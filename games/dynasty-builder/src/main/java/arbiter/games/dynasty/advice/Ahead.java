package arbiter.games.dynasty.advice;

import arbiter.engine.Lookout;
import arbiter.engine.seat.Seat;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.Position;
import arbiter.games.dynasty.position.View;
import java.util.Optional;

/** Standing orders. There is no retreat and no defence that would make sense for a whole turn. */
public final class Ahead implements arbiter.engine.Ahead<Position, Order, View> {
    private final Lookout<View> lookout;

    public Ahead(Lookout<View> lookout) {
        this.lookout = lookout;
    }

    @Override
    public Optional<Lookout<View>> lookout() {
        return Optional.of(lookout);
    }

    /** DB-S3: the first city and the first soldier have to be placed. */
    @Override
    public boolean mayHold(Position imagined, Seat seat) {
        Phase phase = imagined.look().phase;
        return phase != Phase.CENTRE && phase != Phase.SOLDIER;
    }
}
