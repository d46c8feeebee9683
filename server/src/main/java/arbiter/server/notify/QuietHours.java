package arbiter.server.notify;

import arbiter.server.web.Problem;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;
import java.time.DateTimeException;
import java.time.LocalTime;

/**
 * A time of day when nothing rings. What happens then is sent afterwards, if it is still worth it.
 *
 * @param from may be later than {@code to}: then the hours include midnight
 */
public record QuietHours(
        @NotNull @Schema(example = "22:00") String from,
        @NotNull @Schema(example = "07:00") String to) {

    boolean include(LocalTime time) {
        LocalTime start = LocalTime.parse(from);
        LocalTime end = LocalTime.parse(to);
        boolean started = !time.isBefore(start);
        boolean ended = !time.isBefore(end);
        return start.isAfter(end) ? started || !ended : started && !ended;
    }

    void check() {
        time("quiet.from", from);
        time("quiet.to", to);
        if (from.equals(to)) {
            throw Problem.invalid("quiet.to", "Quiet hours must end at another time than they begin.");
        }
    }

    private static void time(String field, String text) {
        try {
            LocalTime.parse(text);
        } catch (DateTimeException e) {
            throw Problem.impossible(field, "\"" + text + "\"", "a time such as 22:00");
        }
    }
}
