package arbiter.server.table;

import arbiter.engine.guide.Measure;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.Locale;

/** A number per seat that people want to follow through a game. */
public record MeasureAnswer(
        @Schema(example = "Units") String name,

        @Schema(example = "stock", description = "stock, or flow: then the steps of a turn are added up")
        String kind,

        List<SeatNumber> values) {
    public static MeasureAnswer of(Measure measure) {
        return new MeasureAnswer(
                measure.name(), measure.kind().name().toLowerCase(Locale.ROOT), SeatNumber.of(measure.values()));
    }
}
