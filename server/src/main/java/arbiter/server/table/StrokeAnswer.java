package arbiter.server.table;

import arbiter.engine.seat.Event;
import arbiter.engine.seat.Stroke;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.Locale;

/** Something to draw on the board. */
public record StrokeAnswer(
        @Schema(example = "go", description = "go, put, take, strike or mark")
        String kind,

        @Schema(example = "army") String what,
        int amount,
        @Schema(example = "[\"4\", \"12\"]") List<String> places) {
    /** What a board draws for these events. */
    static List<StrokeAnswer> drawn(List<? extends Event> events) {
        return of(events.stream().flatMap(event -> event.strokes().stream()).toList());
    }

    static List<StrokeAnswer> of(List<Stroke> strokes) {
        return strokes.stream()
                .map(stroke -> new StrokeAnswer(
                        stroke.kind().name().toLowerCase(Locale.ROOT), stroke.what(), stroke.amount(), stroke.places()))
                .toList();
    }
}
