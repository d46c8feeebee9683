package arbiter.server.turn;

import arbiter.server.game.Access;
import arbiter.server.game.Standpoint;
import arbiter.server.lobby.GamePage;
import arbiter.server.lobby.GamePages;
import arbiter.server.web.Caller;
import arbiter.server.web.Limits;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Requests to delay the end of a turn. */
@RestController
@RequestMapping("/api/games/{id}/delays")
@Tag(name = "Sheets")
class DelayController {
    private final Access access;
    private final TurnClock turnClock;
    private final GamePages pages;
    private final Limits limits;

    DelayController(Access access, TurnClock turnClock, GamePages pages, Limits limits) {
        this.access = access;
        this.turnClock = turnClock;
        this.pages = pages;
        this.limits = limits;
    }

    record DelayWish(
            @NotNull @Schema(example = "120") Integer minutes,

            @Nullable @Size(max = 300) @Schema(example = "On a train until nine.")
            String reason) {}

    record DelayVerdict(@NotNull Boolean grant) {}

    @PostMapping
    @Operation(summary = "Ask for delay")
    GamePage ask(Caller caller, @PathVariable String id, @Valid @RequestBody DelayWish wish) {
        Standpoint who = access.to(id, caller);
        limits.take(Limits.Kind.MESSAGE, caller.account().id());
        turnClock.ask(who, wish.minutes, wish.reason == null ? "" : wish.reason);
        return pages.fresh(who);
    }

    @PostMapping("/{delay}")
    @Operation(summary = "Grant or refuse a request (host), or vote on it (players, where they decide)")
    GamePage answer(
            Caller caller, @PathVariable String id, @PathVariable int delay, @Valid @RequestBody DelayVerdict verdict) {
        Standpoint who = access.to(id, caller);
        caller.account();
        turnClock.answer(who, delay, verdict.grant ? TurnClock.Answer.GRANT : TurnClock.Answer.REFUSE);
        return pages.fresh(who);
    }
}
