package arbiter.server.work;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Bounds on work that visitors ask for, as {@code arbiter.work.…}.
 *
 * @param threads of each bench; 0 for half of the processors, at least one
 * @param waiting how many pieces may wait at each bench
 * @param waitingPerVisitor how many of them may be of one visitor
 * @param patience how long a piece may wait for its turn
 * @param longest how long a piece may take
 */
@ConfigurationProperties("arbiter.work")
public record WorkSettings(
        @DefaultValue("0") int threads,
        @DefaultValue("256") int waiting,
        @DefaultValue("16") int waitingPerVisitor,
        @DefaultValue("10s") Duration patience,
        @DefaultValue("15s") Duration longest) {
    FairThreads.Bounds bounds() {
        int number = threads > 0 ? threads : Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
        // Where there are several threads, one visitor never has all of them.
        return new FairThreads.Bounds(number, Math.max(1, number - 1), waiting, waitingPerVisitor);
    }
}
