package arbiter.games.globaldomination.vi.words;

import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Vocabulary;
import arbiter.games.globaldomination.maps.MapLines;
import arbiter.games.globaldomination.maps.Subject;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.Sight;
import arbiter.games.globaldomination.vi.position.View;
import java.util.List;
import java.util.TreeSet;

/** Positions in the scenario language. */
public final class PositionText implements arbiter.engine.words.PositionText<Position, View> {
    @Override
    public Position read(List<String> players, Settings settings, List<Line> board, List<Line> given) throws Misread {
        WorldMap map = MapLines.read(board);
        Draft draft = new Draft(players, map, settings);
        Vocabulary<Draft, View> table = TableWords.of(players, map, null);
        Vocabulary<Draft.Player, View.Player> player = PlayerWords.of(null, null);
        Vocabulary<Draft.Land, View.Land> land = LandWords.of(players, null);
        // Unlocked mechanics count for the whole position, wherever the line is.
        for (Line line : given) {
            Words words = Words.of(line);
            if (Subject.read(players, map, words) instanceof Subject.Whole) {
                table.giveOne(words, draft);
            }
        }
        TreeSet<Integer> stated = new TreeSet<>();
        for (Line line : given) {
            Words words = Words.of(line);
            switch (Subject.read(players, map, words)) {
                case Subject.Whole() -> {}
                case Subject.Player(int seat) -> player.give(words, new Draft.Player(draft, seat));
                case Subject.Land(int at) -> {
                    if (!stated.add(at)) {
                        throw line.misread(0, "territory " + map.id(at) + " is stated twice");
                    }
                    land.give(words, new Draft.Land(draft, at));
                }
            }
        }
        return draft.position(given);
    }

    @Override
    public List<String> write(Position state) {
        View view = Sight.of(state, Viewer.ALL, OrderText::write);
        List<String> lines = TableWords.of(state.players(), state.map(), state).write(view);
        List<String> ended = state.ending() == null ? List.of() : List.of(lines.removeLast());
        Vocabulary<Draft.Land, View.Land> land = LandWords.of(state.players(), state);
        for (View.Land each : view.lands()) {
            List<String> words = land.write(each);
            if (words.size() > 1 || each.owner() != View.NOBODY) {
                lines.add(each.id() + ": " + String.join(", ", words));
            }
        }
        Vocabulary<Draft.Player, View.Player> player = PlayerWords.of(view, state);
        for (View.Player each : view.players()) {
            List<String> words = player.write(each);
            if (!words.isEmpty()) {
                lines.add(name(view, each.seat().index()) + String.join(", ", words));
            }
        }
        lines.addAll(ended);
        return lines;
    }

    private static String name(View view, int seat) {
        return Names.write(view.names(), seat) + ": ";
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
        Words words = Words.of(expected);
        WorldMap map = view.worldMap();
        List<String> players = view.names();
        return switch (Subject.read(players, map, words)) {
            case Subject.Whole() -> TableWords.of(players, map, null).compareOne(words, view);
            case Subject.Player(int seat) ->
                PlayerWords.of(view, null)
                        .compare(words, name(view, seat), view.players().get(seat));
            case Subject.Land(int at) ->
                LandWords.of(players, null)
                        .compare(words, map.id(at) + ": ", view.lands().get(at));
        };
    }
}
