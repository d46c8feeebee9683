package arbiter.server.account;

import arbiter.server.naming.Confusables;
import arbiter.server.storage.Row;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.text.Normalizer;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The accounts in the database. */
@Repository
public class Accounts {
    private final JdbcClient jdbc;

    Accounts(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /** All spellings of a name with the same key belong to the same account, so any of them works for log-in. */
    static String key(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFKC)
                .toLowerCase(Locale.ROOT)
                .replaceAll("[\\s._-]+", " ")
                .strip();
    }

    public Optional<Account> byId(String id) {
        return jdbc.sql("select * from account where id = ?")
                .param(id)
                .query(Accounts::read)
                .optional();
    }

    public Optional<Account> byName(String name) {
        return jdbc.sql("select * from account where name_key = ?")
                .param(key(name))
                .query(Accounts::read)
                .optional();
    }

    /** Whether an account has this name, or a name that looks the same. */
    boolean taken(String name) {
        return jdbc.sql("select count(*) from account where name_key = ? or skeleton = ?")
                        .params(key(name), Confusables.skeleton(name))
                        .query(Long.class)
                        .single()
                > 0;
    }

    boolean hasAdministrator() {
        return jdbc.sql("select count(*) from account where administrator = 1")
                        .query(Long.class)
                        .single()
                > 0;
    }

    void insert(Account account) {
        boolean person = account.kind() == Account.Kind.PERSON;
        jdbc.sql("insert into account (id, name, name_key, skeleton, kind, administrator, password, created_at)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?)")
                .params(Row.of(
                        account.id(),
                        account.name(),
                        person ? key(account.name()) : "guest:" + account.id(),
                        person ? Confusables.skeleton(account.name()) : null,
                        account.kind().name(),
                        stored(account.role()),
                        account.password(),
                        account.createdAt().toEpochMilli()))
                .update();
    }

    void claim(String id, String name, @Nullable String password) {
        jdbc.sql("update account set name = ?, name_key = ?, skeleton = ?, kind = 'PERSON', password = ? where id = ?")
                .params(Row.of(name, key(name), Confusables.skeleton(name), password, id))
                .update();
    }

    void setPassword(String id, String password) {
        jdbc.sql("update account set password = ? where id = ?")
                .params(password, id)
                .update();
    }

    void appoint(String id, Account.Role role) {
        jdbc.sql("update account set administrator = ? where id = ?")
                .params(stored(role), id)
                .update();
    }

    public void setNotifications(String id, String notifications) {
        jdbc.sql("update account set notifications = ? where id = ?")
                .params(notifications, id)
                .update();
    }

    public void setEmail(String id, @Nullable String email, @Nullable String codeHash) {
        jdbc.sql("update account set email = ?, email_confirmed = 0, email_code = ? where id = ?")
                .params(Row.of(email, codeHash, id))
                .update();
    }

    /** For an address that somebody else has verified. */
    void setConfirmedEmail(String id, String email) {
        jdbc.sql("update account set email = ?, email_confirmed = 1, email_code = null where id = ?")
                .params(email, id)
                .update();
    }

    public boolean confirmEmail(String codeHash) {
        return jdbc.sql("update account set email_confirmed = 1, email_code = null where email_code = ?")
                        .param(codeHash)
                        .update()
                == 1;
    }

    void erase(String id, String pseudonym) {
        jdbc.sql(
                        "update account set name = ?, name_key = ?, skeleton = null, kind = 'ERASED', administrator = 0, password = null,"
                                + " email = null, email_confirmed = 0, email_code = null, notifications = '{}' where id = ?")
                .params(pseudonym, "erased:" + id, id)
                .update();
    }

    /** SQLite has no boolean type: stored as 0 or 1. */
    private static int stored(Account.Role role) {
        return role == Account.Role.ADMINISTRATOR ? 1 : 0;
    }

    private static Account read(ResultSet row, int number) throws SQLException {
        return new Account(
                row.getString("id"),
                row.getString("name"),
                Account.Kind.valueOf(row.getString("kind")),
                row.getInt("administrator") == 1 ? Account.Role.ADMINISTRATOR : Account.Role.MEMBER,
                row.getString("password"),
                row.getString("email"),
                row.getInt("email_confirmed") == 1,
                row.getString("notifications"),
                Instant.ofEpochMilli(row.getLong("created_at")));
    }
}
