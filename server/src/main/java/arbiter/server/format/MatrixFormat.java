package arbiter.server.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A message for a Matrix room, through an inbound web hook of the Hookshot bridge. */
final class MatrixFormat {
    /** An event has at most 64 KiB, with both texts and everything that the bridge adds. */
    private static final int LONGEST = 12_000;

    private MatrixFormat() {}

    static Request post(String address, Post post) {
        String plain = Cut.to(
                LONGEST,
                post.title() + "\n" + post.situation().line() + "\n\n"
                        + post.plainReport().strip());
        return Request.json(
                "POST",
                address,
                JsonFormat.write(Map.of("text", plain + "\n" + post.url(), "html", html(post), "username", "Arbiter")));
    }

    private static String html(Post post) {
        Post.Situation situation = post.situation();
        String status = String.join(" · ", situation.parts(MatrixFormat::quoted, situation::when));
        StringBuilder html = new StringBuilder("<p><strong><a href=\"" + quoted(post.url()) + "\">"
                + quoted(post.title()) + "</a></strong><br>" + status + "</p>");
        List<String> paragraphs = new ArrayList<>();
        post.paragraphs(heading -> "<strong>" + heading + "</strong>", MatrixFormat::quoted)
                .forEach(text -> paragraphs.add("<p>" + text.replace("\n", "<br>") + "</p>"));
        for (String paragraph : paragraphs) {
            if (html.length() + paragraph.length() > 2 * LONGEST) {
                html.append("<p>…</p>");
                break;
            }
            html.append(paragraph);
        }
        if (post.picture() != null) {
            html.append("<p><a href=\"" + quoted(post.picture()) + "\">The map</a></p>");
        }
        return html.toString();
    }

    private static String quoted(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
