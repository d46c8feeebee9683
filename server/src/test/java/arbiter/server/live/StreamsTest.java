package arbiter.server.live;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.server.settings.ServerSettings;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;
import tools.jackson.databind.json.JsonMapper;

/** The number of streams that one visitor can keep open. */
class StreamsTest {
    private static final int PER_ADDRESS = 3;

    private static Streams streams() {
        return new Streams(
                new StreamSettings(100, 2, PER_ADDRESS, Duration.ofMinutes(1)),
                new Binder().bindOrCreate("arbiter", ServerSettings.class),
                new SimpleMeterRegistry());
    }

    /** Otherwise every event of every game would still cost a query, and the streams would stay in memory. */
    @Test
    void nothingFollowsTheGamesOfAClosedStream() {
        Streams streams = streams();
        Hub hub = new Hub(JdbcClient.create(new DriverManagerDataSource("jdbc:sqlite::memory:")), new JsonMapper());
        try {
            OpenStream first = streams.open("account", "192.0.2.1");
            OpenStream second = streams.open("account", "192.0.2.1");
            hub.follow(first, "account");
            hub.follow(second, "account");
            first.close();
            assertEquals(1, hub.followed());
            second.close();
            assertEquals(0, hub.followed());
            hub.follow(second, "account");
            assertEquals(0, hub.followed(), "closed before it followed anything");
        } finally {
            streams.stop();
            hub.destroy();
        }
    }

    @Test
    void aNewStreamOfAnAddressClosesItsOldestWhoeverOpensIt() {
        Streams streams = streams();
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
