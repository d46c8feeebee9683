package arbiter.server.turn;

import arbiter.server.game.Access;
import arbiter.server.game.GameRow;
import arbiter.server.game.Standpoint;
import arbiter.server.lobby.GamePage;
import arbiter.server.lobby.GamePages;
import arbiter.server.table.BalanceAnswer;
import arbiter.server.table.Desk;
import arbiter.server.table.FrameAnswer;
import arbiter.server.web.Caller;
import arbiter.server.web.Limits;
import arbiter.server.web.Problem;
import arbiter.server.work.Bench;
import arbiter.server.work.Workbench;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Everything about a table in one answer, and replays. */
@RestController
@RequestMapping("/api/games/{id}")
@Tag(name = "Positions")
class TableController {
    /** More steps than anybody watches at once. */
    private static final int LONGEST = 200;

    private final Access access;
    private final GamePages pages;
    private final History history;
    private final SheetDesk sheets;
    private final Limits limits;
    private final Workbench bench;

    TableController(Access access, GamePages pages, History history, SheetDesk sheets, Limits limits, Workbench bench) {
        this.access = access;
        this.pages = pages;
        this.history = history;
        this.sheets = sheets;
        this.limits = limits;
        this.bench = bench;
    }

    /**
     * Everything that a page shows of a game. All parts are about the same position.
     *
     * @param position null before the game has begun
     * @param sheet null for callers without a seat
     * @param desk what the rules say about the sheet; null if the caller may not order
     */
    record TableAnswer(
            GamePage game,

            @Nullable PositionAnswer position,

            @Schema(description = "the positions after the one that `after` named")
            List<PositionAnswer.Brief> positions,

            @Nullable SheetAnswer sheet,

            @Nullable Desk desk) {}

    record Replay(int from, int to, List<FrameAnswer> frames) {}

    @GetMapping("/table")
    @Operation(summary = "The game, its position, my sheet and what I can order, in one answer")
    TableAnswer table(
            Caller caller,
            @PathVariable String id,
            @RequestParam(required = false)
                    @Nullable
                    @Schema(
                            description =
                                    "the `tag` of a position that I have; then only what differs from its view is sent")
                    String known,
            @RequestParam(defaultValue = "-1") @Schema(description = "only positions after this one are listed")
                    int after) {
        Standpoint who = access.to(id, caller);
        GameRow game = who.game();
        GamePage page = pages.page(who);
        if (!game.status().begun()) {
            return new TableAnswer(page, null, List.of(), null, null);
        }
        PositionAnswer position = history.position(who, game.entries(), known);
        List<PositionAnswer.Brief> positions = history.list(who, after);
        boolean seated = who.seat() != null && game.status() != GameRow.Status.OVER;
        SheetAnswer sheet = seated ? sheets.current(game, who.requireSeat()) : null;
        return new TableAnswer(page, position, positions, sheet, sheet == null ? null : desk(who, sheet));
    }

    private @Nullable Desk desk(Standpoint who, SheetAnswer sheet) {
        if (!sheet.mayOrder()) {
            return null;
        }
        List<String> lines = sheet.lines().stream().map(line -> line.text()).toList();
        String account = who.caller().account().id();
        return bench.run(Bench.DRAFTS, account, () -> sheets.desk(who.game(), who.requireSeat(), lines));
    }

    @GetMapping("/positions/{at}/frames")
    @Operation(summary = "How I saw the game go to this position, step by step")
    Replay frames(
            Caller caller,
            @PathVariable String id,
            @PathVariable String at,
            @RequestParam(required = false)
                    @Nullable
                    @Schema(description = "the position with which the replay begins; the one before by default")
                    Integer from,
            HttpServletRequest request) {
        Standpoint who = access.to(id, caller);
        int to = history.number(who, at);
        int first = begin(from, to);
        limits.take(Limits.Kind.PICTURE, request.getRemoteAddr());
        return new Replay(
                first, to, bench.run(Bench.DRAFTS, request.getRemoteAddr(), () -> history.frames(who, first, to)));
    }

    @GetMapping("/positions/{at}/balance")
    @Operation(summary = "What my seat won and lost on the way to this position, and where it stands")
    BalanceAnswer balance(
            Caller caller,
            @PathVariable String id,
            @PathVariable String at,
            @RequestParam(required = false)
                    @Nullable
                    @Schema(description = "the position to compare with; the one before by default")
                    Integer from,
            HttpServletRequest request) {
        Standpoint who = access.to(id, caller);
        int seat = who.requireSeat();
        int to = history.number(who, at);
        int first = begin(from, to);
        limits.take(Limits.Kind.PICTURE, request.getRemoteAddr());
        return bench.run(Bench.DRAFTS, request.getRemoteAddr(), () -> history.balance(who, seat, first, to));
    }

    private static int begin(@Nullable Integer from, int to) {
        int first = from == null ? Math.max(0, to - 1) : from;
        if (first < 0 || first > to || to - first > LONGEST) {
            throw Problem.notFound("A replay begins at most " + LONGEST + " positions before the one it leads to.");
        }
        return first;
    }
}
