package arbiter.server.notify;

import arbiter.server.web.Problem;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What somebody wants to hear outside the page, and how.
 *
 * @param mode {@code at-once}, {@code digest}: once a day, or {@code off}
 * @param about which topics; those not named are wanted
 */
public record Preferences(
        @Nullable @Schema(example = "https://example.org/hook")
        String webhook,

        @Nullable @Schema(example = "digest") String mode,
        @Nullable @Schema(example = "8") Integer digestHour,
        @Nullable @Schema(example = "Europe/Berlin") String zone,
        @Nullable Map<String, Boolean> about) {

    boolean wants(Notices.Topic topic) {
        return about == null || about.getOrDefault(topic.name().toLowerCase(Locale.ROOT), true);
    }

    boolean off() {
        return mode == null || mode.equals("off");
    }

    Preferences atOnce() {
        return new Preferences(webhook, "at-once", digestHour, zone, about);
    }

    boolean daily() {
        return "digest".equals(mode);
    }

    int hour() {
        return digestHour == null ? 8 : digestHour;
    }

    ZoneId place() {
        return ZoneId.of(zone == null ? "UTC" : zone);
    }

    private static void requireTopic(String word) {
        List<String> topics = Arrays.stream(Notices.Topic.values())
                .map(topic -> topic.name().toLowerCase(Locale.ROOT))
                .toList();
        if (!topics.contains(word)) {
            throw Problem.invalid("about", "There are notices about " + String.join(", ", topics) + ".");
        }
    }

    Preferences checked() {
        if (mode != null && !List.of("at-once", "digest", "off").contains(mode)) {
            throw Problem.invalid("mode", "Use one of: at-once, digest, off.");
        }
        if (hour() < 0 || hour() > 23) {
            throw Problem.invalid("digestHour", "The hour must be from 0 to 23.");
        }
        if (about != null) {
            about.keySet().forEach(Preferences::requireTopic);
        }
        try {
            place();
        } catch (DateTimeException e) {
            throw Problem.invalid("zone", "There is no time zone " + zone + ".");
        }
        return this;
    }
}
