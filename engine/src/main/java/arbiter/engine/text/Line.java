package arbiter.engine.text;

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

    /** @param offset from 0 within {@link #text()} */
    public Misread misread(int offset, String message) {
        return new Misread(number, column + offset, message);
    }
}
