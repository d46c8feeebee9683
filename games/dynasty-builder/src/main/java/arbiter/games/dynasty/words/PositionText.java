package arbiter.games.dynasty.words;

import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Vocabulary;
import arbiter.games.dynasty.position.Board;
import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Numbers;
import arbiter.games.dynasty.position.Position;
import arbiter.games.dynasty.position.View;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.turns.Survey;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Positions as text, in one language for {@code given}, {@code then} and digests. */
public final class PositionText implements arbiter.engine.words.PositionText<Position, View> {
    /** What a line is about: a player, tiles, or the table where neither is named before a colon. */
    private record Subject(String player, List<Integer> tiles) {
        static Subject read(Words words, Grid grid, List<String> players) throws Misread {
            if (players.contains(words.peek().text()) && words.peek(1).is(":")) {
                String player = words.take().text();
                words.expect(":");
                return new Subject(player, List.of());
            }
            if (!TileWords.startHere(words)) {
                return new Subject("", List.of());
            }
            List<Integer> tiles = TileWords.read(grid, words);
            words.expect(":");
            return new Subject("", tiles);
        }

        boolean table() {
            return player.isEmpty() && tiles.isEmpty();
        }
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
        Vocabulary<Draft.Tile, Spot> tile = SpotWords.of(land.grid, players);
        Vocabulary<Draft.Player, View.Player> player = PlayerWords.words();
        Vocabulary<Draft, View> table = TableWords.of(land.grid, players, null);
        for (Line line : given) {
            for (int each : Subject.read(Words.of(line), land.grid, players).tiles()) {
                Words words = Words.of(line);
                Subject.read(words, land.grid, players);
                tile.give(words, new Draft.Tile(draft, each, line));
            }
        }
        draft.settle();
        Line turn = Line.of("");
        for (Line line : given) {
            Words words = Words.of(line);
            Subject subject = Subject.read(words, land.grid, players);
            if (!subject.player().isEmpty()) {
                player.give(words, new Draft.Player(draft, subject.player()));
            }
        }
        for (Line line : given) {
            Words words = Words.of(line);
            if (Subject.read(words, land.grid, players).table()) {
                turn = words.peek().is("turn") ? line : turn;
                table.giveOne(words, draft);
            }
        }
        return draft.finish(turn);
    }

    /** The order of play comes before everything else: units are named by it. */
    private static int[] chairs(List<String> players, List<Line> given) throws Misread {
        int[] chairs = IntStream.range(0, players.size()).toArray();
        boolean stated = false;
        for (Line line : given) {
            Words words = Words.of(line);
            if (words.taken("order") && !words.peek().is(":")) {
                if (stated) {
                    throw line.misread(0, "the order is given twice");
                }
                stated = true;
                chairs = TableWords.everybody(words, players).stream()
                        .mapToInt(players::indexOf)
                        .toArray();
            }
        }
        return chairs;
    }

    @Override
    public List<String> write(Position state) {
        return text(state.look());
    }

    /** The canonical text of a position. */
    public static List<String> text(WorkingPosition p) {
        View view = Survey.text(p, Notation::text);
        List<String> lines = TableWords.of(p.grid, p.names(), p).write(view);
        Vocabulary<Draft.Player, View.Player> player = PlayerWords.words();
        view.turn()
                .order()
                .forEach(seat ->
                        lines.add(line(Names.written(view.player(seat).name()), player.write(view.player(seat)))));
        Vocabulary<Draft.Tile, Spot> tile = SpotWords.of(p.grid, p.names());
        Spot.all(view, p.grid).forEach(spot -> lines.add(line(spot.at().toString(), tile.write(spot))));
        return lines;
    }

    private static String line(String subject, List<String> words) {
        return subject + ": " + String.join(", ", words);
    }

    @Override
    public List<String> writeBoard(Position state) {
        return BoardLines.write(state.look().board);
    }

    @Override
    public List<Difference> compare(Position state, Line expected) throws Misread {
        return compareSeen(Survey.view(state.look(), Viewer.ALL, Notation::text), expected);
    }

    @Override
    public List<Difference> compareSeen(View view, Line expected) throws Misread {
        Grid grid = Grid.of(view.radius());
        List<String> players = view.players().stream().map(View.Player::name).toList();
        Words words = Words.of(expected);
        Subject subject = Subject.read(words, grid, players);
        if (subject.table()) {
            return TableWords.of(grid, players, null).compareOne(words, view);
        }
        if (!subject.player().isEmpty()) {
            View.Player player = view.players().get(players.indexOf(subject.player()));
            return PlayerWords.words().compare(words, player.name() + ": ", player);
        }
        List<Difference> differences = new ArrayList<>();
        for (int tile : subject.tiles()) {
            Words again = Words.of(expected);
            Subject.read(again, grid, players);
            Spot spot = Spot.of(view, grid.hex(tile));
            differences.addAll(SpotWords.of(grid, players).compare(again, spot.at() + ": ", spot));
        }
        return differences;
    }
}
