package arbiter.cli;

import arbiter.cli.console.Console;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.LogText;
import arbiter.engine.log.Replay;
import arbiter.engine.text.Misread;
import java.nio.file.Path;
import java.util.Optional;

final class LogFile {
    private LogFile() {}

    /** Reads a log. Refuses logs that this version of Arbiter cannot replay exactly. */
    static GameLog read(Path file) throws Console.Refusal {
        GameLog log;
        try {
            log = LogText.read(Console.read(file));
        } catch (Misread e) {
            throw new Console.Refusal(file + ":" + e.line() + ":" + e.column() + ": " + e.what());
        }
        Optional<String> refused = Replay.refuse(log);
        if (refused.isPresent()) {
            throw new Console.Refusal(file + ": " + refused.get());
        }
        return log;
    }
}
