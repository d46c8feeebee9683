package arbiter.games.globaldomination.maps.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/** Names that can be pronounced, and codes that can be typed; all are different. */
final class Naming {
    private static final List<String> STARTS = List.of(
            "b", "br", "c", "d", "dr", "f", "g", "gr", "h", "k", "l", "m", "n", "p", "r", "s", "st", "t", "th", "tr",
            "v", "w", "", "", "");
    private static final List<String> VOWELS = List.of("a", "e", "i", "o", "u", "a", "e", "o", "ai", "ea", "ou", "y");
    private static final List<String> MIDDLES =
            List.of("l", "n", "r", "m", "d", "v", "s", "t", "nd", "rn", "lm", "st", "rr", "ll", "k", "g", "th", "sk");
    private static final List<String> ENDS = List.of(
            "", "", "n", "r", "l", "s", "th", "nd", "rk", "a", "ia", "or", "en", "mar", "gard", "wen", "ost", "ley",
            "mere", "holm", "ran", "is");
    private static final int LONGEST = 11;

    private final SplitMix dice;
    private final Set<String> names = new TreeSet<>();
    private final Set<String> codes = new TreeSet<>();

    Naming(SplitMix dice) {
        this.dice = dice;
    }

    record Named(String name, String code) {}

    Named next() {
        String name = name();
        while (names.contains(name.toLowerCase(Locale.ROOT)) || codes.contains(name.toUpperCase(Locale.ROOT))) {
            name = name();
        }
        names.add(name.toLowerCase(Locale.ROOT));
        return new Named(name, code(name));
    }

    private String name() {
        while (true) {
            StringBuilder name = new StringBuilder(pick(STARTS)).append(pick(VOWELS));
            int more = dice.below(2);
            for (int i = 0; i <= more; i++) {
                name.append(pick(MIDDLES));
                if (i < more) {
                    name.append(pick(VOWELS));
                }
            }
            String end = pick(ENDS);
            boolean vowelNeeded = end.isEmpty() || "aeiou".indexOf(end.charAt(0)) < 0;
            name.append(vowelNeeded ? pick(VOWELS) : "").append(end);
            if (name.length() >= 4 && name.length() <= LONGEST) {
                return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
            }
        }
    }

    private String pick(List<String> of) {
        return of.get(dice.below(of.size()));
    }

    /** The first letter and the two earliest later letters that give an unused code; otherwise a letter and a number. */
    private String code(String name) {
        String letters = name.toUpperCase(Locale.ROOT);
        for (String code : proposals(letters)) {
            if (isFree(code)) {
                codes.add(code);
                return code;
            }
        }
        for (int number = 1; ; number++) {
            String code = letters.charAt(0) + Integer.toString(number);
            if (isFree(code)) {
                codes.add(code);
                return code;
            }
        }
    }

    private boolean isFree(String code) {
        return !codes.contains(code) && !names.contains(code.toLowerCase(Locale.ROOT));
    }

    private static List<String> proposals(String letters) {
        List<String> proposals = new ArrayList<>();
        proposals.add(letters.substring(0, 3));
        for (int i = 1; i < letters.length(); i++) {
            for (int j = i + 1; j < letters.length(); j++) {
                proposals.add("" + letters.charAt(0) + letters.charAt(i) + letters.charAt(j));
            }
        }
        return proposals;
    }
}
