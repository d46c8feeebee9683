package arbiter.server.live;

import arbiter.server.settings.About;
import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/** Bounds on open streams, as {@code arbiter.streams.…}. */
@ConfigurationProperties("arbiter.streams")
public record StreamSettings(
        @About("open streams (pages that get updates) on this node; never more than half of the descriptors")
        @DefaultValue("6000")
        int most,

        @About("streams of one account; a new one closes the oldest one") @DefaultValue("24")
        int perAccount,

        @About("streams from one address; a new one closes the oldest one") @DefaultValue("120")
        int perAddress,

        @About("how often the server writes to a silent stream, to notice closed ones") @DefaultValue("20s")
        Duration heartbeat) {}
