package arbiter.server.format;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * News of a game that everybody may read, before it gets the form of a service.
 *
 * @param kind such as {@code turn}
 * @param game the id of the game; empty for a test
 * @param title such as {@code The long winter: turn 6}
 * @param report what happened, in sections
 * @param url where the game can be seen
 * @param picture an address of the map that anybody can open, or null
 */
public record Post(
        String kind,
        String game,
        String title,
        Situation situation,
        List<Section> report,
        String url,
        @Nullable String picture) {
    private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("EEE d MMM HH:mm", Locale.ENGLISH);

    public Post {
        report = List.copyOf(report);
    }

    /** One part of a report. */
    public record Section(String heading, List<String> sentences) {
        public Section {
            sentences = List.copyOf(sentences);
        }
    }

    /**
     * Where the game stands.
     *
     * @param state such as {@code Turn 7}
     * @param deadline when the turn ends, or null
     * @param zone for services that do not show times in the zone of each reader
     * @param ready countries that are ready
     * @param awaited countries that are not
     */
    public record Situation(
            String state, @Nullable Instant deadline, ZoneId zone, List<String> ready, List<String> awaited) {
        public Situation {
            ready = List.copyOf(ready);
            awaited = List.copyOf(awaited);
        }

        /**
         * The parts of a status line.
         *
         * @param quoted makes text harmless for the service
         * @param time how the service writes a time
         */
        List<String> parts(Function<String, String> quoted, Function<Instant, String> time) {
            List<String> parts = new ArrayList<>();
            parts.add(quoted.apply(state));
            if (deadline != null) {
                parts.add("ends " + time.apply(deadline));
            }
            if (!ready.isEmpty()) {
                parts.add(quoted.apply("ready: " + String.join(", ", ready)));
            }
            if (!awaited.isEmpty()) {
                parts.add(quoted.apply("waiting for: " + String.join(", ", awaited)));
            }
            return parts;
        }

        /** The status line as plain text. */
        String line() {
            return String.join(" · ", parts(Function.identity(), this::when));
        }

        String when(Instant instant) {
            return WHEN.format(instant.atZone(zone)) + " (" + (zone.getId().equals("Z") ? "UTC" : zone.getId()) + ")";
        }
    }

    /** The report as plain text, a section after the other. */
    List<String> paragraphs(Function<String, String> heading, Function<String, String> quoted) {
        return report.stream()
                .map(section -> {
                    List<String> lines = new ArrayList<>();
                    if (!section.heading.isEmpty()) {
                        lines.add(heading.apply(quoted.apply(section.heading)));
                    }
                    section.sentences.forEach(sentence -> lines.add(quoted.apply(sentence)));
                    return String.join("\n", lines);
                })
                .toList();
    }

    String plainReport() {
        return String.join("\n\n", paragraphs(Function.identity(), Function.identity()));
    }

    /** Everything as data, for programs. */
    Map<String, Object> data() {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("kind", kind);
        data.put("game", game);
        data.put("title", title);
        data.put("state", situation.state);
        data.put("deadline", situation.deadline == null ? "" : situation.deadline.toString());
        data.put("ready", situation.ready);
        data.put("awaited", situation.awaited);
        data.put("report", report);
        data.put("url", url);
        data.put("picture", picture == null ? "" : picture);
        return data;
    }
}
