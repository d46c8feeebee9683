package arbiter.server.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import arbiter.server.Browser;
import arbiter.server.storage.OldSchema;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/**
 * {@code src/test/resources/databases} has a filled database of every released schema, named by its last migration. This server migrates it
 * and continues its game, on SQLite and on PostgreSQL. See docs/upgrades.md.
 */
class OldDatabasesTest {
    private static final Path KEPT = Path.of("src/test/resources/databases");
    private static final String NOTE = "-- ";

    /** @param notes what a test must know: the checksums of the migrations, the game, and the tokens of its two players */
    private record Kept(String version, SequencedMap<String, String> notes, List<String> rows) {
        static Kept read(Path file) throws Exception {
            SequencedMap<String, String> notes = new TreeMap<>();
            List<String> rows = new ArrayList<>();
            for (String line : Files.readAllLines(file)) {
                if (line.startsWith(NOTE)) {
                    String[] words = line.substring(NOTE.length()).split(": ");
                    notes.put(words[0], words[1]);
                } else {
                    rows.add(OldSchema.statement(line));
                }
            }
            return new Kept(file.getFileName().toString().replace(".sql", ""), notes, rows);
        }

        String note(String name) {
            return String.valueOf(notes.get(name));
        }
    }

    static Stream<Path> kept() throws Exception {
        try (Stream<Path> files = Files.list(KEPT)) {
            return files.sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("kept")
    void aSqliteFileGoesOn(Path file, @TempDir Path data) throws Exception {
        fill(Kept.read(file), "sqlite", "jdbc:sqlite:" + data.resolve("arbiter.db"));
        goesOn(Kept.read(file), new Node(data, List.of()));
    }

    @ParameterizedTest
    @MethodSource("kept")
    void aPostgresDatabaseGoesOn(Path file, @TempDir Path data) throws Exception {
        try (EmbeddedPostgres postgres = EmbeddedPostgres.builder().start()) {
            String url = postgres.getJdbcUrl("postgres", "postgres");
            fill(Kept.read(file), "postgresql", url);
            goesOn(Kept.read(file), new Node(data, List.of("--database-url", url)));
        }
    }

    private static void fill(Kept kept, String vendor, String url) throws Exception {
        SequencedMap<String, String> steps = OldSchema.build(vendor, url, kept.version);
        steps.forEach((step, checksum) -> assertEquals(
                kept.note(vendor + " " + step),
                checksum,
                "step " + step + " was released; a released step never changes, a new one is added instead"));
        try (Connection database = DriverManager.getConnection(url);
                Statement statement = database.createStatement()) {
            database.setAutoCommit(false);
            for (String row : kept.rows) {
                statement.execute(row);
            }
            // Tokens expire, but this database is kept for ever.
            statement.execute("update credential set expires_at = "
                    + Instant.now().plusSeconds(3600).toEpochMilli());
            database.commit();
        }
    }

    private static void goesOn(Kept kept, Node node) throws Exception {
        node.start();
        try {
            node.awaitReady();
            String game = kept.note("game");
            List<Browser> players = Stream.of("token 0", "token 1")
                    .map(name -> Browser.withToken(node.url(), kept.note(name)))
                    .toList();
            int at = players.getFirst().game(game).path("at").asInt();
            assertEquals(kept.note("at"), Integer.toString(at));
            for (Browser player : players) {
                player.save(game, player.someOrders(game, 3), true).expect(200);
            }
            assertEquals(at + 1, players.getFirst().game(game).path("at").asInt());
            JsonNode messages = players.getFirst()
                    .get("/api/games/" + game + "/messages")
                    .expect(200)
                    .json()
                    .path("messages");
            assertEquals("It's on.", messages.get(0).path("text").asString());
            assertFalse(players.getFirst()
                    .get("/api/games/" + game + "/audit")
                    .expect(200)
                    .text()
                    .equals("[]"));
        } finally {
            node.kill();
        }
    }

    /** What a database has in this version goes on in the next ones, on both kinds of database. */
    @Test
    void theDatabaseOfTheNextReleaseCanBeKept(@TempDir Path folder) throws Exception {
        Path kept = keep(folder.resolve("playing"), folder);
        Path data = Files.createDirectory(folder.resolve("going-on"));
        aPostgresDatabaseGoesOn(kept, data);
    }

    /** For a release with a new schema. */
    @Test
    @EnabledIfSystemProperty(named = "arbiter.keep-database", matches = "true")
    void keep(@TempDir Path data) throws Exception {
        keep(data, Files.createDirectories(KEPT));
    }

    /** Plays a little on a new server and stores its database. */
    private static Path keep(Path data, Path folder) throws Exception {
        Files.createDirectories(data);
        String url = "jdbc:sqlite:" + data.resolve("arbiter.db");
        Node node = new Node(data, List.of());
        node.start();
        List<String> lines = new ArrayList<>();
        try {
            node.awaitReady();
            try (Connection database = DriverManager.getConnection(url)) {
                new TreeMap<>(FilledDatabase.play(node.url(), database))
                        .forEach((name, value) -> lines.add(NOTE + name + ": " + value));
            }
        } finally {
            node.stop();
        }
        SequencedMap<String, String> steps = OldSchema.known("sqlite", url);
        steps.forEach((step, checksum) -> lines.add(NOTE + "sqlite " + step + ": " + checksum));
        String last = steps.keySet().stream()
                .map(Integer::valueOf)
                .max(Integer::compare)
                .orElseThrow()
                .toString();
        try (EmbeddedPostgres postgres = EmbeddedPostgres.builder().start()) {
            OldSchema.build("postgresql", postgres.getJdbcUrl("postgres", "postgres"), last)
                    .forEach((step, checksum) -> lines.add(NOTE + "postgresql " + step + ": " + checksum));
        }
        try (Connection database = DriverManager.getConnection(url)) {
            lines.addAll(OldSchema.rows(database));
        }
        return Files.write(folder.resolve(last + ".sql"), lines);
    }
}
