package arbiter.bots.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.bots.Bots;
import arbiter.engine.Games;
import java.util.List;
import org.junit.jupiter.api.Test;

class BotRatingsTest {
    /** Each game was measured at both sizes of table. A bot that is newer than the measurement may be missing. */
    @Test
    void theInstalledRowsAreAboutInstalledBotsAndGames() {
        for (BotRatings.Row row : BotRatings.INSTALLED.rows()) {
            assertTrue(Bots.byId(row.bot()).isPresent(), row.toString());
            assertTrue(Games.byId(row.ruleset()).isPresent(), row.toString());
        }
        for (var game : Games.all()) {
            for (TableSize size : TableSize.values()) {
                List<BotRatings.Row> levels = BotRatings.INSTALLED.rows().stream()
                        .filter(row -> row.ruleset().equals(game.ruleset().id()) && row.size() == size)
                        .toList();
                assertTrue(levels.size() >= 4, game.ruleset().id() + " " + size);
                double captain = mean(game.ruleset().id(), size, "captain");
                assertEquals(1500, captain);
                assertTrue(mean(game.ruleset().id(), size, "recruit") < captain - 200);
                assertTrue(mean(game.ruleset().id(), size, "cadet") < captain - 200);
            }
        }
    }

    private static double mean(String ruleset, TableSize size, String bot) {
        return BotRatings.INSTALLED.of(ruleset, size, bot).orElseThrow().mean();
    }

    @Test
    void aFileIsReadAsItWasWritten() {
        BotRatings.Row one = new BotRatings.Row("gd6", TableSize.TWO, "captain", 1500, 40, 72, 1, 2000, 1);
        BotRatings.Row other = new BotRatings.Row("gd5", TableSize.MORE, "cadet", 1204, 51, 36, 1, 600, 1);
        BotRatings ratings = new BotRatings(List.of(one, other));
        assertEquals(ratings, BotRatings.read(ratings.write()));
        assertEquals(List.of(other), ratings.with("gd6", List.of()).rows());
        assertThrows(IllegalArgumentException.class, () -> BotRatings.read("nothing"));
        assertThrows(
                IllegalArgumentException.class,
                () -> BotRatings.read(ratings.write() + "gd6,three,captain,1,1,1,1,1,1"));
    }
}
