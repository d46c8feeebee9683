package arbiter.archive;

import arbiter.engine.Game;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Writes the current version of a game into one jar: its classes, texts and maps, and the part of the engine that games use as a tool and
 * that is not part of the contract. The same classes always give the same jar, byte for byte.
 */
public final class Freezer {
    private static final String SERVICE = "META-INF/services/" + Game.class.getName();
    /** Must be frozen too: a changed word here would change the text of positions, and with it the digests of old games. */
    private static final String TOOLS = "arbiter/engine/vocabulary/";
    /** The same time as in the jars of the build. */
    private static final FileTime WHEN = FileTime.from(Instant.parse("2025-01-01T00:00:00Z"));

    private Freezer() {}

    /**
     * The jar or folder of a class. Its code source would not do: for a class from the cache of a start, it is the place where the cache
     * was recorded.
     */
    static Path home(Class<?> type) {
        String name = type.getName().replace('.', '/') + ".class";
        URL found = type.getResource("/" + name);
        if (found == null) {
            throw new IllegalStateException("no file of " + type);
        }
        String place = found.toString();
        String home = place.substring(0, place.length() - name.length());
        boolean jar = home.startsWith("jar:");
        return Path.of(URI.create(jar ? home.substring("jar:".length(), home.length() - "!/".length()) : home));
    }

    /** The file name for a version of a game, without an ending. */
    public static String name(Game<?, ?, ?> game) {
        return game.ruleset().id() + "-" + game.ruleset().version();
    }

    public static Path freeze(Game<?, ?, ?> game, Path folder) throws IOException {
        Files.createDirectories(folder);
        Path jar = folder.resolve(name(game) + ".jar");
        Files.write(jar, new byte[0]);
        Map<String, byte[]> files = new TreeMap<>();
        collect(home(Game.class), TOOLS, files);
        collect(home(game.getClass()), "", files);
        files.keySet().removeIf(name -> name.startsWith("META-INF/"));
        files.put(SERVICE, (game.getClass().getName() + "\n").getBytes(StandardCharsets.UTF_8));
        try (OutputStream out = Files.newOutputStream(jar);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                ZipEntry entry = new ZipEntry(file.getKey());
                entry.setLastModifiedTime(WHEN);
                zip.putNextEntry(entry);
                zip.write(file.getValue());
                zip.closeEntry();
            }
        }
        return jar;
    }

    private static void collect(Path home, String below, Map<String, byte[]> files) throws IOException {
        if (Files.isDirectory(home)) {
            try (Stream<Path> all = Files.walk(home)) {
                all.filter(Files::isRegularFile).forEach(file -> {
                    String name = home.relativize(file).toString().replace('\\', '/');
                    if (name.startsWith(below)) {
                        files.put(name, bytes(file));
                    }
                });
            }
            return;
        }
        try (JarFile jar = new JarFile(home.toFile())) {
            for (JarEntry entry : jar.stream().toList()) {
                if (!entry.isDirectory() && entry.getName().startsWith(below)) {
                    files.put(entry.getName(), jar.getInputStream(entry).readAllBytes());
                }
            }
        }
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
