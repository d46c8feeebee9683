package arbiter.engine.words;

import arbiter.engine.seat.Seat;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A sentence in which places and seats are marked, so that a page can link them. Prose writes {@link #place} and {@link #seat}
 * into its strings like any other word, and {@link #of} makes a sentence of such a string.
 *
 * @param text as people read it
 * @param marks in the order of the text
 */
public record Sentence(String text, List<Mark> marks) {
    // Unicode reserves these code points for use inside programs, so texts from people do not contain them.
    private static final char OPEN = '\uFDD0';
    private static final char BAR = '\uFDD1';
    private static final char CLOSE = '\uFDD2';
    private static final char PLACE = 'p';
    private static final char SEAT = 's';

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
            return new Sentence(marked, List.of());
        }
        StringBuilder text = new StringBuilder();
        List<Mark> marks = new ArrayList<>();
        int at = 0;
        while (at < marked.length()) {
            char c = marked.charAt(at);
            int bar = c == OPEN ? marked.indexOf(BAR, at) : -1;
            int close = bar < 0 ? -1 : marked.indexOf(CLOSE, bar);
            if (close < 0 || !isMark(marked.substring(at + 1, bar))) {
                text.append(c);
                at++;
            } else {
                int from = text.length();
                text.append(marked, bar + 1, close);
                String id = marked.substring(at + 2, bar);
                marks.add(
                        marked.charAt(at + 1) == PLACE
                                ? new Mark(from, text.length(), id, null)
                                : new Mark(from, text.length(), null, Integer.valueOf(id)));
                at = close + 1;
            }
        }
        return new Sentence(text.toString(), marks);
    }

    /** Text from people may contain anything; it must not be read as a mark by mistake. */
    private static boolean isMark(String head) {
        return head.startsWith(String.valueOf(PLACE)) || head.matches(SEAT + "-?[0-9]{1,9}");
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
