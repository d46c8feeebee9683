package arbiter.server.turn;

import arbiter.engine.FirstGame;
import arbiter.engine.Game;
import arbiter.server.account.Me;
import arbiter.server.account.Registration;
import arbiter.server.account.Sessions;
import arbiter.server.answer.Installed;
import arbiter.server.game.Access;
import arbiter.server.game.Standpoint;
import arbiter.server.lobby.GamePage;
import arbiter.server.lobby.GamePages;
import arbiter.server.lobby.GamePlan;
import arbiter.server.lobby.Lobby;
import arbiter.server.web.Caller;
import arbiter.server.web.Limits;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Begins games: from a lobby, or a game against bots at once. */
@RestController
@RequestMapping("/api")
@Tag(name = "Games")
class PlayController {
    private final Access access;
    private final Lobby lobby;
    private final Opening opening;
    private final GamePages pages;
    private final Registration registration;
    private final Sessions sessions;
    private final Me.Mirror mirror;
    private final Limits limits;

    PlayController(
            Access access,
            Lobby lobby,
            Opening opening,
            GamePages pages,
            Registration registration,
            Sessions sessions,
            Me.Mirror mirror,
            Limits limits) {
        this.access = access;
        this.lobby = lobby;
        this.opening = opening;
        this.pages = pages;
        this.registration = registration;
        this.sessions = sessions;
        this.mirror = mirror;
        this.limits = limits;
    }

    record PlayWish(
            @NotNull @Schema(example = "gd6") String ruleset,
            @Nullable @Schema(example = "[\"recruit\"]") List<String> bots,
            @Nullable Integer seats,
            @Nullable String board,
            @Nullable String map,
            @Nullable Map<String, String> parameters,

            @Nullable @Schema(example = "Wren", description = "what a new guest is called")
            String name,

            @Nullable
            @Schema(
                    description =
                            "true for a first game: small and short, as the rules propose it; only `parameters` adds to it")
            Boolean first) {}

    record PlayAnswer(GamePage game, Me me) {}

    @PostMapping("/games/{id}/begin")
    @Operation(summary = "Begin the game (host)")
    GamePage begin(Caller caller, @PathVariable String id) {
        Standpoint who = access.to(id, caller);
        opening.begin(who);
        return pages.fresh(who);
    }

    @PostMapping("/play")
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(summary = "Play against bots at once; a visitor without an account becomes a guest")
    PlayAnswer play(
            Caller caller,
            @Valid @RequestBody PlayWish wish,
            HttpServletRequest request,
            HttpServletResponse response) {
        limits.take(Limits.Kind.PLAY_NOW, request.getRemoteAddr());
        Game<?, ?, ?> rules = Installed.read(wish.ruleset);
        GamePlan game = Boolean.TRUE.equals(wish.first) ? first(rules, wish) : any(rules, wish);
        Caller player = caller instanceof Caller.Known ? caller : newGuest(wish.name, response);
        String id = lobby.create(player.account(), game);
        opening.begin(access.to(id, player));
        return new PlayAnswer(
                pages.page(access.to(id, player)), mirror.of(player.account().id()));
    }

    /** A person who plays against bots should be neither favoured nor behind. */
    private static GamePlan any(Game<?, ?, ?> rules, PlayWish wish) {
        int named = wish.bots == null ? 0 : wish.bots.size();
        int size = wish.seats != null ? wish.seats : Math.max(rules.ruleset().fewestSeats(), named + 1);
        List<String> bots = named == size - 1 && wish.bots != null
                ? wish.bots
                : Collections.nCopies(
                        Math.max(0, size - 1),
                        wish.bots == null || wish.bots.isEmpty() ? "recruit" : wish.bots.getFirst());
        Map<String, String> parameters = new LinkedHashMap<>();
        rules.boards().compensations(size).stream().findFirst().ifPresent(parameters::putAll);
        parameters.putAll(wish.parameters == null ? Map.of() : wish.parameters);
        return GamePlan.against(wish.ruleset, size, bots, wish.board, wish.map, parameters);
    }

    private static GamePlan first(Game<?, ?, ?> rules, PlayWish wish) {
        FirstGame plan = rules.firstGame();
        int size = plan.seats() == 0 ? rules.ruleset().fewestSeats() : plan.seats();
        Map<String, String> parameters = new LinkedHashMap<>(plan.settings());
        parameters.putAll(wish.parameters == null ? Map.of() : wish.parameters);
        List<String> bots = Collections.nCopies(size - 1, plan.bot());
        boolean listed = rules.boards().names().contains(plan.board());
        GamePlan game = GamePlan.against(wish.ruleset, size, bots, listed ? plan.board() : null, null, parameters);
        return listed || plan.board().isEmpty() ? game : game.on(plan.board());
    }

    private Caller newGuest(@Nullable String name, HttpServletResponse response) {
        var guest = registration.guest(name);
        sessions.open(guest.id(), response);
        return new Caller.Known(guest.id(), guest.name(), true, false, "");
    }
}
