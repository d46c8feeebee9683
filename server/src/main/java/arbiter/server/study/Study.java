package arbiter.server.study;

import arbiter.bots.study.StudyRules;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.server.web.Problem;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/**
 * A study without its positions.
 *
 * @param game the id of the game in which it began
 * @param at the position of that game
 * @param settings only what differs from the defaults
 * @param viewer whose knowledge it began with
 * @param link the code with which others can read it; null if it is not shared
 */
record Study(
        String id,
        String account,
        String game,
        int at,
        String name,
        String ruleset,
        int version,
        List<String> players,
        List<String> colours,
        Map<String, String> settings,
        Viewer viewer,
        List<String> board,
        @Nullable String link,
        Instant createdAt,
        Instant changedAt) {

    /** The rules that the game had in that position. */
    StudyRules<?, ?, ?> rules() {
        Game<?, ?, ?> game = Games.find(ruleset, version)
                .orElseThrow(() -> new Problem(
                        HttpStatus.SERVICE_UNAVAILABLE,
                        "ruleset-missing",
                        "This study uses version " + version + " of `" + ruleset
                                + "`, which this server does not have."));
        return new StudyRules<>(game, players, Settings.of(game.parameters(), settings));
    }

    static String word(Viewer viewer) {
        return switch (viewer) {
            case Viewer.All() -> "all";
            case Viewer.Public() -> "public";
            case Viewer.Player(Seat seat) -> String.valueOf(seat.index());
        };
    }

    static Viewer viewer(String word) {
        return switch (word) {
            case "all" -> Viewer.ALL;
            case "public" -> Viewer.PUBLIC;
            default -> Viewer.of(Seat.of(Integer.parseInt(word)));
        };
    }
}
