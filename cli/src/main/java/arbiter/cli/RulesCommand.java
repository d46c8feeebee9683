package arbiter.cli;

import arbiter.cli.book.Contents;
import arbiter.cli.book.PlainBook;
import arbiter.cli.console.Console;
import arbiter.cli.contest.Beginning;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.book.Rulebook;
import arbiter.engine.setup.Parameter;
import arbiter.engine.text.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arbiter rules}: shows games, their parameters and their rulebooks. */
@Command(
        name = "rules",
        mixinStandardHelpOptions = true,
        description =
                "Prints the parameters of a game, with their defaults and ranges, or its rulebook. Without a game,"
                        + " lists the games.")
final class RulesCommand implements Callable<Integer> {
    private static final int USUAL_WIDTH = 80;
    private static final int LEAST_WIDTH = 40;
    /** Longer lines are hard to read. */
    private static final int MOST_WIDTH = 100;

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", description = "gd5, gd6, dynasty or carbon")
    private @Nullable String id;

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "CHAPTER",
            description = "a chapter of the rulebook: its name, its number, a part of its title, or a rule's id;"
                    + " `all` is the whole book")
    private List<String> chapter = new ArrayList<>();

    @Option(names = "--book", description = "list the chapters of the rulebook, or print CHAPTER")
    private boolean book;

    @Option(names = "--examples", description = "print the code of the rulebook's examples too, not only their titles")
    private boolean examples;

    @Option(
            names = "--rulings",
            description = "print the rulings: what we decided where the original rules are not clear")
    private boolean rulings;

    @Override
    public Integer call() {
        return Console.answer(() -> {
            if (id == null) {
                list();
                return 0;
            }
            Game<?, ?, ?> game = Beginning.named(id);
            if (rulings) {
                printRulings(game);
            } else if (!chapter.isEmpty()) {
                print(game, String.join(" ", chapter));
            } else if (book || examples) {
                printContents(game);
            } else {
                printParameters(game);
            }
            return 0;
        });
    }

    private static void list() {
        Games.all()
                .forEach(game -> Console.out(String.format(
                        "%-8s  %s, version %d, %d to %d players",
                        game.ruleset().id(),
                        game.ruleset().name(),
                        game.ruleset().version(),
                        game.ruleset().fewestSeats(),
                        game.ruleset().mostSeats())));
    }

    private static void printContents(Game<?, ?, ?> game) {
        Console.out(game.ruleset().name() + ", rulebook");
        Contents.of(game.words().rulebook()).lines().forEach(Console::out);
        Console.out(
                "`./arbiter rules " + game.ruleset().id() + " --book CHAPTER` prints a chapter, `all` the whole book.");
    }

    private void print(Game<?, ?, ?> game, String wanted) throws Console.Refusal {
        Contents contents = Contents.of(game.words().rulebook());
        List<Rulebook.Chapter> chosen =
                wanted.equalsIgnoreCase("all") ? contents.chapters() : List.of(one(contents, wanted));
        PlainBook.Examples shown = examples ? PlainBook.Examples.CODE : PlainBook.Examples.TITLES;
        for (Rulebook.Chapter each : chosen) {
            Console.out(PlainBook.print(each.markdown(), columns(), shown));
        }
    }

    private static Rulebook.Chapter one(Contents contents, String wanted) throws Console.Refusal {
        List<Rulebook.Chapter> found = contents.find(wanted);
        if (found.isEmpty()) {
            throw unknown("chapter", wanted, names(contents.chapters()));
        }
        if (found.size() > 1) {
            throw new Console.Refusal(
                    "`" + wanted + "` matches several chapters: " + String.join(", ", names(found)) + ".");
        }
        return found.getFirst();
    }

    private static List<String> names(List<Rulebook.Chapter> chapters) {
        return chapters.stream().map(Contents::name).toList();
    }

    /** The last chapter of the book lists the rulings. */
    private static void printRulings(Game<?, ?, ?> game) {
        Rulebook rulebook = game.words().rulebook();
        if (rulebook.rulings().isEmpty()) {
            Console.out("The rulebook of " + game.ruleset().name() + " has no rulings.");
        } else {
            Console.out(PlainBook.print(rulebook.printed().getLast().markdown(), columns(), PlainBook.Examples.TITLES));
        }
    }

    /** The start script passes the width of the terminal in COLUMNS. */
    private static int columns() {
        String columns = System.getenv("COLUMNS");
        if (columns == null || !columns.matches("[1-9][0-9]{0,4}")) {
            return USUAL_WIDTH;
        }
        return Math.clamp(Integer.parseInt(columns), LEAST_WIDTH, MOST_WIDTH);
    }

    private static Console.Refusal unknown(String kind, String typed, List<String> known) {
        String sentence = Nearest.unknown(kind, typed, known);
        return new Console.Refusal(sentence + (sentence.endsWith("?") ? "" : ".") + " The " + kind + "s are "
                + String.join(", ", known) + ".");
    }

    private static void printParameters(Game<?, ?, ?> game) {
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
