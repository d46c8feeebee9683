package arbiter.server.maps;

import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.server.account.Quotas;
import arbiter.server.answer.Cursor;
import arbiter.server.answer.EntityTag;
import arbiter.server.answer.Installed;
import arbiter.server.answer.Slice;
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
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
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

    private static final int MOST = 200;

    record MapList(
            List<MapAnswer> maps,

            @Nullable @Schema(description = "the `cursor` of the next page; null at the end")
            String next) {}

    @GetMapping
    @Operation(summary = "My maps, without their texts")
    MapList mine(
            Caller caller,
            @RequestParam(required = false) @Nullable @Schema(description = "`next` of the page before") String cursor,
            @RequestParam(defaultValue = "50") @Schema(description = "maps per page, 1 to 200") int limit) {
        String account = caller.account().id();
        Cursor after = Cursor.read("maps", cursor);
        List<MapAnswer> found = jdbc.sql(
                        "select id, name, ruleset, version, created_at, changed_at from own_map where account_id = ?"
                                + " and (changed_at, id) < (?, ?) order by changed_at desc, id desc limit ?")
                .params(account, after.at(), after.id(), Slice.limit(limit, MOST) + 1)
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
                .list();
        Slice<MapAnswer> page = Slice.of("maps", found, limit, map -> new Cursor(map.changedAt.toEpochMilli(), map.id));
        return new MapList(page.items(), page.next());
    }

    @GetMapping("/{id}")
    @Operation(summary = "A map")
    ResponseEntity<MapAnswer> one(Caller caller, @PathVariable String id, HttpServletRequest request) {
        limits.take(Limits.Kind.MAP, request.getRemoteAddr());
        KeptMap map = kept(id);
        return tag(map.id(), map.version(), map.ruleset(), String.valueOf(caller.idOrNull()))
                .answer(request, () -> answer(caller, map));
    }

    private static EntityTag tag(String id, int version, String ruleset, String caller) {
        int rules = Games.byId(ruleset).map(game -> game.ruleset().version()).orElse(0);
        return EntityTag.of("map", id, version, ruleset, rules, caller);
    }

    private ResponseEntity<MapAnswer> fresh(Caller caller, String id, HttpStatus status) {
        KeptMap map = kept(id);
        return tag(map.id(), map.version(), map.ruleset(), String.valueOf(caller.idOrNull()))
                .headed(ResponseEntity.status(status))
                .body(answer(caller, map));
    }

    private KeptMap kept(String id) {
        return jdbc.sql("select * from own_map where id = ?")
                .param(id)
                .query((row, n) -> KeptMap.of(row))
                .optional()
                .orElseThrow(() -> Problem.notFound("There is no such map."));
    }

    private MapAnswer answer(Caller caller, KeptMap map) {
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
    ResponseEntity<MapAnswer> create(Caller caller, @Valid @RequestBody MapWish wish) {
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
        return fresh(caller, id, HttpStatus.CREATED);
    }

    @PutMapping("/{id}")
    @Operation(summary = "Change a map of mine; games that use it keep what they began with")
    ResponseEntity<MapAnswer> change(
            Caller caller,
            @PathVariable String id,
            @RequestHeader(name = HttpHeaders.IF_MATCH, required = false)
                    @Nullable
                    @Schema(description = "the ETag of the map that was read, instead of `version`")
                    String match,
            @Valid @RequestBody MapWish wish) {
        String account = caller.account().id();
        limits.take(Limits.Kind.CREATE, account);
        String name = NameField.checked(Naming.MAP, "name", wish.name);
        String check = checks.make(account, game(wish.ruleset), wish.text);
        writer.run(() -> {
            quotas.refuseLongerMap(caller.account(), id, wish.text.length());
            refuseStale(id, account, wish.version, match);
            jdbc.sql("update own_map set name = ?, ruleset = ?, text = ?, health = ?, version = version + 1,"
                            + " changed_at = ? where id = ? and account_id = ?")
                    .params(name, wish.ruleset, wish.text, check, clock.millis(), id, account)
                    .update();
        });
        return fresh(caller, id, HttpStatus.OK);
    }

    @DeleteMapping("/{id}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Delete a map of mine")
    void delete(
            Caller caller,
            @PathVariable String id,
            @RequestHeader(name = HttpHeaders.IF_MATCH, required = false)
                    @Nullable
                    @Schema(description = "the ETag of the map that was read; left out, any")
                    String match) {
        String account = caller.account().id();
        writer.run(() -> {
            refuseStale(id, account, null, match);
            jdbc.sql("delete from own_map where id = ? and account_id = ?")
                    .params(id, account)
                    .update();
        });
    }

    /**
     * If the map is open in two tabs, the second save is refused, so that nothing is overwritten.
     *
     * @param read the version that was read; null for any
     * @param match its mark, which counts more; null for any
     */
    private void refuseStale(String id, String account, @Nullable Integer read, @Nullable String match) {
        record Stored(int version, String ruleset) {}
        Stored stored = jdbc.sql("select version, ruleset from own_map where id = ? and account_id = ?")
                .params(id, account)
                .query((row, n) -> new Stored(row.getInt(1), row.getString(2)))
                .optional()
                .orElseThrow(() -> Problem.notFound("There is no such map of yours."));
        boolean stale = match != null
                ? !tag(id, stored.version, stored.ruleset, account).isIn(match)
                : read != null && read != stored.version;
        if (stale) {
            throw new Problem(
                            match != null ? HttpStatus.PRECONDITION_FAILED : HttpStatus.CONFLICT,
                            "stale",
                            "The map was saved elsewhere in the meantime, perhaps in another tab.")
                    .with("version", stored.version);
        }
    }

    private static Game<?, ?, ?> game(String ruleset) {
        return Installed.read(ruleset);
    }
}
