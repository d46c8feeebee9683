package arbiter.server.settings;

import arbiter.engine.text.Nearest;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.config.BeanDefinition;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.context.annotation.ClassPathScanningCandidateComponentProvider;
import org.springframework.core.type.filter.AnnotationTypeFilter;

/** All settings of the server: those of its own records, found by their annotation, and the useful ones of libraries. */
public final class SettingList {
    /** Other settings of these libraries work too, but few people need them. */
    private static final List<String> LIBRARIES =
            List.of("spring.", "server.", "management.", "logging.", "db-scheduler.");

    private static final List<Setting> BORROWED = List.of(
            new Setting("arbiter.port", "8080", "the port to listen on"),
            new Setting("spring.mail.host", "", "the SMTP server; without it the server sends no e-mail"),
            new Setting("spring.mail.port", "", "the port of the SMTP server"),
            new Setting("spring.mail.username", "", "the account at the SMTP server"),
            new Setting("spring.mail.password", "", "the password of spring.mail.username"),
            new Setting(
                    "logging.logback.rollingpolicy.max-file-size",
                    "10MB",
                    "at this size the server starts another log file, and at midnight; older ones are compressed"),
            new Setting("logging.logback.rollingpolicy.max-history", "30", "how many days log files are kept"),
            new Setting(
                    "logging.logback.rollingpolicy.total-size-cap",
                    "100MB",
                    "how much all older log files may take; the oldest ones are deleted first"));

    private SettingList() {}

    /** @param standard the default, written as in the configuration file */
    public record Setting(String name, String standard, String about) {
        public String variable() {
            return name.replace('-', '_').replace('.', '_').toUpperCase(Locale.ROOT);
        }
    }

    public static List<Setting> all() {
        List<Setting> all = new ArrayList<>();
        ClassPathScanningCandidateComponentProvider scan = new ClassPathScanningCandidateComponentProvider(false);
        scan.addIncludeFilter(new AnnotationTypeFilter(ConfigurationProperties.class));
        for (BeanDefinition found : scan.findCandidateComponents("arbiter.server")) {
            all.addAll(of(type(String.valueOf(found.getBeanClassName()))));
        }
        all.addAll(BORROWED);
        // Arbiter's own settings with one dot first, because operators need them most.
        all.sort(Comparator.comparing((Setting setting) -> !setting.name.startsWith("arbiter."))
                .thenComparing(setting -> setting.name.indexOf('.') != setting.name.lastIndexOf('.'))
                .thenComparing(Setting::name));
        return all;
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<Setting> of(Class<?> type) {
        String prefix = type.getAnnotation(ConfigurationProperties.class).value();
        RecordComponent[] parts = type.getRecordComponents();
        Constructor<?> maker = type.getDeclaredConstructors()[0];
        List<Setting> settings = new ArrayList<>();
        for (int i = 0; i < parts.length; i++) {
            About about = parts[i].getAnnotation(About.class);
            if (about == null) {
                throw new IllegalStateException(type + ": " + parts[i].getName() + " says nothing about itself");
            }
            @Nullable DefaultValue standard = maker.getParameters()[i].getAnnotation(DefaultValue.class);
            settings.add(new Setting(
                    prefix + "." + dashed(parts[i].getName()),
                    standard == null ? "" : String.join(",", standard.value()),
                    about.value()));
        }
        return settings;
    }

    private static String dashed(String name) {
        return name.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
    }

    /** What is wrong with a name, as the end of a sentence; empty if the setting exists. */
    static Optional<String> wrong(String name) {
        String plain = plain(name);
        if (LIBRARIES.stream().anyMatch(name::startsWith)) {
            return Optional.empty();
        }
        List<Setting> all = all();
        if (all.stream().anyMatch(setting -> plain(setting.name).equals(plain))) {
            return Optional.empty();
        }
        Setting nearest = all.stream()
                .min(Comparator.comparingInt(setting -> Nearest.distance(plain(setting.name), plain)))
                .orElseThrow();
        boolean near = Nearest.distance(plain(nearest.name), plain) <= 3;
        return Optional.of(name + " is not a setting; "
                + (near ? "did you mean " + nearest.name + "?" : "`arbiter settings` lists all settings."));
    }

    /** Ignores dashes, case and list indexes. */
    private static String plain(String name) {
        return name.replaceAll("\\[\\d+]", "").replace("-", "").toLowerCase(Locale.ROOT);
    }
}
