package arbiter.games.globaldomination.vi.words;

import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.vocabulary.Lines;
import arbiter.engine.vocabulary.Topic;
import arbiter.games.globaldomination.maps.MapLines;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.Sight;
import arbiter.games.globaldomination.vi.position.View;
import java.util.Comparator;
import java.util.List;

/** Positions in the scenario language. */
public final class PositionText implements arbiter.engine.words.PositionText<Position, View> {
    @Override
    public Position read(List<String> players, Settings settings, List<Line> board, List<Line> given) throws Misread {
        WorldMap map = MapLines.read(board);
        Draft draft = new Draft(players, map, settings);
        Lines<Draft, View> lines = PositionWords.lines(players, map, null, null);
        List<Topic.Subject<Draft, View, ?, ?, ?>> said = lines.subjects(given);
        // Unlocked mechanics count for the whole position, wherever the line is.
        said.sort(Comparator.comparing(line -> !line.isAbout(lines.table())));
        for (Topic.Subject<Draft, View, ?, ?, ?> line : said) {
            line.give(draft);
        }
        return draft.position(given);
    }

    @Override
    public List<String> write(Position state) {
        View view = Sight.of(state, Viewer.ALL, OrderText::write);
        return PositionWords.lines(state.players(), state.map(), view, state).write(view);
    }

    @Override
    public List<String> writeBoard(Position state) {
        return MapLines.write(state.map());
    }

    @Override
    public List<Difference> compare(View view, Line expected) throws Misread {
        return PositionWords.lines(view.names(), view.worldMap(), view, null).compare(view, expected);
    }
}
