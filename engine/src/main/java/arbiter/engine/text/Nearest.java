package arbiter.engine.text;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Finds the word that somebody probably meant. */
public final class Nearest {
    private static final int LONGEST = 64;

    private Nearest() {}

    /**
     * The closest known word, if it is close enough: one typing error in short words, up to a third of the letters in long
     * ones.
     */
    public static Optional<String> to(String typed, Collection<String> known) {
        if (typed.length() > LONGEST) {
            return Optional.empty();
        }
        String wanted = typed.toLowerCase(Locale.ROOT);
        String best = null;
        // At least one letter of a short word must be right: `C` is not a typing error for `A`.
        int bestDistance = Math.min(Math.max(1, wanted.length() / 3), wanted.length() - 1) + 1;
        for (String word : known) {
            if (Math.abs(word.length() - wanted.length()) >= bestDistance) {
                continue;
            }
            int distance = distance(wanted, word.toLowerCase(Locale.ROOT));
            if (distance < bestDistance) {
                best = word;
                bestDistance = distance;
            }
        }
        return Optional.ofNullable(best);
    }

    /** A sentence such as: there is no option `landmine`; did you mean `landmines`? */
    public static String unknown(String kind, String typed, Collection<String> known) {
        return none(kind, typed) + hint(typed, known);
    }

    static String none(String kind, String typed) {
        return "there is no " + kind + " `" + (typed.length() > LONGEST ? typed.substring(0, LONGEST) + "…" : typed)
                + "`";
    }

    static String hint(String typed, Collection<String> known) {
        return to(typed, known).map(word -> "; did you mean `" + word + "`?").orElse("");
    }

    /** How many typing errors lie between two words: insertions, deletions, substitutions and swaps of neighbours. */
    public static int distance(String a, String b) {
        int[] beforeLast = new int[b.length() + 1];
        int[] last = new int[b.length() + 1];
        int[] current = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            last[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            current[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                current[j] = Math.min(Math.min(current[j - 1], last[j]) + 1, last[j - 1] + change);
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    current[j] = Math.min(current[j], beforeLast[j - 2] + 1);
                }
            }
            int[] spare = beforeLast;
            beforeLast = last;
            last = current;
            current = spare;
        }
        return last[b.length()];
    }
}
