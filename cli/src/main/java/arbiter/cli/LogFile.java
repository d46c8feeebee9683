package arbiter.cli;

import arbiter.cli.console.Console;
import arbiter.engine.json.Json;
import arbiter.engine.json.JsonText;
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
        String text = Console.read(file);
        if (text.lines().findFirst().filter(LogFile::isSealed).isPresent()) {
            throw new Console.Refusal(
                    file + ": this is the log of a game that was not over, so its secrets are left out and it cannot be"
                            + " replayed; download it again when the game is over. Until then, the page has studies of it");
        }
        try {
            log = LogText.read(text);
        } catch (Misread e) {
            throw new Console.Refusal(file + ":" + e.line() + ":" + e.column() + ": " + e.what());
        }
        Optional<String> refused = Replay.refuse(log);
        if (refused.isPresent()) {
            throw new Console.Refusal(file + ": " + refused.get());
        }
        return log;
    }

    private static boolean isSealed(String start) {
        try {
            return JsonText.read(start) instanceof Json.Members members
                    && members.byName().containsKey("sealed");
        } catch (Misread e) {
            // The reader of the log says what is wrong.
            return false;
        }
    }
}
