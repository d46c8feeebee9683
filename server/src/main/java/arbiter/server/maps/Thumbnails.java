package arbiter.server.maps;

import arbiter.engine.Game;
import arbiter.engine.text.Misread;
import arbiter.server.answer.Themes;
import arbiter.server.web.Problem;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;

/** Small pictures of boards, for lists. */
final class Thumbnails {
    private static final MediaType SVG = MediaType.valueOf("image/svg+xml");

    private Thumbnails() {}

    static ResponseEntity<byte[]> answer(Game<?, ?, ?> game, String board, String theme) {
        try {
            String svg = game.boards()
                    .workshop()
                    .orElseThrow(() -> Problem.notFound("This game cannot draw an empty board."))
                    .thumbnail(board, Themes.read(theme));
            return ResponseEntity.ok()
                    .contentType(SVG)
                    .cacheControl(CacheControl.maxAge(Duration.ofSeconds(5)).cachePrivate())
                    .body(svg.getBytes(StandardCharsets.UTF_8));
        } catch (Misread e) {
            throw Problem.unprocessable("unreadable", "The map cannot be read: " + e.getMessage() + ".");
        }
    }
}
