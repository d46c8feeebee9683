package arbiter.server.table;

import arbiter.engine.json.Json;
import arbiter.engine.seat.Roll;
import arbiter.engine.words.Prose;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;

/** One step of a replay, as the caller saw it. */
public record FrameAnswer(
        @Schema(description = "the position to which this step belongs")
        int at,

        @Schema(description = "a JSON Patch (RFC 6902) from the view of the step before to the view after this one")
        List<Json> changes,

        List<Prose.Section> report,

        @Schema(description = "what a board draws of it") List<StrokeAnswer> strokes,

        @Schema(description = "the dice as they fell") List<Roll> rolls) {}
