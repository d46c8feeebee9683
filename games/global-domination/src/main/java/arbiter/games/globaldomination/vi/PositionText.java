package arbiter.games.globaldomination.vi;

import arbiter.engine.Settings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.maps.MapLines;
import java.util.List;

/** Positions in the scenario language. */
final class PositionText implements arbiter.engine.PositionText<Position, View> {
    @Override
    public Position read(List<String> players, Settings settings, List<Line> board, List<Line> given) throws Misread {
        return PositionReader.read(players, settings, MapLines.read(board), given);
    }

    @Override
    public List<String> write(Position state) {
        return PositionWriter.write(state);
    }

    @Override
    public List<String> writeBoard(Position state) {
        return MapLines.write(state.map());
    }

    @Override
    public List<Difference> compare(Position state, Line expected) throws Misread {
        return Comparison.of(PositionWriter.whole(state), state.map(), expected);
    }

    @Override
    public List<Difference> compareSeen(View view, Line expected) throws Misread {
        return Comparison.of(view, view.worldMap(), expected);
    }
}
