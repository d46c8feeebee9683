package arbiter.cli;

import arbiter.bots.study.StudyRules;
import arbiter.cli.console.Console;
import arbiter.engine.Game;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.Replay;
import arbiter.engine.log.Step;
import arbiter.engine.scenario.Scenario;
import arbiter.engine.scenario.ScenarioRunner;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.text.Misread;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arbiter study}: tries out what could happen from a position of a game. */
@Command(
        name = "study",
        mixinStandardHelpOptions = true,
        description =
                "Tries out what could happen from a position of a game: order for all sides, resolve, branch and compare."
                        + " Type `help` at the prompt.",
        footer = {
            "",
            "The file is the log of a game, or a scenario. `save` writes one, and the page of a study saves one with what you know of a"
                    + " game that is not over."
        })
final class StudyCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", description = "the log of a game, or a scenario; it is not changed")
    private Path file = Path.of("");

    @Option(names = "--at", paramLabel = "N", description = "the number of a position (default: the last one)")
    private @Nullable Integer at;

    @Option(
            names = "--seat",
            paramLabel = "NAME",
            description = "begin with what this player knows; everything hidden is guessed (default: know everything)")
    private @Nullable String seat;

    @Override
    public Integer call() {
        return Console.answer(() -> {
            if (!Console.read(file).stripLeading().startsWith("{")) {
                Scenario scenario = ResolveCommand.scenario(file, "study");
                return open(ResolveCommand.game(file, scenario), scenario);
            }
            GameLog log = LogFile.read(file);
            return open(Replay.of(log));
        });
    }

    private <S, O, V> int open(Game<S, O, V> game, Scenario scenario) throws Console.Refusal {
        if (at != null) {
            throw new Console.Refusal("--at: a scenario has only one position");
        }
        try {
            StudyRules<S, O, V> rules =
                    new StudyRules<>(game, scenario.players(), ScenarioRunner.settings(game, scenario));
            return run(rules, ScenarioRunner.seat(game, scenario).state());
        } catch (Misread e) {
            throw ResolveCommand.located(file, e);
        }
    }

    private <S, O, V> int open(Replay<S, O, V> replay) throws Console.Refusal {
        Optional<String> difference = replay.difference();
        if (difference.isPresent()) {
            throw new Console.Refusal(file + ": " + difference.get());
        }
        int number = at == null ? replay.last() : at;
        if (number < 0 || number > replay.last()) {
            throw new Console.Refusal("--at: the game has positions 0 to " + replay.last());
        }
        Step<S, O, V> step = replay.step(number);
        return run(
                new StudyRules<>(step.era().game(), replay.players(), step.era().settings()), step.state());
    }

    private <S, O, V> int run(StudyRules<S, O, V> rules, S state) throws Console.Refusal {
        Viewer viewer = viewer(rules.players());
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        new StudyTerminal<>(rules, viewer, rules.guessed(state, viewer, 0), in).run();
        return 0;
    }

    private Viewer viewer(List<String> players) throws Console.Refusal {
        if (seat == null) {
            return Viewer.ALL;
        }
        int index = players.indexOf(seat);
        if (index < 0) {
            throw new Console.Refusal(
                    "--seat: `" + seat + "` does not play; the players are " + String.join(", ", players));
        }
        return Viewer.of(Seat.of(index));
    }
}
