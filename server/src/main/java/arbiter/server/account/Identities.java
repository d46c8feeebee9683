package arbiter.server.account;

import arbiter.server.web.Problem;
import java.time.Clock;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Which people at an OpenID provider belong to which accounts. Only issuer and subject identify a person. An e-mail address never does:
 * addresses change hands, and a provider that lets people enter any address would let them into other people's accounts.
 */
@Repository
public class Identities {
    private final JdbcClient jdbc;
    private final Clock clock;

    Identities(JdbcClient jdbc, Clock clock) {
        this.jdbc = jdbc;
        this.clock = clock;
    }

    /**
     * A person as the provider knows them.
     *
     * @param email only if the provider says that it is verified
     */
    public record Identity(
            String issuer, String subject, @Nullable String email) {}

    public Optional<String> account(Identity who) {
        return jdbc.sql("select account_id from identity where issuer = ? and subject = ?")
                .params(who.issuer, who.subject)
                .query(String.class)
                .optional();
    }

    public boolean linked(String account) {
        return jdbc.sql("select count(*) from identity where account_id = ?")
                        .param(account)
                        .query(Long.class)
                        .single()
                > 0;
    }

    /** Must be called inside a transaction. */
    public void link(String account, Identity who) {
        Optional<String> owner = account(who);
        if (owner.isPresent()) {
            if (owner.get().equals(account)) {
                return;
            }
            throw elsewhere();
        }
        if (linkedAt(account, who.issuer)) {
            throw Problem.conflict(
                    "linked-already",
                    "Your account is already linked with another log-in there. Unlink that one first.");
        }
        try {
            jdbc.sql("insert into identity (issuer, subject, account_id, created_at) values (?, ?, ?, ?)")
                    .params(who.issuer, who.subject, account, clock.millis())
                    .update();
        } catch (DuplicateKeyException e) {
            // Another node has just linked the same person.
            throw elsewhere();
        }
    }

    private boolean linkedAt(String account, String issuer) {
        return jdbc.sql("select count(*) from identity where account_id = ? and issuer = ?")
                        .params(account, issuer)
                        .query(Long.class)
                        .single()
                > 0;
    }

    private static Problem elsewhere() {
        return Problem.conflict(
                "linked-elsewhere",
                "This log-in already belongs to another account of this server. Log in with it and unlink it there first.");
    }

    /** Must be called inside a transaction. */
    public int unlink(String account) {
        return jdbc.sql("delete from identity where account_id = ?")
                .param(account)
                .update();
    }
}
