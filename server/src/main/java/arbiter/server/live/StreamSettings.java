package arbiter.server.live;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Bounds on open streams, as {@code arbiter.streams.…}.
 *
 * @param most on this node; never more than half of the descriptors that the process may open
 * @param perAccount of one account; a new one closes the oldest
 * @param perAddress from one address; a new one closes the oldest
 * @param heartbeat how often a stream that says nothing is tried
 */
@ConfigurationProperties("arbiter.streams")
public record StreamSettings(
        @DefaultValue("6000") int most,
        @DefaultValue("24") int perAccount,
        @DefaultValue("120") int perAddress,
        @DefaultValue("20s") Duration heartbeat) {}
