package arbiter.server.watch;

import arbiter.engine.picture.Theme;
import arbiter.server.answer.EntityTag;
import arbiter.server.answer.Positions;
import arbiter.server.answer.Themes;
import arbiter.server.game.Access;
import arbiter.server.game.BoardPicture;
import arbiter.server.game.SeatRow;
import arbiter.server.game.Standpoint;
import arbiter.server.web.Caller;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Small pictures of boards. */
@RestController
@RequestMapping("/api/games/{id}")
@Tag(name = "Positions")
class CardController {
    private static final MediaType SVG = MediaType.valueOf("image/svg+xml");
    private static final String POLICY =
            "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
    private static final Duration KEPT = Duration.ofDays(30);

    private final Access access;
    private final Cards cards;

    CardController(Access access, Cards cards) {
        this.access = access;
        this.cards = cards;
    }

    @GetMapping("/positions/{at}/card.svg")
    @Operation(
            summary = "The board of a position at the size of a playing card, as everybody may see it",
            description = "`picture` of a game is the address of its current one. Browsers may keep that, because the"
                    + " address changes with the picture.")
    ResponseEntity<byte[]> card(
            Caller caller,
            @PathVariable String id,
            @PathVariable String at,
            @RequestParam(defaultValue = "paper") String theme,
            @RequestParam(required = false) @Nullable @Schema(description = "as in `picture`") String v,
            HttpServletRequest request) {
        Standpoint who = access.glance(id, caller).requireBegun();
        int number = number(who, at);
        Theme shown = Themes.read(theme);
        List<SeatRow> seats = cards.seats(who.game());
        String mark = BoardPicture.mark(who.game(), seats);
        return answer(
                SVG,
                mark.equals(v) ? kept(who) : null,
                EntityTag.of("card", id, number, mark, shown),
                request,
                () -> cards.draw(who, number, shown, seats, request.getRemoteAddr()));
    }

    @GetMapping("/positions/{at}/link.png")
    @Operation(summary = "The board of a position with title and standing, as chats show it for a link")
    ResponseEntity<byte[]> link(
            Caller caller,
            @PathVariable String id,
            @PathVariable String at,
            @RequestParam(required = false) @Nullable @Schema(description = "as in `picture`") String v,
            HttpServletRequest request) {
        Standpoint who = access.glance(id, caller).requireBegun();
        int number = number(who, at);
        List<SeatRow> seats = cards.seats(who.game());
        String mark = BoardPicture.mark(who.game(), seats);
        return answer(
                MediaType.IMAGE_PNG,
                mark.equals(v) ? kept(who) : null,
                EntityTag.of("link", id, number, mark),
                request,
                () -> cards.drawLink(who, number, seats, request.getRemoteAddr()));
    }

    private static int number(Standpoint who, String at) {
        return Positions.read(at, who.game().entries());
    }

    /** @param lasting null if the address does not say which picture it wants, so that it must be asked for again */
    private static ResponseEntity<byte[]> answer(
            MediaType type,
            @Nullable CacheControl lasting,
            EntityTag tag,
            HttpServletRequest request,
            Supplier<byte[]> draw) {
        ResponseEntity<byte[]> answer = tag.answer(request, draw);
        return ResponseEntity.status(answer.getStatusCode())
                .eTag(String.valueOf(answer.getHeaders().getETag()))
                .cacheControl(lasting == null ? CacheControl.noCache().cachePrivate() : lasting)
                // People also open a picture directly, so it gets a strict policy: inline styles only.
                .header("Content-Security-Policy", POLICY)
                .contentType(type)
                .body(answer.getBody());
    }

    /** What is not for everybody, or not yet, stays in the caller's own browser. */
    private static CacheControl kept(Standpoint who) {
        CacheControl lasting = CacheControl.maxAge(KEPT).immutable();
        boolean everybody = !who.game().visibility().equals("private")
                && who.game().options().delay() == 0;
        return everybody ? lasting.cachePublic() : lasting.cachePrivate();
    }
}
