package arbiter.server.web;

import io.micrometer.observation.ObservationPredicate;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.server.observation.ServerRequestObservationContext;

/** Which requests are timed. */
@Configuration(proxyBeanMethods = false)
class Observations {
    /** A stream lasts while somebody listens, so its duration says nothing about speed, and timing it would use memory all the time. */
    @Bean
    ObservationPredicate notStreams() {
        return (name, context) -> !(context instanceof ServerRequestObservationContext request
                && request.getCarrier() != null
                && request.getCarrier().getRequestURI().endsWith("/stream"));
    }
}
