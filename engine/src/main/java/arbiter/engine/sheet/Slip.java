package arbiter.engine.sheet;

import org.jspecify.annotations.Nullable;

/**
 * What is wrong with a line that the notation cannot read.
 *
 * @param code for programs: {@code unreadable}, {@code conditional}, {@code unknown-territory} …
 * @param column where the error is, counted from 1
 * @param message a sentence for people
 * @param proposal a readable line that the player probably meant
 */
public record Slip(
        String code,
        String rule,
        int column,
        String message,
        @Nullable String proposal) {
    public Rejection rejection() {
        return proposal == null
                ? Rejection.of(code, rule, "column", column, "message", message)
                : Rejection.of(code, rule, "column", column, "message", message, "proposal", proposal);
    }

    /** The whole sentence, with the place and, if there is one, the proposal. */
    public String sentence() {
        boolean proposes = proposal != null && !message.contains("; did you mean ");
        return "column " + column + ": " + message + (proposes ? "; did you mean `" + proposal + "`?" : "");
    }
}
