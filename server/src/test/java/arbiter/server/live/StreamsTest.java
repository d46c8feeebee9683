package arbiter.server.live;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.server.settings.ServerSettings;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.springframework.boot.context.properties.bind.Binder;

/** The number of streams that one visitor can keep open. */
class StreamsTest {
    private static final int PER_ADDRESS = 3;

    @Test
    void aNewStreamOfAnAddressClosesItsOldestWhoeverOpensIt() {
        Streams streams = new Streams(
                new StreamSettings(100, 2, PER_ADDRESS, Duration.ofMinutes(1)),
                new Binder().bindOrCreate("arbiter", ServerSettings.class),
                new SimpleMeterRegistry());
        try {
            for (int i = 0; i < 10; i++) {
                streams.open("account " + i, "192.0.2.1");
            }
            streams.open(null, "192.0.2.1");
            assertEquals(PER_ADDRESS, streams.size());
            streams.open("another", "192.0.2.2");
            assertEquals(PER_ADDRESS + 1, streams.size());
        } finally {
            streams.stop();
        }
    }
}
