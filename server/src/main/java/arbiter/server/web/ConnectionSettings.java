package arbiter.server.web;

import arbiter.server.settings.About;
import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/** Limits on connections, as {@code arbiter.connections.…}. */
@ConfigurationProperties("arbiter.connections")
public record ConnectionSettings(
        @About("connections on this node; never more than three quarters of the descriptors") @DefaultValue("8000")
        int most,

        @About(
                "connections from one address; not applied to arbiter.trusted-proxies, which bring everybody's connections")
        @DefaultValue("250")
        int perAddress,

        @About("connections that wait to be accepted; net.core.somaxconn may allow fewer") @DefaultValue("1024")
        int backlog,

        @About("how long the head of a request may take to arrive") @DefaultValue("10s")
        Duration head,

        @About("how long the body of a request may take to arrive") @DefaultValue("30s")
        Duration body,

        @About("requests of one session, token or address that are worked on at once; more wait") @DefaultValue("8")
        int working,

        @About(
                "requests that are worked on at once; addresses that wait take turns; keep it below the 24 threads for requests")
        @DefaultValue("16")
        int workingInAll,

        @About("requests of one address that wait; more are refused") @DefaultValue("250")
        int waitingPerAddress,

        @About("how long requests beyond arbiter.connections.working wait") @DefaultValue("10s")
        Duration patience) {}
