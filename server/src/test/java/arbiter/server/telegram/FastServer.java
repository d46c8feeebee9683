package arbiter.server.telegram;

import arbiter.server.Application;
import arbiter.server.settings.Uptime;
import arbiter.server.telegram.fake.FakeTelegram;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.springframework.boot.SpringApplication;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;

/** A server with a bot. Its clock runs faster than the real one, and Telegram's limits are judged by the same clock. */
final class FastServer implements AutoCloseable {
    final FakeTelegram telegram;
    final ConfigurableApplicationContext context;
    final FastClock clock;

    FastServer(int factor, String... more) {
        clock = new FastClock(factor);
        telegram = new FakeTelegram(() -> clock.nanos() / 1_000_000);
        List<String> settings = new ArrayList<>(List.of(
                "--server.port=0",
                "--arbiter.limits=0",
                "--arbiter.data=" + folder(),
                "--arbiter.public-url=https://games.example.org",
                "--arbiter.work.patience=2m",
                "--arbiter.work.longest=2m",
                "--spring.main.banner-mode=off"));
        settings.addAll(telegram.settings());
        settings.addAll(List.of(more));
        SpringApplication application = new SpringApplication(Application.class);
        application.addInitializers(each -> {
            ((GenericApplicationContext) each)
                    .registerBean("fastClock", FastClock.class, () -> clock, definition -> definition.setPrimary(true));
            each.addBeanFactoryPostProcessor(
                    beans -> beans.getBeanDefinition("settableClock").setPrimary(false));
        });
        context = application.run(settings.toArray(String[]::new));
    }

    private static String folder() {
        try {
            return Files.createTempDirectory("arbiter-telegram").toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    <T> T bean(Class<T> type) {
        return context.getBean(type);
    }

    String url() {
        // Not with the words of the shared server, which would start it.
        return "http://localhost:" + context.getEnvironment().getProperty("local.server.port");
    }

    @Override
    public void close() {
        context.close();
        telegram.close();
    }

    static final class FastClock extends Clock implements Uptime {
        private final int factor;
        private final long origin = System.nanoTime();
        private final Instant start = Instant.now();
        private volatile Duration ahead = Duration.ZERO;

        FastClock(int factor) {
            this.factor = factor;
        }

        void advance(Duration by) {
            ahead = ahead.plus(by);
        }

        @Override
        public long nanos() {
            return (System.nanoTime() - origin) * factor + ahead.toNanos();
        }

        @Override
        public Instant instant() {
            return start.plusNanos(nanos());
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            throw new UnsupportedOperationException();
        }
    }
}
