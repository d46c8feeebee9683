package arbiter.server.lobby;

import arbiter.engine.Game;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.json.Json;
import arbiter.engine.json.RecordJson;
import arbiter.engine.picture.Look;
import arbiter.engine.picture.Theme;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Sheet;
import arbiter.server.answer.Installed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The first position of a game that is not created yet, or the reasons why it cannot begin. */
public record Preview(
        List<Refused> refusals,
        @Nullable Json view,
        @Nullable String svg) {
    public record Refused(String code, String rule, String sentence) {}

    public static Preview of(
            Game<?, ?, ?> game,
            @Nullable String boardName,
            @Nullable String boardText,
            @Nullable Map<String, String> wished,
            @Nullable Integer seats,
            Theme theme) {
        Map<String, String> parameters = wished == null ? Map.of() : wished;
        List<String> wrong = Settings.refuse(game.parameters(), parameters);
        if (!wrong.isEmpty()) {
            return new Preview(List.of(new Refused("parameter", "", Blueprint.sentence(wrong.getFirst()))), null, null);
        }
        int fewest = game.ruleset().fewestSeats();
        int size = seats == null
                ? fewest
                : Math.clamp(seats, fewest, game.ruleset().mostSeats());
        String board = board(game, boardName, boardText);
        List<Refused> refusals = Blueprint.refusals(game, size, parameters, board).stream()
                .map(refusal -> new Refused(refusal.code(), refusal.rule(), refusal.sentence()))
                .toList();
        return refusals.isEmpty() ? drawn(game, size, parameters, board, theme) : new Preview(refusals, null, null);
    }

    /** Why no game with the fewest players and default parameters can begin on this board. */
    public static List<Refused> refusals(Game<?, ?, ?> game, String board) {
        return refusals(game, board, game.ruleset().fewestSeats());
    }

    /** Why no game with this many players and default parameters can begin on this board. */
    public static List<Refused> refusals(Game<?, ?, ?> game, String board, int players) {
        return Blueprint.refusals(game, players, Map.of(), board).stream()
                .map(refusal -> new Refused(refusal.code(), refusal.rule(), refusal.sentence()))
                .toList();
    }

    private static String board(Game<?, ?, ?> game, @Nullable String name, @Nullable String text) {
        if (text != null) {
            return text;
        }
        if (name == null || name.isEmpty()) {
            return game.boards().names().isEmpty()
                    ? ""
                    : game.boards().board(game.boards().names().getFirst());
        }
        return Installed.board(game, name);
    }

    private static <S, O, V> Preview drawn(
            Game<S, O, V> game, int size, Map<String, String> parameters, String board, Theme theme) {
        List<String> names = new ArrayList<>();
        while (names.size() < size) {
            names.add(Countries.free(names));
        }
        Setup setup = new Setup(names, Settings.of(game.parameters(), parameters), board);
        S state = game.setup(setup, new SeededChance(Seed.named("preview"), 0));
        V view = game.view(state, Viewer.PUBLIC);
        return new Preview(
                List.of(), RecordJson.of(view), game.picture().draw(view, Sheet.empty(), List.of(), Look.of(theme)));
    }
}
