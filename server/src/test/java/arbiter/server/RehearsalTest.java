package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * The build records a rehearsal so that servers start faster. If the rehearsal failed, starts would only be slower, and nobody would
 * notice; this test does.
 */
class RehearsalTest {
    @Test
    void playsToItsEnd() throws Exception {
        String game = new Rehearsal(TestServer.url()).play();
        Integer version = TestServer.bean(JdbcClient.class)
                .sql("select version from sheet where game_id = ? and saved_by = 'player'")
                .param(game)
                .query(Integer.class)
                .single();
        assertEquals(Rehearsal.SHEETS, version);
    }
}
