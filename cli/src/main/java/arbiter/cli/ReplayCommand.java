package arbiter.cli;

import arbiter.cli.console.Console;
import arbiter.engine.Standing;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.Replay;
import arbiter.engine.log.Step;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arbiter replay}: recomputes a game from its log. */
@Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        description = "Recomputes every position of a game from its log and compares it with the log's digests.")
final class ReplayCommand implements Callable<Integer> {
    @Parameters(paramLabel = "GAME.jsonl", description = "the log of a game")
    private Path file = Path.of("");

    @Option(names = "--turn", paramLabel = "N", description = "print the report of turn N and the position after it")
    private @Nullable Integer turn;

    @Override
    public Integer call() {
        return Console.answer(() -> {
            GameLog log = LogFile.read(file);
            return print(Replay.of(log), log);
        });
    }

    private <S, O, V> int print(Replay<S, O, V> replay, GameLog log) throws Console.Refusal {
        if (turn != null) {
            printTurn(replay, turn);
        }
        Optional<String> difference = replay.difference();
        if (difference.isPresent()) {
            throw new Console.Refusal(file + ": " + difference.get());
        }
        Standing standing = replay.game().standing(replay.positions().getLast().state());
        String winners = standing.winners().stream()
                .map(seat -> log.start().players().get(seat.index()))
                .collect(Collectors.joining(", "));
        Console.out(replay.game().ruleset().name() + ", " + log.turns().size()
                + (log.turns().size() == 1 ? " resolution" : " resolutions") + ": every position agrees with the log. "
                + (standing.over()
                        ? "The game is over" + (winners.isEmpty() ? "." : "; won by " + winners + ".")
                        : "The game is not over."));
        return 0;
    }

    private <S> void printTurn(Replay<S, ?, ?> replay, int wanted) throws Console.Refusal {
        List<Step.Position<S>> parts = replay.positions().stream()
                .filter(position -> position.turn() == wanted)
                .toList();
        if (parts.isEmpty()) {
            throw new Console.Refusal(file + ": the log has no turn " + wanted + "; its last is "
                    + replay.positions().getLast().turn());
        }
        Console.out("Turn " + wanted);
        for (Step.Position<S> part : parts) {
            ResolveCommand.print(replay.game().words().prose().tell(part.state(), part.events()));
        }
        Console.out("given");
        replay.game().words().positions().write(parts.getLast().state()).forEach(line -> Console.out("  " + line));
        Console.out("");
    }
}
