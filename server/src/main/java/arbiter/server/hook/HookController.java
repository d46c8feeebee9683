package arbiter.server.hook;

import arbiter.server.answer.Zones;
import arbiter.server.fact.Chronicle;
import arbiter.server.fact.Fact;
import arbiter.server.format.Format;
import arbiter.server.format.Template;
import arbiter.server.game.Access;
import arbiter.server.game.GameStore;
import arbiter.server.game.Standpoint;
import arbiter.server.naming.Naming;
import arbiter.server.notify.OutsideWorld;
import arbiter.server.notify.OutsideWorld.Purpose;
import arbiter.server.storage.Secrets;
import arbiter.server.storage.Writer;
import arbiter.server.web.Caller;
import arbiter.server.web.Limits;
import arbiter.server.web.NameField;
import arbiter.server.web.Problem;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.net.URI;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** The host's web hooks of a game. An address is never shown again: the answers name only the server in it. */
@RestController
@RequestMapping("/api/games/{id}/host/hooks")
@Tag(name = "Host")
class HookController {
    private static final int MOST = 5;

    private final Access access;
    private final GameStore games;
    private final HookStore hooks;
    private final HookRounds rounds;
    private final OutsideWorld world;
    private final Chronicle chronicle;
    private final Writer writer;
    private final Limits limits;

    HookController(
            Access access,
            GameStore games,
            HookStore hooks,
            HookRounds rounds,
            OutsideWorld world,
            Chronicle chronicle,
            Writer writer,
            Limits limits) {
        this.access = access;
        this.games = games;
        this.hooks = hooks;
        this.rounds = rounds;
        this.world = world;
        this.chronicle = chronicle;
        this.writer = writer;
        this.limits = limits;
    }

    record HookWish(
            @NotNull @Size(min = 1, max = 60) @Schema(example = "Our Discord")
            String name,

            @NotNull @Schema(example = "discord", description = "json, discord, slack, ntfy, matrix or template")
            String format,

            @NotNull @Size(max = 500) @Schema(example = "https://discord.com/api/webhooks/1/secret")
            String address,

            @Nullable @Schema(example = "${title}: ${status}", description = "only with the format template")
            String template,

            @Nullable @Schema(example = "Europe/Berlin", description = "for times; UTC if it is missing")
            String zone) {}

    /** @param place the server of the address; the rest is secret */
    record HookAnswer(
            @Schema(example = "q3zx81kdfa") String id,
            @Schema(example = "Our Discord") String name,
            @Schema(example = "discord") String format,
            @Schema(example = "discord.com") String place,
            String template,
            @Schema(example = "Europe/Berlin") String zone,
            @Nullable Instant postedAt,

            @Schema(description = "why the last attempt failed; empty if it did not", example = "")
            String trouble) {
        static HookAnswer of(GameHook hook) {
            Instant at = hook.posted().at();
            return new HookAnswer(
                    hook.id(),
                    hook.name(),
                    hook.format().word(),
                    URI.create(hook.address()).getHost(),
                    hook.template(),
                    hook.zone().getId(),
                    at.equals(Instant.EPOCH) ? null : at,
                    hook.posted().trouble());
        }
    }

    /** @param places what a template can use */
    record HookList(
            List<HookAnswer> hooks,
            @Schema(example = "[\"${title}\"]") List<String> places) {}

    @GetMapping
    @Operation(summary = "The web hooks of the game, without their addresses")
    HookList hooks(Caller caller, @PathVariable String id) {
        Standpoint who = access.to(id, caller).requireHost();
        return new HookList(
                hooks.of(who.game().id()).stream().map(HookAnswer::of).toList(), Template.places());
    }

    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(summary = "Send the public news of the game to another service")
    HookAnswer add(Caller caller, @PathVariable String id, @Valid @RequestBody HookWish wish) {
        Standpoint who = host(caller, id);
        GameHook hook = checked(who, wish);
        writer.run(() -> {
            games.locked(id);
            if (hooks.of(id).size() >= MOST) {
                throw Problem.conflict(
                        "too-many-hooks", "A game has at most " + MOST + " web hooks. Remove one first.");
            }
            hooks.insert(hook);
            chronicle.tell(
                    who.game(),
                    who.actor(),
                    new Fact.HookAdded(hook.name(), hook.format().inWords()));
        });
        return HookAnswer.of(hook);
    }

    private Standpoint host(Caller caller, String id) {
        Standpoint who = access.to(id, caller).requireHost();
        limits.take(Limits.Kind.HOST, caller.account().id());
        return who;
    }

    private GameHook checked(Standpoint who, HookWish wish) {
        Format format = Format.of(wish.format)
                .orElseThrow(() -> Problem.notOneOf(
                        "format",
                        wish.format,
                        Arrays.stream(Format.values()).map(Format::word).toList()));
        world.check(Purpose.GAME_HOOK, wish.address);
        if (format == Format.TEMPLATE) {
            Template.fault(wish.template).ifPresent(fault -> {
                throw Problem.invalid("template", fault);
            });
        }
        return new GameHook(
                Secrets.id(),
                who.game().id(),
                NameField.checked(Naming.WEB_HOOK, "name", wish.name),
                format,
                wish.address,
                format == Format.TEMPLATE && wish.template != null ? wish.template : "",
                Zones.read("zone", wish.zone),
                new GameHook.Posted(
                        who.game().status().begun() ? who.game().entries() : -1, null, "", Instant.EPOCH, ""),
                new GameHook.Due(null, null, null, 0));
    }

    @PostMapping("/{hook}/test")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Post a test message")
    void test(Caller caller, @PathVariable String id, @PathVariable String hook) {
        Standpoint who = host(caller, id);
        limits.take(Limits.Kind.TEST, caller.account().id());
        rounds.test(find(who, hook));
    }

    @DeleteMapping("/{hook}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Remove a web hook; what was posted stays there")
    void remove(Caller caller, @PathVariable String id, @PathVariable String hook) {
        Standpoint who = host(caller, id);
        GameHook found = find(who, hook);
        writer.run(() -> {
            hooks.remove(found.id());
            chronicle.tell(who.game(), who.actor(), new Fact.HookRemoved(found.name()));
        });
    }

    private GameHook find(Standpoint who, String hook) {
        return hooks.find(who.game().id(), hook).orElseThrow(() -> Problem.notFound("This game has no such web hook."));
    }
}
