package arbiter.server.host;

import arbiter.server.answer.Cursor;
import arbiter.server.answer.Slice;
import arbiter.server.game.GameFilter;
import arbiter.server.game.GameRow;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.Showcase;
import arbiter.server.telegram.wire.Bot;
import arbiter.server.web.Caller;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** The operator's screens: counts and lists. They never show sheets, secrets or private messages. */
@RestController
@RequestMapping("/api/admin")
@Tag(name = "Administration")
class AdministratorController {
    private final JdbcClient jdbc;
    private final ServerHealth health;
    private final Bot bot;
    private final Showcase showcase;
    private final SeatStore seats;

    AdministratorController(JdbcClient jdbc, ServerHealth health, Bot bot, Showcase showcase, SeatStore seats) {
        this.jdbc = jdbc;
        this.showcase = showcase;
        this.seats = seats;
        this.health = health;
        this.bot = bot;
    }

    record Overview(
            Map<String, Long> accounts,
            Map<String, Long> games,
            long messages,
            long planned,
            ServerHealth.Facts server,

            @Schema(description = "the Telegram bot; null if the server has none")
            Bot.@Nullable Health telegram) {}

    record AccountLine(
            String id,
            String name,
            String kind,
            boolean administrator,
            Instant createdAt,
            @Nullable Instant seenAt,
            long games) {}

    private static final int MOST = 200;

    record AccountList(
            List<AccountLine> accounts,

            @Nullable @Schema(description = "the `cursor` of the next page; null at the end")
            String next) {}

    record GameLine(
            String id,
            @Schema(example = "Thursday round") String name,
            @Schema(example = "gd6") String ruleset,
            @Schema(example = "running") String status,
            String host,
            @Schema(example = "public") String visibility,
            int turn,
            int size,
            long people,
            @Nullable Instant deadline,
            Instant updatedAt) {}

    record GameLines(
            List<GameLine> games,

            @Nullable @Schema(description = "the `cursor` of the next page; null at the end")
            String next) {}

    @GetMapping("/overview")
    @Operation(summary = "Counts, and the state of the server")
    Overview overview(Caller caller) {
        caller.requireAdministrator();
        return new Overview(
                counts("select kind, count(*) from account group by kind"),
                counts("select status, count(*) from game group by status"),
                jdbc.sql("select count(*) from message").query(Long.class).single(),
                jdbc.sql("select count(*) from scheduled_tasks")
                        .query(Long.class)
                        .single(),
                health.facts(),
                bot.health().orElse(null));
    }

    private Map<String, Long> counts(String sql) {
        Map<String, Long> counts = new TreeMap<>();
        jdbc.sql(sql).query(row -> {
            counts.put(row.getString(1).toLowerCase(Locale.ROOT), row.getLong(2));
        });
        return counts;
    }

    @GetMapping("/accounts")
    @Operation(summary = "Accounts by name, the newest first")
    AccountList accounts(
            Caller caller,
            @RequestParam(defaultValue = "") String name,
            @RequestParam(required = false) @Nullable @Schema(description = "`next` of the page before") String cursor,
            @RequestParam(defaultValue = "50") @Schema(description = "accounts per page, 1 to 200") int limit) {
        caller.requireAdministrator();
        Cursor after = Cursor.read("accounts", cursor);
        List<AccountLine> found = jdbc.sql("select a.*,"
                        + " (select max(c.used_at) from credential c where c.account_id = a.id"
                        + " and c.kind in ('session', 'token')) as seen_at,"
                        + " (select count(*) from seat s where s.account_id = a.id) as seats"
                        + " from (select * from account where lower(name) like ? and (created_at, id) < (?, ?)"
                        + " order by created_at desc, id desc limit ?) a order by a.created_at desc, a.id desc")
                .params(containing(name), after.at(), after.id(), Slice.limit(limit, MOST) + 1)
                .query((row, n) -> new AccountLine(
                        row.getString("id"),
                        row.getString("name"),
                        row.getString("kind").toLowerCase(Locale.ROOT),
                        row.getInt("administrator") == 1,
                        Instant.ofEpochMilli(row.getLong("created_at")),
                        moment(row, "seen_at"),
                        row.getLong("seats")))
                .list();
        Slice<AccountLine> page =
                Slice.of("accounts", found, limit, line -> new Cursor(line.createdAt.toEpochMilli(), line.id));
        return new AccountList(page.items(), page.next());
    }

    @GetMapping("/games")
    @Operation(
            summary = "Games by name, the liveliest first; nothing of what is secret in them",
            description = "With a name, one answer looks at a bounded number of games. It may have fewer games than"
                    + " asked for, even none, although `next` is not null: then ask for the next page.")
    GameLines games(
            Caller caller,
            @RequestParam(defaultValue = "") String name,
            @RequestParam(required = false) @Nullable @Schema(description = "`next` of the page before") String cursor,
            @RequestParam(defaultValue = "50") @Schema(description = "games per page, 1 to 200") int limit) {
        caller.requireAdministrator();
        Cursor after = Cursor.read("games", cursor);
        Slice.limit(limit, MOST);
        Slice<GameRow> page = showcase.page("games", Showcase.Shelf.EVERY, GameFilter.named(name), after, limit);
        return new GameLines(lines(page.items()), page.next());
    }

    private List<GameLine> lines(List<GameRow> games) {
        Map<String, List<SeatRow>> tables =
                seats.of(games.stream().map(GameRow::id).toList());
        Map<String, String> hosts = names(games.stream().map(GameRow::hostId).toList());
        return games.stream()
                .map(game -> new GameLine(
                        game.id(),
                        game.name(),
                        game.ruleset(),
                        game.status().name().toLowerCase(Locale.ROOT),
                        hosts.getOrDefault(game.hostId(), ""),
                        game.visibility(),
                        game.turn(),
                        game.size(),
                        tables.getOrDefault(game.id(), List.of()).stream()
                                .filter(seat -> seat.account() != null)
                                .count(),
                        game.deadline(),
                        game.updatedAt()))
                .toList();
    }

    private Map<String, String> names(List<String> accounts) {
        Map<String, String> names = new TreeMap<>();
        if (!accounts.isEmpty()) {
            jdbc.sql("select id, name from account where id in (:ids)")
                    .param("ids", accounts)
                    .query(row -> {
                        names.put(row.getString(1), row.getString(2));
                    });
        }
        return names;
    }

    private static String containing(String name) {
        return "%" + name.toLowerCase(Locale.ROOT).replaceAll("[%_]", "") + "%";
    }

    private static @Nullable Instant moment(ResultSet row, String column) throws SQLException {
        long millis = row.getLong(column);
        return row.wasNull() ? null : Instant.ofEpochMilli(millis);
    }
}
