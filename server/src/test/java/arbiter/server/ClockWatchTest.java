package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A person sets the clock of the machine. */
class ClockWatchTest {
    @Test
    void timeThatPassesIsNoJump() {
        TestServer.SettableClock clock = new TestServer.SettableClock();
        ClockWatch watch = new ClockWatch(clock, clock);
        try {
            clock.advance(Duration.ofHours(1));
            watch.look();
            assertNull(watch.last());
            clock.jump(Duration.ofHours(-1));
            watch.look();
            ClockWatch.Jump back = watch.last();
            assertNotNull(back);
            assertEquals(-60, back.by().plusSeconds(30).toMinutes() - 1, "an hour back: " + back);
            clock.jump(Duration.ofSeconds(2));
            watch.look();
            assertEquals(back, watch.last(), "a small correction is nobody's concern");
        } finally {
            watch.destroy();
        }
    }

    @Test
    void theAdministratorIsWarned() {
        ClockWatch watch = TestServer.bean(ClockWatch.class);
        TestServer.clock().jump(Duration.ofHours(1));
        try {
            watch.look();
            JsonNode server = SecurityMatrixTest.administrator()
                    .get("/api/admin/overview")
                    .expect(200)
                    .json()
                    .path("server");
            assertTrue(Math.abs(server.path("clockSetBySeconds").asLong() - 3600) < 5, server.toString());
            assertTrue(server.path("clockSetAt").isString(), server.toString());
        } finally {
            TestServer.clock().jump(Duration.ofHours(-1));
            watch.look();
        }
    }
}
