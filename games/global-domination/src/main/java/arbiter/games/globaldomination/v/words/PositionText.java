package arbiter.games.globaldomination.v.words;

import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Vocabulary;
import arbiter.games.globaldomination.maps.MapLines;
import arbiter.games.globaldomination.maps.Subject;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.position.Sight;
import arbiter.games.globaldomination.v.position.View;
import java.util.List;
import java.util.TreeSet;

/** Positions in the scenario language. */
public final class PositionText implements arbiter.engine.words.PositionText<Position, View> {
    @Override
    public Position read(List<String> players, Settings settings, List<Line> board, List<Line> given) throws Misread {
        WorldMap map = MapLines.read(board);
        Draft draft = new Draft(players, map, settings);
        Vocabulary<Draft, View> table = TableWords.of(players, map, null);
        Vocabulary<Draft.Player, View.Player> player = PlayerWords.of(map, null);
        Vocabulary<Draft.Land, View.Land> land = LandWords.of(players);
        TreeSet<Integer> stated = new TreeSet<>();
        for (Line line : given) {
            Words words = Words.of(line);
            switch (Subject.read(players, map, words)) {
                case Subject.Whole() -> table.giveOne(words, draft);
                case Subject.Player(int seat) -> player.give(words, new Draft.Player(draft, seat));
                case Subject.Land(int at) -> {
                    if (!stated.add(at)) {
                        throw line.misread(0, "territory " + map.id(at) + " is stated twice");
                    }
                    land.give(words, new Draft.Land(draft, at));
                }
            }
        }
        return draft.position();
    }

    @Override
    public List<String> write(Position state) {
        View view = everything(state);
        List<String> lines = TableWords.of(state.players(), state.map(), state).write(view);
        Vocabulary<Draft.Player, View.Player> player = PlayerWords.of(state.map(), state);
        for (int seat = 0; seat < state.seats(); seat++) {
            List<String> words = player.write(view.players().get(seat));
            if (!words.isEmpty()) {
                lines.add(name(state.players(), seat) + ": " + String.join(", ", words));
            }
        }
        Vocabulary<Draft.Land, View.Land> land = LandWords.of(state.players());
        for (View.Land each : view.lands()) {
            List<String> words = land.write(each);
            if (words.size() > 1 || each.owner() >= 0) {
                lines.add(each.id() + ": " + String.join(", ", words));
            }
        }
        return lines;
    }

    private static View everything(Position state) {
        return Sight.of(state, Viewer.ALL, event -> OrderText.write(state.map(), event));
    }

    static String name(List<String> players, int seat) {
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
        Words words = Words.of(expected);
        WorldMap map = view.atlas();
        List<String> players = view.players().stream().map(View.Player::name).toList();
        return switch (Subject.read(players, map, words)) {
            case Subject.Whole() -> TableWords.of(players, map, null).compareOne(words, view);
            case Subject.Player(int seat) ->
                PlayerWords.of(map, null)
                        .compare(
                                words,
                                name(players, seat) + ": ",
                                view.players().get(seat));
            case Subject.Land(int at) ->
                LandWords.of(players)
                        .compare(words, map.id(at) + ": ", view.lands().get(at));
        };
    }
}
