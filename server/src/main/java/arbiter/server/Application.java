package arbiter.server;

import arbiter.server.settings.Uptime;
import java.time.Clock;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.boot.micrometer.metrics.autoconfigure.logging.logback.LogbackMetricsAutoConfiguration;
import org.springframework.boot.security.autoconfigure.UserDetailsServiceAutoConfiguration;
import org.springframework.boot.webmvc.autoconfigure.WebMvcObservationAutoConfiguration;
import org.springframework.context.annotation.Bean;

/**
 * The hosting server. Each feature is a package. The server knows games only through the engine's contract.
 *
 * <p>Log messages are not counted: the counter is asked whenever a library checks whether it should log something, which happens some
 * hundred times per request. Requests are timed by {@code web/RequestTimes}.
 */
@SpringBootApplication(
        exclude = {
            UserDetailsServiceAutoConfiguration.class,
            LogbackMetricsAutoConfiguration.class,
            WebMvcObservationAutoConfiguration.class
        },
        proxyBeanMethods = false)
@ConfigurationPropertiesScan
public class Application {
    @Bean
    Clock clock() {
        return Clock.systemUTC();
    }

    @Bean
    Uptime uptime() {
        return System::nanoTime;
    }
}
