package arbiter.games.globaldomination.vi.words;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import java.util.List;
import java.util.regex.Pattern;

/** The names of players as words. A name that is not one plain word is in quotes. */
public final class Names {
    private static final Pattern PLAIN = Pattern.compile("\\p{L}[\\p{L}\\p{N}_]*");

    /** Names that would be read as something else if they were not in quotes. */
    private static final List<String> TAKEN = List.of("neutral", "nobody", "host");

    private Names() {}

    static String write(List<String> players, int seat) {
        if (seat < 0 || seat >= players.size()) {
            return "?";
        }
        String name = players.get(seat);
        boolean plain = PLAIN.matcher(name).matches() && !TAKEN.contains(name);
        return plain ? name : "\"" + name + "\"";
    }

    /** Whether a text can contain the name. */
    public static boolean writable(String name) {
        return !name.isBlank()
                && name.strip().equals(name)
                && name.chars().noneMatch(c -> c == '"' || c == '#' || c < ' ')
                && !name.equals("host");
    }

    static int read(List<String> players, Words words) throws Misread {
        Words.Word word = words.peek();
        int seat = players.indexOf(word.text());
        if (seat < 0 || !words.hasNext()) {
            throw words.hasNext()
                    ? words.unknown("player", word, players)
                    : words.misread("expected a player" + words.found());
        }
        words.take();
        return seat;
    }
}
