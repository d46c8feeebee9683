package arbiter.server.press;

import arbiter.server.answer.Cursor;
import arbiter.server.answer.Order;
import arbiter.server.answer.Slice;
import arbiter.server.game.Access;
import arbiter.server.game.Standpoint;
import arbiter.server.storage.Writer;
import arbiter.server.web.Caller;
import arbiter.server.web.Limits;
import arbiter.server.web.Problem;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Messages between seats. */
@RestController
@RequestMapping("/api/games/{id}")
@Tag(name = "Press")
class PressController {
    private static final int MOST = 1000;

    private final Access access;
    private final Press press;
    private final Writer writer;
    private final Limits limits;

    PressController(Access access, Press press, Writer writer, Limits limits) {
        this.access = access;
        this.press = press;
        this.writer = writer;
        this.limits = limits;
    }

    record MessageWish(
            @Nullable @Schema(description = "null for everybody, -1 for the host", example = "[2]")
            List<Integer> to,

            @Nullable @Schema(description = "-1 for the host who writes as the host; by default my seat")
            Integer from,

            @NotNull @Schema(example = "Shall we talk about the northern pass?")
            String text,

            @Nullable @Size(max = 100) String key) {}

    record ReadUpTo(
            @NotNull Integer upTo,

            @Nullable @Schema(example = "0,2", description = "the `thread` of the messages; all messages by default")
            String thread) {}

    record Muted(@NotNull @Size(max = 64) List<Integer> seats) {}

    @GetMapping("/messages")
    @Operation(summary = "The messages that I may read")
    Press.Pile messages(
            Caller caller,
            @PathVariable String id,
            @RequestParam(defaultValue = "0") @Schema(description = "only messages after this one") int after,
            @RequestParam(required = false) @Nullable @Schema(description = "`next` of the page before") String cursor,
            @RequestParam(defaultValue = "500") @Schema(description = "messages per page, 1 to 1000") int limit,
            @RequestParam(defaultValue = "oldest")
                    @Schema(
                            description =
                                    "oldest or newest: which messages the first page has; in a page the oldest is first")
                    String first) {
        Order order = Order.of(first);
        if (order == Order.NEWEST && after > 0) {
            throw Problem.invalid("after", "after: works only with first=oldest.");
        }
        Cursor start = order == Order.NEWEST ? order.start() : new Cursor(after, "");
        return press.read(
                access.to(id, caller), order, Cursor.read(Press.LIST, cursor, start), Slice.limit(limit, MOST));
    }

    @PostMapping("/messages")
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(summary = "Write to everybody, to one, or to a group")
    Press.Message send(Caller caller, @PathVariable String id, @Valid @RequestBody MessageWish wish) {
        Standpoint who = access.to(id, caller).requirePart();
        limits.take(Limits.Kind.MESSAGE, caller.account().id());
        return press.send(who, wish.from, wish.to, wish.text, wish.key);
    }

    @PutMapping("/messages/read")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Mark messages as read up to this one, in one conversation or in all")
    void read(Caller caller, @PathVariable String id, @Valid @RequestBody ReadUpTo read) {
        press.markRead(access.to(id, caller), read.upTo, read.thread);
    }

    @PutMapping("/muted")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "The players I have muted")
    void mute(Caller caller, @PathVariable String id, @Valid @RequestBody Muted muted) {
        press.mute(access.to(id, caller), muted.seats);
    }

    @DeleteMapping("/messages/{message}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Remove a message, visibly (host)")
    void remove(Caller caller, @PathVariable String id, @PathVariable int message) {
        Standpoint who = access.to(id, caller).requireHost();
        writer.run(() -> press.remove(who, message));
    }
}
