package arbiter.games.carbon;

import arbiter.engine.Settings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import java.util.List;

/** Positions in the scenario language. */
final class PositionText implements arbiter.engine.PositionText<Battle, View> {
    @Override
    public Battle read(List<String> players, Settings settings, List<Line> board, List<Line> given) throws Misread {
        return PositionReader.read(players, settings, board, given);
    }

    @Override
    public List<String> write(Battle battle) {
        return PositionWriter.write(battle);
    }

    @Override
    public List<String> writeBoard(Battle battle) {
        String text = battle.theatre.text();
        return text.isEmpty() ? List.of(battle.board().id) : text.lines().toList();
    }

    @Override
    public List<Difference> compare(Battle battle, Line expected) throws Misread {
        return PositionComparison.compare(battle, expected);
    }

    @Override
    public List<Difference> compareSeen(View view, Line expected) throws Misread {
        return PositionComparison.compare(Views.battle(view), expected);
    }
}
