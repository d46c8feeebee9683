package arbiter.cli;

import arbiter.cli.console.Console;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.picture.Look;
import arbiter.engine.picture.Theme;
import arbiter.engine.scenario.Scenario;
import arbiter.engine.scenario.ScenarioReader;
import arbiter.engine.scenario.ScenarioRunner;
import arbiter.engine.scenario.ScenarioTable;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.words.Prose;
import arbiter.pictures.Png;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arbiter resolve}: plays a scenario's turns and prints the results. */
@Command(
        name = "resolve",
        mixinStandardHelpOptions = true,
        description = "Prints the turn report and the position after the last `when`, as a `given` block.")
final class ResolveCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", description = "a file with one scenario")
    private Path file = Path.of("");

    @Option(names = "--svg", paramLabel = "FILE", description = "draw the board into an SVG file")
    private @Nullable Path svg;

    @Option(names = "--png", paramLabel = "FILE", description = "draw the board into a PNG file")
    private @Nullable Path png;

    @Option(names = "--night", description = "draw in the dark theme")
    private boolean night;

    @Override
    public Integer call() {
        return Console.answer(() -> {
            Scenario scenario = scenario(file, "resolve");
            resolve(game(file, scenario), scenario);
            return 0;
        });
    }

    static Game<?, ?, ?> game(Path file, Scenario scenario) throws Console.Refusal {
        return Games.byId(scenario.game().text())
                .orElseThrow(() ->
                        new Console.Refusal(file + ":" + scenario.game().number() + ": "
                                + Nearest.unknown(
                                        "game",
                                        scenario.game().text(),
                                        Games.all().stream()
                                                .map(each -> each.ruleset().id())
                                                .toList())));
    }

    /** The only scenario of a file. */
    static Scenario scenario(Path file, String command) throws Console.Refusal {
        ScenarioReader.File read = ScenarioReader.read(Console.read(file), CheckCommand.isMarkdown(file));
        if (!read.errors().isEmpty()) {
            throw located(file, read.errors().getFirst());
        }
        if (read.scenarios().size() != 1) {
            throw new Console.Refusal(file + ": `" + command + "` takes a file with one scenario; this one has "
                    + read.scenarios().size());
        }
        return read.scenarios().getFirst();
    }

    static Console.Refusal located(Path file, Misread error) {
        return new Console.Refusal(file + ":" + error.line() + ":" + error.column() + ": " + error.what());
    }

    private <S, O, V> void resolve(Game<S, O, V> game, Scenario scenario) throws Console.Refusal {
        ScenarioTable<S, O, V> table;
        List<Event> happened = List.of();
        try {
            table = ScenarioRunner.seat(game, scenario);
            for (Scenario.Step step : scenario.steps()) {
                int before = table.events().size();
                int turn = game.turn(table.state());
                table.play(step);
                happened = table.events().subList(before, table.events().size());
                Console.out("Turn " + turn);
                print(game.words().prose().tell(table.state(), happened));
                printRejected(game, scenario, table);
            }
        } catch (Misread e) {
            throw located(file, e);
        }
        Console.out("given");
        game.words().positions().write(table.state()).forEach(line -> Console.out("  " + line));
        draw(game, table.state(), happened);
    }

    static void print(List<Prose.Section> sections) {
        for (Prose.Section section : sections) {
            Console.out("  " + section.heading());
            section.sentences().forEach(sentence -> Console.out("    " + sentence));
        }
        Console.out("");
    }

    private static <S, O, V> void printRejected(Game<S, O, V> game, Scenario scenario, ScenarioTable<S, O, V> table) {
        table.verdicts().forEach((seat, verdicts) -> {
            String name = seat.isHost() ? "host" : scenario.players().get(seat.index());
            for (int i = 0; i < verdicts.size(); i++) {
                if (verdicts.get(i) instanceof Verdict.Rejected(Rejection rejection)) {
                    Console.out("  " + name + " " + (i + 1) + ": rejected " + rejection.code() + " ("
                            + game.words().prose().refusal(table.state(), rejection) + ")");
                }
            }
        });
    }

    private <S, O, V> void draw(Game<S, O, V> game, S state, List<Event> happened) throws Console.Refusal {
        if (svg == null && png == null) {
            return;
        }
        Look look = Look.of(night ? Theme.NIGHT : Theme.PAPER);
        String picture = game.picture().draw(game.view(state, Viewer.ALL), Sheet.empty(), happened, look);
        if (svg != null) {
            Console.write(svg, picture.getBytes(StandardCharsets.UTF_8));
        }
        if (png != null) {
            Console.write(png, Png.of(picture));
        }
    }
}
