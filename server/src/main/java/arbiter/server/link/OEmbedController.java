package arbiter.server.link;

import arbiter.server.settings.ServerSettings;
import arbiter.server.web.Problem;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.util.HtmlUtils;

/** What a program that shows links needs to know about a page (oembed.com). */
@RestController
@Tag(name = "Links")
class OEmbedController {
    private static final int WIDTH = 1200;
    private static final int HEIGHT = 630;
    private static final int NARROWEST = 200;
    private static final Duration KEPT = Duration.ofMinutes(5);

    private final Blurbs blurbs;
    private final ServerSettings settings;

    OEmbedController(Blurbs blurbs, ServerSettings settings) {
        this.blurbs = blurbs;
        this.settings = settings;
    }

    @JsonInclude(JsonInclude.Include.NON_NULL)
    record OEmbed(
            @Schema(example = "1.0") String version,

            @Schema(example = "rich", description = "rich for a board that can be embedded, otherwise link")
            String type,

            String title,
            @JsonProperty("provider_name") String providerName,
            @JsonProperty("provider_url") String providerUrl,
            @JsonProperty("cache_age") long cacheAge,
            @Nullable @JsonProperty("thumbnail_url") String thumbnailUrl,
            @Nullable @JsonProperty("thumbnail_width") Integer thumbnailWidth,
            @Nullable @JsonProperty("thumbnail_height") Integer thumbnailHeight,
            @Nullable String html,
            @Nullable Integer width,
            @Nullable Integer height) {}

    @GetMapping("/api/oembed")
    @Operation(summary = "Title, picture and embeddable board of a public page, by its address (oEmbed)")
    ResponseEntity<OEmbed> oembed(
            @RequestParam @Schema(example = "http://localhost:8080/game/h7m2kq9xwd") String url,
            @RequestParam(defaultValue = "1200")
                    @Schema(description = "board and picture are at most this wide, or are left out")
                    int maxwidth,
            @RequestParam(defaultValue = "630")
                    @Schema(description = "board and picture are at most this high, or are left out")
                    int maxheight,
            @RequestParam(defaultValue = "json") String format) {
        if (!format.equals("json")) {
            throw new Problem(HttpStatus.NOT_IMPLEMENTED, "json-only", "format: this server answers only in json.");
        }
        if (maxwidth < 1) {
            throw Problem.impossible("maxwidth", String.valueOf(maxwidth), "a number of pixels from 1");
        }
        if (maxheight < 1) {
            throw Problem.impossible("maxheight", String.valueOf(maxheight), "a number of pixels from 1");
        }
        Blurb blurb = blurbs.at(path(url))
                .orElseThrow(() -> Problem.notFound("There is no public page of this server at that address."));
        return ResponseEntity.ok()
                .cacheControl(CacheControl.maxAge(KEPT).cachePublic())
                .body(answer(blurb, size(maxwidth, maxheight)));
    }

    private String path(String url) {
        String base = settings.publicUrl() + "/";
        String path = url.startsWith(base) ? url.substring(base.length() - 1) : "";
        return path.replaceFirst("[?#].*$", "").replaceFirst("/$", "");
    }

    /** The largest width at which a board is neither too wide nor too high. */
    private static int size(int widest, int highest) {
        return (int) Math.min(WIDTH, Math.min(widest, (long) highest * WIDTH / HEIGHT));
    }

    /** @param width that there is room for; the picture has only one size */
    private OEmbed answer(Blurb blurb, int width) {
        String base = settings.publicUrl();
        boolean rich = blurb.board() != null && width >= NARROWEST;
        boolean drawn = blurb.picture() != null && width == WIDTH;
        int height = width * HEIGHT / WIDTH;
        String frame =
                "<iframe src=\"" + HtmlUtils.htmlEscape(base + blurb.board()) + "\" width=\"" + width + "\" height=\""
                        + height + "\" title=\"" + HtmlUtils.htmlEscape(blurb.title())
                        + "\" style=\"border:0\" loading=\"lazy\"></iframe>";
        return new OEmbed(
                "1.0",
                rich ? "rich" : "link",
                blurb.title(),
                "Arbiter",
                base,
                KEPT.toSeconds(),
                drawn ? base + blurb.picture() : null,
                drawn ? (Integer) WIDTH : null,
                drawn ? (Integer) HEIGHT : null,
                rich ? frame : null,
                rich ? (Integer) width : null,
                rich ? (Integer) height : null);
    }
}
