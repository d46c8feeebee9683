package arbiter.games.globaldomination.maps.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Estimates the width of a text. Fonts differ, so it assumes a wide font, and the text fits in narrower ones. */
final class Lettering {
    /** The reader's default fonts; a page with better fonts sets them in its style sheet. */
    static final String SERIF = "serif";

    static final String SANS = "sans-serif";

    private Lettering() {}

    static double width(String text, double size) {
        double width = 0;
        for (int i = 0; i < text.length(); i++) {
            width += size * em(text.charAt(i));
        }
        return width;
    }

    private static double em(char c) {
        if ("iljtf.,'’I|:;! ()[]-".indexOf(c) >= 0) {
            return 0.4;
        }
        if ("mwMW@—…".indexOf(c) >= 0) {
            return 0.98;
        }
        if (c >= 0x2e80) {
            return 1.02;
        }
        return Character.isUpperCase(c) ? 0.74 : 0.63;
    }

    /** Shortens a text with an ellipsis so that it fits. */
    static String fit(String text, double size, double width) {
        if (width(text, size) <= width) {
            return text;
        }
        int end = text.length();
        while (end > 1 && width(text.substring(0, end) + "…", size) > width) {
            end--;
        }
        return text.substring(0, end).strip() + "…";
    }

    /** Two letters per player, all different as far as possible. */
    static List<String> marks(List<String> names) {
        List<String> marks = new ArrayList<>();
        for (String name : names) {
            marks.add(mark(name, marks));
        }
        return marks;
    }

    private static String mark(String name, List<String> taken) {
        String letters = name.codePoints()
                .filter(Character::isLetterOrDigit)
                .limit(40)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        String first = letters.isEmpty() ? "?" : letters.substring(0, 1).toUpperCase(Locale.ROOT);
        for (int i = 1; i < letters.length(); i++) {
            String mark = first + letters.substring(i, i + 1).toLowerCase(Locale.ROOT);
            if (!taken.contains(mark)) {
                return mark;
            }
        }
        for (int number = 1; number < 10; number++) {
            if (!taken.contains(first + number)) {
                return first + number;
            }
        }
        return first;
    }
}
