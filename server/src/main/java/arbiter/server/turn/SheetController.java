package arbiter.server.turn;

import arbiter.engine.seat.Seat;
import arbiter.server.game.Access;
import arbiter.server.game.GameRow;
import arbiter.server.game.Standpoint;
import arbiter.server.table.CheckedLine;
import arbiter.server.table.Desk;
import arbiter.server.table.DeskReason;
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
import jakarta.servlet.http.HttpServletResponse;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** The caller's own sheet. */
@RestController
@RequestMapping("/api/games/{id}")
@Tag(name = "Sheets")
class SheetController {
    private static final int LONGEST_KEY = 100;

    private final Access access;
    private final SheetDesk desk;
    private final Tables tables;
    private final Limits limits;
    private final Workbench bench;

    SheetController(Access access, SheetDesk desk, Tables tables, Limits limits, Workbench bench) {
        this.access = access;
        this.desk = desk;
        this.tables = tables;
        this.limits = limits;
        this.bench = bench;
    }

    record SheetWish(
            @NotNull @Schema(example = "4", description = "the position that the sheet is for")
            Integer at,

            @NotNull @Schema(example = "[\"move 3 1>2\",\"spawn 2 at 6\"]")
            List<String> lines,

            @Nullable @Schema(description = "the version that this one replaces, 0 for the first")
            Integer version,

            @Nullable Boolean ready,

            @Nullable @Schema(description = "a name for this attempt, the same when it is tried again")
            String key,

            @Nullable @Schema(description = "-1 for the host's own orders")
            Integer seat) {}

    record ReadyWish(
            @NotNull Integer at,
            @NotNull Integer version,
            @NotNull Boolean ready) {}

    record CheckWish(@NotNull List<String> lines, @Nullable Integer seat) {}

    record CheckAnswer(int at, List<CheckedLine> lines) {}

    record Candidates(int at, List<String> orders) {}

    record ReasonWish(
            @NotNull @Schema(example = "[\"move 3 1>2\"]") List<String> lines,

            @NotNull @Size(max = 100) @Schema(example = "12")
            String place) {}

    record DeskWish(
            @NotNull @Schema(example = "[\"move 3 1>2\"]") List<String> lines,

            @Nullable @Schema(description = "-1 for the host's own orders")
            Integer seat) {}

    @GetMapping("/sheet")
    @Operation(summary = "My sheet of the turn that is being decided")
    ResponseEntity<SheetAnswer> sheet(
            Caller caller,
            @PathVariable String id,
            @RequestParam(required = false) @Nullable Integer seat,
            HttpServletRequest request) {
        Standpoint who = access.to(id, caller);
        int own = own(who, seat);
        return desk.tag(who.game(), own, caller.account().id()).answer(request, () -> desk.current(who.game(), own));
    }

    @PutMapping("/sheet")
    @Operation(summary = "Save my sheet; the last one saved counts when the turn ends, ready or not")
    SheetAnswer save(
            Caller caller,
            @PathVariable String id,
            @RequestHeader(name = "Idempotency-Key", required = false) @Nullable String header,
            @RequestHeader(name = HttpHeaders.IF_MATCH, required = false)
                    @Nullable
                    @Schema(description = "the ETag of the sheet that this one replaces, instead of `version`")
                    String match,
            @Valid @RequestBody SheetWish wish,
            HttpServletResponse response) {
        Standpoint who = access.to(id, caller);
        int seat = own(who, wish.seat);
        limits.take(Limits.Kind.SHEET, caller.account().id());
        String key = wish.key != null ? wish.key : header;
        if (key != null && key.length() > LONGEST_KEY) {
            throw Problem.tooLong("key", key, LONGEST_KEY);
        }
        boolean ready = wish.ready != null && wish.ready;
        String account = caller.account().id();
        int version = match != null
                ? desk.version(who.game(), seat, account, match)
                : wish.version == null ? 0 : wish.version;
        SheetDesk.Basis basis = match != null ? SheetDesk.Basis.TAG : SheetDesk.Basis.VERSION;
        SheetAnswer saved = desk.save(
                who.game(), new SheetDesk.Incoming(seat, wish.at, wish.lines, version, ready, key, "player", basis));
        // A ResponseEntity would be sent in two parts, which costs more.
        SheetDesk.tag(who.game(), account, saved).head(response);
        return saved;
    }

    @PostMapping("/sheet/ready")
    @Operation(summary = "Set or clear my ready mark")
    SheetAnswer ready(Caller caller, @PathVariable String id, @Valid @RequestBody ReadyWish wish) {
        Standpoint who = access.to(id, caller);
        int seat = who.requireSeat();
        limits.take(Limits.Kind.SHEET, caller.account().id());
        return desk.setReady(who.game(), seat, wish.at, wish.version, wish.ready);
    }

    @PostMapping("/check")
    @Operation(summary = "What the rules say to these lines; nothing is stored")
    CheckAnswer check(Caller caller, @PathVariable String id, @Valid @RequestBody CheckWish wish) {
        Standpoint who = access.to(id, caller);
        int seat = own(who, wish.seat);
        String account = caller.account().id();
        limits.take(Limits.Kind.CHECK, account);
        return new CheckAnswer(
                who.game().entries(), bench.run(Bench.DRAFTS, account, () -> desk.check(who.game(), seat, wish.lines)));
    }

    @GetMapping("/candidates")
    @Operation(summary = "Orders that I could give, each legal as a sheet of its own")
    Candidates candidates(
            Caller caller, @PathVariable String id, @RequestParam(required = false) @Nullable Integer seat) {
        Standpoint who = access.to(id, caller);
        int own = own(who, seat);
        String account = caller.account().id();
        limits.take(Limits.Kind.CHECK, account);
        GameRow game = who.game();
        return new Candidates(
                game.entries(),
                bench.run(Bench.DRAFTS, account, () -> tables.of(game).candidates(game.entries(), own)));
    }

    @PostMapping("/desk")
    @Operation(
            summary =
                    "Everything the rules say to these lines of mine: verdicts, warnings, prices, what is left and what can"
                            + " follow; nothing is stored")
    Desk desk(Caller caller, @PathVariable String id, @Valid @RequestBody DeskWish wish) {
        Standpoint who = access.to(id, caller);
        int seat = own(who, wish.seat);
        String account = caller.account().id();
        limits.take(Limits.Kind.CHECK, account);
        return bench.run(Bench.DRAFTS, account, () -> desk.desk(who.game(), seat, wish.lines));
    }

    @PostMapping("/desk/reason")
    @Operation(summary = "Why nothing can be ordered at a place after these lines of mine; nothing is stored")
    DeskReason reason(Caller caller, @PathVariable String id, @Valid @RequestBody ReasonWish wish) {
        Standpoint who = access.to(id, caller);
        int seat = who.requireSeat();
        String account = caller.account().id();
        limits.take(Limits.Kind.CHECK, account);
        return bench.run(Bench.DRAFTS, account, () -> desk.reason(who.game(), seat, wish.lines, wish.place));
    }

    /** The caller's own seat. A host may also name the host's seat. */
    private static int own(Standpoint who, @Nullable Integer seat) {
        if (seat != null && seat == Seat.HOST.index()) {
            who.requireHost();
            return seat;
        }
        int own = who.requireSeat();
        if (seat != null && seat != own) {
            throw Problem.notYours("That is another player's seat.");
        }
        return own;
    }
}
