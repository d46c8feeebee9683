package arbiter.games.carbon.words;

import arbiter.engine.setup.Settings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.View;
import java.util.List;

/** Positions in the scenario language (docs/scenarios-carbon.md). */
public final class PositionText implements arbiter.engine.words.PositionText<Position, View> {
    @Override
    public Position read(List<String> players, Settings settings, List<Line> board, List<Line> given) throws Misread {
        return position(players, settings, board, given);
    }

    public static Position position(List<String> players, Settings settings, List<Line> board, List<Line> given)
            throws Misread {
        return PositionLines.position(players, settings, board, given);
    }

    @Override
    public List<String> write(Position position) {
        return text(position);
    }

    /** The canonical text of a position. */
    public static List<String> text(Position position) {
        return PositionLines.text(position);
    }

    @Override
    public List<String> writeBoard(Position position) {
        String text = position.theatre.text();
        return text.isEmpty() ? List.of(position.board().id) : text.lines().toList();
    }

    @Override
    public List<Difference> compare(View view, Line expected) throws Misread {
        Position position = Views.position(view);
        return PositionLines.lines(position).subject(Words.spaced(expected)).compare(position);
    }
}
