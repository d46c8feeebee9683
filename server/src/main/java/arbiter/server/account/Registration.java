package arbiter.server.account;

import arbiter.server.naming.Naming;
import arbiter.server.storage.Secrets;
import arbiter.server.storage.Writer;
import arbiter.server.web.Caller;
import arbiter.server.web.NameField;
import arbiter.server.web.Problem;
import java.time.Clock;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.http.HttpStatus;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Creates accounts and checks passwords. */
@Component
public class Registration {
    private static final int SHORTEST_PASSWORD = 10;
    private static final int LONGEST_PASSWORD = 256;
    private static final String ADMINISTRATOR_CODE = "administrator-code";

    private final Accounts accounts;
    private final JdbcClient jdbc;
    private final Writer writer;
    private final Passwords passwords;
    private final Entry entry;
    private final OneTimeLinks links;
    private final Credentials credentials;
    private final Identities identities;
    private final Clock clock;
    /** The hash to check against if the name does not exist, so that both cases take the same time. */
    private final String nobodysPassword;

    Registration(
            Accounts accounts,
            JdbcClient jdbc,
            Writer writer,
            Passwords passwords,
            Entry entry,
            OneTimeLinks links,
            Credentials credentials,
            Identities identities,
            Clock clock) {
        this.accounts = accounts;
        this.jdbc = jdbc;
        this.writer = writer;
        this.passwords = passwords;
        this.entry = entry;
        this.links = links;
        this.credentials = credentials;
        this.identities = identities;
        this.clock = clock;
        this.nobodysPassword = Passwords.nobodys();
    }

    /** @param invitation the code of an invitation to this server; used up if the server admits only invited people */
    Account register(String visitor, String name, String password, @Nullable String invitation) {
        refuseEarly(name, password, invitation);
        Account account = person(visitor, name, password, Account.Role.MEMBER);
        writer.run(() -> {
            admit(invitation);
            insert(account);
        });
        return account;
    }

    /** Creates an account without a password for a person whom the OpenID provider has identified. */
    public Account register(Identities.Identity who, String name, @Nullable String invitation) {
        String clean = checkName(name);
        Account account = new Account(
                Secrets.id(),
                clean,
                Account.Kind.PERSON,
                Account.Role.MEMBER,
                null,
                null,
                false,
                "{}",
                clock.instant());
        writer.run(() -> {
            admit(invitation);
            insert(account);
            identify(account.id(), who);
        });
        return account;
    }

    /** Makes a guest, with all games, the account of a person whom the OpenID provider has identified. */
    public Account claim(String id, Identities.Identity who, String name, @Nullable String invitation) {
        String clean = checkName(name);
        writer.run(() -> {
            requireGuest(id);
            admit(invitation);
            refuseTaken(clean);
            accounts.claim(id, clean, null);
            identify(id, who);
        });
        return accounts.byId(id).orElseThrow();
    }

    private void identify(String account, Identities.Identity who) {
        identities.link(account, who);
        String email = who.email();
        if (email != null) {
            accounts.setConfirmedEmail(account, email);
        }
    }

    /** Whether an account may have this name. */
    public boolean available(String name) {
        return fit(name);
    }

    /** Refuses hopeless requests before the costly hashing of the password. The transaction repeats these checks. */
    private void refuseEarly(String name, String password, @Nullable String invitation) {
        String clean = checkName(name);
        checkPassword(password);
        if (entry.needsInvitation()) {
            requireInvitation(invitation);
        }
        refuseTaken(clean);
    }

    private void requireInvitation(@Nullable String invitation) {
        if (invitation == null || invitation.isBlank()) {
            throw new Problem(
                    HttpStatus.FORBIDDEN,
                    "invitation-needed",
                    "New accounts on this server need an invitation. Ask its administrator for one.");
        }
        links.owner(OneTimeLinks.Kind.INVITATION, invitation);
    }

    /** Must be called inside a transaction. */
    private void admit(@Nullable String invitation) {
        if (entry.needsInvitation()) {
            requireInvitation(invitation);
            links.take(OneTimeLinks.Kind.INVITATION, String.valueOf(invitation));
        }
    }

    /** Called before the transaction, because hashing a password is slow. */
    private Account person(String visitor, String name, String password, Account.Role role) {
        String clean = checkName(name);
        checkPassword(password);
        return new Account(
                Secrets.id(),
                clean,
                Account.Kind.PERSON,
                role,
                passwords.hash(visitor, password),
                null,
                false,
                "{}",
                clock.instant());
    }

    /** Must be called inside a transaction. */
    private void insert(Account account) {
        refuseTaken(account.name());
        try {
            accounts.insert(account);
        } catch (DuplicateKeyException e) {
            // Another node has just inserted the same name.
            throw taken(account.name());
        }
    }

    /** @param wish the name that the guest would like; if it is taken or not allowed, the guest gets a generated name */
    public Account guest(@Nullable String wish) {
        entry.requireGuests();
        String id = Secrets.id();
        String own = "Guest " + id.substring(0, 4).toUpperCase(Locale.ROOT);
        String name = wish != null && fit(wish) ? Naming.ACCOUNT.tidy(wish) : own;
        Account account = new Account(
                id, name, Account.Kind.GUEST, Account.Role.MEMBER, null, null, false, "{}", clock.instant());
        writer.run(() -> accounts.insert(account));
        return account;
    }

    private boolean fit(String wish) {
        String name = Naming.ACCOUNT.tidy(wish);
        return Naming.ACCOUNT.fault(name) == null && !Naming.reserved(name) && !accounts.taken(name);
    }

