package arbiter.server.people;

import arbiter.server.account.Leaves;
import arbiter.server.answer.Zones;
import arbiter.server.fact.Actor;
import arbiter.server.fact.Chronicle;
import arbiter.server.fact.Fact;
import arbiter.server.game.OwnGames;
import arbiter.server.storage.Writer;
import arbiter.server.web.Caller;
import arbiter.server.web.Limits;
import arbiter.server.web.Problem;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** The days on which I am away. */
@RestController
@RequestMapping("/api/me/leave")
@Tag(name = "Accounts")
class LeaveController {
    private final Leaves leaves;
    private final OwnGames games;
    private final Chronicle chronicle;
    private final Writer writer;
    private final Limits limits;
    private final Clock clock;

    LeaveController(Leaves leaves, OwnGames games, Chronicle chronicle, Writer writer, Limits limits, Clock clock) {
        this.leaves = leaves;
        this.games = games;
        this.chronicle = chronicle;
        this.writer = writer;
        this.limits = limits;
        this.clock = clock;
    }

    record LeaveWish(
            @NotNull @Schema(example = "2026-12-20", description = "the first day")
            String from,

            @NotNull @Schema(example = "2027-01-03", description = "the last day")
            String to,

            @NotNull @Schema(example = "Europe/Berlin", description = "the time zone in which days begin and end")
            String zone) {}

    /** @param away whether it goes on now */
    record OwnLeave(
            String id,
            @Schema(example = "2026-12-20") String from,
            @Schema(example = "2027-01-03") String to,
            @Schema(example = "Europe/Berlin") String zone,
            boolean away) {}

    record LeaveList(
            List<OwnLeave> leave,

            @Schema(example = "75", description = "days that can still be announced within a year")
            long daysLeft) {}

    @GetMapping
    @Operation(summary = "The leave that I have announced, without what is over")
    LeaveList list(Caller caller) {
        String account = caller.account().id();
        return new LeaveList(
                leaves.of(account).stream()
                        .map(leave -> new OwnLeave(
                                leave.id(),
                                leave.first().toString(),
                                leave.last().toString(),
                                leave.zone().getId(),
                                leave.covers(clock.instant())))
                        .toList(),
                leaves.daysLeft(account));
    }

    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(summary = "Announce that I am away on some days; the tables at which I sit show it")
    LeaveList announce(Caller caller, @Valid @RequestBody LeaveWish wish) {
        String account = caller.account().id();
        limits.take(Limits.Kind.CREATE, account);
        LocalDate first = day("from", wish.from);
        LocalDate last = day("to", wish.to);
        ZoneId zone = Zones.read("zone", wish.zone.strip());
        writer.run(() -> {
            leaves.announce(account, first, last, zone);
            tellTables(account);
        });
        return list(caller);
    }

    @DeleteMapping("/{leave}")
    @Operation(summary = "Withdraw leave; if it has begun, I am back from now on")
    LeaveList withdraw(Caller caller, @PathVariable String leave) {
        String account = caller.account().id();
        limits.take(Limits.Kind.CREATE, account);
        writer.run(() -> {
            leaves.withdraw(account, leave);
            tellTables(account);
        });
        return list(caller);
    }

    /** Not to anonymous games: the moment of the news would tell who plays there. */
    private void tellTables(String account) {
        games.unfinished(account).stream()
                .filter(game -> !game.options().anonymous())
                .forEach(game -> chronicle.tell(game, Actor.SERVER, new Fact.LobbyChanged()));
    }

    private static LocalDate day(String field, String text) {
        try {
            return LocalDate.parse(text.strip());
        } catch (DateTimeException e) {
            throw Problem.impossible(field, "\"" + text + "\"", "a day such as 2026-12-20");
        }
    }
}
