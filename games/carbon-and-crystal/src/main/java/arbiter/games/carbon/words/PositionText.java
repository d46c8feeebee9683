package arbiter.games.carbon.words;

import arbiter.engine.Settings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.View;
import java.util.List;

/** Positions in the scenario language. */
public final class PositionText implements arbiter.engine.PositionText<Position, View> {
    @Override
    public Position read(List<String> players, Settings settings, List<Line> board, List<Line> given) throws Misread {
        return PositionReader.read(players, settings, board, given);
    }

    @Override
    public List<String> write(Position position) {
        return PositionWriter.write(position);
    }

    @Override
    public List<String> writeBoard(Position position) {
        String text = position.theatre.text();
        return text.isEmpty() ? List.of(position.board().id) : text.lines().toList();
    }

    @Override
    public List<Difference> compare(Position position, Line expected) throws Misread {
        return PositionComparison.compare(position, expected);
    }

    @Override
    public List<Difference> compareSeen(View view, Line expected) throws Misread {
        return PositionComparison.compare(Views.position(view), expected);
    }
}
