package arbiter.server.maps;

import arbiter.engine.Budget;
import arbiter.engine.Game;
import arbiter.engine.Workshop;
import arbiter.engine.text.Misread;
import arbiter.pictures.Png;
import arbiter.server.answer.Installed;
import arbiter.server.answer.Themes;
import arbiter.server.web.Limits;
import arbiter.server.web.Problem;
import arbiter.server.work.Bench;
import arbiter.server.work.Workbench;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Checks, imports, exports and generates boards. Stores nothing: people save boards as maps. */
@RestController
@RequestMapping("/api/rulesets/{id}")
@Tag(name = "Maps")
class WorkshopController {
    private static final int LARGEST = 1_500_000;
    private static final String SMALL_MAP =
            "{\"format\":\"arbiter-map/1\",\"territories\":[{\"id\":1,\"name\":\"Thule\"},"
                    + "{\"id\":2,\"name\":\"Norn\"}],\"borders\":[[1,2]]}";

    private final Limits limits;
    private final Workbench bench;

    WorkshopController(Limits limits, Workbench bench) {
        this.limits = limits;
        this.bench = bench;
    }

    record BoardWish(
            @NotBlank
            @Size(max = LARGEST)
            @Schema(description = "the board in the game's own format", example = SMALL_MAP)
            String text,

            @Min(0) @Max(100) @Schema(example = "2", description = "for how many players")
            int seats) {}

    record BoardFindings(
            @Schema(description = "whether a game can begin on it")
            boolean playable,

            List<FindingAnswer> findings,
            List<String> figures) {}

    /** @param weight {@code grave} if no game can begin because of it, otherwise {@code slight} */
    record FindingAnswer(
            @Schema(example = "unconnected") String code,
            @Schema(example = "grave") String weight,
            String sentence,

            @Schema(description = "the ids of the places it is about")
            List<Integer> places) {}

    record ImportWish(
            @Nullable @Size(max = 200) @Schema(example = "islands.geojson", description = "the file's name")
            String file,

            @NotBlank
            @Size(max = LARGEST)
            @Schema(description = "our JSON, GeoJSON, .gdl, or the name of a built-in board", example = "Two Shores")
            String text) {}

    record MakeWish(
            @Schema(example = "7", description = "the same number makes the same board")
            long seed,

            @Min(1) @Max(600) @Schema(example = "40", description = "how many places")
            int size,

            @Min(1) @Max(100) @Schema(example = "4") int seats,
            @NotBlank @Schema(example = "archipelago") String style) {}

    record BoardText(String name, String text) {}

    record ExportWish(
            @NotBlank @Size(max = LARGEST) @Schema(example = SMALL_MAP)
            String text,

            @NotBlank @Schema(example = "png", description = "json, gdl, svg or png")
            String format,

            @Nullable @Schema(example = "paper") String theme) {}

    @PostMapping("/workshop/check")
    @Operation(summary = "A board's health report: what keeps it from being played, what would make it better")
    BoardFindings check(@PathVariable String id, @Valid @RequestBody BoardWish wish, HttpServletRequest request) {
        limits.take(Limits.Kind.WORKSHOP, request.getRemoteAddr());
        Workshop workshop = workshop(id);
        Workshop.Inspection found =
                bench.run(Bench.MAPS, request.getRemoteAddr(), () -> workshop.inspect(wish.text, wish.seats));
        return new BoardFindings(
                found.findings().stream().noneMatch(each -> each.weight() == Workshop.Weight.GRAVE),
                found.findings().stream().map(WorkshopController::answer).toList(),
                found.figures().stream().map(WorkshopController::sentence).toList());
    }

    private static FindingAnswer answer(Workshop.Finding finding) {
        return new FindingAnswer(
                finding.code(),
                finding.weight().name().toLowerCase(Locale.ROOT),
                sentence(finding.sentence()),
                finding.places());
    }

    private static String sentence(String words) {
        return words.isEmpty() ? "" : Character.toUpperCase(words.charAt(0)) + words.substring(1) + ".";
    }

