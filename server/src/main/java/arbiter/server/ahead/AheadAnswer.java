package arbiter.server.ahead;

import arbiter.engine.ahead.Checked;
import arbiter.engine.sheet.Slip;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the caller has decided ahead, explained. */
public record AheadAnswer(
        @Schema(
                example = "conditional",
                description = "what the game allows: conditional, plain (no conditions) or off")
        String allowed,

        @Schema(example = "[\"none\",\"hold\",\"retreat\",\"defend\",\"bot recruit\"]")
        List<String> postures,

        @Schema(
                example = "[\"army\",\"hq\"]",
                description = "what conditions can ask for on a place; empty if there are no conditions")
        List<String> things,

        @Schema(example = "[\"ip\",\"territory\"]", description = "what conditions can ask for of a player")
        List<String> stocks,

        @Schema(description = "goes up with every change; 0 if nothing was ever saved")
        int version,

        List<StandingLineAnswer> lines,
        @Schema(example = "hold") String posture,

        @Schema(description = "whether the sheet is handed in as soon as the turn begins")
        boolean atOnce,

        @Nullable Instant savedAt,

        @Nullable @Schema(description = "what they come to now; null if the seat does not decide")
        ExpansionAnswer now,

        @Nullable @Schema(description = "what they came to when they were last used")
        ExpansionAnswer last) {

    /**
     * One line of standing orders.
     *
     * @param text as it was typed
     * @param words the line as a sentence; empty if it cannot be read
     */
    public record StandingLineAnswer(
            @Schema(example = "if 12 is enemy: move 3 4>12 else hold")
            String text,

            @Schema(example = "every turn: if 12 is enemy: move 3 4>12 else hold")
            String normal,

            String words,
            @Nullable @Schema(example = "unreadable") String code,
            @Nullable @Schema(example = "GD5-2.9") String rule,
            @Nullable String sentence,
            @Nullable Integer column,
            @Nullable String proposal) {
        static StandingLineAnswer of(Checked checked) {
            Slip slip = checked.slip();
            return slip == null
                    ? new StandingLineAnswer(
                            checked.text(), checked.normal(), checked.words(), null, null, null, null, null)
                    : new StandingLineAnswer(
                            checked.text(),
                            checked.normal(),
                            checked.words(),
                            slip.code(),
                            slip.rule(),
                            slip.message(),
                            slip.column(),
                            slip.proposal());
        }
    }

    /** What the rules say to lines that are not saved. */
    public record StandingCheckAnswer(
            List<StandingLineAnswer> lines, @Nullable ExpansionAnswer now) {}
}
