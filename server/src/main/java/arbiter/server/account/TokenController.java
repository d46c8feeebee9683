package arbiter.server.account;

import arbiter.server.storage.Writer;
import arbiter.server.web.Caller;
import arbiter.server.web.Limits;
import arbiter.server.web.Problem;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.util.List;
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

    TokenController(Credentials credentials, Limits limits, Quotas quotas, Writer writer) {
        this.credentials = credentials;
        this.limits = limits;
        this.quotas = quotas;
        this.writer = writer;
    }

    record TokenName(
            @NotBlank @Size(max = 60) @Schema(example = "my first bot")
            String name) {}

    /** @param token shown this once */
    record NewToken(String name, @Schema(example = "arb_…") String token) {}

    @GetMapping
    @Operation(summary = "My tokens, without their secrets")
    List<Credentials.Token> list(Caller caller) {
        return credentials.tokens(caller.account().id());
    }

    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(summary = "Make a token; its secret is shown once")
    NewToken create(Caller caller, @Valid @RequestBody TokenName wish) {
        Caller.Known account = caller.account();
        limits.take(Limits.Kind.CREATE, account.id());
        String secret = writer.write(() -> {
            quotas.refuseToken(account);
            return credentials.createToken(account.id(), wish.name);
        });
        return new NewToken(wish.name, secret);
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
