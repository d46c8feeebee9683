package arbiter.server.rules;

import arbiter.engine.Budget;
import arbiter.engine.Game;
import arbiter.engine.book.Rulebook;
import arbiter.engine.scenario.Scenario;
import arbiter.engine.scenario.ScenarioReader;
import arbiter.pictures.LinkPicture;
import arbiter.server.answer.EntityTag;
import arbiter.server.answer.Installed;
import arbiter.server.settings.ServerSettings;
import arbiter.server.web.Caller;
import arbiter.server.web.Limits;
import arbiter.server.web.Problem;
import arbiter.server.work.Bench;
import arbiter.server.work.KeptPictures;
import arbiter.server.work.Workbench;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.validation.Valid;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Short links to positions and scenarios, and pictures of the examples of rules. */
@RestController
@RequestMapping("/api")
@Tag(name = "Rules")
class ScenarioController {
    private static final int MOST_BYTES = 8 << 20;
    private static final Duration KEPT = Duration.ofDays(1);

    private final Scenarios scenarios;
    private final ServerSettings settings;
    private final Limits limits;
    private final Workbench bench;
    private final KeptPictures<String> drawn = new KeptPictures<>(MOST_BYTES);

    ScenarioController(Scenarios scenarios, ServerSettings settings, Limits limits, Workbench bench) {
        this.scenarios = scenarios;
        this.settings = settings;
        this.limits = limits;
        this.bench = bench;
    }

    record ScenarioAnswer(
            @Schema(example = "k7m2xq9w") String id,

            @Schema(example = "http://localhost:8080/s/k7m2xq9w")
            String link,

            String title,
            @Schema(example = "gd6") String ruleset,
            String scenario) {}

    private ScenarioAnswer answer(Scenarios.Shared shared) {
        return new ScenarioAnswer(
                shared.id(),
                settings.publicUrl() + "/s/" + shared.id(),
                shared.title(),
                shared.ruleset(),
                shared.text());
    }

    @PostMapping("/scenarios")
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(summary = "A short link to a position or a scenario; the same text always gets the same link")
    ScenarioAnswer share(Caller caller, @Valid @RequestBody SandboxController.ScenarioText text) {
        Caller.Known maker = caller.account();
        limits.take(Limits.Kind.CREATE, maker.id());
        return answer(scenarios.share(maker, text.scenario()));
    }

    @GetMapping("/scenarios/{id}")
    @Operation(summary = "The scenario of a short link")
    ScenarioAnswer scenario(@PathVariable String id, HttpServletRequest request) {
        limits.take(Limits.Kind.MAP, request.getRemoteAddr());
        return answer(find(id));
    }

    @GetMapping("/scenarios/{id}/link.png")
    @Operation(summary = "The board of a shared scenario, as chats show it")
    ResponseEntity<byte[]> scenarioPicture(@PathVariable String id, HttpServletRequest request) {
        Scenarios.Shared shared = find(id);
        return picture(
                request,
                "s " + id,
                () -> LinkPicture.of(
                        ScenarioPicture.svg(Sandbox.scenario(shared.text()), Sandbox.budget()),
                        shared.title(),
                        shared.game(),
                        Budget::checkpoint));
    }

    @GetMapping("/rulesets/{id}/chapters/{chapter}/link.png")
    @Operation(summary = "A picture or an example of a chapter of the rulebook, as chats show it")
    ResponseEntity<byte[]> chapterPicture(
            @PathVariable String id, @PathVariable String chapter, HttpServletRequest request) {
        Game<?, ?, ?> game = Installed.at(id);
        Rulebook.Chapter found = game.words().rulebook().printed().stream()
                .filter(each -> each.file().equals(chapter + ".md"))
                .findFirst()
                .orElseThrow(() -> Problem.notFound("The rulebook has no chapter `" + chapter + "`."));
        return picture(
                request,
                id + " " + chapter,
                () -> LinkPicture.of(
                        drawing(game, found), found.title(), game.ruleset().name(), Budget::checkpoint));
    }

    /** The chapter's first picture, else its first example, else the position with which the sandbox begins. */
    private static String drawing(Game<?, ?, ?> game, Rulebook.Chapter chapter) {
        if (!chapter.pictures().isEmpty()) {
            return chapter.pictures().getFirst().svg();
        }
        List<Scenario> examples = ScenarioReader.read(chapter.markdown(), true).scenarios();
        Scenario shown = examples.isEmpty() ? Sandbox.scenario(game.face().starter()) : examples.getFirst();
        return ScenarioPicture.svg(shown, Sandbox.budget());
    }

    private ResponseEntity<byte[]> picture(HttpServletRequest request, String key, Supplier<byte[]> draw) {
        String visitor = request.getRemoteAddr();
        ResponseEntity<byte[]> answer = EntityTag.of("link", key)
                .answer(
                        request,
                        () -> drawn.get(key, () -> {
                            limits.take(Limits.Kind.PICTURE, visitor);
                            return bench.run(Bench.PICTURES, visitor, draw::get);
                        }));
        return ResponseEntity.status(answer.getStatusCode())
                .eTag(String.valueOf(answer.getHeaders().getETag()))
                .cacheControl(CacheControl.maxAge(KEPT).cachePublic())
                .contentType(MediaType.IMAGE_PNG)
                .body(answer.getBody());
    }

    private Scenarios.Shared find(String id) {
        return scenarios.find(id).orElseThrow(() -> Problem.notFound("There is no scenario at this link."));
    }
}
