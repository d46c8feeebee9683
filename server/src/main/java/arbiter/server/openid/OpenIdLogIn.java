package arbiter.server.openid;

import arbiter.server.account.Account;
import arbiter.server.account.Accounts;
import arbiter.server.account.Identities;
import arbiter.server.account.OpenIdSettings;
import arbiter.server.account.Registration;
import arbiter.server.account.Sessions;
import arbiter.server.lobby.Adoption;
import arbiter.server.naming.Naming;
import arbiter.server.storage.Secrets;
import arbiter.server.storage.Writer;
import arbiter.server.web.Caller;
import arbiter.server.web.Problem;
import arbiter.server.work.Bench;
import arbiter.server.work.Workbench;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** What happens when somebody comes back from the OpenID provider. */
@Component
class OpenIdLogIn {
    private final OpenIdSettings settings;
    private final Provider provider;
    private final Visits visits;
    private final Identities identities;
    private final Registration registration;
    private final Accounts accounts;
    private final Sessions sessions;
    private final Adoption adoption;
    private final Workbench bench;
    private final Writer writer;

    OpenIdLogIn(
            OpenIdSettings settings,
            Provider provider,
            Visits visits,
            Identities identities,
            Registration registration,
            Accounts accounts,
            Sessions sessions,
            Adoption adoption,
            Workbench bench,
            Writer writer) {
        this.settings = settings;
        this.provider = provider;
        this.visits = visits;
        this.identities = identities;
        this.registration = registration;
        this.accounts = accounts;
        this.sessions = sessions;
        this.adoption = adoption;
        this.bench = bench;
        this.writer = writer;
    }

    /** @param secret for the cookie */
    record Start(String address, String secret) {}

    sealed interface Outcome {}

    /** The person has an account here. */
    record Known(String account, Adoption.@Nullable Adopted games) implements Outcome {}

    record Linked(String account) implements Outcome {}

    /** @param proposal a name that is free, or empty */
    record Newcomer(String secret, String proposal) implements Outcome {}

    static Visit.Purpose purpose(@Nullable String word) {
        return switch (word == null ? "log-in" : word) {
            case "log-in" -> Visit.Purpose.LOG_IN;
            case "link" -> Visit.Purpose.LINK;
            default -> throw Problem.notOneOf("purpose", word, List.of("log-in", "link"));
        };
    }

    Start begin(
            Caller caller, String visitor, Visit.Purpose purpose, Visit.GuestGames games, @Nullable String password) {
        requireProvider();
        String account = purpose == Visit.Purpose.LINK ? owner(caller, password) : null;
        Visit.Begun visit = new Visit.Begun(purpose, games, account, Secrets.token(), Secrets.token(), Secrets.token());
        String address = bench.run(Bench.OPENID, visitor, () -> provider.address(visit));
        return new Start(address, visits.keep(visit));
    }

    private void requireProvider() {
        if (!settings.on()) {
            throw Problem.notFound("This server has no log-in with an OpenID provider.");
        }
    }

    /** A new way to log in is as good as the password, so it needs the password, and not only a session that was left open. */
    private String owner(Caller caller, @Nullable String password) {
        Caller.Known account = caller.account();
        if (account.guest()) {
            throw Problem.conflict("guest", "A guest has nothing to link. Log in instead: your games stay.");
        }
        if (!registration.confirms(account, password)) {
            throw new Problem(HttpStatus.FORBIDDEN, "wrong-credentials", "The password is wrong.");
        }
        return account.id();
    }

    Outcome arrive(Caller caller, String visitor, @Nullable String secret, String code, String state) {
        requireProvider();
        Visit.Begun visit = visits.take(secret, Visit.Begun.class);
        if (!same(visit.state(), state)) {
            throw Visits.expired();
        }
        Provider.Person person = bench.run(Bench.OPENID, visitor, () -> provider.person(visit, code, state));
        return switch (visit.purpose()) {
            case LINK -> link(caller, visit, person.identity());
            case LOG_IN -> logIn(caller, visit, person);
        };
    }

    private static boolean same(String kept, String given) {
        return MessageDigest.isEqual(kept.getBytes(StandardCharsets.UTF_8), given.getBytes(StandardCharsets.UTF_8));
    }

    private Outcome link(Caller caller, Visit.Begun visit, Identities.Identity who) {
        String account = caller.account().id();
        if (!account.equals(visit.account())) {
            // The browser has logged in to another account in the meantime.
            throw Visits.expired();
        }
        writer.run(() -> identities.link(account, who));
        return new Linked(account);
    }

    private Outcome logIn(Caller caller, Visit.Begun visit, Provider.Person person) {
        Optional<String> account = identities.account(person.identity());
        if (account.isEmpty()) {
            return new Newcomer(visits.keep(new Visit.Identified(person.identity())), proposal(person.name()));
        }
        boolean brings =
                caller instanceof Caller.Known known && known.guest() && visit.games() == Visit.GuestGames.KEEP;
        return new Known(account.get(), brings ? adoption.adopt(caller.account().id(), account.get()) : null);
    }

    /** What the provider calls the person, if an account can have this name. Providers often use addresses as names. */
    private String proposal(@Nullable String name) {
        String plain = name == null ? "" : Naming.ACCOUNT.tidy(name.replaceAll("@.*", ""));
        return registration.available(plain) ? plain : "";
    }

    String create(Caller caller, @Nullable String secret, String name, @Nullable String invitation) {
        requireProvider();
        Visit.Identified visit = visits.look(secret, Visit.Identified.class);
        Account account = caller instanceof Caller.Known known && known.guest()
                ? registration.claim(known.id(), visit.who(), name, invitation)
                : registration.register(visit.who(), name, invitation);
        // Only now: a name that is taken must not send the person back to the provider.
        visits.forget(String.valueOf(secret));
        return account.id();
    }

    void open(String account, HttpServletRequest request, HttpServletResponse response) {
        sessions.open(accounts.byId(account).orElseThrow(), request, response);
    }
}
