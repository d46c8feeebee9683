package arbiter.games.dynasty.words;

import arbiter.engine.Event;
import arbiter.engine.Prose;
import arbiter.engine.Rejection;
import arbiter.games.dynasty.position.State;
import java.util.List;

/** The English of the game. */
public final class DynastyProse implements Prose<State> {
    @Override
    public String explain(State state, Rejection rejection) {
        return Explanations.of(rejection);
    }

    @Override
    public List<Section> tell(State after, List<Event> events) {
        return new Dispatches(after.look().names()).tell(events);
    }
}
