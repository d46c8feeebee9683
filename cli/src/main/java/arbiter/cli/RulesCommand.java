package arbiter.cli;

import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.Parameter;
import arbiter.engine.Rulebook;
import arbiter.engine.text.Nearest;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arbiter rules}: the games, their numbers and their rulebooks. */
@Command(
        name = "rules",
        mixinStandardHelpOptions = true,
        description =
                "Prints the parameters of a game, with their defaults and ranges; without a game, lists the games.")
final class RulesCommand implements Callable<Integer> {
    @Parameters(arity = "0..1", paramLabel = "GAME", description = "gd5, gd6, dynasty or carbon")
    private @Nullable String id;

    @Option(names = "--book", description = "print the player's rulebook instead")
    private boolean book;

    @Override
    public Integer call() {
        return Console.answer(() -> {
            if (id == null) {
                Games.all()
                        .forEach(game -> Console.out(String.format(
                                "%-8s  %s, version %d, %d to %d players",
                                game.ruleset().id(),
                                game.ruleset().name(),
                                game.ruleset().version(),
                                game.ruleset().fewestSeats(),
                                game.ruleset().mostSeats())));
                return 0;
            }
            Game<?, ?, ?> game = find(id);
            if (book) {
                game.words().rulebook().chapters().stream()
                        .map(Rulebook.Chapter::markdown)
                        .forEach(Console::out);
            } else {
                print(game);
            }
            return 0;
        });
    }

    static Game<?, ?, ?> find(String id) throws Console.Refusal {
        List<String> known = Games.all().stream().map(g -> g.ruleset().id()).toList();
        return Games.byId(id)
                .orElseThrow(() -> new Console.Refusal(
                        Nearest.unknown("game", id, known) + " The games are " + String.join(", ", known) + "."));
    }

    private static void print(Game<?, ?, ?> game) {
        Console.out(game.ruleset().name() + ", version " + game.ruleset().version());
        int name = width(game.parameters().stream().map(Parameter::name).toList());
        int value = width(game.parameters().stream().map(Parameter::byDefault).toList());
        int range = width(game.parameters().stream().map(Parameter::range).toList());
        int rule = width(game.parameters().stream().map(Parameter::rule).toList());
        String row = "  %-" + name + "s  %-" + value + "s  %-" + range + "s  %-" + rule + "s  %s";
        for (Parameter p : game.parameters()) {
            Console.out(String.format(row, p.name(), p.byDefault(), p.range(), p.rule(), p.sentence()));
        }
    }

    private static int width(List<String> column) {
        return column.stream().mapToInt(String::length).max().orElse(1);
    }
}
