package arbiter.server.lobby;

import arbiter.server.game.Absence;
import arbiter.server.game.Demand;
import arbiter.server.game.GameOptions;
import arbiter.server.game.GameRow;
import arbiter.server.game.Schedule;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What a host wants of a game. Missing values get sensible defaults. */
public record GamePlan(
        @Nullable String ruleset,
        @Nullable String name,
        Ground ground,
        @Nullable Map<String, String> parameters,
        @Nullable Integer seats,
        @Nullable List<String> bots,
        @Nullable Boolean hostPlays,
        Terms terms,
        Customs customs,
        Appearance appearance) {
    /** On which board; at most one of them is there. */
    public record Ground(
            @Nullable String board,
            @Nullable String boardText,
            @Nullable String map) {
        static final Ground ANY = new Ground(null, null, null);

        private boolean isAny() {
            return board == null && boardText == null && map == null;
        }
    }

    /** How much time there is, and what is asked of players. */
    public record Terms(
            @Nullable Schedule schedule,
            @Nullable Absence absence,
            @Nullable Demand demand,
            @Nullable Boolean rated) {
        static final Terms USUAL = new Terms(null, null, null, null);

        private Terms or(GameOptions options) {
            return new Terms(
                    schedule == null ? options.schedule() : schedule,
                    absence == null ? options.absence() : absence,
                    demand == null ? options.demand() : demand,
                    rated == null ? (Boolean) options.counts() : rated);
        }
    }

    /** What may be said, who sees what, and what helps players. */
    public record Customs(
            @Nullable String press,
            @Nullable Boolean anonymous,
            @Nullable String visibility,
            @Nullable String hostSees,
            @Nullable String sheetsOpen,
            @Nullable Boolean lateJoining,
            @Nullable Boolean inheritLetters,
            @Nullable Integer spectatorDelay,
            @Nullable String standingOrders,
            @Nullable Boolean botComments) {
        /** A game with this visibility, and the usual customs otherwise. */
        static Customs of(String visibility) {
            return new Customs(null, null, visibility, null, null, null, null, null, null, null);
        }

        /** Everybody may write to everybody, and the host sees no more than the others. */
        static Customs equal(String visibility) {
            return new Customs("all", false, visibility, "public", null, false, false, null, null, null);
        }

        private Customs or(GameRow game) {
            GameOptions options = game.options();
            return new Customs(
                    press == null ? options.press() : press,
                    anonymous == null ? (Boolean) options.anonymous() : anonymous,
                    visibility == null ? game.visibility() : visibility,
                    hostSees == null ? options.hostSees() : hostSees,
                    sheetsOpen == null ? options.sheetsOpen() : sheetsOpen,
                    lateJoining == null ? (Boolean) options.lateJoining() : lateJoining,
                    inheritLetters == null ? options.inheritLetters() : inheritLetters,
                    spectatorDelay == null ? options.spectatorDelay() : spectatorDelay,
                    standingOrders == null ? options.standingOrders() : standingOrders,
                    botComments == null ? options.botComments() : botComments);
        }
    }

    /** A private game with the usual settings, whose host has no seat unless they join. */
    public static GamePlan named(String ruleset, @Nullable Integer seats, Map<String, String> parameters, String name) {
        return new GamePlan(
                ruleset,
                name,
                Ground.ANY,
                parameters,
                seats,
                null,
                false,
                Terms.USUAL,
                Customs.of("private"),
                Appearance.ANY);
    }

    /** A game against bots that begins at once. */
    public static GamePlan against(
            String ruleset,
            int seats,
            List<String> bots,
            @Nullable String board,
            @Nullable String map,
            @Nullable Map<String, String> parameters) {
        return new GamePlan(
                ruleset,
                null,
                new Ground(board, null, map),
                parameters,
                seats,
                bots,
                true,
                new Terms(Schedule.NONE, null, null, null),
                Customs.equal("unlisted"),
                Appearance.ANY);
    }

    /** A table of people who did not know each other before. They decide on delays together, and nobody sees more than the others. */
    public static GamePlan found(String ruleset, String board, int seats, Schedule schedule) {
        return new GamePlan(
                ruleset,
                null,
                new Ground(board.isEmpty() ? null : board, null, null),
                null,
                seats,
                null,
                true,
                new Terms(schedule, null, null, null),
                Customs.equal("public"),
                Appearance.ANY);
    }

    /** The same game on this board. */
    public GamePlan on(String text) {
        return new GamePlan(
                ruleset,
                name,
                new Ground(null, text, null),
                parameters,
                seats,
                bots,
                hostPlays,
                terms,
                customs,
                appearance);
    }

    /**
     * The whole game after this change of it.
     *
     * @param ownBoard the text of the game's board
     */
    GamePlan changing(GameRow game, boolean plays, Supplier<String> ownBoard) {
        return new GamePlan(
                game.ruleset(),
                name == null ? game.name() : name,
                ground.isAny() ? groundOf(game, ownBoard) : ground,
                parameters == null ? game.options().parameters() : parameters,
                game.size(),
                List.of(),
                plays,
                terms.or(game.options()),
                customs.or(game),
                Appearance.ANY);
    }

    private static Ground groundOf(GameRow game, Supplier<String> own) {
        return game.boardName().equals("own map")
                ? new Ground(null, own.get(), null)
                : new Ground(game.boardName(), null, null);
    }
}
