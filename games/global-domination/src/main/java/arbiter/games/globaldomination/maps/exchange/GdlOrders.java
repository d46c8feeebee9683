package arbiter.games.globaldomination.maps.exchange;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import java.util.List;
import java.util.SequencedMap;
import java.util.StringJoiner;
import java.util.TreeMap;

/** Orders of a {@code .gdl} file in the notation of the sixth edition. */
final class GdlOrders {
    private static final int MOST_UNITS = 999_999;
    private static final SequencedMap<String, String> ITEMS = words("Crp", "crop", "Dyn", "dynamite", "Tox", "toxic");
    private static final SequencedMap<String, String> CONSTRUCTS =
            words("Biv", "bivouac", "Hq", "hq", "Int", "intelligence", "Lib", "library", "Tow", "watchtower");
    private static final SequencedMap<String, String> UNITS =
            words("A", "army", "C", "cavalry", "H", "heavy", "M", "mine", "S", "spy");

    private GdlOrders() {}

    private static SequencedMap<String, String> words(String... pairs) {
        SequencedMap<String, String> words = new TreeMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            words.put(pairs[i], pairs[i + 1]);
        }
        return words;
    }

    static String order(String command, GdlLine line, int territories) throws Misread {
        return switch (command) {
            case "Con" -> construct(line, territories);
            case "Buy" -> "buy " + known(line, "item", ITEMS);
            case "Use" -> use(line, territories);
            default -> move(line, territories);
        };
    }

    private static String known(GdlLine line, String what, SequencedMap<String, String> words) throws Misread {
        String word = line.word("an " + what);
        String meaning = words.get(word);
        if (meaning == null) {
            throw line.back(Nearest.unknown(what, word, List.copyOf(words.keySet())));
        }
        return meaning;
    }

    private static int territory(GdlLine line, int territories) throws Misread {
        return line.number("a territory", 1, territories);
    }

    private static String construct(GdlLine line, int territories) throws Misread {
        int at = territory(line, territories);
        String word = line.word("a construct, or a number and a letter such as 3A");
        String construct = CONSTRUCTS.get(word);
        if (construct != null) {
            return "build " + construct + " " + at;
        }
        Units units = units(line, word);
        return switch (units.kind()) {
            case "army" -> "spawn " + units.count() + " at " + at;
            case "mine" -> "mine " + units.count() + " at " + at;
            default -> "promote " + units.count() + " " + units.kind() + " at " + at;
        };
    }

    private record Units(int count, String kind) {}

    /** A number and a letter: {@code 3A}. */
    private static Units units(GdlLine line, String word) throws Misread {
        int digits = word.length() - 1;
        String kind = digits > 0 ? UNITS.get(word.substring(digits)) : null;
        String count = word.substring(0, Math.max(0, digits));
        boolean number = !count.isEmpty()
                && count.length() <= 6
                && count.chars().allMatch(c -> c >= '0' && c <= '9')
                && Integer.parseInt(count) > 0;
        if (kind == null || !number || Integer.parseInt(count) > MOST_UNITS) {
            throw line.back("expected " + String.join(", ", CONSTRUCTS.keySet())
                    + " or a number and one of A, C, H, S, M such as 3A, found `" + line.shown(word) + "`");
        }
        return new Units(Integer.parseInt(count), kind);
    }

    private static String use(GdlLine line, int territories) throws Misread {
        int first = territory(line, territories);
        if (line.taken(':')) {
            StringJoiner shares = new StringJoiner(", ", "use crop ", "");
            shares.add(first + ":" + line.number("a number of armies", 1, MOST_UNITS));
            while (line.taken(',')) {
                int next = territory(line, territories);
                line.expect(':');
                shares.add(next + ":" + line.number("a number of armies", 1, MOST_UNITS));
            }
            item(line, "Crp");
            return shares.toString();
        }
        String where = Integer.toString(first);
        if (line.takenArrow()) {
            where += ">" + territory(line, territories);
            return "use " + aimed(line) + " " + where;
        }
        item(line, "Tox");
        return "use toxic " + where;
    }

    private static String aimed(GdlLine line) throws Misread {
        String word = line.word("Dyn or Tox");
        return switch (word) {
            case "Dyn" -> "dynamite";
            case "Tox" -> "toxic";
            default -> throw line.back("expected `Dyn` or `Tox`, found `" + line.shown(word) + "`");
        };
    }

    private static void item(GdlLine line, String item) throws Misread {
        String word = line.word("`" + item + "`");
        if (!word.equals(item)) {
            throw line.back("expected `" + item + "`, found `" + line.shown(word) + "`");
        }
    }

    private static String move(GdlLine line, int territories) throws Misread {
        StringJoiner path = new StringJoiner(">");
        path.add(Integer.toString(territory(line, territories)));
        if (!line.takenArrow()) {
            throw line.here("expected `→` and where to" + line.found());
        }
        do {
            path.add(Integer.toString(territory(line, territories)));
        } while (line.takenArrow());
        Units units = units(line, line.word("how many of what, such as 3A"));
        if (units.kind().equals("mine")) {
            throw line.back("mines do not move");
        }
        String kind = units.kind().equals("army") ? "" : units.kind() + " ";
        return "move " + units.count() + " " + kind + path;
    }
}
