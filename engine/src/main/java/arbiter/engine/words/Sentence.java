package arbiter.engine.words;

import arbiter.engine.seat.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A sentence in which places and seats are marked, so that a page can link them. Prose writes {@link #place} and {@link #seat}
 * into its strings like any other word, and {@link #of} makes a sentence of such a string.
 *
 * @param text as people read it
 * @param marks in the order of the text
 */
public record Sentence(String text, List<Mark> marks) {
    // Unicode keeps these code points free for use inside programs. A name that contains them all the same loses them.
    private static final char OPEN = '\uFDD0';
    private static final char BAR = '\uFDD1';
    private static final char CLOSE = '\uFDD2';
    private static final char PLACE = 'p';
    private static final char SEAT = 's';
    private static final String REST = "([^" + OPEN + BAR + CLOSE + "]*)";
    private static final Pattern MARKED =
            Pattern.compile(OPEN + "(?:" + PLACE + REST + "|" + SEAT + "(-?[0-9]{1,6}))" + BAR + REST + CLOSE);
    private static final Pattern STRAY = Pattern.compile("[" + OPEN + BAR + CLOSE + "]");

    public Sentence {
        marks = List.copyOf(marks);
    }

    /**
     * A name in a sentence: of a place or of a seat.
     *
     * @param from the index of its first character in the text, and {@code to} the one after its last
     * @param place the id of the place, or null
     */
    public record Mark(
            int from,
            int to,
            @Nullable String place,
            @Nullable Integer seat) {}

    /** The name of a place, to be written into a sentence. */
    public static String place(String id, String name) {
        return OPEN + "" + PLACE + id + BAR + plain(name) + CLOSE;
    }

    /** The name of a player, to be written into a sentence. */
    public static String seat(Seat seat, String name) {
        return OPEN + "" + SEAT + seat.index() + BAR + plain(name) + CLOSE;
    }

    public static Sentence of(String marked) {
        if (marked.indexOf(OPEN) < 0) {
            return new Sentence(unmarked(marked), List.of());
        }
        StringBuilder text = new StringBuilder();
        List<Mark> marks = new ArrayList<>();
        int at = 0;
        for (Matcher mark = MARKED.matcher(marked); mark.find(); at = mark.end()) {
            text.append(unmarked(marked.substring(at, mark.start())));
            int from = text.length();
            text.append(mark.group(3));
            String place = mark.group(1);
            marks.add(
                    place == null
                            ? new Mark(from, text.length(), null, Integer.valueOf(mark.group(2)))
                            : new Mark(from, text.length(), place, null));
        }
        text.append(unmarked(marked.substring(at)));
        return new Sentence(text.toString(), marks);
    }

    private static String unmarked(String text) {
        return STRAY.matcher(text).replaceAll("");
    }

    /** A string without its marks. */
    public static String plain(String marked) {
        return of(marked).text();
    }

    @Override
    public String toString() {
        return text;
    }
}
