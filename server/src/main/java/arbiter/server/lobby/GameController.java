package arbiter.server.lobby;

import arbiter.server.answer.Cursor;
import arbiter.server.answer.EntityTag;
import arbiter.server.answer.Order;
import arbiter.server.answer.Slice;
import arbiter.server.game.Access;
import arbiter.server.game.GameFilter;
import arbiter.server.game.GameRow;
import arbiter.server.game.OwnGames;
import arbiter.server.game.Showcase;
import arbiter.server.game.Standpoint;
import arbiter.server.web.Caller;
import arbiter.server.web.Limits;
import arbiter.server.web.Problem;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PatchMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Finding, creating, joining and leaving games. */
@RestController
@RequestMapping("/api")
@Tag(name = "Games")
class GameController {
    private final OwnGames games;
    private final Showcase showcase;
    private final Access access;
    private final Lobby lobby;
    private final Joining joining;
    private final Departure departure;
    private final GamePages pages;
    private final arbiter.server.fact.Trail trail;
    private final Limits limits;

    GameController(
            OwnGames games,
            Showcase showcase,
            Access access,
            Lobby lobby,
            Joining joining,
            Departure departure,
            GamePages pages,
            arbiter.server.fact.Trail trail,
            Limits limits) {
        this.games = games;
        this.showcase = showcase;
        this.access = access;
        this.lobby = lobby;
        this.joining = joining;
        this.departure = departure;
        this.pages = pages;
        this.trail = trail;
        this.limits = limits;
    }

    private static final int MOST = 200;
    private static final int MOST_ITEMS = 500;

    record Trail(
            List<arbiter.server.fact.Trail.Item> items,

            @Nullable @Schema(description = "the `cursor` of the next page; null at the end")
            String next) {}

    record GameList(
            List<GameSummary> games,

            @Nullable @Schema(description = "the `cursor` of the next page; null at the end")
            String next) {}

    record JoinWish(
            @Nullable String invitation,
            @Nullable Integer seat,
            @Nullable @Schema(example = "Ravensund") String country,
            @Nullable @Schema(example = "#0072b2") String colour,
            @Nullable String lore) {
        Appearance appearance() {
            return new Appearance(country, colour, lore);
        }
    }

    @GetMapping("/games")
    @Operation(
            summary = "Games of mine, games to join, games to watch",
            description = "My own games begin with those that are not over. With filters, one answer looks at a bounded"
                    + " number of games. It may have fewer games than asked for, even none, although"
                    + " `next` is not null: then ask for the next page.")
    GameList list(
            Caller caller,
            @RequestParam(defaultValue = "mine") String show,
            @RequestParam(required = false) @Nullable @Schema(description = "`next` of the page before") String cursor,
            @RequestParam(defaultValue = "50") @Schema(description = "games per page, 1 to 200") int limit,
            @RequestParam(required = false)
                    @Nullable
                    @Schema(description = "a part of the game's name; like all filters, not for my own games")
                    String search,
            @RequestParam(required = false) @Nullable @Schema(example = "gd6") String ruleset,
            @RequestParam(required = false) @Nullable @Schema(description = "the name of the map") String board,
            @RequestParam(required = false) @Nullable @Schema(description = "number of seats") Integer size,
            @RequestParam(required = false)
                    @Nullable
                    @Schema(
                            description = "live (up to an hour per turn), daily, slow, or untimed (a turn ends when"
                                    + " everybody is ready)")
                    String tempo,
            @RequestParam(required = false) @Nullable @Schema(description = "at least this number of people play")
                    Integer people,
            @RequestParam(required = false) @Nullable @Schema(description = "none or some") String bots) {
        Slice.limit(limit, MOST);
        Cursor after = Cursor.read(show, cursor);
        GameFilter filter = new GameFilter(search, ruleset, board, size, tempo, people, bots);
        Slice<GameRow> rows = switch (show) {
            case "mine" -> Slice.of(show, games.of(caller.account().id(), after, limit + 1), limit, OwnGames::place);
            case "open" -> showcase.page(show, Showcase.Shelf.OPEN, filter, after, limit);
            case "public" -> showcase.page(show, Showcase.Shelf.RUNNING, filter, after, limit);
            case "finished" -> showcase.page(show, Showcase.Shelf.FINISHED, filter, after, limit);
            default -> throw Problem.notOneOf("show", show, List.of("mine", "open", "public", "finished"));
        };
        return new GameList(pages.summaries(rows.items(), caller), rows.next());
    }

    @PostMapping("/games")
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(summary = "Make a game")
    GamePage create(Caller caller, @RequestBody GameWish wish) {
        Caller.Known host = caller.account();
        limits.take(Limits.Kind.CREATE, host.id());
        return pages.page(access.to(lobby.create(host, wish.plan()), caller));
    }

    @GetMapping("/games/{id}")
    @Operation(summary = "A game, as I may see it")
    ResponseEntity<GamePage> game(Caller caller, @PathVariable String id, HttpServletRequest request) {
        GamePage page = pages.page(access.to(id, caller));
        return tag(caller, page).answer(request, () -> page);
    }

    private static EntityTag tag(Caller caller, GamePage page) {
        return EntityTag.of("game", String.valueOf(caller.idOrNull()), page.content());
    }

    @PatchMapping("/games/{id}")
    @Operation(summary = "Change a game that has not begun (host)")
    ResponseEntity<GamePage> change(
            Caller caller,
            @PathVariable String id,
            @RequestHeader(name = HttpHeaders.IF_MATCH, required = false)
                    @Nullable
                    @Schema(description = "the ETag of the game as it was read; left out, any")
                    String match,
            @RequestBody GameWish change) {
        Standpoint who = access.to(id, caller);
        if (match != null && !tag(caller, pages.page(who)).isIn(match)) {
            throw Lobby.changedMeanwhile();
        }
        lobby.change(who, change.plan(), match == null ? Lobby.Basis.ANY : Lobby.Basis.AS_READ);
        GamePage page = pages.fresh(who);
        return tag(caller, page).headed(ResponseEntity.ok()).body(page);
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
        joining.join(who, wish.seat, wish.appearance(), code);
        return pages.fresh(who);
    }

    @PatchMapping("/games/{id}/seats/mine")
    @Operation(summary = "Change my country, colour or lore")
    GamePage appear(Caller caller, @PathVariable String id, @RequestBody JoinWish wish) {
        Standpoint who = access.to(id, caller);
        joining.appear(who, wish.appearance());
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
    Trail audit(
            Caller caller,
            @PathVariable String id,
            @RequestParam(required = false) @Nullable @Schema(description = "`next` of the page before") String cursor,
            @RequestParam(defaultValue = "200") @Schema(description = "items per page, 1 to 500") int limit,
            @RequestParam(defaultValue = "oldest") @Schema(description = "oldest or newest: which items come first")
                    String first) {
        Standpoint who = access.to(id, caller);
        Slice<arbiter.server.fact.Trail.Item> page =
                trail.page(id, Order.of(first), cursor, Slice.limit(limit, MOST_ITEMS), who.until());
        return new Trail(page.items(), page.next());
    }
}
