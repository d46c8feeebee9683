package arbiter.server.settings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.env.YamlPropertySourceLoader;
import org.springframework.boot.origin.OriginLookup;
import org.springframework.boot.origin.TextResourceOrigin;
import org.springframework.core.env.EnumerablePropertySource;
import org.springframework.core.env.PropertySource;
import org.springframework.core.io.FileSystemResource;

/** The configuration file. Unknown names are refused, because a misspelt setting would silently have no effect. */
public record OperatorFile(Path path, Map<String, String> values, List<String> problems) {
    public static OperatorFile read(Path path) {
        Map<String, String> values = new LinkedHashMap<>();
        List<String> problems = new ArrayList<>();
        if (!Files.isReadable(path)) {
            problems.add((Files.exists(path)
                            ? "This user may not read the configuration file "
                            : "There is no configuration file ")
                    + path + ".");
            return new OperatorFile(path, values, problems);
        }
        try {
            for (PropertySource<?> source :
                    new YamlPropertySourceLoader().load(path.toString(), new FileSystemResource(path))) {
                for (String name : ((EnumerablePropertySource<?>) source).getPropertyNames()) {
                    values.put(name, String.valueOf(source.getProperty(name)));
                    SettingList.wrong(name).ifPresent(wrong -> problems.add(path + place(source, name) + ": " + wrong));
                }
            }
        } catch (IOException | RuntimeException e) {
            problems.add(path + " is not YAML: " + firstLines(e));
        }
        return new OperatorFile(path, values, problems);
    }

    private static String place(PropertySource<?> source, String name) {
        return OriginLookup.getOrigin(source, name) instanceof TextResourceOrigin origin && origin.getLocation() != null
                ? ", line " + (origin.getLocation().getLine() + 1)
                : "";
    }

    private static String firstLines(Exception e) {
        @Nullable String message = e.getMessage();
        return message == null ? e.getClass().getSimpleName() : message.strip().replaceAll("\\s*\\R\\s*", " ");
    }
}
