package arbiter.server.account;

import arbiter.server.naming.Naming;
import arbiter.server.storage.Writer;
import arbiter.server.web.Caller;
import arbiter.server.web.Limits;
import arbiter.server.web.NameField;
import arbiter.server.web.Problem;
import arbiter.server.web.Scope;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Personal access tokens, for bots and scripts. */
@RestController
@RequestMapping("/api/me/tokens")
@Tag(name = "Accounts")
class TokenController {
    private final Credentials credentials;
    private final Limits limits;
    private final Quotas quotas;
    private final Writer writer;
    private final Clock clock;

    TokenController(Credentials credentials, Limits limits, Quotas quotas, Writer writer, Clock clock) {
        this.credentials = credentials;
        this.limits = limits;
        this.quotas = quotas;
        this.writer = writer;
        this.clock = clock;
    }

    private static final int USUAL_DAYS = 90;
    private static final int MOST_DAYS = 366;

    record TokenWish(
            @NotBlank @Schema(example = "my first bot") String name,

            @Nullable
            @Schema(
                    example = "play",
                    description =
                            "read: see what I see; play (unless told otherwise): and play; host: and make and host"
                                    + " games and keep maps. No token changes the account or administers the server.")
            String scope,

            @Nullable @Schema(example = "90", description = "after how many days it ends, 1 to 366; 90 by default")
            Integer days) {
        Scope chosen() {
            return scope == null
                    ? Scope.PLAY
                    : Scope.ofToken(scope)
                            .orElseThrow(() -> Problem.notOneOf("scope", scope, List.of("read", "play", "host")));
        }

        Duration life() {
            int wished = days == null ? USUAL_DAYS : days;
            if (wished < 1 || wished > MOST_DAYS) {
                throw Problem.notBetween("days", wished, 1, MOST_DAYS);
            }
            return Duration.ofDays(wished);
        }
    }

    /** @param token the secret, shown only in this answer */
    record NewToken(
            String name,
            @Schema(example = "arb_…") String token,
            @Schema(example = "play") String scope,
            Instant expiresAt) {}

    @GetMapping
    @Operation(summary = "My tokens, without their secrets")
    List<Credentials.Token> list(Caller caller) {
        return credentials.tokens(caller.account().id());
    }

    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(summary = "Make a token; its secret is shown once")
    NewToken create(Caller caller, @Valid @RequestBody TokenWish wish) {
        Caller.Known account = caller.account();
        limits.take(Limits.Kind.CREATE, account.id());
        String name = NameField.checked(Naming.TOKEN, "name", wish.name);
        Scope scope = wish.chosen();
        Duration life = wish.life();
        Instant end = clock.instant().plus(life);
        String secret = writer.write(() -> {
            quotas.refuseToken(account);
            return credentials.createToken(account.id(), name, scope, life);
        });
        return new NewToken(name, secret, scope.word(), end);
    }

    @DeleteMapping("/{id}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Withdraw a token")
    void delete(Caller caller, @PathVariable String id) {
        if (!credentials.delete(caller.account().id(), id)) {
            throw Problem.notFound("There is no such token.");
        }
    }
}
