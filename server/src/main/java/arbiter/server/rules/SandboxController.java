package arbiter.server.rules;

import arbiter.engine.Theme;
import arbiter.server.web.Limits;
import arbiter.server.web.Problem;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** The sandbox. */
@RestController
@RequestMapping("/api/sandbox")
@Tag(name = "Rules")
class SandboxController implements DisposableBean {
    private static final int SECONDS = 5;

    private final Limits limits;
    /** Two at a time: whoever tries out large boards does not slow the games down. */
    private final ExecutorService threads = Executors.newFixedThreadPool(
            2, Thread.ofPlatform().name("sandbox-", 0).daemon().factory());

    SandboxController(Limits limits) {
        this.limits = limits;
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
        Theme theme = "night".equals(text.theme) ? Theme.NIGHT : Theme.PAPER;
        Future<Sandbox.Answer> answer = threads.submit(() -> Sandbox.run(text.scenario, theme));
        try {
            return answer.get(SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException(e);
        } catch (TimeoutException e) {
            answer.cancel(true);
            throw new Problem(
                    HttpStatus.SERVICE_UNAVAILABLE,
                    "too-long",
                    "The scenario took longer than " + SECONDS + " seconds; try a smaller one.");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void destroy() {
        threads.shutdownNow();
    }
}
