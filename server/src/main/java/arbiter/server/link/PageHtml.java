package arbiter.server.link;

import arbiter.server.settings.ServerSettings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.core.io.ClassPathResource;
import org.springframework.stereotype.Component;
import org.springframework.web.util.HtmlUtils;

/** The HTML of the web app, with what other programs read in its head. */
@Component
class PageHtml {
    private static final String TITLE = "<title>Arbiter</title>";
    private static final String DESCRIPTION = "<meta name=\"description\"[^>]*>";

    private final String base;
    private final String plain;

    PageHtml(ServerSettings settings) {
        this.base = settings.publicUrl();
        this.plain = read();
    }

    private static String read() {
        ClassPathResource index = new ClassPathResource("/static/index.html");
        try {
            return index.exists()
                    ? index.getContentAsString(StandardCharsets.UTF_8)
                    : "<html><head>" + TITLE + "</head></html>";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String of(Optional<Blurb> blurb) {
        return blurb.map(this::with).orElse(plain);
    }

    private String with(Blurb blurb) {
        int title = plain.indexOf(TITLE);
        return title < 0
                ? plain
                : plain.substring(0, title).replaceFirst(DESCRIPTION, "")
                        + head(blurb)
                        + plain.substring(title + TITLE.length());
    }

    private String head(Blurb blurb) {
        StringBuilder head = new StringBuilder();
        head.append("<title>").append(escaped(blurb.title())).append(" · Arbiter</title>");
        named(head, "description", blurb.description());
        property(head, "og:site_name", "Arbiter");
        property(head, "og:type", "website");
        property(head, "og:title", blurb.title());
        property(head, "og:description", blurb.description());
        property(head, "og:url", base + blurb.path());
        String picture = blurb.picture();
        if (picture != null) {
            property(head, "og:image", base + picture);
            property(head, "og:image:type", "image/png");
            property(head, "og:image:width", "1200");
            property(head, "og:image:height", "630");
            property(head, "og:image:alt", blurb.title());
        }
        named(head, "twitter:card", picture == null ? "summary" : "summary_large_image");
        link(head, "canonical", base + blurb.path(), null);
        link(
                head,
                "alternate",
                base + "/api/oembed?url=" + URLEncoder.encode(base + blurb.path(), StandardCharsets.UTF_8),
                "application/json+oembed");
        return head.toString();
    }

    private static void named(StringBuilder head, String name, String content) {
        head.append("<meta name=\"")
                .append(name)
                .append("\" content=\"")
                .append(escaped(content))
                .append("\" />");
    }

    private static void property(StringBuilder head, String name, String content) {
        head.append("<meta property=\"")
                .append(name)
                .append("\" content=\"")
                .append(escaped(content))
                .append("\" />");
    }

    private static void link(StringBuilder head, String rel, String href, @Nullable String type) {
        head.append("<link rel=\"")
                .append(rel)
                .append("\" href=\"")
                .append(escaped(href))
                .append('"');
        if (type != null) {
            head.append(" type=\"").append(type).append('"');
        }
        head.append(" />");
    }

    private static String escaped(String text) {
        return HtmlUtils.htmlEscape(text, StandardCharsets.UTF_8.name());
    }
}
