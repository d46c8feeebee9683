package arbiter.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the formatter does not do: it leaves comments and texts as they are. */
class SourcesTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final int MOST_CHARACTERS = 140;
    private static final Set<String> BUILT = Set.of("target", "node_modules", ".git");

    private static List<Path> sources(Path folder) throws IOException {
        List<Path> sources = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                String name = file.getFileName().toString();
                if (Files.isDirectory(file) && !BUILT.contains(name)) {
                    sources.addAll(sources(file));
                } else if (name.endsWith(".java") || name.endsWith(".sh") || name.endsWith(".yaml")) {
                    sources.add(file);
                }
            }
        }
        return sources;
    }

    @Test
    void noLineIsLongerThan140Characters() throws IOException {
        List<Path> sources = sources(ROOT);
        assertTrue(sources.size() > 1_000, "only " + sources.size() + " files were found");
        List<String> longLines = new ArrayList<>();
        for (Path source : sources) {
            List<String> lines = Files.readAllLines(source);
            for (int i = 0; i < lines.size(); i++) {
                if (lines.get(i).codePointCount(0, lines.get(i).length()) > MOST_CHARACTERS) {
                    longLines.add(ROOT.relativize(source) + ":" + (i + 1));
                }
            }
        }
        assertEquals(List.of(), longLines);
    }
}
