package arbiter.server.account;

import arbiter.server.storage.Writer;
import arbiter.server.web.Caller;
import arbiter.server.web.Limits;
import arbiter.server.web.Problem;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** An administrator's work on accounts: registration, lost passwords and other administrators. */
@RestController
@RequestMapping("/api")
@Tag(name = "Administration")
class EntryController {
    private final Entry entry;
    private final OneTimeLinks links;
    private final Accounts accounts;
    private final Registration registration;
    private final Credentials credentials;
    private final Sessions sessions;
    private final Browsers browsers;
    private final Me.Mirror mirror;
    private final Writer writer;
    private final Limits limits;

    EntryController(
            Entry entry,
            OneTimeLinks links,
            Accounts accounts,
            Registration registration,
            Credentials credentials,
            Sessions sessions,
            Browsers browsers,
            Me.Mirror mirror,
            Writer writer,
            Limits limits) {
        this.entry = entry;
        this.links = links;
        this.accounts = accounts;
        this.registration = registration;
        this.credentials = credentials;
        this.sessions = sessions;
        this.browsers = browsers;
        this.mirror = mirror;
        this.writer = writer;
        this.limits = limits;
    }

    record PasswordByLink(@NotNull String code, @NotNull String password) {}

    record AdministratorWish(@NotNull Boolean administrator) {}

    @GetMapping("/admin/entry")
    @Operation(summary = "Who may create accounts and play as a guest")
    Entry.Rules entry(Caller caller) {
        caller.requireAdministrator();
        return entry.rules();
    }

    @PutMapping("/admin/entry")
    @Operation(summary = "Choose who may create accounts and play as a guest")
    Entry.Rules choose(Caller caller, @Valid @RequestBody Entry.Rules rules) {
        caller.requireAdministrator();
        entry.choose(rules);
        return entry.rules();
    }

    @PostMapping("/admin/invitations")
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(summary = "Make a link that creates one account, valid for a week")
    OneTimeLinks.Link invite(Caller caller) {
        return links.make(
                OneTimeLinks.Kind.INVITATION, caller.requireAdministrator().id());
    }

    @PostMapping("/admin/accounts/{id}/password-link")
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(summary = "Make a link that sets a new password once, valid for a day")
    OneTimeLinks.Link passwordLink(Caller caller, @PathVariable String id) {
        caller.requireAdministrator();
        return links.make(OneTimeLinks.Kind.PASSWORD, person(id).id());
    }

    @PutMapping("/admin/accounts/{id}/administrator")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Make somebody an administrator, or no longer one")
    void appoint(Caller caller, @PathVariable String id, @Valid @RequestBody AdministratorWish wish) {
        Caller.Known me = caller.requireAdministrator();
        Account account = person(id);
        if (account.id().equals(me.id())) {
            // Otherwise the last administrator could give up the role, and nobody could administer the server.
            throw Problem.conflict("own-role", "You cannot remove your own role. Ask another administrator.");
        }
        writer.run(() ->
                accounts.appoint(account.id(), wish.administrator ? Account.Role.ADMINISTRATOR : Account.Role.MEMBER));
    }

    @DeleteMapping("/admin/accounts/{id}/sessions")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Log somebody out everywhere")
    void logOut(Caller caller, @PathVariable String id) {
        caller.requireAdministrator();
        Account account = accounts.byId(id).orElseThrow(() -> Problem.notFound("There is no such account."));
        credentials.deleteAll(account.id());
    }

    @PostMapping("/password")
    @Operation(summary = "Set a new password by the link that an administrator made; all other sessions end")
    Me passwordByLink(
            @Valid @RequestBody PasswordByLink wish, HttpServletRequest request, HttpServletResponse response) {
        limits.take(Limits.Kind.LOG_IN, request.getRemoteAddr());
        String id = registration.passwordByLink(request.getRemoteAddr(), wish.code, wish.password);
        credentials.deleteAll(id);
        sessions.open(id, response);
        browsers.remember(accounts.byId(id).orElseThrow(), request, response);
        return mirror.of(id);
    }

    private Account person(String id) {
        return accounts.byId(id)
                .filter(account -> account.kind() == Account.Kind.PERSON)
                .orElseThrow(() -> Problem.notFound("There is no such account with a password."));
    }
}
