package arbiter.server.web;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/** Why a request is refused: a code for programs and a sentence for people, sent as RFC 9457 problem details. */
public class Problem extends RuntimeException {
    private final HttpStatus status;
    private final String code;
    private final Map<String, Object> more = new LinkedHashMap<>();

    public Problem(HttpStatus status, String code, String sentence) {
        super(sentence, null, false, false);
        this.status = status;
        this.code = code;
    }

    /** The thing does not exist, or the caller may not know that it exists. */
    public static Problem notFound(String sentence) {
        return new Problem(HttpStatus.NOT_FOUND, "not-found", sentence);
    }

    /** A path with a word that is not one of those that are possible there. */
    public static Problem notThere(String field, String found, List<String> possible) {
        return notFound(field + ": there is no \"" + found + "\"; use " + anyOf(possible) + ".");
    }

    public static Problem notYours(String sentence) {
        return new Problem(HttpStatus.FORBIDDEN, "not-yours", sentence);
    }

    /** The token does not have the necessary scope. */
    static Problem tooNarrow(String sentence) {
        return new Problem(HttpStatus.FORBIDDEN, "scope", sentence);
    }

    public static Problem logInFirst() {
        return new Problem(HttpStatus.UNAUTHORIZED, "log-in-first", "Log in first, or continue as a guest.");
    }

    static Problem wrongToken() {
        return new Problem(
                HttpStatus.UNAUTHORIZED,
                "log-in-first",
                "Authorization: this token is not known, or it has ended. Make a new one in the settings.");
    }

    public static Problem conflict(String code, String sentence) {
        return new Problem(HttpStatus.CONFLICT, code, sentence);
    }

    public static Problem invalid(String field, String sentence) {
        return unprocessable("invalid", sentence).with("errors", List.of(Map.of("field", field, "message", sentence)));
    }

    /** A word that is not one of those that are possible here. */
    public static Problem notOneOf(String field, @Nullable String found, List<String> possible) {
        return impossible(field, found == null ? null : "\"" + found + "\"", anyOf(possible));
    }

    /** A text that is longer than is possible here. */
    public static Problem tooLong(String field, String found, int most) {
        return impossible(field, found.length() + " characters", "at most " + most + " characters");
    }

    public static Problem notBetween(String field, long found, long least, long most) {
        return impossible(field, String.valueOf(found), least + " to " + most);
    }

    /** Refuses a number that is not possible. */
    public static int within(String field, int found, int least, int most) {
        if (found < least || found > most) {
            throw notBetween(field, found, least, most);
        }
        return found;
    }

    /** @param possible what can be used instead, such as "a time such as 20:00" */
    public static Problem impossible(String field, @Nullable String found, String possible) {
        return invalid(
                field,
                field + ": " + (found == null ? "is missing" : found + " is not possible") + "; use " + possible + ".");
    }

    private static String anyOf(List<String> words) {
        return words.size() < 2
                ? String.join("", words)
                : String.join(", ", words.subList(0, words.size() - 1)) + " or " + words.getLast();
    }

    public static Problem unprocessable(String code, String sentence) {
        return new Problem(HttpStatus.UNPROCESSABLE_CONTENT, code, sentence);
    }

    /** Nothing was changed, and the same request may succeed in a moment. */
    public static final class Busy extends Problem {
        public Busy(String sentence, long retryAfterSeconds) {
            super(HttpStatus.SERVICE_UNAVAILABLE, "busy", sentence);
            with("retryAfter", retryAfterSeconds);
        }
    }

    public Problem with(String name, Object value) {
        more.put(name, value);
        return this;
    }

    public HttpStatus status() {
        return status;
    }

    public String code() {
        return code;
    }

    public String sentence() {
        return String.valueOf(getMessage());
    }

    public Map<String, Object> more() {
        return more;
    }
}
