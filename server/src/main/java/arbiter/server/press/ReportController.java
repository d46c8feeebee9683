package arbiter.server.press;

import arbiter.server.answer.Slice;
import arbiter.server.game.Access;
import arbiter.server.game.Standpoint;
import arbiter.server.web.Caller;
import arbiter.server.web.Limits;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Reports about messages: readers make them, hosts and administrators deal with them. */
@RestController
@RequestMapping("/api")
@Tag(name = "Press")
class ReportController {
    private static final int MOST = 200;

    private final Access access;
    private final ReportedMessages reports;
    private final Limits limits;

    ReportController(Access access, ReportedMessages reports, Limits limits) {
        this.access = access;
        this.reports = reports;
        this.limits = limits;
    }

    record ReportWish(
            @NotNull @Schema(example = "This is a threat against me, not against my country.")
            String reason) {}

    record ReportList(
            List<ReportedMessages.ReportedMessage> reports,

            @Nullable @Schema(description = "the `cursor` of the next page; null at the end")
            String next) {}

    @PostMapping("/games/{id}/messages/{message}/report")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Report a message to the host and the administrators; they see who reported it")
    void report(
            Caller caller, @PathVariable String id, @PathVariable int message, @Valid @RequestBody ReportWish wish) {
        Standpoint who = access.to(id, caller).requirePart();
        limits.take(Limits.Kind.REPORT, caller.account().id());
        reports.report(who, message, wish.reason);
    }

    @GetMapping("/games/{id}/host/reports")
    @Operation(summary = "Reported messages with which nobody has dealt yet (host)")
    ReportList ofGame(Caller caller, @PathVariable String id) {
        return new ReportList(reports.of(access.to(id, caller)), null);
    }

    @PostMapping("/games/{id}/host/reports/{report}/close")
    @Operation(summary = "I have dealt with a report (host)")
    ReportList close(Caller caller, @PathVariable String id, @PathVariable String report) {
        Standpoint who = access.to(id, caller).requireHost();
        reports.close(who, report);
        return new ReportList(reports.of(who), null);
    }

    @GetMapping("/admin/reports")
    @Operation(summary = "Reported messages of all games, the newest first")
    ReportList all(
            Caller caller,
            @RequestParam(required = false) @Nullable @Schema(description = "`next` of the page before") String cursor,
            @RequestParam(defaultValue = "50") @Schema(description = "reports per page, 1 to 200") int limit) {
        caller.requireAdministrator();
        Slice<ReportedMessages.ReportedMessage> page = reports.all(cursor, Slice.limit(limit, MOST));
        return new ReportList(page.items(), page.next());
    }
}
