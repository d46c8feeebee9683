package arbiter.games.carbon.advice;

import arbiter.engine.Lookout;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.View;
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
}
