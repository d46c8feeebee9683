package arbiter.server.answer;

import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.server.web.Problem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The one place that finds the installed game, and its board, that a request names. */
public final class Installed {
    private Installed() {}

    /** In a body, in the field {@code ruleset}. */
    public static Game<?, ?, ?> read(@Nullable String id) {
        return Games.byId(id == null ? "" : id).orElseThrow(() -> Problem.notOneOf("ruleset", id, known()));
    }

    /** In a path. */
    public static Game<?, ?, ?> at(String id) {
        return Games.byId(id).orElseThrow(() -> Problem.notThere("ruleset", id, known()));
    }

    /** The text of a board that comes with the game, named in a path. */
    public static String board(Game<?, ?, ?> game, String name) {
        if (!game.boards().names().contains(name)) {
            throw Problem.notThere("board", name, game.boards().names());
        }
        return game.boards().board(name);
    }

    private static List<String> known() {
        return Games.all().stream().map(game -> game.ruleset().id()).toList();
    }
}
