package arbiter.server.format;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A message for a Slack incoming web hook. Slack fetches the picture itself, so it must be on the public internet. */
final class SlackFormat {
    private static final int HEADER = 150;
    private static final int SECTION = 3_000;
    private static final int ALT = 2_000;
    /** Slack refuses messages of more than about 13,000 characters. */
    private static final int SECTIONS = 3;

    private SlackFormat() {}

    static Request post(String address, Post post) {
        String status = String.join(
                " · ", post.situation().parts(SlackFormat::quoted, instant -> time(post.situation(), instant)));
        List<Object> blocks = new ArrayList<>();
        blocks.add(Map.of("type", "header", "text", text("plain_text", Cut.to(HEADER, post.title()))));
        blocks.add(section(status));
        String picture = post.picture();
        if (picture != null && picture.startsWith("https:")) {
            Map<String, Object> image = new LinkedHashMap<>();
            image.put("type", "image");
            image.put("image_url", picture);
            image.put("alt_text", Cut.to(ALT, "The map: " + post.title()));
            blocks.add(image);
        }
        Cut.pieces(SECTION, post.paragraphs(heading -> "*" + heading + "*", SlackFormat::quoted)).stream()
                .limit(SECTIONS)
                .forEach(piece -> blocks.add(section(piece)));
        blocks.add(section("<" + post.url() + "|Open the game>"));
        Map<String, Object> message = new LinkedHashMap<>();
        message.put("text", Cut.to(SECTION, quoted(post.title()) + " · " + status));
        message.put("blocks", blocks);
        return Request.json("POST", address, JsonFormat.write(message));
    }

    private static Map<String, Object> section(String mrkdwn) {
        return Map.of("type", "section", "text", text("mrkdwn", Cut.to(SECTION, mrkdwn)));
    }

    private static Map<String, Object> text(String type, String text) {
        return Map.of("type", type, "text", text);
    }

    private static String time(Post.Situation situation, Instant instant) {
        String fallback = situation.when(instant).replaceAll("[\\^|<>]", "");
        return "<!date^" + instant.getEpochSecond() + "^{date_short_pretty} {time}|" + fallback + ">";
    }

    private static String quoted(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
