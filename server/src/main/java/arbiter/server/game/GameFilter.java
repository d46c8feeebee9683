package arbiter.server.game;

import arbiter.engine.Games;
import arbiter.server.web.Problem;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Which games a visitor wants to see. Null members do not matter.
 *
 * @param name a part of the game's name
 * @param tempo one of {@link Schedule.Tempo}
 * @param people at least this number of seats have a person
 * @param bots {@code none} or {@code some}
 */
public record GameFilter(
        @Nullable String name,
        @Nullable String ruleset,
        @Nullable String board,
        @Nullable Integer size,
        @Nullable String tempo,
        @Nullable Integer people,
        @Nullable String bots) {
    private static final int LONGEST = 100;
    private static final int MOST_SEATS = 64;

    public GameFilter {
        String typed = shortened("search", name);
        name = typed == null || typed.isBlank() ? null : folded(typed).strip();
        ruleset = shortened("ruleset", ruleset);
        board = shortened("board", board);
        inRange("size", size);
        inRange("people", people);
        oneOf(
                "tempo",
                tempo,
                Arrays.stream(Schedule.Tempo.values()).map(Schedule.Tempo::word).toList());
        oneOf(
                "ruleset",
                ruleset,
                Games.all().stream().map(game -> game.ruleset().id()).distinct().toList());
        oneOf("bots", bots, List.of("none", "some"));
    }

    public static GameFilter named(String part) {
        return new GameFilter(part, null, null, null, null, null, null);
    }

    /** A name without case, accents and marks, as people type it when they search. */
    public static String folded(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFKD)
                .replaceAll("\\p{M}+", "")
                .toLowerCase(Locale.ROOT);
    }

    private static @Nullable String shortened(String field, @Nullable String value) {
        if (value != null && value.length() > LONGEST) {
            throw Problem.tooLong(field, value, LONGEST);
        }
        return value == null || value.isEmpty() ? null : value;
    }

    private static void inRange(String field, @Nullable Integer value) {
        if (value != null && (value < 1 || value > MOST_SEATS)) {
            throw Problem.notBetween(field, value, 1, MOST_SEATS);
        }
    }

    private static void oneOf(String field, @Nullable String value, List<String> words) {
        if (value != null && !words.contains(value)) {
            throw Problem.notOneOf(field, value, words);
        }
    }

    /** A condition on {@code game g}, and its parameters. */
    record Condition(String sql, List<Object> parameters) {}

    private static final String SEATED = "(select count(*) from seat s where s.game_id = g.id and s.%s)";
    /** A bot that plays for an absent person is none: delayed spectators do not know of it yet. */
    private static final String BOT = "bot is not null and s.account_id is null";
    /** While a game is anonymous, nobody can find out by a filter which seats are bots. */
    private static final String KNOWN = "(g.anonymous = 0 or g.status = 'OVER')";

    /** Null if every game is wanted. */
    @Nullable
    Condition condition() {
        List<String> parts = new ArrayList<>();
        List<Object> parameters = new ArrayList<>();
        equal("g.ruleset", ruleset, parts, parameters);
        equal("g.size", size, parts, parameters);
        equal("g.tempo", tempo, parts, parameters);
        equal("g.board_name", board, parts, parameters);
        if (name != null) {
            parts.add("g.label like ? escape '!'");
            parameters.add("%" + name.replace("!", "!!").replace("%", "!%").replace("_", "!_") + "%");
        }
        if (people != null) {
            parts.add(KNOWN + " and " + SEATED.formatted("account_id is not null") + " >= ?");
            parameters.add(people);
        }
        if (bots != null) {
            parts.add(KNOWN + " and " + SEATED.formatted(BOT) + (bots.equals("none") ? " = 0" : " > 0"));
        }
        return parts.isEmpty() ? null : new Condition(parts.stream().collect(Collectors.joining(" and ")), parameters);
    }

    private static void equal(String column, @Nullable Object value, List<String> parts, List<Object> parameters) {
        if (value != null) {
            parts.add(column + " = ?");
            parameters.add(value);
        }
    }
}
