package arbiter.games.dynasty.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Lines;
import arbiter.engine.vocabulary.Topic;
import arbiter.engine.vocabulary.Vocabulary;
import arbiter.games.dynasty.position.Board;
import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Numbers;
import arbiter.games.dynasty.position.Position;
import arbiter.games.dynasty.position.View;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.turns.Survey;
import arbiter.games.dynasty.words.SpotWords.Spot;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Positions as text, in one language for {@code given}, {@code then} and digests. */
public final class PositionText implements arbiter.engine.words.PositionText<Position, View> {
    /** @param view what is written or compared; null for a position that is read */
    private static Lines<Draft, View> lines(
            Grid grid, List<String> players, @Nullable View view, @Nullable WorkingPosition state) {
        SequencedMap<Integer, Spot> spots = view == null ? new TreeMap<>() : Spot.all(view, grid);
        Vocabulary<Draft.Player, View.Player> player = PositionWords.player();
        Vocabulary<Draft.Tile, Spot> tile = new SpotWords(grid, players).words();
        return Lines.of(
                new PositionWords(grid, players, state).table(),
                List.of(
                        new Topic<>(
                                words -> Topic.player(players, words),
                                seen -> seen.turn().order().stream()
                                        .map(Seat::index)
                                        .toList(),
                                seat -> Names.written(players.get(seat)),
                                seat -> player,
                                Draft.Player::of,
                                (seen, seat) -> seen.players().get(seat)),
                        new Topic<>(
                                words -> TileWords.find(grid, words),
                                seen -> spots.sequencedKeySet(),
                                at -> grid.hex(at).toString(),
                                at -> tile,
                                Draft.Tile::new,
                                (seen, at) -> spots.getOrDefault(at, Spot.empty(seen, grid.hex(at))))));
    }

    @Override
    public Position read(List<String> players, Settings settings, List<Line> board, List<Line> given) throws Misread {
        return new Position(position(players, settings, board, given));
    }

    public static WorkingPosition position(List<String> players, Settings settings, List<Line> board, List<Line> given)
            throws Misread {
        if (players.size() < 2 || players.size() > 4) {
            throw new Misread(1, 1, "Dynasty Builder is for two to four players, not " + players.size());
        }
        Board land = BoardLines.read(board, players.size(), Numbers.radius(settings, players.size()));
        WorkingPosition p = new WorkingPosition(land, new Numbers(settings), players, chairs(players, given));
        Draft draft = new Draft(p);
        Lines<Draft, View> lines = lines(land.grid, players, null, null);
        List<Topic.Subject<Draft, View, ?, ?, ?>> said = lines.subjects(given);
        for (Draft.Pass pass : Draft.Pass.values()) {
            draft.pass = pass;
            lines.topics().getLast().give(draft, said);
        }
        lines.topics().getFirst().give(draft, said);
        lines.table().give(draft, said);
        return draft.finish(given);
    }

    /** The turn order must be known before all other lines, because the ids of units depend on it. */
    private static int[] chairs(List<String> players, List<Line> given) throws Misread {
        List<String> order = List.of();
        for (Line line : given) {
            Words words = Words.of(line);
            if (words.taken("order") && !words.peek().is(":")) {
                if (!order.isEmpty()) {
                    throw line.misread(0, "the order is given twice");
                }
                order = PositionWords.everybody(words, players);
            }
        }
        List<String> seated = order.isEmpty() ? players : order;
        return seated.stream().mapToInt(players::indexOf).toArray();
    }

    @Override
    public List<String> write(Position state) {
        return text(state.look());
    }

    /** The canonical text of a position. */
    public static List<String> text(WorkingPosition p) {
        View view = Survey.text(p, Notation::text);
        return lines(p.grid, p.names(), view, p).write(view);
    }

    @Override
    public List<String> writeBoard(Position state) {
        return BoardLines.write(state.look().board);
    }

    @Override
    public List<Difference> compare(View view, Line expected) throws Misread {
        List<String> players = view.players().stream().map(View.Player::name).toList();
        return lines(Grid.of(view.radius()), players, view, null).compare(view, expected);
    }
}
