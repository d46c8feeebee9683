package arbiter.server.turn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A long log is never completely in memory. */
class LogPagesTest {
    private final List<Integer> asked = new ArrayList<>();

    private byte[] page(int first) {
        asked.add(first);
        StringBuilder lines = new StringBuilder();
        for (int number = first; number < first + LogPages.LINES && number <= 20; number++) {
            lines.append(number).append('\n');
        }
        return lines.toString().getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void linesComeInOrderAndOnlyWhenTheyAreRead() throws IOException {
        LogPages log = new LogPages(20, this::page);
        assertEquals(List.of(0), asked);
        assertEquals("0\n1\n", new String(log.readNBytes(4), StandardCharsets.UTF_8));
        assertEquals(List.of(0), asked);
        String rest = new String(log.readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(19, rest.lines().count());
        assertEquals("20", rest.lines().toList().getLast());
        assertEquals(List.of(0, 8, 16), asked);
        assertEquals(-1, log.read());
    }

    @Test
    void aRefusalComesBeforeTheFirstLine() {
        assertThrows(
                IllegalStateException.class,
                () -> new LogPages(20, first -> {
                    throw new IllegalStateException("refused");
                }));
    }
}
