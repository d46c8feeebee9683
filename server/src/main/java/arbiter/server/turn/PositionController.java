package arbiter.server.turn;

import arbiter.engine.Budget;
import arbiter.engine.picture.Look;
import arbiter.pictures.Png;
import arbiter.server.answer.Cursor;
import arbiter.server.answer.EntityTag;
import arbiter.server.answer.Slice;
import arbiter.server.answer.Themes;
import arbiter.server.game.Access;
import arbiter.server.game.GameRow;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.Standpoint;
import arbiter.server.table.Table;
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
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.springframework.core.io.InputStreamResource;
import org.springframework.core.io.Resource;
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

/** Positions, reports, pictures and the log. */
@RestController
@RequestMapping("/api/games/{id}")
@Tag(name = "Positions")
class PositionController {
    private static final int NARROWEST = 100;
    private static final int WIDEST = 4000;
    static final MediaType SVG = MediaType.valueOf("image/svg+xml");

    private final Access access;
    private final SeatStore seats;
    private final History history;
    private final Tables tables;
    private final SheetDesk desk;
    private final Limits limits;
    private final Workbench bench;

    PositionController(
            Access access,
            SeatStore seats,
            History history,
            Tables tables,
            SheetDesk desk,
            Limits limits,
            Workbench bench) {
        this.access = access;
        this.seats = seats;
        this.history = history;
        this.tables = tables;
        this.desk = desk;
        this.limits = limits;
        this.bench = bench;
    }

    private static final int MOST = 1000;

    record Timeline(List<PositionAnswer.Brief> positions) {}

    record Positions(
            List<PositionAnswer.Brief> positions,

            @Nullable @Schema(description = "the `cursor` of the next page; null at the end")
            String next) {}

    record DrawingWish(
            @NotNull List<String> lines,
            @Nullable @Schema(example = "paper") String theme) {}

    @GetMapping("/positions")
    @Operation(summary = "All positions of the game, with the scores of each")
    Positions positions(
            Caller caller,
            @PathVariable String id,
            @RequestParam(defaultValue = "-1") @Schema(description = "only positions after this one") int after,
            @RequestParam(required = false) @Nullable @Schema(description = "`next` of the page before") String cursor,
            @RequestParam(defaultValue = "500") @Schema(description = "positions per page, 1 to 1000") int limit) {
        Standpoint who = access.to(id, caller);
        int from = (int) Cursor.read("positions", cursor, new Cursor(after, "")).at();
        Slice<PositionAnswer.Brief> page = Slice.of(
                "positions",
                who.game().status().begun() ? history.list(who, from, Slice.limit(limit, MOST) + 1) : List.of(),
                limit,
                brief -> new Cursor(brief.at(), ""));
        return new Positions(page.items(), page.next());
    }

    @GetMapping("/positions/{at}")
    @Operation(summary = "A position as I may see it, with the report of the turn that led to it")
    ResponseEntity<PositionAnswer> position(
            Caller caller,
            @PathVariable String id,
            @PathVariable String at,
            @RequestParam(required = false)
                    @Nullable
                    @Schema(
                            description =
                                    "the `tag` of a position that I have; then only what differs from its view is sent")
                    String known,
            HttpServletRequest request) {
        Standpoint who = access.to(id, caller);
        int number = history.number(who, at);
        return tag(who, number, known == null ? "" : known).answer(request, () -> history.position(who, number, known));
    }

    private static EntityTag tag(Standpoint who, int at, String more) {
        return EntityTag.of("position", who.game().id(), History.tag(who, at), more);
    }

    @GetMapping({"/positions/{at}/picture.svg", "/positions/{at}/picture.png"})
    @Operation(summary = "The board of a position as a picture")
    ResponseEntity<byte[]> picture(
            Caller caller,
            @PathVariable String id,
            @PathVariable String at,
            @RequestParam(defaultValue = "paper") String theme,
            @RequestParam(defaultValue = "happened") @Schema(description = "none, mine or happened") String orders,
            @RequestParam(defaultValue = "1200") int width,
            HttpServletRequest request) {
        Standpoint who = access.to(id, caller);
        int number = history.number(who, at);
        boolean png = request.getRequestURI().endsWith(".png");
        limits.take(Limits.Kind.PICTURE, request.getRemoteAddr());
        Look look = look(who, theme);
        EntityTag tag = tag(who, number, lookTag(look) + orders + (png ? width : "") + sheetTag(who, orders));
        int pixels = Problem.within("width", width, NARROWEST, WIDEST);
        ResponseEntity<byte[]> answer = tag.answer(
                request,
                () -> bench.run(Bench.PICTURES, request.getRemoteAddr(), () -> {
                    String svg = draw(who, number, orders, look);
                    return png ? Png.of(svg, pixels, Budget::checkpoint) : svg.getBytes(StandardCharsets.UTF_8);
                }));
        return ResponseEntity.status(answer.getStatusCode())
                .headers(answer.getHeaders())
                // People also open a picture directly, so it gets a strict policy: inline styles only.
                .header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
                .contentType(png ? MediaType.IMAGE_PNG : SVG)
                .body(answer.getBody());
    }

