package arbiter.server.web;

import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.springframework.boot.jetty.servlet.JettyServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.stereotype.Component;

/** Thousands of open streams each hold a buffer, and an event is short: small buffers serve them as well. */
@Component
class JettyBuffers implements WebServerFactoryCustomizer<JettyServletWebServerFactory> {
    private static final int BYTES = 4096;

    @Override
    public void customize(JettyServletWebServerFactory factory) {
        factory.addServerCustomizers(server -> {
            for (var connector : server.getConnectors()) {
                for (var protocol : connector.getConnectionFactories()) {
                    if (protocol instanceof HttpConnectionFactory http) {
                        HttpConfiguration configuration = http.getHttpConfiguration();
                        configuration.setOutputBufferSize(BYTES);
                        configuration.setOutputAggregationSize(BYTES / 2);
                        http.setInputBufferSize(BYTES);
                    }
                }
            }
        });
    }
}
