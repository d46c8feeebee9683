package arbiter.games.dynasty.words;

import arbiter.engine.seat.Event;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.sheet.Warning;
import arbiter.games.dynasty.position.Position;
import arbiter.games.dynasty.position.Way;
import java.util.List;

/** All sentences of the game. */
public final class Prose implements arbiter.engine.words.Prose<Position> {
    @Override
    public String explain(Position state, Rejection rejection) {
        return Explanations.of(rejection);
    }

    @Override
    public String warn(Position state, Warning warning) {
        return Advisories.of(warning);
    }

    @Override
    public String ending(Position state) {
        Way way = state.look().way;
        return way == null
                ? ""
                : switch (way) {
                    case CONQUEROR -> "Conqueror: nobody else has a city.";
                    case DYNASTY -> "Dynasty: enough city levels together.";
                    case VETERAN -> "Veteran: enough military tokens in hand.";
                    case TIMEOUT -> "The most points when time ran out.";
                };
    }

    @Override
    public List<Section> tell(Position after, List<Event> events) {
        return new Dispatches(after.look().names()).tell(events);
    }
}
