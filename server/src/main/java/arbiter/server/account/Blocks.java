package arbiter.server.account;

import arbiter.server.web.Problem;
import java.time.Clock;
import java.time.Instant;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Who does not want to hear of whom. Nobody is told that they are blocked, except by what they cannot do. */
@Component
public class Blocks {
    private static final int MOST = 200;

    private final JdbcClient jdbc;
    private final Clock clock;

    Blocks(JdbcClient jdbc, Clock clock) {
        this.jdbc = jdbc;
        this.clock = clock;
    }

    /** A person whom somebody has blocked. */
    public record Blocked(String id, String name, boolean guest, Instant since) {}

    /** Whether the first person has blocked the second. */
    public boolean blocks(@Nullable String person, @Nullable String other) {
        return person != null
                && other != null
                && jdbc.sql("select count(*) from block where account_id = ? and blocked_id = ?")
                                .params(person, other)
                                .query(Long.class)
                                .single()
                        > 0;
    }

    /** One person has blocked the other. */
    public record Pair(String person, String other) {}

    /** Who of these people has blocked whom of them. */
    public Set<Pair> among(Collection<String> people) {
        return people.isEmpty()
                ? Set.of()
                : new LinkedHashSet<>(jdbc.sql("select account_id, blocked_id from block where account_id in (:people)"
                                + " and blocked_id in (:people)")
                        .param("people", people)
                        .query((row, n) -> new Pair(row.getString(1), row.getString(2)))
                        .list());
    }

    public List<Blocked> of(String person) {
        return jdbc.sql("select a.id, a.name, a.kind, b.blocked_at from block b join account a on a.id = b.blocked_id"
                        + " where b.account_id = ? order by b.blocked_at desc, a.id")
                .param(person)
                .query((row, n) -> new Blocked(
                        row.getString(1),
                        row.getString(2),
                        Account.Kind.GUEST.name().equals(row.getString(3)),
                        Instant.ofEpochMilli(row.getLong(4))))
                .list();
    }

    /** Everybody who has blocked this person. */
    public Set<String> blockersOf(String person) {
        return new LinkedHashSet<>(jdbc.sql("select account_id from block where blocked_id = ?")
                .param(person)
                .query(String.class)
                .list());
    }

    /** Must be called inside a transaction. */
    public void block(String person, String other) {
        if (person.equals(other)) {
            throw Problem.conflict("own-account", "You cannot block yourself.");
        }
        if (of(person).size() >= MOST) {
            throw Problem.conflict("too-many", "You can block at most " + MOST + " people. Unblock somebody first.");
        }
        jdbc.sql("insert into block (account_id, blocked_id, blocked_at) values (?, ?, ?)"
                        + " on conflict (account_id, blocked_id) do nothing")
                .params(person, other, clock.millis())
                .update();
    }

    /** Must be called inside a transaction. */
    public void unblock(String person, String other) {
        jdbc.sql("delete from block where account_id = ? and blocked_id = ?")
                .params(person, other)
                .update();
    }

    /** The guest is the same person as the account. Must be called inside a transaction. */
    public void adopt(String guest, String account) {
        jdbc.sql("insert into block (account_id, blocked_id, blocked_at) select ?, blocked_id, blocked_at from block"
                        + " where account_id = ? and blocked_id <> ? on conflict (account_id, blocked_id) do nothing")
                .params(account, guest, account)
                .update();
        jdbc.sql("insert into block (account_id, blocked_id, blocked_at) select account_id, ?, blocked_at from block"
                        + " where blocked_id = ? and account_id <> ? on conflict (account_id, blocked_id) do nothing")
                .params(account, guest, account)
                .update();
        jdbc.sql("delete from block where account_id = ? or blocked_id = ?")
                .params(guest, guest)
                .update();
    }
}