    private String sheetTag(Standpoint who, String orders) {
        Integer seat = who.seat();
        return orders.equals("mine") && seat != null
                ? "v" + desk.current(who.game(), seat).version()
                : "";
    }

    private String draw(Standpoint who, int at, String orders, Look look) {
        Table<?, ?, ?> table = tables.of(who.game());
        Integer seat = who.seat();
        boolean current = at == who.game().entries();
        return switch (orders) {
            case "happened" -> table.drawHappened(at, who.viewer(), look);
            case "mine" -> {
                List<String> lines = current && seat != null
                        ? desk.current(who.game(), seat).lines().stream()
                                .map(line -> line.normal())
                                .toList()
                        : List.of();
                yield table.drawOrders(at, who.viewer(), lines, look);
            }
            case "none" -> table.drawOrders(at, who.viewer(), List.of(), look);
            default -> throw Problem.notOneOf("orders", orders, List.of("none", "mine", "happened"));
        };
    }

    /** Uses the players' colours, as on the page. */
    private Look look(Standpoint who, @Nullable String theme) {
        List<String> colours =
                seats.of(who.game().id()).stream().map(SeatRow::colour).toList();
        return new Look(Themes.read(theme), colours);
    }

    /** Part of the cache tag: a new player of a seat may bring another colour, so the picture of a position can change. */
    private static String lookTag(Look look) {
        return look.theme() + Integer.toHexString(look.colours().hashCode());
    }

    @PostMapping("/drawing")
    @Operation(summary = "My board with these orders drawn as intentions")
    ResponseEntity<byte[]> drawing(Caller caller, @PathVariable String id, @Valid @RequestBody DrawingWish wish) {
        Standpoint who = access.to(id, caller);
        int seat = who.requireSeat();
        limits.take(Limits.Kind.PICTURE, caller.account().id());
        Look look = look(who, wish.theme);
        String svg = bench.run(Bench.PICTURES, caller.account().id(), () -> {
            desk.check(who.game(), seat, wish.lines);
            return tables.of(who.game()).drawOrders(who.game().entries(), who.viewer(), wish.lines, look);
        });
        return ResponseEntity.ok().contentType(SVG).body(svg.getBytes(StandardCharsets.UTF_8));
    }

    @GetMapping("/log")
    @Operation(summary = "The log as JSON Lines; complete when the game is over")
    ResponseEntity<Resource> log(Caller caller, @PathVariable String id, HttpServletRequest request) {
        Standpoint who = access.to(id, caller);
        limits.take(Limits.Kind.LOG, request.getRemoteAddr());
        who.requireStatus(GameRow.Status.RUNNING, GameRow.Status.PAUSED, GameRow.Status.OVER);
        String name = who.game().ruleset() + "-" + who.game().id() + ".jsonl";
        return ResponseEntity.ok()
                .contentType(MediaType.valueOf("application/jsonl"))
                .header(
                        HttpHeaders.CONTENT_DISPOSITION,
                        "attachment; filename=\"" + name.toLowerCase(Locale.ROOT) + "\"")
                .body(new InputStreamResource(new LogPages(who.game().entries(), first -> page(who, first, request))));
    }

    private byte[] page(Standpoint who, int first, HttpServletRequest request) {
        return bench.run(
                Bench.LOGS,
                request.getRemoteAddr(),
                () -> history.log(who, first).getBytes(StandardCharsets.UTF_8));
    }

    @GetMapping("/timeline")
    @Operation(summary = "The scores of all positions that count, for graphs")
    Timeline timeline(Caller caller, @PathVariable String id) {
        Standpoint who = access.to(id, caller);
        List<PositionAnswer.Brief> all = who.game().status().begun() ? history.list(who, -1) : List.of();
        return new Timeline(all.stream().filter(brief -> !brief.discarded()).toList());
    }
}
