package arbiter.games.dynasty;

import arbiter.engine.Event;
import arbiter.engine.Prose;
import arbiter.engine.Rejection;
import java.util.List;

/** The English of the game. */
final class DynastyProse implements Prose<State> {
    @Override
    public String explain(State state, Rejection rejection) {
        return Explanations.of(rejection);
    }

    @Override
    public List<Section> tell(State after, List<Event> events) {
        return new Dispatches(after.look().names()).tell(events);
    }
}
