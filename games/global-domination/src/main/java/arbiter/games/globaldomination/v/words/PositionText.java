package arbiter.games.globaldomination.v.words;

import arbiter.engine.Settings;
import arbiter.engine.Viewer;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.position.Sight;
import arbiter.games.globaldomination.v.position.View;
import java.util.List;

/** Positions in the scenario language. */
public final class PositionText implements arbiter.engine.PositionText<Position, View> {
    @Override
    public Position read(List<String> players, Settings settings, List<Line> board, List<Line> given) throws Misread {
        return PositionReader.read(players, settings, board, given);
    }

    @Override
    public List<String> write(Position state) {
        return PositionWriter.write(state);
    }

    @Override
    public List<String> writeBoard(Position state) {
        return PositionWriter.board(state.map());
    }

    @Override
    public List<Difference> compare(Position state, Line expected) throws Misread {
        return Comparison.of(
                Sight.of(state, Viewer.ALL, event -> OrderText.write(state.map(), event)), state.map(), expected);
    }

    @Override
    public List<Difference> compareSeen(View view, Line expected) throws Misread {
        return Comparison.of(view, view.atlas(), expected);
    }
}
