package arbiter.server.format;

import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A message in a Discord channel. The line above the report says where the game stands; it is edited while the turn is open. Times are
 * written so that Discord shows them in the zone of each reader.
 */
public final class DiscordFormat {
    private static final int CONTENT = 2_000;
    private static final int TITLE = 256;
    private static final int DESCRIPTION = 4_096;
    private static final String BOUNDARY = "arbiter-part-7f2c1d9be04a";

    private DiscordFormat() {}

    static Request post(String address, Post post, byte @Nullable [] map) {
        Map<String, Object> message = new LinkedHashMap<>();
        message.put("content", content(post));
        message.put("embeds", List.of(embed(post, map)));
        message.put("allowed_mentions", Map.of("parse", List.of()));
        String json = JsonFormat.write(message);
        String target = with(address, "wait=true");
        return map == null ? Request.json("POST", target, json) : multipart(target, json, map);
    }

    /** Changes the status line of a message and nothing else. */
    public static Request edit(String address, String id, String content) {
        URI uri = URI.create(address);
        String query = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
        String base = address.substring(0, address.length() - query.length());
        Map<String, Object> message = new LinkedHashMap<>();
        message.put("content", content);
        message.put("allowed_mentions", Map.of("parse", List.of()));
        return Request.json("PATCH", base + "/messages/" + id + query, JsonFormat.write(message));
    }

    /** The status line. */
    public static String content(Post post) {
        List<String> parts = post.situation().parts(DiscordFormat::quoted, DiscordFormat::time);
        String rest = parts.size() == 1 ? "" : " · " + String.join(" · ", parts.subList(1, parts.size()));
        return Cut.to(CONTENT, "**" + parts.getFirst() + "**" + rest);
    }

    private static Map<String, Object> embed(Post post, byte @Nullable [] map) {
        Map<String, Object> embed = new LinkedHashMap<>();
        embed.put("title", Cut.to(TITLE, post.title()));
        embed.put("url", post.url());
        String report = String.join("\n\n", post.paragraphs(heading -> "**" + heading + "**", DiscordFormat::quoted));
        if (!report.isEmpty()) {
            embed.put("description", Cut.to(DESCRIPTION, report));
        }
        if (map != null) {
            embed.put("image", Map.of("url", "attachment://map.png"));
        }
        return embed;
    }

    private static String time(Instant instant) {
        return "<t:" + instant.getEpochSecond() + ":F> (<t:" + instant.getEpochSecond() + ":R>)";
    }

    private static String quoted(String text) {
        return text.replaceAll("([\\\\*_~`|<>\\[\\]#])", "\\\\$1");
    }

    private static String with(String address, String option) {
        return address + (address.contains("?") ? "&" : "?") + option;
    }

    private static Request multipart(String address, String json, byte[] map) {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        Function<String, byte[]> bytes = text -> text.getBytes(StandardCharsets.UTF_8);
        body.writeBytes(bytes.apply("--" + BOUNDARY + "\r\nContent-Disposition: form-data; name=\"payload_json\"\r\n"
                + "Content-Type: application/json\r\n\r\n" + json + "\r\n"));
        body.writeBytes(bytes.apply("--" + BOUNDARY + "\r\nContent-Disposition: form-data; name=\"files[0]\";"
                + " filename=\"map.png\"\r\nContent-Type: image/png\r\n\r\n"));
        body.writeBytes(map);
        body.writeBytes(bytes.apply("\r\n--" + BOUNDARY + "--\r\n"));
        Map<String, String> headers = Map.of("Content-Type", "multipart/form-data; boundary=" + BOUNDARY);
        return new Request("POST", address, headers, body.toByteArray());
    }
}
