package arbiter.server.ahead;

import arbiter.server.game.Access;
import arbiter.server.game.Standpoint;
import arbiter.server.web.Caller;
import arbiter.server.web.Limits;
import arbiter.server.work.Bench;
import arbiter.server.work.Workbench;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** The caller's own standing orders. Nobody else can read them before the end of the game, the host included. */
@RestController
@RequestMapping("/api/games/{id}/standing-orders")
@Tag(name = "Sheets")
class StandingController {
    private final Access access;
    private final StandingDesk desk;
    private final Limits limits;
    private final Workbench bench;

    StandingController(Access access, StandingDesk desk, Limits limits, Workbench bench) {
        this.access = access;
        this.desk = desk;
        this.limits = limits;
        this.bench = bench;
    }

    record StandingWish(
            @NotNull @Schema(example = "[\"turn 9: move 3 4>12\",\"if 12 is enemy: move 3 4>12 else hold\"]")
            List<String> lines,

            @Nullable
            @Size(max = 40)
            @Schema(example = "defend", description = "one of the postures of the game; none by default")
            String posture,

            @Nullable @Schema(description = "whether the sheet is handed in as soon as the turn begins")
            Boolean atOnce,

            @NotNull @Schema(description = "the version that this one replaces, 0 for the first")
            Integer version) {}

    record StandingCheckWish(
            @NotNull @Schema(example = "[\"turn 9: move 3 4>12\"]")
            List<String> lines,

            @Nullable @Size(max = 40) @Schema(example = "hold")
            String posture) {}

    @GetMapping
    @Operation(summary = "My standing orders, explained, and what they come to now")
    AheadAnswer mine(Caller caller, @PathVariable String id) {
        Standpoint who = access.to(id, caller);
        int seat = who.requireSeat();
        String account = caller.account().id();
        limits.take(Limits.Kind.CHECK, account);
        return bench.run(Bench.DRAFTS, account, () -> desk.current(who.game(), seat));
    }

    @PutMapping
    @Operation(summary = "Save my standing orders; they replace all earlier ones")
    AheadAnswer save(Caller caller, @PathVariable String id, @Valid @RequestBody StandingWish wish) {
        Standpoint who = access.to(id, caller);
        int seat = who.requireSeat();
        String account = caller.account().id();
        limits.take(Limits.Kind.SHEET, account);
        Standing.Time time = Boolean.TRUE.equals(wish.atOnce) ? Standing.Time.AT_ONCE : Standing.Time.AT_THE_END;
        StandingDesk.Wish wished = new StandingDesk.Wish(wish.lines, word(wish.posture), time, wish.version);
        return bench.run(Bench.DRAFTS, account, () -> desk.save(who.game(), seat, account, wished));
    }

    @PostMapping("/check")
    @Operation(summary = "What these lines would mean as standing orders; nothing is stored")
    AheadAnswer.StandingCheckAnswer check(
            Caller caller, @PathVariable String id, @Valid @RequestBody StandingCheckWish wish) {
        Standpoint who = access.to(id, caller);
        int seat = who.requireSeat();
        String account = caller.account().id();
        limits.take(Limits.Kind.CHECK, account);
        return bench.run(Bench.DRAFTS, account, () -> desk.check(who.game(), seat, wish.lines, word(wish.posture)));
    }

    private static String word(@Nullable String posture) {
        return posture == null ? "none" : posture;
    }
}
