package arbiter.server.rules;

import arbiter.engine.Budget;
import arbiter.engine.picture.Theme;
import arbiter.server.answer.Themes;
import arbiter.server.web.Limits;
import arbiter.server.work.Bench;
import arbiter.server.work.Workbench;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Runs scenarios for the sandbox page. */
@RestController
@RequestMapping("/api/sandbox")
@Tag(name = "Rules")
class SandboxController {
    private final Limits limits;
    private final Workbench bench;

    SandboxController(Limits limits, Workbench bench) {
        this.limits = limits;
        this.bench = bench;
    }

    record ScenarioText(
            @NotBlank
            @Size(max = 65_536)
            @Schema(
                    example =
                            "scenario \"A step\"\ngame gd6\nplayers A B\nmap\n  1-2\ngiven\n  1: A, 2 army\nwhen\n  A: move"
                                    + " 1 1>2\nthen\n  2: A, 1 army\n")
            String scenario,

            @Nullable @Schema(example = "paper") String theme) {}

    @PostMapping
    @Operation(summary = "Run a scenario: its position, orders and outcome, step by step")
    Sandbox.Answer run(@Valid @RequestBody ScenarioText text, HttpServletRequest request) {
        limits.take(Limits.Kind.SANDBOX, request.getRemoteAddr());
        Theme theme = Themes.read(text.theme);
        Budget budget = Sandbox.budget();
        return bench.run(
                Bench.SANDBOX, request.getRemoteAddr(), budget, () -> Sandbox.run(text.scenario, theme, budget));
    }
}
