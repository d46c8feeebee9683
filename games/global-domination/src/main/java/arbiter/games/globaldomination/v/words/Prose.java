package arbiter.games.globaldomination.v.words;

import arbiter.engine.seat.Event;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.sheet.Warning;
import arbiter.games.globaldomination.v.position.Ending;
import arbiter.games.globaldomination.v.position.Position;
import java.util.List;

/** All sentences of the edition. */
public final class Prose implements arbiter.engine.words.Prose<Position> {
    @Override
    public String explain(Position state, Rejection rejection) {
        return Explanation.of(state, rejection);
    }

    @Override
    public String warn(Position state, Warning warning) {
        return Caution.of(state, warning);
    }

    @Override
    public String ending(Position state) {
        Ending ending = state.ending();
        return ending == null
                ? ""
                : switch (ending.reason()) {
                    case LAST_LIVING -> "Nobody else is left.";
                    case NOBODY_LEFT -> "Nobody is left.";
                    case LAND_SHARE -> "A sufficient share of all territories.";
                    case TURN_LIMIT -> "The most territories at the turn limit.";
                    case AGREED_DRAW -> "An agreed draw.";
                };
    }

    @Override
    public List<Section> tell(Position after, List<Event> events) {
        return Report.of(after, events);
    }
}
