package arbiter.games.dynasty.words;

import arbiter.engine.Settings;
import arbiter.engine.Viewer;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.games.dynasty.position.Position;
import arbiter.games.dynasty.position.View;
import arbiter.games.dynasty.rules.turns.Survey;
import java.util.List;

/** Positions as text, in one language for {@code given}, {@code then} and digests. */
public final class PositionText implements arbiter.engine.PositionText<Position, View> {
    @Override
    public Position read(List<String> players, Settings settings, List<Line> board, List<Line> given) throws Misread {
        return new Position(PositionReader.read(players, settings, board, given));
    }

    @Override
    public List<String> write(Position state) {
        return PositionWriter.write(state.look());
    }

    @Override
    public List<String> writeBoard(Position state) {
        return BoardLines.write(state.look().board);
    }

    @Override
    public List<Difference> compare(Position state, Line expected) throws Misread {
        return compareSeen(Survey.view(state.look(), Viewer.ALL, Notation::text), expected);
    }

    @Override
    public List<Difference> compareSeen(View view, Line expected) throws Misread {
        return PositionCheck.compare(view, expected);
    }
}
