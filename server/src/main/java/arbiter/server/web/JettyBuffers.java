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
 * How the web server listens. Thousands of open streams each hold buffers, and an event is short: small buffers serve them as
 * well. All connections are under the guard's eyes.
 */
@Component
class JettyBuffers implements WebServerFactoryCustomizer<JettyServletWebServerFactory> {
    private static final int BYTES = 4096;
    /** Jetty rounds sizes up to a multiple of this, by itself to 4096, for a dozen bytes too. */
    private static final int STEP_BYTES = 512;

    /** Those that accept connections and wait for requests. */
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
                        configuration.setOutputBufferSize(BYTES);
                        configuration.setOutputAggregationSize(BYTES / 2);
                        http.setInputBufferSize(BYTES);
                    }
                }
                if (connectors[i] instanceof ServerConnector connector) {
                    connectors[i] = withSmallSteps(server, connector);
                }
            }
            server.setConnectors(connectors);
            if (server.getThreadPool() instanceof VirtualThreadPool pool) {
                // By itself Jetty works on 200 requests at once and keeps all others waiting, also where those 200 are
                // one
                // visitor's and wait too. Here every connection may have a request; InFlight decides who is served.
                pool.setMaxConcurrentTasks(settings.most() + OF_JETTY_ITSELF);
            }
            server.setHandler(guard.around(server.getHandler()));
        });
    }

    /** The same connector with a pool of its own: a pool can only be given to a new one. */
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
