package arbiter.server.study;

import arbiter.engine.json.Json;
import arbiter.engine.seat.Roll;
import arbiter.engine.words.Prose;
import arbiter.server.lobby.GamePage;
import arbiter.server.rules.Shown;
import arbiter.server.table.MeasureAnswer;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A position of a study, with everything that its page shows. Nothing is hidden in it: what its owner did not know is a guess. */
record StudyPosition(
        int number,
        @Nullable @Schema(example = "0") Integer parent,
        Branch.Kind kind,
        @Schema(example = "They attack first") String label,
        int turn,
        boolean over,

        @Schema(
                description =
                        "the lines of `shown.given` that are guesses, counted from 0; only where nobody has ordered yet")
        List<Integer> guesses,

        @Schema(description = "what the owner of the study cannot see of the players; empty where somebody has ordered")
        List<HiddenStocks> hidden,

        @JsonUnwrapped StudyPast past,

        @Schema(description = "the position, with a desk for each seat that decides here")
        Shown shown,

        @Schema(description = "the sheets that are being written here")
        List<SeatSheet> sheets,

        GamePage.StandingAnswer standing,
        List<MeasureAnswer> measures) {

    /** What was tried, and what happened. */
    record StudyPast(
            @Schema(description = "the sheets of each resolution that led here from the parent")
            List<List<SeatSheet>> steps,

            int dice,

            @Schema(description = "what happened in them") List<Prose.Section> report,

            List<Json> events,
            List<Roll> rolls,

            @Schema(description = "the orders that the rules refused")
            List<RefusedOrder> refused) {}

    record SeatSheet(
            int seat, @Schema(example = "[\"move 3 1>2\"]") List<String> lines) {}

    record HiddenStocks(
            int seat,
            @Schema(example = "[\"crop\",\"dynamite\"]") List<String> stocks) {}

    record RefusedOrder(int seat, String line, String sentence) {}
}
