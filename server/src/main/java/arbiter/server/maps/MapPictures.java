package arbiter.server.maps;

import arbiter.engine.Budget;
import arbiter.engine.Games;
import arbiter.engine.picture.Theme;
import arbiter.engine.text.Misread;
import arbiter.pictures.LinkPicture;
import arbiter.server.answer.EntityTag;
import arbiter.server.web.Limits;
import arbiter.server.web.Problem;
import arbiter.server.work.Bench;
import arbiter.server.work.KeptPictures;
import arbiter.server.work.Workbench;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Pictures of maps for links. */
@RestController
@RequestMapping("/api/maps")
@Tag(name = "Maps")
class MapPictures {
    private static final int MOST_BYTES = 4 << 20;
    private static final Duration KEPT = Duration.ofMinutes(10);

    private final SharedMaps maps;
    private final JdbcClient jdbc;
    private final Limits limits;
    private final Workbench bench;
    private final KeptPictures<SharedMaps.Shared> drawn = new KeptPictures<>(MOST_BYTES);

    MapPictures(SharedMaps maps, JdbcClient jdbc, Limits limits, Workbench bench) {
        this.maps = maps;
        this.jdbc = jdbc;
        this.limits = limits;
        this.bench = bench;
    }

    @GetMapping("/{id}/link.png")
    @Operation(summary = "A map with its name, as chats show it")
    ResponseEntity<byte[]> picture(@PathVariable String id, HttpServletRequest request) {
        SharedMaps.Shared map = maps.find(id).orElseThrow(() -> Problem.notFound("There is no such map."));
        String visitor = request.getRemoteAddr();
        ResponseEntity<byte[]> answer = EntityTag.of("link", map)
                .answer(
                        request,
                        () -> drawn.get(map, () -> {
                            limits.take(Limits.Kind.PICTURE, visitor);
                            return bench.run(Bench.MAPS, visitor, () -> draw(map));
                        }));
        return ResponseEntity.status(answer.getStatusCode())
                .eTag(String.valueOf(answer.getHeaders().getETag()))
                .cacheControl(CacheControl.maxAge(KEPT).cachePublic())
                .contentType(MediaType.IMAGE_PNG)
                .body(answer.getBody());
    }

    private byte[] draw(SharedMaps.Shared map) {
        String text = jdbc.sql("select text from own_map where id = ?")
                .param(map.id())
                .query(String.class)
                .single();
        try {
            String svg = Games.byId(map.ruleset())
                    .flatMap(game -> game.boards().workshop())
                    .orElseThrow(() -> Problem.notFound("This game cannot draw an empty board."))
                    .draw(text, Theme.PAPER);
            return LinkPicture.of(svg, map.name(), map.game(), Budget::checkpoint);
        } catch (Misread e) {
            throw Problem.unprocessable("unreadable", "The map cannot be read: " + e.getMessage() + ".");
        }
    }
}
