package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.storage.DatabaseFile;
import arbiter.server.storage.OldSchema;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A backup of a running server, and a restored server that continues. */
class BackupTest {
    private static final String PASSWORD = "three calm grey owls";

    @Test
    void backupsAndDatabasesAreForTheirOwner(@TempDir Path folder) throws Exception {
        Path copy = folder.resolve("private.db");
        DatabaseFile.backup(TestServer.data(), copy);
        assertEquals("rw-------", permissions(copy));
        assertEquals("rw-------", permissions(TestServer.data().resolve(DatabaseFile.NAME)));
        assertEquals("rw-------", permissions(TestServer.data().resolve(DatabaseFile.NAME + "-wal")));
        Path elsewhere = folder.resolve("new").resolve("data");
        DatabaseFile.restore(elsewhere, copy);
        assertEquals("rwx------", permissions(elsewhere));
        assertEquals("rw-------", permissions(elsewhere.resolve(DatabaseFile.NAME)));
    }

    private static String permissions(Path file) throws Exception {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    @Test
    void aRestoredServerContinuesItsGames(@TempDir Path folder) throws Exception {
        Party party = Party.begun(2);
        party.playTurn();
        Path copy = folder.resolve("copy.db");
        DatabaseFile.backup(TestServer.data(), copy);
        String then = position(party);
        party.playTurn();
        party.playTurn();
        assertEquals(3, party.at());
        DatabaseFile.restore(TestServer.data(), copy);
        assertEquals(1, party.at());
        assertEquals(then, position(party));
        party.playTurn();
        assertEquals(2, party.at());
    }

    /** The server has the discarded turn in memory, and must not show it. */
    @Test
    void aTurnThatIsPlayedAgainAfterARestoreIsShownAsItIsNow(@TempDir Path folder) throws Exception {
        Party party = Party.begun(2);
        decide(party, "build hq 3", "build hq 20");
        Path copy = folder.resolve("copy.db");
        DatabaseFile.backup(TestServer.data(), copy);
        decide(party, "spawn 1 at 3", "spawn 1 at 20");
        assertEquals(2, party.at());
        JsonNode discarded = view(party);
        DatabaseFile.restore(TestServer.data(), copy);
        decide(party, "spawn 3 at 3", "spawn 1 at 20");
        assertEquals(2, party.at());
        assertNotEquals(discarded, view(party));
    }

    private static JsonNode view(Party party) {
        return party.player(0)
                .get(party.path("/positions/2"))
                .expect(200)
                .json()
                .path("view");
    }

    private static void decide(Party party, String first, String second) {
        party.player(0).save(party.id(), List.of(first), true).expect(200);
        party.player(1).save(party.id(), List.of(second), true).expect(200);
    }

    /** Tables that are newer than the schema of the backup. */
    private static List<String> strings(Statement statement, String query) throws SQLException {
        List<String> strings = new ArrayList<>();
        try (ResultSet rows = statement.executeQuery(query)) {
            while (rows.next()) {
                strings.add(rows.getString(1));
            }
        }
        return strings;
    }

    @Test
    void anOlderBackupIsBroughtUpToDateAtOnce(@TempDir Path folder) throws Exception {
        Party party = Party.begun(2);
        party.playTurn();
        Browser owner = Browser.visitor();
        owner.post("/api/accounts", Map.of("name", "Old Timer", "password", PASSWORD))
                .expect(201);
        owner.post("/api/me/tokens", Map.of("name", "bot")).expect(201);
        Path present = folder.resolve("present.db");
        DatabaseFile.backup(TestServer.data(), present);
        Path copy = folder.resolve("old.db");
        OldSchema.build("sqlite", "jdbc:sqlite:" + copy, "5");
        try (Connection old = DriverManager.getConnection("jdbc:sqlite:" + copy);
                Statement statement = old.createStatement()) {
            statement.execute("attach '" + present + "' as present");
            for (String table : strings(
                    statement,
                    "select name from main.sqlite_schema where type = 'table' and name not like 'sqlite%'"
                            + " and name <> 'flyway_schema_history'")) {
                String columns = String.join(
                        ", ",
                        strings(
                                statement,
                                "select name from pragma_table_info('" + table + "', 'main') intersect select name from"
                                        + " pragma_table_info('" + table + "', 'present')"));
                statement.execute("delete from main." + table);
                statement.execute("insert into main." + table + " (" + columns + ") select " + columns
                        + " from present." + table);
            }
            statement.execute("update main.credential set expires_at = null where kind = 'token'");
        }
        DatabaseFile.restore(TestServer.data(), copy);
        assertEquals(
                "host", owner.get("/api/me/tokens").json().at("/0/scope").asString(), "as much as it could do before");
        Browser.visitor()
                .post("/api/accounts", Map.of("name", "0ld Timer", "password", PASSWORD))
                .expect(409, "name-taken");
        assertEquals(1, party.at());
        party.playTurn();
        assertEquals(2, party.at(), "the running server goes on with what it restored");
    }

    @Test
    void aBackupOfANewerServerIsRefused(@TempDir Path folder) throws Exception {
        Path copy = folder.resolve("new.db");
        DatabaseFile.backup(TestServer.data(), copy);
        try (Connection young = DriverManager.getConnection("jdbc:sqlite:" + copy);
                Statement statement = young.createStatement()) {
            statement.execute("insert into flyway_schema_history select 999, '999', 'tomorrow', type, script, checksum,"
                    + " installed_by, installed_on, execution_time, success from flyway_schema_history limit 1");
        }
        DatabaseFile.Refused refused =
                assertThrows(DatabaseFile.Refused.class, () -> DatabaseFile.restore(TestServer.data(), copy));
        assertTrue(String.valueOf(refused.getMessage()).contains("newer Arbiter"), refused.getMessage());
    }

    /** The position without its tag, which a restore changes so that clients do not use cached views. */
    private static String position(Party party) {
        return party.player(0).get(party.path("/positions/now")).text().replaceFirst("\"tag\":\"[^\"]*\"", "");
    }

    @Test
    void whatIsNoBackupIsRefused(@TempDir Path folder) throws Exception {
        Path text = Files.writeString(folder.resolve("text"), "no database at all, but long enough to look like one");
        assertThrows(DatabaseFile.Refused.class, () -> DatabaseFile.restore(TestServer.data(), text));
        assertThrows(DatabaseFile.Refused.class, () -> DatabaseFile.backup(TestServer.data(), text));
        assertThrows(DatabaseFile.Refused.class, () -> DatabaseFile.backup(folder, folder.resolve("new")));
        assertTrue(Files.exists(text));
    }
}