    Account claim(String id, String name, String password, @Nullable String invitation) {
        requireGuest(id);
        refuseEarly(name, password, invitation);
        String clean = checkName(name);
        String hash = passwords.hash(id, password);
        writer.run(() -> {
            requireGuest(id);
            admit(invitation);
            refuseTaken(clean);
            accounts.claim(id, clean, hash);
        });
        return accounts.byId(id).orElseThrow();
    }

    private void requireGuest(String id) {
        Account account = accounts.byId(id).orElseThrow();
        if (account.kind() != Account.Kind.GUEST) {
            throw Problem.conflict("not-a-guest", "This account already has a name.");
        }
    }

    private void refuseTaken(String name) {
        if (accounts.taken(name)) {
            throw taken(name);
        }
    }

    private static Problem taken(String name) {
        return Problem.conflict(
                "name-taken", "The name " + name + ", or one that looks like it, is taken; choose another.");
    }

    /** The account with this name and password. Same answer for an unknown name and a wrong password. */
    Account logIn(String visitor, String name, String password) {
        Optional<Account> found = accounts.byName(name);
        String hash = found.map(Account::password).orElse(nobodysPassword);
        boolean matches = password.length() <= LONGEST_PASSWORD && passwords.matches(visitor, password, hash);
        if (found.isEmpty() || !matches) {
            throw new Problem(
                    HttpStatus.UNAUTHORIZED, "wrong-credentials", "No account has this name and this password.");
        }
        return found.get();
    }

    /** @param old null if the account has no password yet */
    void changePassword(Caller.Known caller, @Nullable String old, String fresh) {
        String id = caller.id();
        checkPassword(fresh);
        boolean guest = accounts.byId(id).orElseThrow().kind() == Account.Kind.GUEST;
        if (guest || !confirms(caller, old)) {
            throw new Problem(HttpStatus.FORBIDDEN, "wrong-credentials", "The old password is wrong.");
        }
        String encoded = passwords.hash(id, fresh);
        writer.run(() -> accounts.setPassword(id, encoded));
    }

    /**
     * Sets a new password with a one-time link.
     *
     * @return the id of the account
     */
    String passwordByLink(String visitor, String code, String fresh) {
        checkPassword(fresh);
        links.owner(OneTimeLinks.Kind.PASSWORD, code);
        String encoded = passwords.hash(visitor, fresh);
        return writer.write(() -> {
            String id = links.take(OneTimeLinks.Kind.PASSWORD, code);
            accounts.setPassword(id, encoded);
            return id;
        });
    }

    /**
     * Whether the caller is the owner of the account, and not only of a session that the owner left open. An account without a password
     * cannot be asked for one, so its owner must have logged in a short time ago.
     */
    public boolean confirms(Caller.Known caller, @Nullable String password) {
        Account account = accounts.byId(caller.id()).orElseThrow();
        String hash = account.password();
        if (hash != null) {
            return password != null
                    && password.length() <= LONGEST_PASSWORD
                    && passwords.matches(caller.id(), password, hash);
        }
        if (account.kind() == Account.Kind.PERSON && !credentials.openedRecently(caller)) {
            throw new Problem(
                    HttpStatus.FORBIDDEN,
                    "log-in-again",
                    "Your account has no password, so this needs a recent log-in. Log out, log in again, and try once more.");
        }
        return true;
    }

    /** Ends the log-in with the OpenID provider. */
    public void unlink(String id) {
        writer.run(() -> {
            if (accounts.byId(id).orElseThrow().password() == null) {
                throw Problem.conflict(
                        "no-password",
                        "Set a password first. Otherwise you could not log in to this account any more.");
            }
            if (identities.unlink(id) == 0) {
                throw Problem.notFound("Your account is not linked with a log-in elsewhere.");
            }
        });
    }

    /** A new code for the administrator's one-time link; empty if an administrator exists. */
    public Optional<String> administratorCode() {
        if (accounts.hasAdministrator()) {
            return Optional.empty();
        }
        String code = Secrets.token();
        writer.run(() -> {
            jdbc.sql("delete from meta where name = ?")
                    .param(ADMINISTRATOR_CODE)
                    .update();
            jdbc.sql("insert into meta (name, value) values (?, ?)")
                    .params(ADMINISTRATOR_CODE, Secrets.hash(code))
                    .update();
        });
        return Optional.of(code);
    }

    public boolean needsAdministrator() {
        return !accounts.hasAdministrator();
    }

    Account administrator(String visitor, String code, String name, String password) {
        checkName(name);
        checkPassword(password);
        String hash = Secrets.hash(code);
        requireUsed(jdbc.sql("select count(*) from meta where name = ? and value = ?")
                .params(ADMINISTRATOR_CODE, hash)
                .query(Integer.class)
                .single());
        Account account = person(visitor, name, password, Account.Role.ADMINISTRATOR);
        writer.run(() -> {
            requireUsed(jdbc.sql("delete from meta where name = ? and value = ?")
                    .params(ADMINISTRATOR_CODE, hash)
                    .update());
            insert(account);
        });
        return account;
    }

    private static void requireUsed(int codes) {
        if (codes == 0) {
            throw new Problem(
                    HttpStatus.FORBIDDEN,
                    "used-up",
                    "This link is not valid or was already used. A server without an administrator prints a new"
                            + " one when it starts.");
        }
    }

    private static String checkName(String name) {
        String clean = NameField.checked(Naming.ACCOUNT, "name", name);
        if (Naming.reserved(clean)) {
            throw Problem.unprocessable(
                    "name-reserved",
                    "The server uses the name " + clean + " for itself or for a role; choose another.");
        }
        return clean;
    }

    private static void checkPassword(String password) {
        if (password.length() < SHORTEST_PASSWORD || password.length() > LONGEST_PASSWORD) {
            throw Problem.invalid("password", "A password needs at least 10 characters. A few words work well.");
        }
    }
}
