package arbiter.server.web;

import java.io.IOException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.io.ClassPathResource;
import org.springframework.core.io.Resource;
import org.springframework.http.CacheControl;
import org.springframework.web.servlet.config.annotation.ResourceHandlerRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import org.springframework.web.servlet.resource.PathResourceResolver;

/** Serves the web app. Its pages have their own addresses, and the same HTML file answers all of them. */
@Configuration(proxyBeanMethods = false)
class WebApp implements WebMvcConfigurer {
    @Override
    public void addResourceHandlers(ResourceHandlerRegistry registry) {
        // The names of these files contain a hash of their content, so browsers may cache them for ever.
        registry.addResourceHandler("/assets/**")
                .addResourceLocations("classpath:/static/assets/")
                .setCacheControl(
                        CacheControl.maxAge(Duration.ofDays(365)).cachePublic().immutable());
        registry.addResourceHandler("/**")
                .addResourceLocations("classpath:/static/")
                .setCacheControl(CacheControl.noCache())
                .resourceChain(true)
                .addResolver(new PageOrIndex());
    }

    private static final class PageOrIndex extends PathResourceResolver {
        @Override
        protected @Nullable Resource getResource(String path, Resource location) throws IOException {
            Resource file = super.getResource(path, location);
            if (file != null && file.isReadable()) {
                return file;
            }
            boolean page = !path.startsWith("api/")
                    && !path.startsWith("actuator/")
                    && !path.startsWith("v3/")
                    && !path.substring(path.lastIndexOf('/') + 1).contains(".");
            ClassPathResource index = new ClassPathResource("/static/index.html");
            return page && index.exists() ? index : null;
        }
    }
}
