package arbiter.cli;

import arbiter.cli.console.Console;
import arbiter.engine.json.Json;
import arbiter.engine.json.RecordJson;
import arbiter.engine.scenario.Outcome;
import arbiter.engine.scenario.Scenario;
import arbiter.engine.scenario.ScenarioReader;
import arbiter.engine.scenario.ScenarioRunner;
import arbiter.engine.text.Misread;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arbiter check}: runs scenarios and reports those with an unexpected result. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = "Runs every scenario in the files and folders.",
        footer = {
            "",
            "Scenarios are in Markdown files inside fences with the info string `scenario`, or alone in .scenario files.",
            "Exit code 0 only when none failed and at least one ran."
        })
final class CheckCommand implements Callable<Integer> {
    @Parameters(arity = "1..*", paramLabel = "PATH", description = "files, and folders that are searched for them")
    private List<Path> paths = new ArrayList<>();

    @Option(names = "--json", description = "print one JSON object per scenario")
    private boolean json;

    private int passed;
    private int failed;
    private final StringBuilder lines = new StringBuilder();

    @Override
    public Integer call() {
        for (Path path : paths) {
            try {
                files(path).forEach(this::check);
            } catch (Console.Refusal refusal) {
                error(path, 0, refusal.sentence(), refusal.sentence());
            }
            System.out.print(lines);
            lines.setLength(0);
        }
        System.out.flush();
        String closing = passed + " passed, " + failed + " failed";
        if (json) {
            Console.err(closing);
        } else {
            Console.out(closing);
        }
        return failed == 0 && passed > 0 ? 0 : 1;
    }

    private static List<Path> files(Path path) throws Console.Refusal {
        if (!Files.isDirectory(path)) {
            return List.of(path);
        }
        try (Stream<Path> found = Files.walk(path)) {
            return found.filter(Files::isRegularFile)
                    .filter(file -> isMarkdown(file) || file.toString().endsWith(".scenario"))
                    .sorted()
                    .toList();
        } catch (IOException | UncheckedIOException e) {
            throw new Console.Refusal(path + ": cannot be searched (" + e.getMessage() + ")");
        }
    }

    static boolean isMarkdown(Path file) {
        return file.toString().endsWith(".md") || file.toString().endsWith(".markdown");
    }

    /** A file that cannot be read is one failure; the other files of its folder are still checked. */
    private void check(Path file) {
        try {
            check(file, Console.read(file));
        } catch (Console.Refusal refusal) {
            error(file, 0, refusal.sentence(), refusal.sentence());
        }
    }

    private void check(Path file, String text) {
        ScenarioReader.File read = ScenarioReader.read(text, isMarkdown(file));
        for (Misread error : read.errors()) {
            error(
                    file,
                    error.line(),
                    error.what(),
                    file + ":" + error.line() + ":" + error.column() + ": " + error.what());
        }
        for (Scenario scenario : read.scenarios()) {
            report(file, ScenarioRunner.run(scenario));
        }
    }

    private void error(Path file, int line, String what, String sentence) {
        failed++;
        if (json) {
            Json difference = new Json.Builder()
                    .put("line", line)
                    .put("expected", "")
                    .put("actual", what)
                    .build();
            object("", file, line, false, new Json.Many(List.of(difference)), new Json.Many(List.of()));
        } else {
            lines.append(sentence).append('\n');
        }
    }

    private void report(Path file, Outcome outcome) {
        if (outcome.passed()) {
            passed++;
        } else {
            failed++;
        }
        Scenario scenario = outcome.scenario();
        if (json) {
            object(
                    scenario.title(),
                    file,
                    scenario.start().number(),
                    outcome.passed(),
                    RecordJson.of(outcome.problems()),
                    RecordJson.of(outcome.events()));
            return;
        }
        for (Outcome.Problem problem : outcome.problems()) {
            lines.append(file)
                    .append(':')
                    .append(problem.line())
                    .append(':')
                    .append(problem.column())
                    .append(": \"")
                    .append(scenario.title())
                    .append("\": ")
                    .append(problem.sentence())
                    .append('\n');
        }
    }

    private void object(String title, Path file, int line, boolean good, Json differences, Json events) {
        lines.append(new Json.Builder()
                        .put("title", title)
                        .put("file", file.toString())
                        .put("line", line)
                        .put("passed", good)
                        .put("differences", differences)
                        .put("events", events)
                        .build()
                        .write())
                .append('\n');
    }
}
