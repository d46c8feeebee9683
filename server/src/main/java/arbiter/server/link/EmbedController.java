package arbiter.server.link;

import arbiter.server.game.BoardPicture;
import arbiter.server.game.GameRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.Standpoint;
import arbiter.server.settings.ServerSettings;
import arbiter.server.watch.Headline;
import arbiter.server.web.Embedding;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseBody;
import org.springframework.web.util.HtmlUtils;

/**
 * A board for other people's pages: a picture and a link, without a script, for strangers' eyes. Nobody is logged in at this address, so a
 * page that frames it can make nobody do anything.
 */
@Controller
class EmbedController {
    private static final MediaType HTML = new MediaType(MediaType.TEXT_HTML, StandardCharsets.UTF_8);
    private static final int AGAIN_SECONDS = 300;

    private final Blurbs blurbs;
    private final Headline.Desk headlines;
    private final SeatStore seats;
    private final ServerSettings settings;

    EmbedController(Blurbs blurbs, Headline.Desk headlines, SeatStore seats, ServerSettings settings) {
        this.blurbs = blurbs;
        this.headlines = headlines;
        this.seats = seats;
        this.settings = settings;
    }

    @GetMapping("/embed/game/{id}")
    @ResponseBody
    ResponseEntity<String> board(
            @PathVariable String id,
            @RequestParam(defaultValue = "board") String show,
            @RequestParam(required = false) @Nullable Integer turn) {
        Optional<String> page = blurbs.stranger(id)
                .flatMap(who -> turn == null
                        ? Optional.of(page(who, Show.of(show)))
                        : headlines.end(who, turn).map(at -> past(who, turn, at)));
        return ResponseEntity.status(page.isPresent() ? HttpStatus.OK : HttpStatus.NOT_FOUND)
                .cacheControl(CacheControl.noCache())
                .contentType(HTML)
                .body(page.orElseGet(
                        () -> html("Arbiter", "", "<p>There is no such game or turn, or the game is private.</p>")));
    }

    /** The board after a turn, which does not change any more. */
    private String past(Standpoint who, int turn, int at) {
        Headline headline = headlines.of(who, at);
        String game = who.game().id();
        String image = image(picture(who, at), headline);
        return html(headline.title(), "", link("/game/" + game + "/turn/" + turn, image));
    }

    private String picture(Standpoint who, int at) {
        GameRow game = who.game();
        String mark = BoardPicture.mark(game, seats.of(game.id()));
        return "/api/games/" + game.id() + "/positions/" + at + "/link.png?v=" + mark;
    }

    private static String image(String picture, Headline headline) {
        String alt = headline.title() + ". " + headline.line();
        return "<img src=\"" + escaped(picture) + "\" alt=\"" + escaped(alt) + "\">";
    }

    private String link(String path, String content) {
        return "<a href=\"" + escaped(settings.publicUrl() + path) + "\" target=\"_blank\" rel=\"noopener\">" + content
                + "</a>";
    }

    private enum Show {
        BOARD,
        FILM;

        static Show of(String word) {
            return word.equals("film") ? FILM : BOARD;
        }
    }

    private String page(Standpoint who, Show show) {
        GameRow game = who.game();
        Headline headline = headlines.of(who, game.entries());
        String picture = switch (show) {
            case FILM -> "/api/games/" + game.id() + "/timelapse.gif?width=800";
            case BOARD -> picture(who, game.entries());
        };
        String target = "/game/" + game.id() + (game.status() == GameRow.Status.OVER ? "/story" : "");
        String image = game.status().begun()
                ? image(picture, headline)
                : "<p><strong>" + escaped(headline.title()) + "</strong><br>" + escaped(headline.line()) + "</p>";
        boolean changes = game.status() != GameRow.Status.OVER;
        String again = changes ? "<meta http-equiv=\"refresh\" content=\"" + AGAIN_SECONDS + "\">" : "";
        return html(headline.title(), again, link(target, image));
    }

    private static String html(String title, String head, String body) {
        return "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
                + "<meta name=\"robots\" content=\"noindex\"><link rel=\"icon\" href=\"/icon.svg\"><title>"
                + escaped(title) + "</title>" + head + "<style>"
                + Embedding.STYLE + "</style></head><body>" + body + "</body></html>";
    }

    private static String escaped(String text) {
        return HtmlUtils.htmlEscape(text, StandardCharsets.UTF_8.name());
    }
}
