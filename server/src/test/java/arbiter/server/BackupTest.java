package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.storage.DatabaseFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A backup of a running server, and a restored server that goes on. */
class BackupTest {
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

    /** But for its tag, which a restore changes so that nobody builds on what was known before. */
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
