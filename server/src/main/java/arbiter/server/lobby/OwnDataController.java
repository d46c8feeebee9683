package arbiter.server.lobby;

import arbiter.server.account.OwnData;
import arbiter.server.account.Registration;
import arbiter.server.account.Sessions;
import arbiter.server.game.Access;
import arbiter.server.web.Caller;
import arbiter.server.web.Limits;
import arbiter.server.web.Problem;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** The caller's own data. */
@RestController
@RequestMapping("/api/me")
@Tag(name = "Accounts")
class OwnDataController {
    private final OwnData data;
    private final Registration registration;
    private final Sessions sessions;
    private final Access access;
    private final Departure departure;
    private final Limits limits;

    OwnDataController(
            OwnData data,
            Registration registration,
            Sessions sessions,
            Access access,
            Departure departure,
            Limits limits) {
        this.data = data;
        this.registration = registration;
        this.sessions = sessions;
        this.access = access;
        this.departure = departure;
        this.limits = limits;
    }

    record Farewell(@NotNull String name, @Nullable String password) {}

    @GetMapping("/export")
    @Operation(summary = "Everything that the server keeps about me")
    ResponseEntity<Map<String, Object>> export(Caller caller) {
        return ResponseEntity.ok()
                .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"arbiter-my-data.json\"")
                .body(data.export(caller.account().id()));
    }

    @DeleteMapping
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Erase my account; name and password confirm it")
    void erase(Caller caller, @Valid @RequestBody Farewell farewell, HttpServletResponse response) {
        Caller.Known account = caller.account();
        limits.take(Limits.Kind.LOG_IN, account.id());
        if (!farewell.name.strip().equals(account.name()) || !registration.confirms(account, farewell.password)) {
            throw new Problem(HttpStatus.FORBIDDEN, "wrong-credentials", "The name or the password is wrong.");
        }
        data.erase(account.id(), game -> departure.leave(access.to(game, caller)));
        sessions.close(response);
    }
}
