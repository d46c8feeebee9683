package arbiter.server.telegram.person;

import arbiter.server.account.Account;
import arbiter.server.account.Accounts;
import arbiter.server.notify.Notices;
import arbiter.server.notify.PreferenceStore;
import arbiter.server.storage.Row;
import arbiter.server.telegram.wire.Night;
import arbiter.server.telegram.wire.Update;
import arbiter.server.web.Caller;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Which person at Telegram has which account. The number of a person is also the number of the private chat. */
@Component
public class People implements Night {
    /** The name of the private chat among the ways to reach a person. */
    public static final String CHANNEL = "telegram";

    /** Instead of a session: acts in a chat have no cookie. */
    private static final String CREDENTIAL = "telegram";

    private final JdbcClient jdbc;
    private final Accounts accounts;
    private final PreferenceStore preferences;
    private final Clock clock;

    People(JdbcClient jdbc, Accounts accounts, PreferenceStore preferences, Clock clock) {
        this.jdbc = jdbc;
        this.accounts = accounts;
        this.preferences = preferences;
        this.clock = clock;
    }

    /**
     * @param game the game that the private chat is about now
     * @param blocked whether the person stopped the bot
     */
    public record Linked(
            long user,
            String account,
            String name,
            @Nullable String game,
            boolean blocked) {}

    public Optional<Linked> byUser(long user) {
        return jdbc.sql("select * from telegram_person where user_id = ?")
                .param(user)
                .query((row, n) -> read(row))
                .optional();
    }

    public Optional<Linked> byAccount(String account) {
        return jdbc.sql("select * from telegram_person where account_id = ?")
                .param(account)
                .query((row, n) -> read(row))
                .optional();
    }

    /** The linked players of a game who did not stop the bot. */
    public List<Linked> playing(String game) {
        return jdbc.sql("select p.* from telegram_person p join seat s on s.account_id = p.account_id"
                        + " where s.game_id = ? and p.blocked = 0 order by s.seat")
                .param(game)
                .query((row, n) -> read(row))
                .list();
    }

    private static Linked read(ResultSet row) throws SQLException {
        return new Linked(
                row.getLong("user_id"),
                row.getString("account_id"),
                row.getString("name"),
                row.getString("game_id"),
                row.getInt("blocked") == 1);
    }

    /** The person as any other caller of the server. Nobody is an administrator in a chat. */
    public Caller caller(Linked person) {
        return accounts.byId(person.account)
                .filter(account -> account.kind() != Account.Kind.ERASED)
                .<Caller>map(account -> new Caller.Known(
                        account.id(), account.name(), account.kind() == Account.Kind.GUEST, false, CREDENTIAL))
                .orElse(Caller.NOBODY);
    }

    /** Must be called inside a transaction. A person has one account, and an account one person. */
    public void link(Update.Person person, String account, @Nullable String game) {
        jdbc.sql("delete from telegram_person where user_id = ? or account_id = ?")
                .params(person.id(), account)
                .update();
        String name = person.handle().isEmpty() ? person.name() : "@" + person.handle();
        jdbc.sql("insert into telegram_person (user_id, account_id, name, game_id, linked_at) values (?, ?, ?, ?, ?)")
                .params(Row.of(person.id(), account, name, game, clock.millis()))
                .update();
        preferences.switchOn(account, CHANNEL);
    }

    /** Must be called inside a transaction. */
    public void unlink(String account) {
        jdbc.sql("delete from telegram_person where account_id = ?")
                .param(account)
                .update();
    }

    /** Whether the person did not stop the bot, and wants to hear about a topic here. */
    public boolean hears(Linked person, Notices.Topic topic) {
        return !person.blocked
                && accounts.byId(person.account)
                        .filter(account -> preferences.wants(account, CHANNEL, topic))
                        .isPresent();
    }

    @Override
    public boolean quiet(long chat) {
        return byUser(chat)
                .flatMap(person -> accounts.byId(person.account))
                .filter(account -> preferences.silent(account, clock.instant()))
                .isPresent();
    }

    /** Must be called inside a transaction: the private chat is about this game from now on. */
    public void focus(long user, String game) {
        jdbc.sql("update telegram_person set game_id = ?, blocked = 0 where user_id = ?")
                .params(game, user)
                .update();
    }

    public enum Wish {
        STOPPED,
        LISTENS
    }

    /** Must be called inside a transaction. */
    public void set(long user, Wish wish) {
        jdbc.sql("update telegram_person set blocked = ? where user_id = ?")
                .params(wish == Wish.STOPPED ? 1 : 0, user)
                .update();
    }
}
