package arbiter.server.rules;

import arbiter.engine.FirstGame;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.book.Rulebook;
import arbiter.engine.book.Term;
import arbiter.engine.json.Json;
import arbiter.engine.json.JsonText;
import arbiter.engine.picture.Theme;
import arbiter.engine.text.Misread;
import arbiter.server.answer.Installed;
import arbiter.server.answer.Themes;
import arbiter.server.game.Access;
import arbiter.server.game.GameStore;
import arbiter.server.lobby.Preview;
import arbiter.server.web.Caller;
import arbiter.server.web.Limits;
import arbiter.server.work.Bench;
import arbiter.server.work.Workbench;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** The installed games: parameters, rulebooks and boards. */
@RestController
@RequestMapping("/api/rulesets")
@Tag(name = "Rules")
class RulesetController {
    private final Limits limits;
    private final Access access;
    private final GameStore games;
    private final Workbench bench;

    RulesetController(Limits limits, Access access, GameStore games, Workbench bench) {
        this.limits = limits;
        this.bench = bench;
        this.access = access;
        this.games = games;
    }

    record Rulesets(List<RulesetAnswer> rulesets) {}

    record Book(List<BookChapter> chapters, List<String> rules) {}

    record BookChapter(String file, String title, String markdown, List<Rulebook.Picture> pictures) {}

    record BoardAnswer(
            String name,

            @Schema(description = "what a game is created with")
            String text,

            @Nullable @Schema(description = "the same, where the format is JSON")
            Json json) {}

    @GetMapping
    @Operation(summary = "All kinds of games")
    Rulesets all() {
        return new Rulesets(Games.all().stream().map(RulesetAnswer::of).toList());
    }

    @GetMapping("/{id}")
    @Operation(summary = "One kind of game")
    RulesetAnswer one(@PathVariable String id) {
        return RulesetAnswer.of(game(id));
    }

    @GetMapping("/{id}/rulebook")
    @Operation(summary = "The rulebook, chapter by chapter, in Markdown with runnable scenarios")
    ResponseEntity<Book> rulebook(@PathVariable String id) {
        var book = game(id).words().rulebook();
        return ResponseEntity.ok()
                .cacheControl(CacheControl.maxAge(Duration.ofMinutes(10)))
                .body(new Book(
                        book.printed().stream()
                                .map(each ->
                                        new BookChapter(each.file(), each.title(), each.markdown(), each.pictures()))
                                .toList(),
                        List.copyOf(book.ruleIds())));
    }

    @GetMapping("/{id}/first-game")
    @Operation(summary = "How a newcomer's first game begins, and what its coach says")
    ResponseEntity<FirstGame> firstGame(@PathVariable String id) {
        return ResponseEntity.ok()
                .cacheControl(CacheControl.maxAge(Duration.ofMinutes(10)))
                .body(game(id).firstGame());
    }

    record Terms(List<Term> terms) {}

    @GetMapping("/{id}/terms")
    @Operation(summary = "The words that the table of a game shows, each explained in a sentence")
    ResponseEntity<Terms> terms(@PathVariable String id) {
        return ResponseEntity.ok()
                .cacheControl(CacheControl.maxAge(Duration.ofMinutes(10)))
                .body(new Terms(game(id).terms()));
    }

    @GetMapping("/{id}/boards/{name}")
    @Operation(summary = "A board that comes with the game")
    BoardAnswer board(@PathVariable String id, @PathVariable String name) {
        Game<?, ?, ?> game = game(id);
        String text = Installed.board(game, name);
        return new BoardAnswer(name, text, json(text));
    }

    private static @Nullable Json json(String text) {
        try {
            return JsonText.read(text);
        } catch (Misread e) {
            return null;
        }
    }

    record PreviewWish(
            @Nullable String board,
            @Nullable String boardText,

            @Nullable @Schema(description = "the id of a game, for the board that its host brought")
            String game,

            @Nullable Map<String, String> parameters,
            @Nullable Integer seats,
            @Nullable @Schema(example = "night") String theme) {}

    @PostMapping("/{id}/preview")
    @Operation(summary = "Whether a game can begin with these settings, and how it would look")
    Preview preview(Caller caller, @PathVariable String id, @RequestBody PreviewWish wish, HttpServletRequest request) {
        limits.take(Limits.Kind.PREVIEW, request.getRemoteAddr());
        Game<?, ?, ?> game = game(id);
        String text = wish.game == null
                ? wish.boardText
                : games.board(access.to(wish.game, caller).game().id());
        Theme theme = Themes.read(wish.theme);
        return bench.run(
                Bench.MAPS,
                request.getRemoteAddr(),
                () -> Preview.of(game, wish.board, text, wish.parameters, wish.seats, theme));
    }

    private static Game<?, ?, ?> game(String id) {
        return Installed.at(id);
    }
}
