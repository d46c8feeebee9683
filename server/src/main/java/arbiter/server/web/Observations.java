package arbiter.server.web;

import io.micrometer.observation.ObservationPredicate;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.server.observation.ServerRequestObservationContext;

/** Which requests are timed. */
@Configuration(proxyBeanMethods = false)
class Observations {
    /** A stream lasts for as long as somebody listens: that says nothing about speed, and its notes take memory all the while. */
    @Bean
    ObservationPredicate notStreams() {
        return (name, context) -> !(context instanceof ServerRequestObservationContext request
                && request.getCarrier() != null
                && request.getCarrier().getRequestURI().endsWith("/stream"));
    }
}
