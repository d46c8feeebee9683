package arbiter.release;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Unpacks every artefact of {@code ./arbiter release} into an empty folder, starts it in an empty environment and plays a turn. */
@EnabledIfSystemProperty(
        named = "arbiter.release",
        matches = ".+",
        disabledReason = "only ./arbiter release makes artefacts")
class ReleaseTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Path RELEASE = Path.of(System.getProperty("arbiter.release", ""));

    @TempDir
    Path folder = Path.of("");

    private static Path artefact(String end) throws IOException {
        try (Stream<Path> files = Files.list(RELEASE)) {
            return files.filter(file -> file.getFileName().toString().endsWith(end)
                            && (!end.equals(".zip")
                                    || !file.getFileName().toString().contains("no-runtime")))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("there is no " + end + " in " + RELEASE));
        }
    }

    private static String version() throws IOException {
        String name = artefact(".zip").getFileName().toString();
        return name.substring("arbiter-".length(), name.length() - ".zip".length());
    }

    private void plays(List<String> command, String data, Map<String, String> environment) throws Exception {
        try (Installed server = new Installed(command, data, environment, folder.resolve("out"))) {
            server.awaitPage();
            assertEquals(version(), server.version(), "a release has no SNAPSHOT in its version");
            server.playATurn();
        }
    }

    @Test
    void theZipPlays() throws Exception {
        Commands.run(folder, "unzip", "-q", artefact(".zip").toString());
        Path home = folder.resolve("arbiter-" + version());
        List<String> program = List.of(home.resolve("bin/arbiter").toString());
        plays(program, folder.resolve("data").toString(), Map.of());
        assertEquals(
                "Arbiter " + version(),
                Commands.runBare(List.of(program.getFirst(), "--version")).strip());
        assertTrue(Files.exists(home.resolve("NOTICE")) && Files.exists(home.resolve("doc/hosting.md")));
    }

    @Test
    void theZipWithoutARuntimePlays() throws Exception {
        Commands.run(folder, "unzip", "-q", artefact("-no-runtime.zip").toString());
        Path home = folder.resolve("arbiter-" + version());
        assertFalse(Files.exists(home.resolve("runtime")));
        plays(
                List.of(home.resolve("bin/arbiter").toString()),
                folder.resolve("data").toString(),
                Map.of("JAVA_HOME", System.getProperty("java.home"), "PATH", "/usr/bin:/bin"));
    }

    @Test
    void theDebianPackagePlays() throws Exception {
        assumeTrue(Commands.exists("dpkg-deb"), "dpkg-deb is not installed");
        Path root = folder.resolve("root");
        Commands.run(folder, "dpkg-deb", "-x", artefact(".deb").toString(), root.toString());
        assertTrue(Files.exists(root.resolve("etc/arbiter/arbiter.yaml")));
        Path unit = root.resolve("usr/lib/systemd/system/arbiter.service");
        assertTrue(Files.readString(unit).contains("ProtectSystem=strict"));
        String fields = Commands.run(folder, "dpkg-deb", "-f", artefact(".deb").toString());
        assertTrue(fields.contains("Version: " + version()), fields);
        plays(
                List.of(root.resolve("usr/bin/arbiter").toString()),
                folder.resolve("data").toString(),
                Map.of(
                        "ARBITER_CONFIG",
                        root.resolve("etc/arbiter/arbiter.yaml").toString(),
                        "PATH",
                        "/usr/bin:/bin"));
    }

    @Test
    void theImagePlays() throws Exception {
        Path image = folder.resolve("image");
        Path root = Files.createDirectories(folder.resolve("root"));
        Files.createDirectories(image);
        Commands.run(image, "tar", "xf", artefact("-image.tar").toString());
        JsonNode index = JSON.readTree(Files.readString(image.resolve("index.json")));
        JsonNode manifest = blob(image, index.at("/manifests/0"));
        JsonNode config = blob(image, manifest.path("config"));
        JsonNode docker =
                JSON.readTree(Files.readString(image.resolve("manifest.json"))).get(0);
        assertEquals("arbiter:" + version(), docker.at("/RepoTags/0").asString());
        assertEquals(
                manifest.at("/config/digest").asString(),
                "sha256:" + docker.path("Config").asString().replaceFirst(".*/", ""));
        assertEquals(docker.path("Layers").size(), manifest.path("layers").size());
        for (int i = 0; i < manifest.path("layers").size(); i++) {
            Path layer = file(image, manifest.path("layers").get(i));
            try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(layer))) {
                MessageDigest digest = sha256();
                byte[] buffer = new byte[1 << 16];
                for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                    digest.update(buffer, 0, read);
                }
                assertEquals(
                        config.at("/rootfs/diff_ids/" + i).asString(),
                        "sha256:" + HexFormat.of().formatHex(digest.digest()));
            }
            Commands.run(root, "tar", "xzf", layer.toString(), "--numeric-owner");
        }
        assertEquals("10001:10001", config.at("/config/User").asString(), "not root");
        assertTrue(config.at("/config/Volumes").has("/data"));
        assertEquals("doctor", config.at("/config/Healthcheck/Test/2").asString());
        assertTrue(Files.readString(root.resolve("etc/passwd")).contains("arbiter:x:10001"));

        assumeTrue(Commands.root(), "only root can start a program in another root folder");
        // A container has these files; here the empty root folder gets the few that a program needs.
        Files.createDirectories(root.resolve("dev"));
        Commands.run(
                root,
                "sh",
                "-c",
                "mknod -m 666 dev/null c 1 3; mknod -m 666 dev/urandom c 1 9; mknod -m 666 dev/random c 1 8;"
                        + " mkdir -p proc && mount -t proc proc proc || true");
        try {
            List<String> enter = List.of("chroot", "--userspec=10001:10001", root.toString());
            List<String> program = Stream.concat(
                            enter.stream(),
                            Stream.of(config.at("/config/Entrypoint/0").asString()))
                    .toList();
            try (Installed server =
                    new Installed(program, "/data", Map.of("PATH", "/bin:/usr/bin:/usr/sbin"), folder.resolve("out"))) {
                server.awaitPage();
                assertEquals(version(), server.version());
                server.playATurn();
                List<String> check = Stream.concat(
                                Stream.of("ARBITER_PORT=" + server.port(), "PATH=/bin:/usr/bin:/usr/sbin"),
                                Stream.concat(program.stream(), Stream.of("doctor", "--alive")))
                        .toList();
                Commands.runBare(check);
                List<String> byName = Stream.concat(
                                Stream.of("PATH=/bin:/usr/bin:/usr/sbin"),
                                Stream.concat(enter.stream(), Stream.of("/bin/arbiter", "--version")))
                        .toList();
                assertEquals(
                        "Arbiter " + version(),
                        Commands.runBare(byName).strip(),
                        "the command as `docker compose exec` finds it");
            }
        } finally {
            Commands.run(root, "sh", "-c", "umount proc || true");
        }
    }

    private static Path file(Path image, JsonNode descriptor) throws Exception {
        String digest = descriptor.path("digest").asString();
        Path file = image.resolve("blobs").resolve(digest.replace(':', '/'));
        assertEquals(descriptor.path("size").asLong(), Files.size(file));
        MessageDigest sum = sha256();
        sum.update(Files.readAllBytes(file));
        assertEquals(digest, "sha256:" + HexFormat.of().formatHex(sum.digest()));
        return file;
    }

    private static JsonNode blob(Path image, JsonNode descriptor) throws Exception {
        return JSON.readTree(Files.readString(file(image, descriptor)));
    }

    private static MessageDigest sha256() throws NoSuchAlgorithmException {
        return MessageDigest.getInstance("SHA-256");
    }

    @Test
    void theListOfPartsIsComplete() throws Exception {
        JsonNode parts = JSON.readTree(Files.readString(artefact("-sbom.json")));
        assertEquals("CycloneDX", parts.path("bomFormat").asString());
        Set<String> named = new TreeSet<>();
        parts.path("components")
                .forEach(part -> named.add(part.path("name").asString() + "-"
                        + part.path("version").asString() + ".jar"));
        assertTrue(named.stream().anyMatch(name -> name.startsWith("preact-")), "the page's packages are in it");
        Commands.run(folder, "unzip", "-q", artefact("-no-runtime.zip").toString());
        try (Stream<Path> jars =
                Files.list(folder.resolve("arbiter-" + version()).resolve("lib"))) {
            Set<String> packed = jars.map(jar -> jar.getFileName().toString())
                    .filter(name -> name.endsWith(".jar"))
                    .collect(Collectors.toCollection(TreeSet::new));
            packed.removeAll(named);
            assertEquals(Set.of(), packed, "these jars are not in the list of parts");
        }
    }

    @Test
    void theChecksumsAreRight() throws Exception {
        Commands.run(RELEASE, "sha256sum", "--check", "--quiet", "SHA256SUMS");
        long sums = Files.readAllLines(RELEASE.resolve("SHA256SUMS")).size();
        try (Stream<Path> files = Files.list(RELEASE)) {
            assertEquals(files.count() - 1, sums, "every file but the list itself");
        }
        for (String kind : List.of("sqlite", "postgresql")) {
            String compose = Files.readString(RELEASE.resolve("compose-" + kind + ".yaml"));
            assertTrue(compose.contains("image: arbiter:" + version()), compose);
        }
    }
}
