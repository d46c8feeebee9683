package arbiter.games.globaldomination.v.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.v.position.Position;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Guesses the meaning of a line that cannot be read: corrects the usual mistakes one after another until the line can
 * be read.
 */
final class Proposals {
    private static final int LONGEST_LINE = 200;
    private static final int MOST_WORDS = 2_000;
    private static final Pattern UNCOUNTED = Pattern.compile("(?i)move\\s+([^\\s>]+)\\s*((?:->|→|>).*)");
    private static final Pattern THROWN = Pattern.compile("(?i)(use\\s+dynamite|siege)\\s+(\\S+)");
    private static final List<String> KEYWORDS = List.of(
            "at",
            "with",
            "ip",
            "unit",
            "units",
            "walls",
            "troop",
            "trebuchet",
            "fortress",
            "bivouac",
            "garrison",
            "ruin",
            "crop",
            "salt",
            "dynamite",
            "draw",
            "joining",
            "wasteland",
            "add",
            "remove",
            "open",
            "close");

    private Proposals() {}

    static @Nullable String propose(Position state, Seat seat, String line) {
        if (line.length() > LONGEST_LINE) {
            return null;
        }
        String text = line.strip();
        List<String> tries = new ArrayList<>();
        tries.add(arrows(text));
        tries.add(spelled(state.map(), text));
        tries.add(arrows(spelled(state.map(), text)));
        tries.add("move " + text);
        tries.add("move " + arrows(text));
        tries.add(counted(state, seat, text));
        tries.add(counted(state, seat, spelled(state.map(), text)));
        tries.add(thrown(state, seat, text));
        tries.add(text.replaceAll("(?i)^(spawn|bonus)\\s+(\\d+)\\s+(?:in|to|on)?\\s*(\\S+)$", "$1 $2 at $3"));
        tries.add(text.replaceAll("[.;!]+$", ""));
        for (String attempt : tries) {
            String read = normal(state.map(), attempt);
            if (read != null) {
                return read;
            }
        }
        return null;
    }

    private static @Nullable String normal(WorldMap map, String text) {
        try {
            return OrderText.write(map, OrderReader.read(map, text));
        } catch (Misread e) {
            return null;
        }
    }

    /** Replaces {@code 1 to 2}, {@code 1-2} and {@code 1 2} by a path. */
    private static String arrows(String text) {
        return text.replaceAll("(?i)\\s+(?:to|into|from)\\s+", ">")
                .replaceAll("(?<=[\\p{L}\\p{N}\"])\\s*(?:-|=>|–|—)\\s*(?=[\\p{L}\\p{N}\"])", ">")
                .replaceAll("(?i)^(move\\s+\\d+\\s+\\d+)\\s+(\\d+)$", "$1>$2");
    }

    /** Replaces each unknown word by the most similar known word. */
    private static String spelled(WorldMap map, String text) {
        try {
            StringBuilder better = new StringBuilder();
            Words words = Words.of(Line.of(text));
            int end = 0;
            for (int i = 0; words.hasNext(); i++) {
                Words.Word word = words.take();
                int length =
                        text.startsWith("->", word.offset()) ? 2 : word.text().length();
                if (word.quoted()) {
                    length += 2;
                }
                better.append(text, end, word.offset());
                String typed = text.substring(word.offset(), word.offset() + length);
                better.append(known(map, word, i) ? typed : nearest(map, word, i, typed));
                end = word.offset() + length;
            }
            return better.toString();
        } catch (Misread e) {
            return text;
        }
    }

    private static boolean known(WorldMap map, Words.Word word, int place) {
        Collection<String> keywords = place == 0 ? OrderReader.VERBS : KEYWORDS;
        return word.isNumber()
                || (!word.quoted() && word.text().chars().noneMatch(Character::isLetter))
                || (!word.quoted() && keywords.contains(word.lower()))
                || (place > 0 && map.indexOf(word.text().toLowerCase(Locale.ROOT)) >= 0);
    }

    private static String nearest(WorldMap map, Words.Word word, int place, String typed) {
        if (place == 0) {
            return Nearest.to(word.text(), OrderReader.VERBS).orElse(typed);
        }
        List<String> all = new ArrayList<>(word.quoted() ? List.of() : KEYWORDS);
        if (map.size() <= MOST_WORDS) {
            all.addAll(map.words());
        }
        return Nearest.to(word.text(), all)
                .map(found -> KEYWORDS.contains(found) ? found : "\"" + found + "\"")
                .orElse(typed);
    }

    /** A move without a number means all units there. */
    private static String counted(Position state, Seat seat, String text) {
        Matcher move = UNCOUNTED.matcher(text);
        if (!move.matches()) {
            return text;
        }
        int at = place(state.map(), move.group(1));
        int units = at >= 0 && state.owner()[at] == seat.index() ? Math.max(1, state.troops()[at]) : 1;
        return "move " + units + " " + move.group(1) + move.group(2);
    }

    /** An item that is used without an origin comes from the own neighbour with the lowest id. */
    private static String thrown(Position state, Seat seat, String text) {
        Matcher order = THROWN.matcher(text);
        int at = order.matches() ? place(state.map(), order.group(2)) : -1;
        if (at < 0) {
            return text;
        }
        for (int k = state.map().first(at); k < state.map().end(at); k++) {
            int from = state.map().neighbour(k);
            if (state.owner()[from] == seat.index()) {
                return order.group(1) + " " + state.map().id(from) + ">" + order.group(2);
            }
        }
        return text;
    }

    private static int place(WorldMap map, String word) {
        String bare = word.replace("\"", "");
        return bare.matches("[0-9]{1,9}") ? map.indexOf(Integer.parseInt(bare)) : map.indexOf(bare);
    }
}
