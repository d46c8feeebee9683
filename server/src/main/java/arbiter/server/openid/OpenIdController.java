package arbiter.server.openid;

import arbiter.server.account.Me;
import arbiter.server.account.Registration;
import arbiter.server.lobby.Adoption;
import arbiter.server.web.Caller;
import arbiter.server.web.Limits;
import arbiter.server.web.SessionCookie;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/**
 * Log-in with the OpenID provider. The provider sends people back to a page, and the page sends code and state here with a normal,
 * protected request. So no address logs anybody in, and every refusal is a sentence on that page.
 */
@RestController
@RequestMapping("/api")
@Tag(name = "Accounts")
class OpenIdController {
    private final OpenIdLogIn logIn;
    private final Registration registration;
    private final SessionCookie cookie;
    private final Me.Mirror mirror;
    private final Limits limits;

    OpenIdController(
            OpenIdLogIn logIn, Registration registration, SessionCookie cookie, Me.Mirror mirror, Limits limits) {
        this.logIn = logIn;
        this.registration = registration;
        this.cookie = cookie;
        this.mirror = mirror;
        this.limits = limits;
    }

    record OpenIdWish(
            @Nullable
            @Schema(
                    example = "log-in",
                    description =
                            "log-in (unless told otherwise), or link: to log in to my account this way from now on")
            String purpose,

            @Nullable @Schema(description = "to link: the password of my account")
            String password,

            @Nullable
            @Schema(
                    description =
                            "for a guest: whether my games and maps move to the account that I log in to; true by default")
            Boolean keepGames) {}

    record OpenIdAddress(
            @Schema(example = "https://id.example.org/authorize?…", description = "where the browser goes next")
            String address) {}

    record OpenIdReturn(
            @NotNull @Size(max = 4000) String code,
            @NotNull @Size(max = 200) String state) {}

    /**
     * @param me null for a person who has no account here yet and must choose a name
     * @param games what happened to the games of a guest
     */
    record OpenIdArrival(
            @Nullable Me me,

            @Nullable
            @Schema(
                    example = "Raven",
                    description = "for a new person: a name that is free; empty if there is no good one")
            String proposal,

            Adoption.@Nullable Adopted games) {}

    record OpenIdAccount(
            @NotNull @Schema(example = "Raven") String name,

            @Nullable @Schema(description = "the code of an invitation to this server, where it takes only the invited")
            String invitation) {}

    @PostMapping("/openid")
    @Operation(summary = "Begin to log in with the OpenID provider")
    OpenIdAddress begin(
            Caller caller,
            @Valid @RequestBody OpenIdWish wish,
            HttpServletRequest request,
            HttpServletResponse response) {
        limits.take(Limits.Kind.LOG_IN_ANYBODY, request.getRemoteAddr());
        OpenIdLogIn.Start start = logIn.begin(
                caller,
                request.getRemoteAddr(),
                OpenIdLogIn.purpose(wish.purpose),
                Boolean.FALSE.equals(wish.keepGames) ? Visit.GuestGames.LEAVE : Visit.GuestGames.KEEP,
                wish.password);
        response.addHeader(HttpHeaders.SET_COOKIE, cookie.visit(start.secret()));
        return new OpenIdAddress(start.address());
    }

    @PostMapping("/openid/return")
    @Operation(summary = "Complete it with what the provider gave to the browser")
    OpenIdArrival arrive(
            Caller caller,
            @Valid @RequestBody OpenIdReturn back,
            HttpServletRequest request,
            HttpServletResponse response) {
        limits.take(Limits.Kind.LOG_IN_ANYBODY, request.getRemoteAddr());
        OpenIdLogIn.Outcome outcome =
                logIn.arrive(caller, request.getRemoteAddr(), SessionCookie.visit(request), back.code, back.state);
        return switch (outcome) {
            case OpenIdLogIn.Newcomer(String secret, String proposal) -> {
                response.addHeader(HttpHeaders.SET_COOKIE, cookie.visit(secret));
                yield new OpenIdArrival(null, proposal, null);
            }
            case OpenIdLogIn.Linked(String account) -> {
                response.addHeader(HttpHeaders.SET_COOKIE, cookie.endVisit());
                yield new OpenIdArrival(mirror.of(account), null, null);
            }
            case OpenIdLogIn.Known(String account, Adoption.Adopted games) -> {
                response.addHeader(HttpHeaders.SET_COOKIE, cookie.endVisit());
                logIn.open(account, request, response);
                yield new OpenIdArrival(mirror.of(account), null, games);
            }
        };
    }

    @PostMapping("/openid/account")
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(summary = "Make an account for the person whom the provider has identified; a guest keeps the games")
    Me create(
            Caller caller,
            @Valid @RequestBody OpenIdAccount wish,
            HttpServletRequest request,
            HttpServletResponse response) {
        limits.take(Limits.Kind.NEW_ACCOUNT, request.getRemoteAddr());
        String account = logIn.create(caller, SessionCookie.visit(request), wish.name, wish.invitation);
        response.addHeader(HttpHeaders.SET_COOKIE, cookie.endVisit());
        logIn.open(account, request, response);
        return mirror.of(account);
    }

    @DeleteMapping("/me/openid")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Log in to my account with its password only")
    void unlink(Caller caller) {
        registration.unlink(caller.account().id());
    }
}
