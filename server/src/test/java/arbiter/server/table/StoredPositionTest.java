package arbiter.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.chance.Seed;
import arbiter.engine.log.LogText;
import arbiter.server.Party;
import arbiter.server.TestServer;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.LastPositions;
import arbiter.server.game.LogStore;
import arbiter.server.storage.JsonColumn;
import arbiter.server.storage.Writer;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;

/** A turn that is resolved from the stored position ends as it does after a replay of the whole log. */
class StoredPositionTest {
    private static final Map<Integer, OpenTurn.Handed> SHEETS =
            Map.of(0, new OpenTurn.Handed(List.of("spawn 1 at 3"), "", ""), 1, new OpenTurn.Handed(List.of(), "", ""));

    /** Tables of a node that has just started. */
    private static Tables fresh() {
        return new Tables(
                TestServer.bean(LogStore.class),
                TestServer.bean(LastPositions.class),
                TestServer.bean(JsonColumn.class),
                new TableSettings(20),
                new SimpleMeterRegistry());
    }

    private static Party played() {
        Party party = Party.begun(2);
        party.player(0).save(party.id(), List.of("build hq 3"), true).expect(200);
        party.player(1).save(party.id(), List.of("build hq 20"), true).expect(200);
        assertEquals(1, party.at());
        return party;
    }

    private static GameRow row(Party party) {
        return TestServer.bean(GameStore.class).byId(party.id()).orElseThrow();
    }

    private static String resolved(OpenTurn<?, ?, ?> turn, GameRow game) {
        Seed seed = new Seed(Objects.requireNonNull(game.seed()));
        return LogText.write(turn.resolve(SHEETS, seed, game.drawsUsed()).entry());
    }

    private static String replayed(GameRow game) {
        return resolved(fresh().of(game).turn(game.entries()), game);
    }

    private static void damage(String sql, String game) {
        TestServer.bean(Writer.class)
                .run(() -> assertEquals(
                        1,
                        TestServer.bean(JdbcClient.class).sql(sql).param(game).update()));
    }

    private static String text(GameRow game) {
        return TestServer.bean(LastPositions.class)
                .find(game.id(), game.entries())
                .orElseThrow()
                .text();
    }

    private static boolean isStored(GameRow game) {
        return TestServer.bean(LastPositions.class)
                .find(game.id(), game.entries())
                .isPresent();
    }

    @Test
    void aTurnFromTheStoredPositionEndsAsAfterAReplay() {
        GameRow game = row(played());
        assertTrue(isStored(game));
        assertEquals(replayed(game), resolved(fresh().turn(game), game));
    }

    @Test
    void aDamagedPositionIsNotUsed() {
        GameRow game = row(played());
        String right = text(game);
        damage(
                "update last_position set text = replace(text, '\"given\":[', '\"given\":[\"7: neutral\",')"
                        + " where game_id = ?",
                game.id());
        assertNotEquals(right, text(game), "it is still stored, and only its text tells that it is damaged");
        assertEquals(replayed(game), resolved(fresh().turn(game), game));
        damage("update last_position set text = '{' where game_id = ?", game.id());
        assertEquals(replayed(game), resolved(fresh().turn(game), game));
    }

    @Test
    void aPositionWhoseDigestIsNotInTheLogIsNotUsed() {
        GameRow game = row(played());
        damage("update last_position set digest = 'another' where game_id = ?", game.id());
        assertFalse(isStored(game));
        assertEquals(replayed(game), resolved(fresh().turn(game), game));
    }

    @Test
    void theHostsCorrectionCounts() {
        Party party = played();
        party.hostDoes("rollback", Map.of("to", 0));
        GameRow game = row(party);
        assertFalse(isStored(game), "the stored position is not the one that the game went back to");
        assertEquals(replayed(game), resolved(fresh().turn(game), game));
    }
}
