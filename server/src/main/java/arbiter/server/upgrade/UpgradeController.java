package arbiter.server.upgrade;

import arbiter.server.fact.Fact;
import arbiter.server.game.Access;
import arbiter.server.game.GameRow;
import arbiter.server.game.Standpoint;
import arbiter.server.lobby.GamePage;
import arbiter.server.lobby.GamePages;
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
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Newer rules for a running game. */
@RestController
@RequestMapping("/api/games/{id}")
@Tag(name = "Host")
class UpgradeController {
    private final Access access;
    private final Upgrading upgrading;
    private final Comparisons comparisons;
    private final GamePages pages;
    private final Limits limits;
    private final Workbench bench;

    UpgradeController(
            Access access,
            Upgrading upgrading,
            Comparisons comparisons,
            GamePages pages,
            Limits limits,
            Workbench bench) {
        this.access = access;
        this.upgrading = upgrading;
        this.comparisons = comparisons;
        this.pages = pages;
        this.limits = limits;
        this.bench = bench;
    }

    record UpgradeWish(
            @Nullable @Size(max = 300) @Schema(example = "The new rules settle our quarrel about mines.")
            String reason) {}

    record UpgradeVote(@NotNull Boolean agree) {}

    @GetMapping("/upgrade")
    @Operation(summary = "What the newest rules would have made of each turn, for those who take part")
    Comparisons.Comparison compareRules(Caller caller, @PathVariable String id) {
        Standpoint who = access.to(id, caller).requirePart();
        who.requireStatus(GameRow.Status.RUNNING, GameRow.Status.PAUSED, GameRow.Status.OVER);
        String account = caller.account().id();
        limits.take(Limits.Kind.PREVIEW, account);
        return bench.run(Bench.LOGS, account, () -> comparisons.of(who));
    }

    @PostMapping("/upgrade")
    @Operation(summary = "Agree to the proposed rules or refuse them (players), or withdraw the proposal (host)")
    GamePage decideOnRules(Caller caller, @PathVariable String id, @Valid @RequestBody UpgradeVote vote) {
        Standpoint who = access.to(id, caller);
        caller.account();
        upgrading.answer(who, vote.agree ? Fact.Answer.GRANTED : Fact.Answer.REFUSED);
        return pages.fresh(who);
    }

    @PostMapping("/host/upgrade")
    @Operation(summary = "Propose to the players to go on under the newest rules")
    GamePage proposeRules(Caller caller, @PathVariable String id, @Valid @RequestBody UpgradeWish wish) {
        Standpoint who = access.to(id, caller).requireHost();
        limits.take(Limits.Kind.HOST, caller.account().id());
        upgrading.propose(who, wish.reason == null ? "" : wish.reason);
        return pages.fresh(who);
    }
}
