package arbiter.server.answer;

import arbiter.server.web.Problem;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A place in a list: the last row that the caller has. The next page begins after it, so rows that are added at the beginning meanwhile do
 * not shift the pages. Callers get it as a text without a meaning for them.
 *
 * @param at what the list is sorted by
 * @param id tells rows apart that were changed at the same moment
 */
public record Cursor(long at, String id) {
    private static final int LONGEST = 60;
    private static final Pattern PLACE = Pattern.compile("([a-z]+) (-?\\d{1,19}) (\\S{0,40})");
    /** Before all rows of a list that begins with the newest. */
    private static final Cursor START = new Cursor(Long.MAX_VALUE, "");

    /**
     * @param list the name of the list; the cursor of one list means nothing in another
     * @param text null or empty for the beginning
     */
    public static Cursor read(String list, @Nullable String text) {
        return read(list, text, START);
    }

    public static Cursor read(String list, @Nullable String text, Cursor start) {
        if (text == null || text.isEmpty()) {
            return start;
        }
        try {
            String plain = new String(Base64.getUrlDecoder().decode(text), StandardCharsets.UTF_8);
            Matcher place = PLACE.matcher(plain);
            if (place.matches() && place.group(1).equals(list)) {
                return new Cursor(Long.parseLong(place.group(2)), place.group(3));
            }
        } catch (IllegalArgumentException e) {
            // Refused below.
        }
        throw Problem.invalid(
                "cursor",
                "cursor: \"" + (text.length() > LONGEST ? text.substring(0, LONGEST) + "…" : text)
                        + "\" is not a place in this list; use `next` of an answer, or leave it out.");
    }

    String write(String list) {
        String plain = list + " " + at + " " + id;
        return Base64.getUrlEncoder().withoutPadding().encodeToString(plain.getBytes(StandardCharsets.UTF_8));
    }
}
