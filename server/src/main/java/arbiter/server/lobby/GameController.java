package arbiter.server.lobby;

import arbiter.server.game.Access;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.Standpoint;
import arbiter.server.web.Caller;
import arbiter.server.web.Limits;
import arbiter.server.web.Problem;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PatchMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Finding, creating, joining and leaving games. */
@RestController
@RequestMapping("/api")
@Tag(name = "Games")
class GameController {
    private final GameStore games;
    private final Access access;
    private final Lobby lobby;
    private final Departure departure;
    private final GamePages pages;
    private final arbiter.server.fact.Trail trail;
    private final Limits limits;

    GameController(
            GameStore games,
            Access access,
            Lobby lobby,
            Departure departure,
            GamePages pages,
            arbiter.server.fact.Trail trail,
            Limits limits) {
        this.games = games;
        this.access = access;
        this.lobby = lobby;
        this.departure = departure;
        this.pages = pages;
        this.trail = trail;
        this.limits = limits;
    }

    record Trail(List<arbiter.server.fact.Trail.Item> items) {}

    record GameList(List<GameSummary> games) {}

    record JoinWish(
            @Nullable String invitation,
            @Nullable Integer seat,
            @Nullable @Schema(example = "Ravensund") String country,
            @Nullable @Schema(example = "#0072b2") String colour,
            @Nullable String lore) {
        Lobby.Wish appearance() {
            return new Lobby.Wish(country, colour, lore);
        }
    }

    @GetMapping("/games")
    @Operation(summary = "Games of mine, games to join, games to watch")
    GameList list(Caller caller, @RequestParam(defaultValue = "mine") String show) {
        List<GameRow> rows = switch (show) {
            case "mine" -> games.ofAccount(caller.account().id());
            case "open" -> games.open();
            case "public" -> games.listed("RUNNING");
            case "finished" -> games.listed("OVER");
            default -> throw Problem.invalid("show", "Use one of: mine, open, public, finished.");
        };
        return new GameList(rows.stream()
                .map(row -> pages.summary(access.standpoint(row, caller)))
                .toList());
    }

    @PostMapping("/games")
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(summary = "Make a game")
    GamePage create(Caller caller, @RequestBody GameWish wish) {
        Caller.Known host = caller.account();
        limits.take(Limits.Kind.CREATE, host.id());
        return pages.page(access.to(lobby.create(host, wish), caller));
    }

    @GetMapping("/games/{id}")
    @Operation(summary = "A game, as I may see it")
    GamePage game(Caller caller, @PathVariable String id) {
        return pages.page(access.to(id, caller));
    }

    @PatchMapping("/games/{id}")
    @Operation(summary = "Change a game that has not begun (host)")
    GamePage change(Caller caller, @PathVariable String id, @RequestBody GameWish change) {
        Standpoint who = access.to(id, caller);
        lobby.change(who, change);
        return pages.fresh(who);
    }

    @DeleteMapping("/games/{id}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Give up a game that has not begun (host)")
    void delete(Caller caller, @PathVariable String id) {
        lobby.delete(access.to(id, caller));
    }

    @GetMapping("/invitations/{code}")
    @Operation(summary = "The game of an invitation link")
    GamePage invitation(Caller caller, @PathVariable String code) {
        return pages.page(access.byInvitation(code, caller));
    }

    @PostMapping("/games/{id}/seats")
    @Operation(summary = "Join, or take an open seat of a running game")
    GamePage join(Caller caller, @PathVariable String id, @RequestBody JoinWish wish) {
        limits.take(Limits.Kind.CREATE, caller.account().id());
        String code = wish.invitation;
        Standpoint who = code == null ? access.to(id, caller) : access.byInvitation(code, caller);
        if (!who.game().id().equals(id)) {
            throw Problem.notFound("This invitation is for another game.");
        }
        lobby.join(who, wish.seat, wish.appearance(), code);
        return pages.fresh(who);
    }

    @PatchMapping("/games/{id}/seats/mine")
    @Operation(summary = "Change my country, colour or lore")
    GamePage appear(Caller caller, @PathVariable String id, @RequestBody JoinWish wish) {
        Standpoint who = access.to(id, caller);
        lobby.appear(who, wish.appearance());
        return pages.fresh(who);
    }

    @DeleteMapping("/games/{id}/seats/mine")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Leave")
    void leave(Caller caller, @PathVariable String id) {
        departure.leave(access.to(id, caller));
    }

    @PostMapping("/games/{id}/rematch")
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(summary = "The same table again")
    GamePage rematch(Caller caller, @PathVariable String id) {
        return pages.page(access.to(lobby.rematch(access.to(id, caller)), caller));
    }

    @GetMapping("/games/{id}/audit")
    @Operation(summary = "What host, administrators and server did to the game")
    Trail audit(Caller caller, @PathVariable String id) {
        return new Trail(trail.of(access.to(id, caller).game().id()));
    }
}
