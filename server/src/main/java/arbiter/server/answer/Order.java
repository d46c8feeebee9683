package arbiter.server.answer;

import arbiter.server.web.Problem;
import java.util.List;

/** Which rows of a list come first. */
public enum Order {
    OLDEST,
    NEWEST;

    private static final Cursor BEFORE_ALL = new Cursor(Long.MIN_VALUE, "");

    public static Order of(String word) {
        return switch (word) {
            case "oldest" -> OLDEST;
            case "newest" -> NEWEST;
            default -> throw Problem.notOneOf("first", word, List.of("oldest", "newest"));
        };
    }

    /** The beginning of a list in this order. */
    public Cursor start() {
        return switch (this) {
            case OLDEST -> BEFORE_ALL;
            case NEWEST -> new Cursor(Long.MAX_VALUE, "");
        };
    }

    /** SQL that compares a number with the cursor and sorts by it. */
    public String after(String column) {
        return switch (this) {
            case OLDEST -> column + " > ? order by " + column;
            case NEWEST -> column + " < ? order by " + column + " desc";
        };
    }
}
