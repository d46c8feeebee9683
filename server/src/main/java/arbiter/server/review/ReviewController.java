package arbiter.server.review;

import arbiter.engine.picture.Look;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.server.answer.EntityTag;
import arbiter.server.answer.Themes;
import arbiter.server.game.Access;
import arbiter.server.game.GameRow;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.table.Tables;
import arbiter.server.web.Caller;
import arbiter.server.web.Limits;
import arbiter.server.web.Problem;
import arbiter.server.work.Bench;
import arbiter.server.work.Workbench;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Which sheets of a finished game could have been better. */
@RestController
@RequestMapping("/api/games/{id}/review")
@Tag(name = "Positions")
class ReviewController {
    private static final MediaType SVG = MediaType.valueOf("image/svg+xml");

    private final Access access;
    private final SeatStore seats;
    private final Reviews reviews;
    private final Tables tables;
    private final Limits limits;
    private final Workbench bench;

    ReviewController(Access access, SeatStore seats, Reviews reviews, Tables tables, Limits limits, Workbench bench) {
        this.access = access;
        this.seats = seats;
        this.reviews = reviews;
        this.tables = tables;
        this.limits = limits;
        this.bench = bench;
    }

    @GetMapping
    @Operation(
            summary = "The review of a finished game: the turning points, and the sheets that would have been better")
    ReviewAnswer review(Caller caller, @PathVariable String id) {
        return reviews.of(over(caller, id));
    }

    @PostMapping
    @Operation(summary = "Compute the review of a finished game, unless it is there already")
    ReviewAnswer begin(Caller caller, @PathVariable String id) {
        GameRow game = over(caller, id);
        String account = caller.account().id();
        limits.take(Limits.Kind.REVIEW, account);
        reviews.begin(game, account);
        return reviews.of(game);
    }

    @GetMapping("/points/{number}/picture.svg")
    @Operation(summary = "The board before a turning point, as the seat saw it, with the better sheet drawn")
    ResponseEntity<byte[]> picture(
            Caller caller,
            @PathVariable String id,
            @PathVariable int number,
            @RequestParam(defaultValue = "better") @Schema(description = "better or given") String sheet,
            @RequestParam(defaultValue = "paper") @Schema(description = "paper or night") String theme,
            HttpServletRequest request) {
        GameRow game = over(caller, id);
        limits.take(Limits.Kind.PICTURE, request.getRemoteAddr());
        Look look = new Look(
                Themes.read(theme),
                seats.of(game.id()).stream().map(SeatRow::colour).toList());
        // A finished game has only one review, so its number stands for it.
        ResponseEntity<byte[]> answer = EntityTag.of("review", game.id(), game.entries(), number, sheet, look)
                .answer(
                        request,
                        () -> bench.run(
                                Bench.PICTURES, request.getRemoteAddr(), () -> draw(game, number, sheet, look)));
        return ResponseEntity.status(answer.getStatusCode())
                .headers(answer.getHeaders())
                // People also open a picture directly, so it gets a strict policy: inline styles only.
                .header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
                .contentType(SVG)
                .body(answer.getBody());
    }

    private byte[] draw(GameRow game, int number, String sheet, Look look) {
        Reviews.TurningPoint point = reviews.point(game, number)
                .orElseThrow(() -> Problem.notFound("The review of this game has no turning point " + number + "."));
        List<String> lines = switch (sheet) {
            case "better" -> point.better();
            case "given" -> point.given();
            default -> throw Problem.notOneOf("sheet", sheet, List.of("better", "given"));
        };
        return tables.of(game)
                .drawOrders(point.at(), Viewer.of(Seat.of(point.seat())), lines, look)
                .getBytes(StandardCharsets.UTF_8);
    }

    /** A review knows all secrets of the game, so nobody gets it before the end. */
    private GameRow over(Caller caller, String id) {
        GameRow game = access.to(id, caller).game();
        if (game.status() != GameRow.Status.OVER) {
            throw Problem.conflict("not-over", "A game can be reviewed when it is over.");
        }
        return game;
    }
}
