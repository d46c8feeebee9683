package arbiter.server.web;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Bounds on connections, as {@code arbiter.connections.…}.
 *
 * @param most on this node; never more than three quarters of the descriptors that the process may open
 * @param perAddress from one address; not looked at for trusted proxies, who bring everybody's connections
 * @param backlog how many may wait to be accepted; the system may allow fewer
 * @param head how long the head of a request may take to arrive
 * @param body how long its body may take
 * @param working how many requests of one visitor are worked on at once; more wait
 * @param workingInAll how many requests are worked on at once; fewer than there are carriers for them, so that some are always free
 * @param waitingPerAddress how many requests of one address wait; more are refused
 * @param patience how long they wait
 */
@ConfigurationProperties("arbiter.connections")
public record ConnectionSettings(
        @DefaultValue("8000") int most,
        @DefaultValue("250") int perAddress,
        @DefaultValue("1024") int backlog,
        @DefaultValue("10s") Duration head,
        @DefaultValue("30s") Duration body,
        @DefaultValue("8") int working,
        @DefaultValue("48") int workingInAll,
        @DefaultValue("250") int waitingPerAddress,
        @DefaultValue("10s") Duration patience) {}
