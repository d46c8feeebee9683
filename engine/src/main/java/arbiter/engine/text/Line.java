package arbiter.engine.text;

import java.util.ArrayList;
import java.util.List;

/**
 * One line of a text written by people, with its place.
 *
 * @param text without comment and without space at either end
 * @param number counted from 1 in its file
 * @param column where {@code text} starts in that line, counted from 1
 */
public record Line(String text, int number, int column) {
    /** For texts that are not in a file. */
    public static Line of(String text) {
        return new Line(text, 1, 1);
    }

    /** The lines of a text without comments, which begin with {@code #}, and without empty lines. */
    public static List<Line> all(String text) {
        List<Line> lines = new ArrayList<>();
        int number = 0;
        for (String raw : (Iterable<String>) text.lines()::iterator) {
            number++;
            int comment = raw.indexOf('#');
            String bare = comment < 0 ? raw : raw.substring(0, comment);
            if (!bare.isBlank()) {
                lines.add(new Line(bare.strip(), number, bare.indexOf(bare.strip()) + 1));
            }
        }
        return lines;
    }

    /** @param offset from 0 within {@link #text()} */
    public Misread misread(int offset, String message) {
        return new Misread(number, column + offset, message);
    }
}
