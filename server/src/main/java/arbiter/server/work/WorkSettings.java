package arbiter.server.work;

import arbiter.server.settings.About;
import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/** Limits on work that visitors request, as {@code arbiter.work.…}. */
@ConfigurationProperties("arbiter.work")
public record WorkSettings(
        @About("threads for each kind of work; 0 for half of the processors, at least one") @DefaultValue("0")
        int threads,

        @About("pieces of work of one kind that may wait") @DefaultValue("256")
        int waiting,

        @About("pieces of work of one visitor that may wait") @DefaultValue("16")
        int waitingPerVisitor,

        @About("how long a piece of work may wait") @DefaultValue("10s")
        Duration patience,

        @About("how long a piece of work may take") @DefaultValue("15s")
        Duration longest) {
    FairThreads.Bounds bounds() {
        int number = threads > 0 ? threads : Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
        // If there are several threads, one visitor never gets all of them.
        return new FairThreads.Bounds(number, Math.max(1, number - 1), waiting, waitingPerVisitor);
    }
}
