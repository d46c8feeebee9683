package arbiter.server.host;

import arbiter.server.fact.Chronicle;
import arbiter.server.fact.Fact;
import arbiter.server.game.Access;
import arbiter.server.game.Schedule;
import arbiter.server.game.Standpoint;
import arbiter.server.lobby.GamePage;
import arbiter.server.lobby.GamePages;
import arbiter.server.press.Press;
import arbiter.server.storage.Writer;
import arbiter.server.table.Revision;
import arbiter.server.turn.SheetAnswer;
import arbiter.server.turn.TurnClock;
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
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** The host console. Every action is recorded on the public audit trail. */
@RestController
@RequestMapping("/api/games/{id}/host")
@Tag(name = "Host")
class HostController {
    private final Access access;
    private final TurnClock turnClock;
    private final GamePowers game;
    private final SeatPowers seats;
    private final Waiting waiting;
    private final Press press;
    private final Chronicle chronicle;
    private final Writer writer;
    private final GamePages pages;
    private final Limits limits;
    private final Workbench bench;

    HostController(
            Access access,
            TurnClock turnClock,
            GamePowers game,
            SeatPowers seats,
            Waiting waiting,
            Press press,
            Chronicle chronicle,
            Writer writer,
            GamePages pages,
            Limits limits,
            Workbench bench) {
        this.access = access;
        this.turnClock = turnClock;
        this.game = game;
        this.seats = seats;
        this.waiting = waiting;
        this.press = press;
        this.chronicle = chronicle;
        this.writer = writer;
        this.pages = pages;
        this.limits = limits;
        this.bench = bench;
    }

    record Why(
            @Nullable @Size(max = 300) @Schema(example = "Two of us are on a train.")
            String reason) {}

    record ExtendWish(
            @Nullable @Schema(example = "60") Integer minutes,
            @Nullable Instant until,
            @Nullable @Size(max = 300) String reason) {}

    record ResumeWish(
            @Nullable Instant deadline,
            @Nullable @Size(max = 300) String reason) {}

    record RollbackWish(
            @NotNull @Schema(example = "3") Integer to,
            @Nullable @Size(max = 300) String reason) {}

    record CorrectWish(
            @NotNull @Size(min = 1, max = 500) @Schema(example = "[\"7: Ravensund, 4 army\"]")
            List<String> lines,

            @Nullable @Size(max = 300) String reason) {}

    record ReplaceWish(
            @Nullable String player,
            @Nullable @Schema(example = "recruit") String bot,
            @Nullable @Size(max = 300) String reason) {}

    record SwapWish(
            @NotNull Integer with,
            @Nullable @Size(max = 300) String reason) {}

    record BehalfWish(
            @NotNull Integer seat,
            @NotNull List<String> lines,
            @Nullable Boolean ready,
            @Nullable @Size(max = 300) String reason) {}

    record OrdersWish(
            @NotNull @Schema(example = "[\"unlock landmines\"]")
            List<String> lines,

            @Nullable @Size(max = 300) String reason) {}

    record Announcement(
            @NotNull @Schema(example = "We start again on Monday.")
            String text) {}

    record JoiningWish(
            @NotNull Boolean open,
            @Nullable @Size(max = 300) String reason) {}

    record ScheduleWish(
            @NotNull Schedule schedule,
            @Nullable @Size(max = 300) String reason) {}

    record EndWish(
            @Nullable List<Integer> winners,
            @Nullable @Size(max = 300) String reason) {}

    record PressWish(
            @NotNull @Schema(example = "public") String mode,
            @Nullable @Size(max = 300) String reason) {}

    record NewHost(
            @Nullable @Schema(example = "Raven") String player,

            @Nullable @Schema(description = "the seat of the new host, instead of an account's name")
            Integer seat) {}

    private Standpoint host(Caller caller, String id) {
        Standpoint who = access.to(id, caller).requireHost();
        limits.take(Limits.Kind.HOST, caller.account().id());
        return who;
    }

    private static String text(@Nullable String reason) {
        return reason == null ? "" : reason;
    }

    @PostMapping("/extend")
    @Operation(summary = "Move the deadline")
    GamePage extend(Caller caller, @PathVariable String id, @Valid @RequestBody ExtendWish wish) {
        Standpoint who = host(caller, id);
        turnClock.extend(who, wish.minutes, wish.until, text(wish.reason));
        return pages.fresh(who);
    }

    @PostMapping("/pause")
    @Operation(summary = "Stop the clock")
    GamePage pause(Caller caller, @PathVariable String id, @Valid @RequestBody Why why) {
        Standpoint who = host(caller, id);
        turnClock.pause(who, text(why.reason));
        return pages.fresh(who);
    }

    @PostMapping("/resume")
    @Operation(summary = "Let the clock run again")
    GamePage resume(Caller caller, @PathVariable String id, @Valid @RequestBody ResumeWish wish) {
        Standpoint who = host(caller, id);
        turnClock.resume(who, wish.deadline, text(wish.reason));
        return pages.fresh(who);
    }

    @PostMapping("/schedule")
    @Operation(summary = "Change the schedule from the next turn on")
    GamePage schedule(Caller caller, @PathVariable String id, @Valid @RequestBody ScheduleWish wish) {
        Standpoint who = host(caller, id);
        turnClock.reschedule(who, wish.schedule, text(wish.reason));
        return pages.fresh(who);
    }

    @PostMapping("/resolve")
    @Operation(summary = "End the turn now")
    GamePage resolve(Caller caller, @PathVariable String id, @Valid @RequestBody Why why) {
        Standpoint who = host(caller, id);
        game.resolve(who, text(why.reason));
        return pages.fresh(who);
    }

