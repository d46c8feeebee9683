package arbiter.cli;

import arbiter.cli.console.Console;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.Replay;
import arbiter.engine.log.StandingCheck;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code arbiter verify}: checks whether a finished game was fair. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description = "Checks every commitment, every die and every position of a finished game.")
final class VerifyCommand implements Callable<Integer> {
    @Parameters(paramLabel = "GAME.jsonl", description = "the log of a finished game")
    private Path file = Path.of("");

    @Override
    public Integer call() {
        return Console.answer(() -> {
            GameLog log = LogFile.read(file);
            List<String> wrong = new ArrayList<>(Replay.verify(log));
            Replay<?, ?, ?> replay = Replay.of(log);
            replay.difference().ifPresent(wrong::add);
            wrong.addAll(StandingCheck.sheets(replay, log));
            wrong.forEach(Console::out);
            if (!wrong.isEmpty()) {
                return 1;
            }
            long receipts = log.turns().stream()
                    .mapToLong(turn -> turn.receipts().size())
                    .sum();
            long draws = log.start().draws().size()
                    + log.turns().stream()
                            .mapToLong(turn -> turn.draws().size())
                            .sum();
            int ahead = log.opened().size();
            Console.out("Yes: the seed matches its commitment, " + draws + " draws follow from it, " + receipts
                    + " sheets match their receipts, and " + (log.turns().size() + 1) + " positions follow from them."
                    + (ahead == 0 ? "" : " " + ahead + " sheets follow from standing orders."));
            return 0;
        });
    }
}
