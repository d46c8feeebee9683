package arbiter.server.web;

import org.eclipse.jetty.io.ArrayByteBufferPool;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.VirtualThreadPool;
import org.springframework.boot.jetty.servlet.JettyServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.stereotype.Component;

/**
 * Configures Jetty. Thousands of open streams each need buffers, and events are short, so small buffers are enough. All connections are
 * checked by {@link ConnectionGuard}.
 */
@Component
class JettyBuffers implements WebServerFactoryCustomizer<JettyServletWebServerFactory> {
    private static final int BYTES = 4096;
    /** The cookies and headers of a browser take much less. */
    private static final int LONGEST_HEAD = 8192;

    /** Jetty rounds buffer sizes up to a multiple of this. Its default is 4096, even for a few bytes. */
    private static final int STEP_BYTES = 512;

    /** For tasks that accept connections and wait for requests. */
    private static final int OF_JETTY_ITSELF = 100;

    private static final int LARGEST_BYTES = 65_536;

    private final ConnectionGuard guard;
    private final ConnectionSettings settings;

    JettyBuffers(ConnectionGuard guard, ConnectionSettings settings) {
        this.guard = guard;
        this.settings = settings;
    }

    @Override
    public void customize(JettyServletWebServerFactory factory) {
        factory.addServerCustomizers(server -> {
            Connector[] connectors = server.getConnectors();
            for (int i = 0; i < connectors.length; i++) {
                for (var protocol : connectors[i].getConnectionFactories()) {
                    if (protocol instanceof HttpConnectionFactory http) {
                        HttpConfiguration configuration = http.getHttpConfiguration();
                        configuration.setRequestHeaderSize(LONGEST_HEAD);
                        configuration.setOutputBufferSize(BYTES);
                        // As large as the buffer: Spring Security adds its headers when it counts a full buffer, and a
                        // smaller one would be sent before.
                        configuration.setOutputAggregationSize(BYTES);
                        http.setInputBufferSize(BYTES);
                    }
                }
                if (connectors[i] instanceof ServerConnector connector) {
                    connectors[i] = withSmallSteps(server, connector);
                }
            }
            server.setConnectors(connectors);
            if (server.getThreadPool() instanceof VirtualThreadPool pool) {
                // By default, Jetty works on 200 requests at once and makes all others wait, even if those 200 belong
                // to one visitor and are waiting too. Here every connection may have a request; InFlight decides which
                // are served.
                pool.setMaxConcurrentTasks(settings.most() + OF_JETTY_ITSELF);
            }
            server.setHandler(guard.around(server.getHandler()));
        });
    }

    /** A copy of the connector with its own buffer pool, because the pool can be set only in the constructor. */
    private ServerConnector withSmallSteps(Server server, ServerConnector old) {
        ServerConnector connector = new ServerConnector(
                server,
                null,
                null,
                new ArrayByteBufferPool(0, STEP_BYTES, LARGEST_BYTES),
                old.getAcceptors(),
                old.getSelectorManager().getSelectorCount(),
                old.getConnectionFactories().toArray(new org.eclipse.jetty.server.ConnectionFactory[0]));
        connector.setHost(old.getHost());
        connector.setPort(old.getPort());
        connector.setIdleTimeout(old.getIdleTimeout());
        connector.setAcceptQueueSize(settings.backlog());
        connector.addBean(guard);
        connector.setShutdownIdleTimeout(old.getShutdownIdleTimeout());
        return connector;
    }
}
