package arbiter.server.account;

import arbiter.server.web.Caller;
import arbiter.server.web.Limits;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Accounts and log-in. */
@RestController
@RequestMapping("/api")
@Tag(name = "Accounts")
class AccountController {
    private final Registration registration;
    private final Credentials credentials;
    private final Sessions sessions;
    private final Browsers browsers;
    private final Me.Mirror mirror;
    private final Limits limits;

    AccountController(
            Registration registration,
            Credentials credentials,
            Sessions sessions,
            Browsers browsers,
            Me.Mirror mirror,
            Limits limits) {
        this.registration = registration;
        this.credentials = credentials;
        this.sessions = sessions;
        this.browsers = browsers;
        this.mirror = mirror;
        this.limits = limits;
    }

    record NameAndPassword(
            @NotNull @Schema(example = "Raven") String name,

            @NotNull @Schema(example = "three calm grey owls")
            String password,

            @Nullable
            @Schema(
                    description =
                            "for a new account, the code of an invitation to this server, where it takes only the invited")
            String invitation) {}

    record GuestWish(@Nullable @Schema(example = "Wren") String name) {}

    record NewPassword(
            @Nullable @Schema(description = "null if the account has no password yet")
            String old,

            @NotNull String fresh) {}

    record AdministratorLink(
            @NotNull String code,
            @NotNull String name,
            @NotNull String password) {}

    @GetMapping("/me")
    @Operation(summary = "My account, and what the page must know about the server")
    Me me(Caller caller) {
        return mirror.of(caller.idOrNull());
    }

    @PostMapping("/accounts")
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(summary = "Make an account and log in")
    Me register(@Valid @RequestBody NameAndPassword wish, HttpServletRequest request, HttpServletResponse response) {
        limits.take(Limits.Kind.NEW_ACCOUNT, request.getRemoteAddr());
        Account account = registration.register(request.getRemoteAddr(), wish.name, wish.password, wish.invitation);
        sessions.open(account.id(), response);
        browsers.remember(account, request, response);
        return mirror.of(account.id());
    }

    @PostMapping("/guests")
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(summary = "Continue as a guest; the account can be claimed later")
    Me guest(@RequestBody GuestWish wish, HttpServletRequest request, HttpServletResponse response) {
        limits.take(Limits.Kind.NEW_ACCOUNT, request.getRemoteAddr());
        Account account = registration.guest(wish.name);
        sessions.open(account.id(), response);
        return mirror.of(account.id());
    }

    @PostMapping("/session")
    @Operation(summary = "Log in")
    Me logIn(@Valid @RequestBody NameAndPassword who, HttpServletRequest request, HttpServletResponse response) {
        browsers.attempt(request, who.name);
        Account account = registration.logIn(request.getRemoteAddr(), who.name, who.password);
        sessions.open(account.id(), response);
        browsers.remember(account, request, response);
        return mirror.of(account.id());
    }

    @DeleteMapping("/session")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Log out")
    void logOut(Caller caller, HttpServletResponse response) {
        Caller.Known account = caller.account();
        credentials.delete(account.id(), account.credential());
        sessions.close(response);
    }

    @PostMapping("/me/logout-everywhere")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "End all my sessions and tokens")
    void logOutEverywhere(Caller caller, HttpServletResponse response) {
        credentials.deleteAll(caller.account().id());
        sessions.close(response);
    }

    @PostMapping("/me/claim")
    @Operation(summary = "A guest takes a name and a password, and keeps the games")
    Me claim(
            Caller caller,
            @Valid @RequestBody NameAndPassword wish,
            HttpServletRequest request,
            HttpServletResponse response) {
        String id = caller.account().id();
        limits.take(Limits.Kind.CLAIM, id);
        Account account = registration.claim(id, wish.name, wish.password, wish.invitation);
        browsers.remember(account, request, response);
        return mirror.of(account.id());
    }

    @PutMapping("/me/password")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Change my password; my other sessions and all my tokens end")
    void password(Caller caller, @Valid @RequestBody NewPassword change) {
        Caller.Known account = caller.account();
        limits.take(Limits.Kind.LOG_IN, account.id());
        registration.changePassword(account, change.old, change.fresh);
        credentials.deleteOthers(account.id(), account.credential());
    }

    @PostMapping("/administrator")
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(summary = "The one-time link that the first start prints makes the first administrator")
    Me administrator(
            @Valid @RequestBody AdministratorLink link, HttpServletRequest request, HttpServletResponse response) {
        limits.take(Limits.Kind.LOG_IN, request.getRemoteAddr());
        Account account = registration.administrator(request.getRemoteAddr(), link.code, link.name, link.password);
        sessions.open(account.id(), response);
        browsers.remember(account, request, response);
        return mirror.of(account.id());
    }
}
