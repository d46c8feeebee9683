package arbiter.server.people;

import arbiter.server.account.Account;
import arbiter.server.account.Blocks;
import arbiter.server.storage.Writer;
import arbiter.server.web.Caller;
import arbiter.server.web.Limits;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** The people I do not want to hear of. */
@RestController
@RequestMapping("/api/me/blocks")
@Tag(name = "People")
class BlockController {
    private final Blocks blocks;
    private final Profiles profiles;
    private final Writer writer;
    private final Limits limits;

    BlockController(Blocks blocks, Profiles profiles, Writer writer, Limits limits) {
        this.blocks = blocks;
        this.profiles = profiles;
        this.writer = writer;
        this.limits = limits;
    }

    record BlockList(List<Blocks.Blocked> people) {}

    @GetMapping
    @Operation(summary = "The people I have blocked")
    BlockList list(Caller caller) {
        return new BlockList(blocks.of(caller.account().id()));
    }

    @PutMapping("/{person}")
    @Operation(summary = "Block a person: no private messages and no seats from them")
    BlockList block(Caller caller, @PathVariable @Schema(example = "Raven", description = "name or id") String person) {
        String me = caller.account().id();
        limits.take(Limits.Kind.CREATE, me);
        Account other = profiles.person(person);
        writer.run(() -> blocks.block(me, other.id()));
        return list(caller);
    }

    @DeleteMapping("/{person}")
    @Operation(summary = "Unblock a person")
    BlockList unblock(
            Caller caller, @PathVariable @Schema(example = "Raven", description = "name or id") String person) {
        String me = caller.account().id();
        limits.take(Limits.Kind.CREATE, me);
        Account other = profiles.person(person);
        writer.run(() -> blocks.unblock(me, other.id()));
        return list(caller);
    }
}
