package arbiter.server.format;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * The body of a request in the host's own words, with places such as {@code ${title}}. A template that begins with a brace or a bracket is
 * JSON, and what is filled in is quoted for it; any other template is plain text.
 */
public final class Template {
    public static final int LONGEST = 4_000;

    private static final int FILLED = 60_000;
    private static final Pattern PLACE = Pattern.compile("\\$\\{([^}]*)}");

    private final String text;

    private Template(String text) {
        this.text = text;
    }

    static Template of(String text) {
        return new Template(text);
    }

    private boolean json() {
        return text.strip().startsWith("{") || text.strip().startsWith("[");
    }

    /** What is wrong with a template, in a sentence; empty if it can be used. */
    public static Optional<String> fault(@Nullable String text) {
        if (text == null || text.isBlank()) {
            return Optional.of("Write a template, such as: ${title}: ${status}");
        }
        if (text.length() > LONGEST) {
            return Optional.of("A template has at most " + LONGEST + " characters.");
        }
        Map<String, String> values = values(sample());
        for (Matcher place = PLACE.matcher(text); place.find(); ) {
            if (!values.containsKey(place.group(1))) {
                return Optional.of("There is no ${" + place.group(1) + "}. A template can use "
                        + String.join(", ", places()) + ".");
            }
        }
        Template template = new Template(text);
        if (template.json()) {
            try {
                JsonMapper.shared().readTree(template.filled(sample()));
            } catch (JacksonException e) {
                return Optional.of("This template begins like JSON, but is not valid JSON. Put quotation marks around"
                        + " each place, such as \"${title}\".");
            }
        }
        return Optional.empty();
    }

    /** What a template can use, as it is written there. */
    public static List<String> places() {
        return values(sample()).keySet().stream().map(name -> "${" + name + "}").toList();
    }

    private static Post sample() {
        Post.Situation situation = new Post.Situation("Turn 1", Instant.EPOCH, ZoneOffset.UTC, List.of(), List.of());
        return new Post("turn", "", "Title", situation, List.of(), "https://example.org", null);
    }

    private static Map<String, String> values(Post post) {
        Post.Situation situation = post.situation();
        Instant deadline = situation.deadline();
        Map<String, String> values = new LinkedHashMap<>();
        values.put("kind", post.kind());
        values.put("title", post.title());
        values.put("status", situation.line());
        values.put("state", situation.state());
        values.put("deadline", deadline == null ? "" : situation.when(deadline));
        values.put("ready", String.join(", ", situation.ready()));
        values.put("awaited", String.join(", ", situation.awaited()));
        values.put("report", post.plainReport());
        values.put("url", post.url());
        values.put("picture", post.picture() == null ? "" : post.picture());
        return values;
    }

    Request post(String address, Post post) {
        String body = filled(post);
        return json() ? Request.json("POST", address, body) : Request.text(address, Map.of(), body);
    }

    private String filled(Post post) {
        Map<String, String> values = values(post);
        Function<String, String> quoted = json() ? Template::quoted : Function.identity();
        return PLACE.matcher(text)
                .replaceAll(place -> Matcher.quoteReplacement(
                        quoted.apply(Cut.to(FILLED, values.getOrDefault(place.group(1), "")))));
    }

    private static String quoted(String text) {
        String whole = JsonFormat.write(text);
        return whole.substring(1, whole.length() - 1);
    }
}
