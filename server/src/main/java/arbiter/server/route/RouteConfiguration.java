package arbiter.server.route;

import org.springframework.boot.jetty.servlet.JettyServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.boot.webmvc.autoconfigure.WebMvcRegistrations;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

@Configuration(proxyBeanMethods = false)
class RouteConfiguration {
    @Bean
    WebMvcRegistrations routes() {
        return new WebMvcRegistrations() {
            @Override
            public RequestMappingHandlerMapping getRequestMappingHandlerMapping() {
                return new Routes();
            }
        };
    }

    @Bean
    WebServerFactoryCustomizer<JettyServletWebServerFactory> errors() {
        return factory -> factory.addServerCustomizers(server -> server.setErrorHandler(new JettyErrors()));
    }

    @Bean
    WebMvcConfigurer queries() {
        return new WebMvcConfigurer() {
            @Override
            public void addInterceptors(InterceptorRegistry registry) {
                registry.addInterceptor(new QueryNames());
            }
        };
    }
}
