package arbiter.games.globaldomination.v.words;

import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.maps.MapLines;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.position.Sight;
import arbiter.games.globaldomination.v.position.View;
import java.util.List;

/** Positions in the scenario language. */
public final class PositionText implements arbiter.engine.words.PositionText<Position, View> {
    @Override
    public Position read(List<String> players, Settings settings, List<Line> board, List<Line> given) throws Misread {
        WorldMap map = MapLines.read(board);
        Draft draft = new Draft(players, map, settings);
        PositionWords.lines(players, map, null).give(draft, given);
        return draft.position();
    }

    @Override
    public List<String> write(Position state) {
        View view = Sight.of(state, Viewer.ALL, event -> OrderText.write(state.map(), event));
        return PositionWords.lines(state.players(), state.map(), state).write(view);
    }

    @Override
    public List<String> writeBoard(Position state) {
        return MapLines.write(state.map());
    }

    @Override
    public List<Difference> compare(View view, Line expected) throws Misread {
        List<String> players = view.players().stream().map(View.Player::name).toList();
        return PositionWords.lines(players, view.atlas(), null).compare(view, expected);
    }
}
