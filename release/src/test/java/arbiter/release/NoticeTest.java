package arbiter.release;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** NOTICE names all third-party parts of a release. */
class NoticeTest {
    private static final Pattern JAR = Pattern.compile("(.+?)-\\d[\\w.]*\\.jar");
    private static final Pattern ENTRY = Pattern.compile("^  (\\S+) +\\S.*$");

    @Test
    void everyJarIsNamed() throws Exception {
        Set<String> packed = new TreeSet<>();
        for (String program : new String[] {"server", "cli"}) {
            try (Stream<Path> jars = Files.list(Commands.ROOT.resolve(program).resolve("target/app"))) {
                jars.map(jar -> jar.getFileName().toString())
                        .filter(name -> !name.startsWith("arbiter-"))
                        .forEach(name -> packed.add(plain(name)));
            }
        }
        assertEquals(packed, entries("Jars"), "the jars of a release, and the section \"Jars\" of NOTICE");
    }

    private static String plain(String name) {
        Matcher jar = JAR.matcher(name);
        assertTrue(jar.matches(), name);
        return jar.group(1);
    }

    @Test
    void everythingInThePageIsNamed() throws Exception {
        JsonNode lock =
                JsonMapper.builder().build().readTree(Files.readString(Commands.ROOT.resolve("web/package-lock.json")));
        Set<String> packed = new TreeSet<>();
        lock.path("packages").properties().forEach(part -> {
            if (part.getKey().startsWith("node_modules/")
                    && !part.getValue().path("dev").asBoolean()
                    && !part.getValue().path("devOptional").asBoolean()
                    && !part.getValue().path("optional").asBoolean()) {
                packed.add(part.getKey().substring("node_modules/".length()));
            }
        });
        assertEquals(packed, entries("The page"), "the packages of the page, and the section \"The page\" of NOTICE");
    }

    private static Set<String> entries(String section) throws IOException {
        Set<String> entries = new TreeSet<>();
        boolean inside = false;
        for (String line : Files.readAllLines(Commands.ROOT.resolve("NOTICE"))) {
            if (!line.startsWith(" ") && !line.isEmpty()) {
                inside = line.equals(section);
            }
            Matcher entry = ENTRY.matcher(line);
            if (inside && entry.matches()) {
                entries.add(entry.group(1));
            }
        }
        return entries;
    }
}
