package arbiter.server.lobby;

import arbiter.bots.Bots;
import arbiter.engine.Game;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Rejection;
import arbiter.server.answer.Installed;
import arbiter.server.game.Absence;
import arbiter.server.game.Demand;
import arbiter.server.game.GameOptions;
import arbiter.server.game.Schedule;
import arbiter.server.naming.Naming;
import arbiter.server.web.NameField;
import arbiter.server.web.Problem;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** The checked settings of a game that can be created. */
record Blueprint(
        Game<?, ?, ?> game,
        String name,
        String boardName,
        String board,
        int size,
        List<String> bots,
        boolean hostPlays,
        String visibility,
        GameOptions options) {

    /** Why a game cannot start with these settings, from the game's rules. */
    record Refusal(String code, @Schema(example = "GD6-J.1") String rule, String sentence) {}

    /** The size of a board that is stored for this game alone. */
    int ownBytes() {
        return boardName.equals("own map") ? board.length() : 0;
    }

    private static final int LONGEST_DELAY = 20;
    private static final int LARGEST_BOARD = 1_500_000;

    /** @param mapText the text of the saved map that the wish names */
    static Blueprint of(GamePlan wish, @Nullable String mapText) {
        Game<?, ?, ?> game = Installed.read(wish.ruleset());
        int size = size(game, wish.seats());
        List<String> bots = wish.bots() == null ? List.of() : wish.bots();
        bots.forEach(bot -> {
            if (Bots.byId(bot).isEmpty()) {
                throw Problem.notOneOf("bots", bot, Bots.ids());
            }
        });
        boolean hostPlays = wish.hostPlays() == null || wish.hostPlays();
        int free = size - (hostPlays ? 1 : 0);
        if (bots.size() > free) {
            throw Problem.impossible("bots", bots.size() + " bots", "at most " + free + ", one for each free seat");
        }
        String boardText = mapText != null ? mapText : wish.ground().boardText();
        String boardName = boardName(game, wish, boardText);
        if (boardText != null) {
            NameField.checkBoard(game, "boardText", boardText);
        }
        String board = boardText != null
                ? boardText
                : boardName.isEmpty() ? "" : game.boards().board(boardName);
        boolean rated = Boolean.TRUE.equals(wish.terms().rated());
        if (rated && boardText != null) {
            throw Problem.invalid(
                    "rated",
                    "A rated game is played on a board that comes with the game, because its starts are fair.");
        }
        SequencedMap<String, String> parameters =
                parameters(game, rated ? FairPlay.settings(game, size, wish.parameters()) : wish.parameters());
        Blueprint blueprint = new Blueprint(
                game,
                name(wish.name(), game),
                boardText != null ? "own map" : boardName,
                board,
                size,
                bots,
                hostPlays,
                oneOf("visibility", wish.customs().visibility(), "unlisted", "public", "private"),
                options(game, wish, parameters, hostPlays));
        List<Refusal> refusals = refusals(game, size, parameters, board);
        if (!refusals.isEmpty()) {
            throw Problem.unprocessable("refused", refusals.getFirst().sentence())
                    .with("refusals", refusals);
        }
        return blueprint;
    }

    private static int size(Game<?, ?, ?> game, @Nullable Integer wish) {
        int fewest = game.ruleset().fewestSeats();
        int most = game.ruleset().mostSeats();
        return Problem.within("seats", wish == null ? fewest : wish, fewest, most);
    }

    private static String boardName(Game<?, ?, ?> game, GamePlan wish, @Nullable String text) {
        if (text != null) {
            if (text.length() > LARGEST_BOARD) {
                throw Problem.tooLong("boardText", text, LARGEST_BOARD);
            }
            return "";
        }
        String name = wish.ground().board();
        if (name == null || name.isEmpty()) {
            return game.boards().names().isEmpty() ? "" : game.boards().names().getFirst();
        }
        if (!game.boards().names().contains(name)) {
            throw Problem.notOneOf("board", name, game.boards().names());
        }
        return name;
    }

    private static String name(@Nullable String wish, Game<?, ?, ?> game) {
        return wish == null || wish.isBlank() ? game.ruleset().name() : NameField.checked(Naming.GAME, "name", wish);
    }

    static String sentence(String wrong) {
        return wrong.endsWith("?") ? wrong : wrong + ".";
    }

    private static SequencedMap<String, String> parameters(Game<?, ?, ?> game, @Nullable Map<String, String> wish) {
        SequencedMap<String, String> parameters = new LinkedHashMap<>(wish == null ? Map.of() : wish);
        List<String> wrong = Settings.refuse(game.parameters(), parameters);
        if (!wrong.isEmpty()) {
            throw Problem.invalid("parameters", sentence(wrong.getFirst()));
        }
        // In the ruleset's order and without default values, as the log will have them.
        return new LinkedHashMap<>(Settings.of(game.parameters(), parameters).overrides(game.parameters()));
    }

    private static GameOptions options(
            Game<?, ?, ?> game, GamePlan wish, SequencedMap<String, String> parameters, boolean hostPlays) {
        String hostSees = oneOf("hostSees", wish.customs().hostSees(), "public", "everything");
        if (hostPlays && hostSees.equals("everything")) {
            throw Problem.invalid("hostSees", "A host with a seat sees only what a player sees.");
        }
        int delay = wish.customs().spectatorDelay() == null ? 0 : wish.customs().spectatorDelay();
        if (delay < 0 || delay > LONGEST_DELAY) {
            throw Problem.invalid(
                    "spectatorDelay",
                    "spectatorDelay: " + delay + " turns are not possible; use 0 to " + LONGEST_DELAY + ".");
        }
        Schedule schedule =
                wish.terms().schedule() == null ? Schedule.NONE : wish.terms().schedule();
        Absence absence =
                wish.terms().absence() == null ? Absence.DEFAULT : wish.terms().absence();
        return new GameOptions(
                parameters,
                schedule.checked(),
                absence.checked(),
                oneOf("press", wish.customs().press(), "all", "public", "none"),
                wish.customs().anonymous() != null && wish.customs().anonymous(),
                hostSees,
                oneOf("sheetsOpen", wish.customs().sheetsOpen(), "unless-secret", "with-turn", "at-end"),
                wish.customs().lateJoining() != null && wish.customs().lateJoining(),
                wish.customs().inheritLetters(),
                delay,
                standingOrders(game, wish.customs().standingOrders()),
                Demand.checked(wish.terms().demand()),
                wish.terms().rated(),
                wish.customs().botComments());
    }

    /** If the rules forbid conditions in orders, the host must allow them. */
    private static String standingOrders(Game<?, ?, ?> game, @Nullable String wish) {
        return game.ahead().againstConditions().isEmpty()
                ? oneOf("standingOrders", wish, "conditional", "plain", "off")
                : oneOf("standingOrders", wish, "plain", "conditional", "off");
    }

    /** The first word is the default. */
    private static String oneOf(String field, @Nullable String wish, String... words) {
        if (wish == null) {
            return words[0];
        }
        if (!List.of(words).contains(wish)) {
            throw Problem.notOneOf(field, wish, List.of(words));
        }
        return wish;
    }

    static List<Refusal> refusals(Game<?, ?, ?> game, int size, Map<String, String> parameters, String board) {
        List<String> names = new ArrayList<>();
        while (names.size() < size) {
            names.add(Countries.free(names));
        }
        return game.refuse(new Setup(names, Settings.of(game.parameters(), parameters), board)).stream()
                .map(Blueprint::refusal)
                .toList();
    }

    private static Refusal refusal(Rejection rejection) {
        return new Refusal(rejection.code(), rejection.rule(), "The game cannot start: " + rejection.plainly() + ".");
    }
}
