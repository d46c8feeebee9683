package arbiter.server.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@EnabledOnOs(OS.LINUX)
class LowPriorityTest {
    private static final int NICE_FIELD = 16;

    /** As Linux counts it: a larger number gives way to a smaller one. */
    private static int nice() {
        try {
            String stat = Files.readString(Path.of("/proc/thread-self/stat"));
            return Integer.parseInt(stat.substring(stat.lastIndexOf(')') + 2).split(" ")[NICE_FIELD]);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void onlyTheThreadThatAsksGivesWay() {
        int before = nice();
        CompletableFuture<Integer> lowered = new CompletableFuture<>();
        Thread.ofPlatform().start(() -> {
            LowPriority.take();
            lowered.complete(nice());
        });
        assertTrue(lowered.join() > before);
        assertEquals(before, nice());
    }
}
