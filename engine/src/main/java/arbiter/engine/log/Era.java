package arbiter.engine.log;

import arbiter.engine.Game;
import arbiter.engine.setup.Settings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import java.util.List;
import java.util.Map;

/**
 * The rules and settings for playing on from a position. After an upgrade S, O and V are those of the newer version. Each position is
 * given only to the game that made it.
 */
public record Era<S, O, V>(Game<S, O, V> game, Settings settings) {
    static <S, O, V> Era<S, O, V> of(Game<S, O, V> game, Map<String, String> overrides) {
        return new Era<>(game, Settings.of(game.parameters(), overrides));
    }

    S read(List<String> players, List<String> board, List<String> given) throws Misread {
        return game.words().positions().read(players, settings, lines(board), lines(given));
    }

    private static List<Line> lines(List<String> texts) {
        return texts.stream().map(Line::of).toList();
    }
}
