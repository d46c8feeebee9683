package arbiter.games.dynasty.words;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** The names of players as words of the scenario language. A name that could be read as something else is in quotes. */
final class Names {
    private static final Pattern SIMPLE = Pattern.compile("\\p{L}[\\p{L}\\p{N}_]*");
    private static final List<String> KEYWORDS = List.of(
            "soldier",
            "infantry",
            "ship",
            "knight",
            "siege",
            "cargo",
            "ownerless",
            "empty",
            "no",
            "city",
            "house",
            "token",
            "bridge",
            "defence",
            "conflicted",
            "turn",
            "round",
            "order",
            "actions",
            "battle",
            "waiting",
            "won",
            "time",
            "ring",
            "around",
            "units");

    private Names() {}

    static String written(String name) {
        boolean plain = SIMPLE.matcher(name).matches() && !KEYWORDS.contains(name.toLowerCase(Locale.ROOT));
        return plain ? name : '"' + name + '"';
    }
}
