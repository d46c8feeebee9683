package arbiter.games.carbon.words;

import arbiter.engine.seat.Event;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.sheet.Warning;
import arbiter.games.carbon.position.Position;
import java.util.List;

/** All sentences of the game. */
public final class Prose implements arbiter.engine.words.Prose<Position> {
    @Override
    public String explain(Position position, Rejection rejection) {
        return Explanations.explain(position, rejection);
    }

    @Override
    public String warn(Position position, Warning warning) {
        return Explanations.explain(position, warning.about());
    }

    @Override
    public String ending(Position position) {
        return switch (position.reason) {
            case "elimination" -> "Nobody else is left.";
            case "points" -> "The most Victory Points.";
            case "cohesion" -> "Equal in points; the Command Centers with more Cohesion.";
            case "bank" -> "Equal in points and Cohesion; the fuller bank.";
            case "shared" -> "Equal in everything: the victory is shared.";
            case "draw" -> "An agreed draw.";
            default -> "";
        };
    }

    @Override
    public List<Section> tell(Position after, List<Event> events) {
        return Dispatches.tell(after, events);
    }
}
