package arbiter.server.table;

import arbiter.engine.guide.Goal;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How the game is won, and how far each seat is, from what the caller may know. */
public record GoalAnswer(
        @Schema(example = "Hold 31 of 52 territories.") String aim,
        List<RaceAnswer> races,
        @Nullable ClockAnswer clock) {
    /** One way to win that can be counted. */
    public record RaceAnswer(
            @Schema(example = "territories") String unit,

            @Schema(description = "null where the most win when the game ends") @Nullable
            Long needed,

            @Schema(description = "seats whose number I may not know are missing")
            List<SeatNumber> reached) {}

    public record ClockAnswer(@Schema(example = "round") String unit, int now, int last) {}

    static GoalAnswer of(Goal goal) {
        Goal.Clock clock = goal.clock();
        return new GoalAnswer(
                goal.aim(),
                goal.races().stream()
                        .map(race -> new RaceAnswer(race.unit(), race.needed(), SeatNumber.of(race.reached())))
                        .toList(),
                clock == null ? null : new ClockAnswer(clock.unit(), clock.now(), clock.last()));
    }
}
