package arbiter.server.people;

import io.swagger.v3.oas.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * How a person has played the last hundred turns with a deadline.
 *
 * @param turns how many turns that are, at most a hundred
 * @param percent the share of played turns, rounded down; null if there are none
 * @param newcomer whether there are too few turns to tell
 */
public record Reliability(
        @Schema(example = "80") int turns,
        @Schema(example = "76") int played,
        @Schema(example = "3") int missed,

        @Schema(example = "1", description = "turns that another had to play")
        int abandoned,

        @Nullable @Schema(example = "95") Integer percent,
        boolean newcomer) {
    /** The number of turns from which the share says something. */
    static final int ENOUGH = 10;

    public static final Reliability NONE = of(0, 0, 0);

    static Reliability of(int played, int missed, int abandoned) {
        int turns = played + missed + abandoned;
        return new Reliability(
                turns, played, missed, abandoned, turns == 0 ? null : (Integer) (100 * played / turns), turns < ENOUGH);
    }
}
