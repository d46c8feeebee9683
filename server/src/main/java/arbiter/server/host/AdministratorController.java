package arbiter.server.host;

import arbiter.server.account.Account;
import arbiter.server.account.Accounts;
import arbiter.server.storage.Writer;
import arbiter.server.web.Caller;
import arbiter.server.web.Problem;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.springframework.http.HttpStatus;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** The operator's screens. They count and list; sheets, secrets and private messages are on none of them. */
@RestController
@RequestMapping("/api/admin")
@Tag(name = "Administration")
class AdministratorController {
    private final JdbcClient jdbc;
    private final Accounts accounts;
    private final Writer writer;

    AdministratorController(JdbcClient jdbc, Accounts accounts, Writer writer) {
        this.jdbc = jdbc;
        this.accounts = accounts;
        this.writer = writer;
    }

    record Overview(Map<String, Long> accounts, Map<String, Long> games, long messages, long planned) {}

    record AccountLine(String id, String name, String kind, boolean administrator, Instant createdAt) {}

    record AccountList(List<AccountLine> accounts) {}

    @GetMapping("/overview")
    @Operation(summary = "How much there is of everything")
    Overview overview(Caller caller) {
        requireAdministrator(caller);
        return new Overview(
                counts("select kind, count(*) from account group by kind"),
                counts("select status, count(*) from game group by status"),
                jdbc.sql("select count(*) from message").query(Long.class).single(),
                jdbc.sql("select count(*) from scheduled_tasks")
                        .query(Long.class)
                        .single());
    }

    private Map<String, Long> counts(String sql) {
        Map<String, Long> counts = new java.util.TreeMap<>();
        jdbc.sql(sql).query(row -> {
            counts.put(row.getString(1).toLowerCase(java.util.Locale.ROOT), row.getLong(2));
        });
        return counts;
    }

    @GetMapping("/accounts")
    @Operation(summary = "Accounts by name")
    AccountList accounts(Caller caller, @RequestParam(defaultValue = "") String name) {
        requireAdministrator(caller);
        return new AccountList(jdbc.sql(
                        "select * from account where lower(name) like ? order by created_at desc limit 200")
                .param("%" + name.toLowerCase(java.util.Locale.ROOT).replaceAll("[%_]", "") + "%")
                .query((row, n) -> new AccountLine(
                        row.getString("id"),
                        row.getString("name"),
                        row.getString("kind").toLowerCase(java.util.Locale.ROOT),
                        row.getInt("administrator") == 1,
                        Instant.ofEpochMilli(row.getLong("created_at"))))
                .list());
    }

    @DeleteMapping("/accounts/{id}/sessions")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Log somebody out everywhere")
    void logOut(Caller caller, @PathVariable String id) {
        requireAdministrator(caller);
        Account account = accounts.byId(id).orElseThrow(() -> Problem.notFound("There is no such account."));
        writer.run(() -> jdbc.sql("delete from credential where account_id = ?")
                .param(account.id())
                .update());
    }

    private static void requireAdministrator(Caller caller) {
        if (!caller.account().administrator()) {
            throw Problem.notYours("Only an administrator can do that.");
        }
    }
}
