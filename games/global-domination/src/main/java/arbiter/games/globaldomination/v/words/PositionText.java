package arbiter.games.globaldomination.v.words;

import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.vocabulary.Topic;
import arbiter.games.globaldomination.maps.MapLines;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.position.Sight;
import arbiter.games.globaldomination.v.position.View;
import arbiter.games.globaldomination.words.Lines;
import arbiter.games.globaldomination.words.Owners;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Positions in the scenario language. */
public final class PositionText implements arbiter.engine.words.PositionText<Position, View> {
    private static Lines<Draft, View> lines(List<String> players, WorldMap map, @Nullable Position state) {
        Owners owners = new Owners(players, map, seat -> name(players, seat));
        PositionWords words = new PositionWords(owners, state);
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
        Lines<Draft, View> lines = lines(players, map, null);
        for (Line line : given) {
            lines.subject(line).give(draft);
        }
        return draft.position();
    }

    @Override
    public List<String> write(Position state) {
        View view = everything(state);
        Lines<Draft, View> about = lines(state.players(), state.map(), state);
        List<String> lines = new ArrayList<>(about.table().write(view, Topic.WHOLE));
        lines.addAll(about.player().write(view, Topic.each(view.players())));
        lines.addAll(about.land().write(view, Topic.each(view.lands())));
        return lines;
    }

    private static View everything(Position state) {
        return Sight.of(state, Viewer.ALL, event -> OrderText.write(state.map(), event));
    }

    private static String name(List<String> players, int seat) {
        String name = players.get(seat);
        boolean plain = name.matches("\\p{L}[\\p{L}\\p{N}_]*") && !name.equalsIgnoreCase("neutral");
        return plain ? name : "\"" + name + "\"";
    }

    @Override
    public List<String> writeBoard(Position state) {
        return MapLines.write(state.map());
    }

    @Override
    public List<Difference> compare(Position state, Line expected) throws Misread {
        return compareSeen(everything(state), expected);
    }

    @Override
    public List<Difference> compareSeen(View view, Line expected) throws Misread {
        List<String> players = view.players().stream().map(View.Player::name).toList();
        return lines(players, view.atlas(), null).subject(expected).compare(view);
    }
}
