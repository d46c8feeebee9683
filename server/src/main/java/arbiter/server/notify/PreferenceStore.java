package arbiter.server.notify;

import arbiter.server.account.Account;
import arbiter.server.account.Accounts;
import arbiter.server.storage.JsonColumn;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;
import java.util.function.Predicate;
import org.springframework.stereotype.Repository;

/** Everybody's preferences, stored with the account. */
@Repository
public class PreferenceStore {
    private final Accounts accounts;
    private final JsonColumn json;

    PreferenceStore(Accounts accounts, JsonColumn json) {
        this.accounts = accounts;
        this.json = json;
    }

    Preferences of(Account account) {
        return json.read(account.notifications(), Preferences.class);
    }

    /** The time zone of this person. */
    public ZoneId zone(Account account) {
        return of(account).place();
    }

    /** Whether it is a quiet hour for this person. */
    public boolean silent(Account account, Instant now) {
        return of(account).silent(now);
    }

    /** Tells whether this person is awake at a moment; empty if the person has not chosen quiet hours. */
    public Optional<Predicate<Instant>> awake(Account account) {
        Preferences chosen = of(account);
        return chosen.quiet() == null ? Optional.empty() : Optional.of(moment -> !chosen.silent(moment));
    }

    /** Whether this person wants to hear about a topic by a channel. */
    public boolean wants(Account account, String channel, Notices.Topic topic) {
        return of(account).wants(channel, topic);
    }

    /** Must be called inside a transaction. */
    void put(String account, Preferences preferences) {
        accounts.setNotifications(account, json.write(preferences));
    }

    /** A person has added a channel: it is switched on if it was off. Must be called inside a transaction. */
    public void switchOn(String account, String channel) {
        accounts.byId(account).ifPresent(known -> put(account, of(known).with(channel)));
    }
}
