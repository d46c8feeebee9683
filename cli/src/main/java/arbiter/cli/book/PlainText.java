package arbiter.cli.book;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Plain text from Markdown, without emphasis, wrapped at the width of the terminal. */
final class PlainText {
    /** Joins the words of a code span, so that it is not broken across lines. */
    private static final char GLUE = '\u0001';

    private static final Pattern PICTURE = Pattern.compile("!\\[([^\\]]*)]\\([^)\\s]+\\)");
    private static final Pattern SPAN = Pattern.compile("`([^`]+)`|\\*\\*([^*]+)\\*\\*|\\*([^*\\s][^*]*)\\*"
            + "|(?<!\\w)_([^_\\s][^_]*)_(?!\\w)|\\[([^\\]]+)]\\([^)\\s]+\\)");

    private PlainText() {}

    /** Removes the signs of emphasis, links and pictures. Code is put in quotes, and its words stay together. */
    static String of(String markdown) {
        String text = PICTURE.matcher(markdown)
                .replaceAll(found -> Matcher.quoteReplacement("(Picture: " + found.group(1) + ")"));
        return SPAN.matcher(text).replaceAll(found -> Matcher.quoteReplacement(plain(found)));
    }

    private static String plain(MatchResult span) {
        if (span.group(1) != null) {
            return "‘" + span.group(1).replace(' ', GLUE) + "’";
        }
        for (int group = 2; group <= span.groupCount(); group++) {
            if (span.group(group) != null) {
                // Bold and italic text, and the label of a link, can contain code.
                return of(span.group(group));
            }
        }
        return span.group();
    }

    /** Wraps a plain text. A word that is longer than a line gets its own line. */
    static List<String> wrap(String plain, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : plain.strip().split(" +")) {
            if (!line.isEmpty() && length(line) + 1 + length(word) > width) {
                lines.add(unglued(line));
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(unglued(line));
        return lines;
    }

    /** Wraps with a mark before the first line and the same indent before the others. */
    static List<String> hang(String mark, String plain, int width) {
        List<String> lines = new ArrayList<>();
        for (String line : wrap(plain, width - length(mark))) {
            lines.add((lines.isEmpty() ? mark : " ".repeat(length(mark))) + line);
        }
        return lines;
    }

    static int length(CharSequence text) {
        return Character.codePointCount(text, 0, text.length());
    }

    static int longestWord(String plain) {
        int longest = 0;
        for (String word : plain.split(" +")) {
            longest = Math.max(longest, length(word));
        }
        return longest;
    }

    static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - length(text)));
    }

    private static String unglued(StringBuilder line) {
        return line.toString().replace(GLUE, ' ');
    }
}
