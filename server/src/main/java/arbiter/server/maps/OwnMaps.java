package arbiter.server.maps;

import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.server.account.Quotas;
import arbiter.server.lobby.Preview;
import arbiter.server.naming.Naming;
import arbiter.server.storage.Secrets;
import arbiter.server.storage.Writer;
import arbiter.server.web.Caller;
import arbiter.server.web.Limits;
import arbiter.server.web.NameField;
import arbiter.server.web.Problem;
import arbiter.server.work.Bench;
import arbiter.server.work.Workbench;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.jdbc.core.simple.JdbcClient;
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

/** Maps that people made. Anyone with its address can read a map; only its owner can change it. */
@RestController
@RequestMapping("/api/maps")
@Tag(name = "Maps")
class OwnMaps {
    private final JdbcClient jdbc;
    private final Writer writer;
    private final Limits limits;
    private final Quotas quotas;
    private final MapChecks checks;
    private final Workbench bench;
    private final Clock clock;

    OwnMaps(
            JdbcClient jdbc,
            Writer writer,
            Limits limits,
            Quotas quotas,
            MapChecks checks,
            Workbench bench,
            Clock clock) {
        this.jdbc = jdbc;
        this.writer = writer;
        this.limits = limits;
        this.quotas = quotas;
        this.checks = checks;
        this.bench = bench;
        this.clock = clock;
    }

    record MapWish(
            @NotBlank @Schema(example = "Five Rivers") String name,

            @NotBlank @Schema(example = "gd6") String ruleset,

            @NotBlank
            @Size(max = 1_500_000)
            @Schema(
                    description = "in the game's own format",
                    example = "{\"format\":\"arbiter-map/1\",\"territories\":[{\"id\":1,\"name\":\"Thule\"}]}")
            String text,

            @Nullable @Schema(example = "3", description = "when changing: the version that was read; left out, any")
            Integer version) {}

    /** @param refusals why no game can begin on it yet */
    record MapAnswer(
            String id,
            String name,
            String ruleset,
            @Nullable String text,
            boolean mine,
            int version,
            Instant createdAt,
            Instant changedAt,
            List<Preview.Refused> refusals) {}

    record MapList(List<MapAnswer> maps) {}

    @GetMapping
    @Operation(summary = "My maps, without their texts")
    MapList mine(Caller caller) {
        String account = caller.account().id();
        return new MapList(jdbc.sql("select * from own_map where account_id = ? order by changed_at desc, id")
                .param(account)
                .query((row, n) -> new MapAnswer(
                        row.getString("id"),
                        row.getString("name"),
                        row.getString("ruleset"),
                        null,
                        true,
                        row.getInt("version"),
                        Instant.ofEpochMilli(row.getLong("created_at")),
                        Instant.ofEpochMilli(row.getLong("changed_at")),
                        List.of()))
                .list());
    }

    @GetMapping("/{id}")
    @Operation(summary = "A map")
    MapAnswer one(Caller caller, @PathVariable String id, HttpServletRequest request) {
        limits.take(Limits.Kind.MAP, request.getRemoteAddr());
        return one(caller, id);
    }

    private MapAnswer one(Caller caller, String id) {
        KeptMap map = jdbc.sql("select * from own_map where id = ?")
                .param(id)
                .query((row, n) -> KeptMap.of(row))
                .optional()
                .orElseThrow(() -> Problem.notFound("There is no such map."));
        return new MapAnswer(
                map.id(),
                map.name(),
                map.ruleset(),
                map.text(),
                map.account().equals(caller.idOrNull()),
                map.version(),
                map.createdAt(),
                map.changedAt(),
                checks.of(map));
    }

    @GetMapping("/{id}/thumbnail.svg")
    @Operation(summary = "A map at the size of a playing card")
    ResponseEntity<byte[]> thumbnail(
            @PathVariable String id, @RequestParam(defaultValue = "paper") String theme, HttpServletRequest request) {
        limits.take(Limits.Kind.PICTURE, request.getRemoteAddr());
        record Kept(String ruleset, String text) {}
        Kept kept = jdbc.sql("select ruleset, text from own_map where id = ?")
                .param(id)
                .query((row, n) -> new Kept(row.getString("ruleset"), row.getString("text")))
                .optional()
                .orElseThrow(() -> Problem.notFound("There is no such map."));
        return bench.run(
                Bench.MAPS, request.getRemoteAddr(), () -> Thumbnails.answer(game(kept.ruleset), kept.text, theme));
    }

    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(summary = "Keep a map")
    MapAnswer create(Caller caller, @Valid @RequestBody MapWish wish) {
        String account = caller.account().id();
        limits.take(Limits.Kind.CREATE, account);
        String name = NameField.checked(Naming.MAP, "name", wish.name);
        String check = checks.make(account, game(wish.ruleset), wish.text);
        String id = Secrets.id();
        writer.run(() -> {
            quotas.refuseMap(caller.account(), wish.text.length());
            long now = clock.millis();
            jdbc.sql("insert into own_map (id, account_id, name, ruleset, text, health, created_at, changed_at)"
                            + " values (?, ?, ?, ?, ?, ?, ?, ?)")
                    .params(id, account, name, wish.ruleset, wish.text, check, now, now)
                    .update();
        });
        return one(caller, id);
    }

    @PutMapping("/{id}")
    @Operation(summary = "Change a map of mine; games that use it keep what they began with")
    MapAnswer change(Caller caller, @PathVariable String id, @Valid @RequestBody MapWish wish) {
        String account = caller.account().id();
        limits.take(Limits.Kind.CREATE, account);
        String name = NameField.checked(Naming.MAP, "name", wish.name);
        String check = checks.make(account, game(wish.ruleset), wish.text);
        writer.run(() -> {
            quotas.refuseLongerMap(caller.account(), id, wish.text.length());
            refuseStale(id, account, wish.version);
            jdbc.sql("update own_map set name = ?, ruleset = ?, text = ?, health = ?, version = version + 1,"
                            + " changed_at = ? where id = ? and account_id = ?")
                    .params(name, wish.ruleset, wish.text, check, clock.millis(), id, account)
                    .update();
        });
        return one(caller, id);
    }

    @DeleteMapping("/{id}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Delete a map of mine")
    void delete(Caller caller, @PathVariable String id) {
        String account = caller.account().id();
        refuseMissing(writer.write(() -> jdbc.sql("delete from own_map where id = ? and account_id = ?")
                .params(id, account)
                .update()));
    }

    /** If the map is open in two tabs, the second save is refused, so that nothing is overwritten. */
    private void refuseStale(String id, String account, @Nullable Integer read) {
        int version = jdbc.sql("select version from own_map where id = ? and account_id = ?")
                .params(id, account)
                .query(Integer.class)
                .optional()
                .orElseThrow(() -> Problem.notFound("There is no such map of yours."));
        if (read != null && read != version) {
            throw Problem.conflict("stale", "The map was saved elsewhere in the meantime, perhaps in another tab.")
                    .with("version", version);
        }
    }

    private static void refuseMissing(int changed) {
        if (changed == 0) {
            throw Problem.notFound("There is no such map of yours.");
        }
    }

    private static Game<?, ?, ?> game(String ruleset) {
        return Games.byId(ruleset).orElseThrow(() -> Problem.invalid("ruleset", "There is no game `" + ruleset + "`."));
    }
}