    @PostMapping("/workshop/import")
    @Operation(summary = "A board from a file in another format, or one that comes with the game, in the own format")
    BoardText bring(@PathVariable String id, @Valid @RequestBody ImportWish wish, HttpServletRequest request) {
        limits.take(Limits.Kind.WORKSHOP, request.getRemoteAddr());
        Workshop workshop = workshop(id);
        return bench.run(Bench.MAPS, request.getRemoteAddr(), () -> {
            try {
                return named(workshop, workshop.bring(wish.file == null ? "" : wish.file, wish.text));
            } catch (Misread e) {
                throw unreadable("file", e);
            }
        });
    }

    @PostMapping("/workshop/make")
    @Operation(summary = "A new board from a number, with fair starts")
    BoardText make(@PathVariable String id, @Valid @RequestBody MakeWish wish, HttpServletRequest request) {
        limits.take(Limits.Kind.SANDBOX, request.getRemoteAddr());
        Workshop workshop = workshop(id);
        Workshop.Wish board = new Workshop.Wish(wish.seed, wish.size, wish.seats, wish.style);
        workshop.refuse(board).ifPresent(why -> {
            throw Problem.unprocessable("refused", sentence(why));
        });
        return bench.run(Bench.MAPS, request.getRemoteAddr(), () -> named(workshop, workshop.make(board)));
    }

    @PostMapping("/workshop/export")
    @Operation(summary = "A board as a file: the own JSON, .gdl, SVG or PNG")
    ResponseEntity<byte[]> take(
            @PathVariable String id, @Valid @RequestBody ExportWish wish, HttpServletRequest request) {
        limits.take(Limits.Kind.SANDBOX, request.getRemoteAddr());
        Workshop workshop = workshop(id);
        return bench.run(Bench.MAPS, request.getRemoteAddr(), () -> {
            try {
                String theme = wish.theme == null ? "paper" : wish.theme;
                return switch (wish.format) {
                    case "svg" ->
                        file(drawn(workshop, wish.text, theme).getBytes(StandardCharsets.UTF_8), "image/svg+xml");
                    case "png" -> file(Png.of(drawn(workshop, wish.text, theme), Budget::checkpoint), "image/png");
                    default -> file(text(workshop, wish).getBytes(StandardCharsets.UTF_8), "text/plain;charset=utf-8");
                };
            } catch (Misread e) {
                throw unreadable("map", e);
            }
        });
    }

    @GetMapping("/boards/{name}/thumbnail.svg")
    @Operation(summary = "A board that comes with the game, at the size of a playing card")
    ResponseEntity<byte[]> thumbnail(
            @PathVariable String id,
            @PathVariable String name,
            @RequestParam(defaultValue = "paper") String theme,
            HttpServletRequest request) {
        limits.take(Limits.Kind.PICTURE, request.getRemoteAddr());
        Game<?, ?, ?> game = game(id);
        String board = Installed.board(game, name);
        return bench.run(Bench.MAPS, request.getRemoteAddr(), () -> Thumbnails.answer(game, board, theme));
    }

    private static String drawn(Workshop workshop, String text, String theme) throws Misread {
        return workshop.draw(text, Themes.read(theme));
    }

    private static String text(Workshop workshop, ExportWish wish) throws Misread {
        if (!workshop.formats().contains(wish.format)) {
            throw Problem.notOneOf(
                    "format",
                    wish.format,
                    Stream.concat(workshop.formats().stream(), Stream.of("svg", "png"))
                            .toList());
        }
        return workshop.take(wish.text, wish.format);
    }

    private static ResponseEntity<byte[]> file(byte[] bytes, String type) {
        return ResponseEntity.ok()
                .contentType(MediaType.valueOf(type))
                .header(
                        HttpHeaders.CONTENT_DISPOSITION,
                        ContentDisposition.attachment().build().toString())
                .body(bytes);
    }

    private static BoardText named(Workshop workshop, String text) {
        return new BoardText(workshop.inspect(text, 0).name(), text);
    }

    private static Problem unreadable(String what, Misread e) {
        return Problem.unprocessable("unreadable", "The " + what + " cannot be read: " + e.getMessage() + ".")
                .with("line", e.line())
                .with("column", e.column());
    }

    private static Game<?, ?, ?> game(String id) {
        return Installed.at(id);
    }

    private static Workshop workshop(String id) {
        return game(id).boards()
                .workshop()
                .orElseThrow(() -> Problem.notFound("Boards of `" + id + "` are not made by hand."));
    }
}