    @PostMapping("/rollback")
    @Operation(summary = "Go back to an earlier position; the turns taken back stay on record")
    GamePage rollback(Caller caller, @PathVariable String id, @Valid @RequestBody RollbackWish wish) {
        Standpoint who = host(caller, id);
        game.rollback(who, wish.to, text(wish.reason));
        return pages.fresh(who);
    }

    @PostMapping("/correct")
    @Operation(summary = "Replace lines of the position, in the words of a scenario")
    GamePage correct(Caller caller, @PathVariable String id, @Valid @RequestBody CorrectWish wish) {
        Standpoint who = host(caller, id);
        game.correct(who, wish.lines, text(wish.reason));
        return pages.fresh(who);
    }

    @GetMapping("/position")
    @Operation(summary = "The position as text, for a host who may see everything")
    Revision.Text position(Caller caller, @PathVariable String id) {
        return game.position(host(caller, id));
    }

    @PostMapping("/seats/{seat}/replace")
    @Operation(summary = "Give a seat to a player by name, to a bot, or open it")
    GamePage replace(
            Caller caller, @PathVariable String id, @PathVariable int seat, @Valid @RequestBody ReplaceWish wish) {
        Standpoint who = host(caller, id);
        seats.replace(who, seat, wish.player, wish.bot, text(wish.reason));
        return pages.fresh(who);
    }

    @PostMapping("/seats/{seat}/swap")
    @Operation(summary = "Swap the players of two seats")
    GamePage swap(Caller caller, @PathVariable String id, @PathVariable int seat, @Valid @RequestBody SwapWish wish) {
        Standpoint who = host(caller, id);
        seats.swap(who, seat, wish.with, text(wish.reason));
        return pages.fresh(who);
    }

    @PostMapping("/seats/{seat}/forgive")
    @Operation(summary = "Forget a player's missed turns")
    GamePage forgive(Caller caller, @PathVariable String id, @PathVariable int seat, @Valid @RequestBody Why why) {
        Standpoint who = host(caller, id);
        seats.forgive(who, seat, text(why.reason));
        return pages.fresh(who);
    }

    @PostMapping("/sheet")
    @Operation(summary = "Enter a sheet for a player who cannot")
    SheetAnswer behalf(Caller caller, @PathVariable String id, @Valid @RequestBody BehalfWish wish) {
        Standpoint who = host(caller, id);
        return game.onBehalf(who, wish.seat, wish.lines, wish.ready != null && wish.ready, text(wish.reason));
    }

    @PostMapping("/orders")
    @Operation(summary = "The host's own orders to the game: announce an event, unlock a mechanic")
    SheetAnswer orders(Caller caller, @PathVariable String id, @Valid @RequestBody OrdersWish wish) {
        return game.orders(host(caller, id), wish.lines, text(wish.reason));
    }

    @PostMapping("/announce")
    @Operation(summary = "Say something to everybody, as the host")
    Press.Message announce(Caller caller, @PathVariable String id, @Valid @RequestBody Announcement announcement) {
        Standpoint who = host(caller, id);
        return writer.write(() -> {
            chronicle.tell(who.game(), who.actor(), new Fact.Announced());
            return press.announce(who, announcement.text);
        });
    }

    @GetMapping("/waiting")
    @Operation(summary = "Who has orders for this turn; what they are stays sealed")
    Waiting.WaitingList waiting(Caller caller, @PathVariable String id) {
        Standpoint who = access.to(id, caller).requireHost();
        return bench.run(Bench.DRAFTS, caller.account().id(), () -> waiting.of(who));
    }

    @PostMapping("/nudge")
    @Operation(summary = "Remind the players who are not ready, at most once an hour")
    Waiting.WaitingList nudge(Caller caller, @PathVariable String id) {
        Standpoint who = host(caller, id);
        return bench.run(Bench.DRAFTS, caller.account().id(), () -> {
            waiting.nudge(who);
            return waiting.of(access.to(id, caller));
        });
    }

    @PostMapping("/joining")
    @Operation(summary = "Open or close late joining")
    GamePage joining(Caller caller, @PathVariable String id, @Valid @RequestBody JoiningWish wish) {
        Standpoint who = host(caller, id);
        seats.openJoining(who, wish.open ? Fact.Joining.OPEN : Fact.Joining.CLOSED, text(wish.reason));
        return pages.fresh(who);
    }

    @PostMapping("/end")
    @Operation(summary = "End the game")
    GamePage end(Caller caller, @PathVariable String id, @Valid @RequestBody EndWish wish) {
        Standpoint who = host(caller, id);
        game.end(who, wish.winners == null ? List.of() : wish.winners, text(wish.reason));
        return pages.fresh(who);
    }

    @PostMapping("/press")
    @Operation(summary = "Change who may write to whom")
    GamePage press(Caller caller, @PathVariable String id, @Valid @RequestBody PressWish wish) {
        Standpoint who = host(caller, id);
        game.changePress(who, wish.mode, text(wish.reason));
        return pages.fresh(who);
    }

    @PostMapping("/invitation")
    @Operation(summary = "Make a new invitation link; the old one is void")
    GamePage invitation(Caller caller, @PathVariable String id) {
        Standpoint who = host(caller, id);
        game.newInvitation(who);
        return pages.fresh(who);
    }

    @PostMapping("/hand-over")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Make another account the host; the old host of a private game may lose sight of it")
    void handOver(Caller caller, @PathVariable String id, @Valid @RequestBody NewHost next) {
        seats.handOver(host(caller, id), next.player, next.seat);
    }
}
