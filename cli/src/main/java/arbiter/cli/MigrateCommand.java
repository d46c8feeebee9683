package arbiter.cli;

import arbiter.cli.console.Console;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.OtherRules;
import arbiter.engine.log.Replay;
import arbiter.engine.text.Misread;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arbiter migrate}: shows what newer rules would change in a game, and proposes them to its players. */
@Command(
        name = "migrate",
        mixinStandardHelpOptions = true,
        description =
                "Compares every turn of a game with what a newer version of its rules makes of it. With --propose, asks the"
                        + " players of a game on a server to go on under the newer version.")
final class MigrateCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "GAME",
            description = "the log of a game, or the address of a game on a server: https://host/game/ID")
    private String game = "";

    @Option(names = "--to", paramLabel = "VERSION", description = "of a log: the version (default: the newest)")
    private @Nullable Integer to;

    @Option(
            names = "--token",
            paramLabel = "TOKEN",
            description = "your personal token on the server (default: the environment variable ARBITER_TOKEN)",
            defaultValue = "${env:ARBITER_TOKEN:-}")
    private String token = "";

    @Option(names = "--propose", description = "ask the players; for the host of a game on a server")
    private boolean propose;

    @Option(names = "--reason", paramLabel = "TEXT", description = "a sentence for the players")
    private String reason = "";

    @Override
    public Integer call() {
        return Console.answer(() -> {
            if (game.startsWith("http://") || game.startsWith("https://")) {
                RemoteGame remote = new RemoteGame(game, token);
                if (propose) {
                    remote.propose(reason);
                }
                return print(remote.comparison());
            }
            if (propose) {
                throw new Console.Refusal("--propose needs the address of a game on a server, such as"
                        + " https://host/game/ID, because its players decide");
            }
            return print(local(LogFile.read(Path.of(game))));
        });
    }

    private Comparison local(GameLog log) throws Console.Refusal {
        Replay<?, ?, ?> replay = Replay.of(log);
        Optional<String> difference = replay.difference();
        if (difference.isPresent()) {
            throw new Console.Refusal(game + ": " + difference.get());
        }
        List<Integer> versions = Games.versions(log.start().game());
        int wanted = to == null ? versions.getFirst() : to;
        Game<?, ?, ?> other = Games.find(log.start().game(), wanted)
                .orElseThrow(() -> new Console.Refusal("there is no version " + wanted + " of `"
                        + log.start().game() + "` here; there are " + versions));
        if (wanted == replay.game().ruleset().version()) {
            throw new Console.Refusal(game + ": is already played by version " + wanted);
        }
        return compared(replay, log, OtherRules.of(other), wanted);
    }

    private static Comparison compared(Replay<?, ?, ?> replay, GameLog log, OtherRules<?, ?, ?> rules, int to) {
        List<OtherRules.Turn> turns = new ArrayList<>();
        for (int i = 0; i < log.entries().size(); i++) {
            if (log.entries().get(i) instanceof GameLog.Turn turn) {
                turns.add(rules.compare(replay, i + 1, turn));
            }
        }
        String next;
        try {
            rules.upgrade(replay, log.entries().size());
            next = "The game can go on under version " + to + " from its last position.";
        } catch (Misread e) {
            next = "The game cannot go on under version " + to + ": its last position cannot be read: " + e.what()
                    + ".";
        }
        return new Comparison(
                replay.game().ruleset().name(), replay.game().ruleset().version(), to, turns.size(), turns, next);
    }

    private static int print(Comparison found) {
        Console.out(found.name() + ": version " + found.from() + " compared with version " + found.to() + ".");
        List<OtherRules.Turn> different =
                found.turns().stream().filter(OtherRules.Turn::differs).toList();
        different.forEach(MigrateCommand::print);
        Console.out("");
        Console.out(
                different.isEmpty()
                        ? "None of the " + found.compared() + " turns would have been different."
                        : different.size() + " of " + found.compared() + " turns would have been different.");
        Console.out(found.next());
        return 0;
    }

    private static void print(OtherRules.Turn turn) {
        Console.out("");
        Console.out("Turn " + turn.number());
        if (!turn.unreadable().isEmpty()) {
            Console.out("  cannot be decided by the other version: " + turn.unreadable());
        }
        for (OtherRules.OrderChange order : turn.orders()) {
            Console.out("  " + order.player() + ": " + order.line());
            Console.out("    - " + verdict(order.before()));
            Console.out("    + " + verdict(order.after()));
        }
        print("position", turn.position());
        print("report", turn.report());
    }

    private static String verdict(String reason) {
        return reason.isEmpty() ? "accepted" : "rejected: " + reason;
    }

    private static void print(String what, OtherRules.Change change) {
        if (change.some()) {
            Console.out("  " + what);
            change.gone().forEach(line -> Console.out("    - " + line));
            change.come().forEach(line -> Console.out("    + " + line));
        }
    }
}
