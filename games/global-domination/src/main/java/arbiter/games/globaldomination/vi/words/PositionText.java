package arbiter.games.globaldomination.vi.words;

import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.vocabulary.Topic;
import arbiter.games.globaldomination.maps.MapLines;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.Sight;
import arbiter.games.globaldomination.vi.position.View;
import arbiter.games.globaldomination.words.Lines;
import arbiter.games.globaldomination.words.Owners;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Positions in the scenario language. */
public final class PositionText implements arbiter.engine.words.PositionText<Position, View> {
    private static Lines<Draft, View> lines(
            List<String> players, WorldMap map, @Nullable View view, @Nullable Position state) {
        Owners owners = new Owners(players, map, seat -> Names.write(players, seat));
        PositionWords words = new PositionWords(owners, view, state);
        return Lines.of(
                owners,
                new Lines.Parts<>(words.player(), Draft.Player::new, View::players),
                new Lines.Parts<>(words.land(), Draft::land, View::lands),
                words.table());
    }

    @Override
    public Position read(List<String> players, Settings settings, List<Line> board, List<Line> given) throws Misread {
        WorldMap map = MapLines.read(board);
        Draft draft = new Draft(players, map, settings);
        Lines<Draft, View> lines = lines(players, map, null, null);
        // Unlocked mechanics count for the whole position, wherever the line is.
        for (boolean table : List.of(true, false)) {
            for (Line line : given) {
                Topic.Subject<Draft, View, ?, ?, ?> subject = lines.subject(line);
                if (subject.is(lines.table()) == table) {
                    subject.give(draft);
                }
            }
        }
        return draft.position(given);
    }

    @Override
    public List<String> write(Position state) {
        View view = Sight.of(state, Viewer.ALL, OrderText::write);
        Lines<Draft, View> about = lines(state.players(), state.map(), view, state);
        List<String> lines = new ArrayList<>(about.table().write(view, Topic.WHOLE));
        List<String> ended = state.ending() == null ? List.of() : List.of(lines.removeLast());
        lines.addAll(about.land().write(view, Topic.each(view.lands())));
        lines.addAll(about.player().write(view, Topic.each(view.players())));
        lines.addAll(ended);
        return lines;
    }

    @Override
    public List<String> writeBoard(Position state) {
        return MapLines.write(state.map());
    }

    @Override
    public List<Difference> compare(Position state, Line expected) throws Misread {
        return compareSeen(Sight.of(state, Viewer.ALL, OrderText::write), expected);
    }

    @Override
    public List<Difference> compareSeen(View view, Line expected) throws Misread {
        return lines(view.names(), view.worldMap(), view, null)
                .subject(expected)
                .compare(view);
    }
}
