package arbiter.server;

import arbiter.server.settings.Uptime;
import java.time.Clock;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.boot.security.autoconfigure.UserDetailsServiceAutoConfiguration;
import org.springframework.context.annotation.Bean;

/** The hosting server. Each feature is a package. The server knows games only through the engine's contract. */
@SpringBootApplication(exclude = UserDetailsServiceAutoConfiguration.class, proxyBeanMethods = false)
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
