package arbiter.server.telegram.wire;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Telegram understood a call and did not do it. */
public final class Refused extends Exception {
    static final int UNAUTHORIZED = 401;
    static final int FORBIDDEN = 403;
    static final int CONFLICT = 409;
    static final int TOO_MANY = 429;

    private final int code;
    private final int retryAfter;
    private final @Nullable Long movedTo;

    private Refused(int code, String description, int retryAfter, @Nullable Long movedTo) {
        super(code + " " + description);
        this.code = code;
        this.retryAfter = retryAfter;
        this.movedTo = movedTo;
    }

    static Refused of(int status, JsonNode answer) {
        JsonNode parameters = answer.path("parameters");
        return new Refused(
                answer.path("error_code").asInt(status),
                answer.path("description").asString(""),
                parameters.path("retry_after").asInt(0),
                parameters.has("migrate_to_chat_id")
                        ? (Long) parameters.path("migrate_to_chat_id").asLong()
                        : null);
    }

    public int code() {
        return code;
    }

    /** Seconds to wait; 0 if Telegram named none. */
    int retryAfter() {
        return retryAfter;
    }

    /** The new number of a group that became a supergroup. */
    @Nullable
    Long movedTo() {
        return movedTo;
    }

    /** Telegram has no codes for these, only sentences. */
    boolean says(String words) {
        return String.valueOf(getMessage()).toLowerCase(java.util.Locale.ROOT).contains(words);
    }
}
