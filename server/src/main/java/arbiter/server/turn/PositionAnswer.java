package arbiter.server.turn;

import arbiter.engine.json.Json;
import arbiter.engine.seat.Roll;
import arbiter.engine.words.Prose;
import arbiter.server.lobby.GamePage;
import arbiter.server.table.CheckedLine;
import arbiter.server.table.GoalAnswer;
import arbiter.server.table.MeasureAnswer;
import arbiter.server.table.StrokeAnswer;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A position as the caller may see it, and what led to it. */
public record PositionAnswer(
        int at,

        @Schema(description = "identifies this position as I see it; send it as `known` to get only the differences")
        String tag,

        @Schema(description = "the turn that is being decided here")
        int turn,

        @Schema(example = "turn", description = "start, turn, rollback or correction")
        String kind,

        Instant time,

        @Nullable @Schema(description = "the game's own view record; null where `changes` leads to it")
        Json view,

        @Nullable @Schema(description = "a JSON Patch (RFC 6902) on the view of the position that `known` named")
        List<Json> changes,

        @JsonUnwrapped PositionPast past,
        GamePage.StandingAnswer standing,

        @Nullable GoalAnswer goal,

        @Schema(description = "numbers per seat that graphs show")
        List<MeasureAnswer> measures,

        List<Integer> awaiting,
        @Schema(example = "together") String pace,
        @Nullable Decided resolved) {

    /** What happened before the position. */
    public record PositionPast(
            List<Prose.Section> report,

            @Schema(description = "the game's own event records")
            List<Json> events,

            @Schema(description = "what a board draws of these events")
            List<StrokeAnswer> strokes,

            @Schema(description = "the dice as they fell") List<Roll> rolls) {}

    /** The turn that led to the position. */
    public record Decided(int turn, List<OpenedSheet> sheets) {}

    /**
     * A sheet of a turn that is over.
     *
     * @param open whether the caller may already read it
     */
    public record OpenedSheet(
            int seat,
            boolean absent,
            boolean open,
            @Nullable List<CheckedLine> lines,
            @Nullable String commitment,
            @Nullable String nonce) {}

    /** A position in a list. */
    public record Brief(
            int at, int turn, String kind, Instant time, boolean discarded, List<GamePage.ScoreAnswer> scores) {}
}
