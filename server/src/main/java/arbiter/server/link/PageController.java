package arbiter.server.link;

import arbiter.server.answer.EntityTag;
import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.StandardCharsets;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ResponseBody;

/** The pages that people send each other. A browser gets the web app, as from every address; programs find what they can show. */
@Controller
class PageController {
    private static final MediaType HTML = new MediaType(MediaType.TEXT_HTML, StandardCharsets.UTF_8);

    private final Blurbs blurbs;
    private final PageHtml html;

    PageController(Blurbs blurbs, PageHtml html) {
        this.blurbs = blurbs;
        this.html = html;
    }

    @GetMapping({
        "/game/{id}",
        "/games/{id}",
        "/game/{id}/story",
        "/game/{id}/turn/{turn}",
        "/maps/{id}",
        "/rules/{ruleset}/{chapter}",
        "/s/{id}"
    })
    @ResponseBody
    ResponseEntity<String> page(HttpServletRequest request) {
        String page = html.of(blurbs.at(request.getRequestURI()));
        ResponseEntity<String> answer = EntityTag.of("page", page).answer(request, () -> page);
        return ResponseEntity.status(answer.getStatusCode())
                .eTag(String.valueOf(answer.getHeaders().getETag()))
                .cacheControl(CacheControl.noCache())
                .contentType(HTML)
                .body(answer.getBody());
    }
}
