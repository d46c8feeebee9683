package arbiter.server.table;

import arbiter.server.settings.About;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/** How much memory the positions of games may take, as {@code arbiter.tables.…}. */
@ConfigurationProperties("arbiter.tables")
public record TableSettings(
        @About(
                "how much of the heap the positions of games may take, in percent; others are recomputed when they are needed")
        @DefaultValue("40")
        int heapPercent) {
    private static final int MOST = 80;

    public TableSettings {
        if (heapPercent < 1 || heapPercent > MOST) {
            throw new IllegalArgumentException(
                    "arbiter.tables.heap-percent is " + heapPercent + "; it must be from 1 to " + MOST);
        }
    }

    long bytes() {
        return Runtime.getRuntime().maxMemory() / 100 * heapPercent;
    }
}
