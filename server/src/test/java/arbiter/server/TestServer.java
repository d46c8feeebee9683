package arbiter.server;

import arbiter.server.settings.ServerSettings;
import arbiter.server.settings.Uptime;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Primary;

/** One server for all tests of a run, on SQLite in its own folder, with a clock that tests can set forward. */
public final class TestServer {
    /** Where the tests' servers generate the API description; other servers only have the stored one. */
    static final String GENERATED = "/generated/api-docs";

    private static final ConfigurableApplicationContext CONTEXT = start("--arbiter.limits=0");

    private TestServer() {}

    /** Starts another server, for tests that cannot use the shared one. */
    public static ConfigurableApplicationContext start(String... settings) {
        try {
            Path data = Files.createTempDirectory("arbiter-test");
            SpringApplication application = new SpringApplication(Application.class, Overrides.class);
            List<String> all = new ArrayList<>(List.of(
                    "--server.port=0",
                    "--arbiter.data=" + data,
                    "--arbiter.private-web-hooks=true",
                    "--spring.mail.host=localhost",
                    "--spring.mail.port=" + MailBox.PORT,
                    // The machine may be busy with other builds. Tests of these limits set their own values.
                    "--arbiter.work.patience=2m",
                    "--arbiter.work.longest=2m",
                    "--springdoc.api-docs.path=" + GENERATED,
                    "--springdoc.api-docs.version=openapi_3_1",
                    "--springdoc.paths-to-match=/api/**",
                    "--springdoc.default-produces-media-type=application/json",
                    "--spring.main.banner-mode=off"));
            // Spring would treat a setting that is given twice as a list.
            all.removeIf(usual -> Stream.of(settings).anyMatch(own -> name(own).equals(name(usual))));
            all.addAll(List.of(settings));
            return application.run(all.toArray(String[]::new));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String name(String setting) {
        return setting.substring(0, setting.indexOf('='));
    }

    @Configuration(proxyBeanMethods = false)
    static class Overrides {
        @Bean
        @Primary
        SettableClock settableClock() {
            return new SettableClock();
        }
    }

    /** The real time plus an offset. */
    public static final class SettableClock extends Clock implements Uptime {
        private volatile Duration ahead = Duration.ZERO;
        private volatile Duration off = Duration.ZERO;

        /** Time passes. */
        public void advance(Duration by) {
            ahead = ahead.plus(by);
        }

        /** A person sets the system clock; no time passes. */
        public void jump(Duration by) {
            off = off.plus(by);
        }

        @Override
        public long nanos() {
            return System.nanoTime() + ahead.toNanos();
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Instant instant() {
            return Instant.now().plus(ahead).plus(off);
        }
    }

    public static <T> T bean(Class<T> type) {
        return CONTEXT.getBean(type);
    }

    public static <T> T bean(String name, Class<T> type) {
        return CONTEXT.getBean(name, type);
    }

    public static Path data() {
        return bean(ServerSettings.class).data();
    }

    public static SettableClock clock() {
        return bean(SettableClock.class);
    }

    public static String url() {
        return url(CONTEXT);
    }

    public static String url(ConfigurableApplicationContext context) {
        int port = ((WebServerApplicationContext) context).getWebServer().getPort();
        return "http://localhost:" + port;
    }
}
