package arbiter.games.dynasty;

import arbiter.engine.PositionText;
import arbiter.engine.Settings;
import arbiter.engine.Viewer;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import java.util.List;

/** Positions as text, in one language for {@code given}, {@code then} and digests. */
final class DynastyPositions implements PositionText<State, View> {
    @Override
    public State read(List<String> players, Settings settings, List<Line> board, List<Line> given) throws Misread {
        return new State(PositionReader.read(players, settings, board, given));
    }

    @Override
    public List<String> write(State state) {
        return PositionWriter.write(state.look());
    }

    @Override
    public List<String> writeBoard(State state) {
        return BoardLines.write(state.look().board);
    }

    @Override
    public List<Difference> compare(State state, Line expected) throws Misread {
        return compareSeen(Watching.view(state.look(), Viewer.ALL), expected);
    }

    @Override
    public List<Difference> compareSeen(View view, Line expected) throws Misread {
        return PositionCheck.compare(view, expected);
    }
}
