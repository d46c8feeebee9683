package arbiter.bots.grandmaster;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class RegretsTest {
    @Test
    void nothingIsPreferredBeforeTheFirstLesson() {
        assertArrayEquals(new double[] {0.25, 0.25, 0.25, 0.25}, new Regrets(4).average());
    }

    @Test
    void aChoiceThatIsAlwaysWorseIsHardlyPlayed() {
        Regrets regrets = new Regrets(3);
        for (int i = 0; i < 100; i++) {
            regrets.learn(new double[] {1, 2, 0});
        }
        assertArrayEquals(new double[] {0, 1, 0}, regrets.strategy());
        assertTrue(regrets.average()[1] > 0.99);
    }

    /** The only strategy that nobody can exploit: one time in three the first choice, for both players. */
    @Test
    void twoPlayersWithOppositeInterestsFindTheEquilibrium() {
        double[][] won = {{3, -1}, {-1, 1}};
        Regrets rows = new Regrets(2);
        Regrets columns = new Regrets(2);
        for (int i = 0; i < 5_000; i++) {
            double[] row = rows.strategy();
            double[] column = columns.strategy();
            rows.learn(new double[] {
                column[0] * won[0][0] + column[1] * won[0][1], column[0] * won[1][0] + column[1] * won[1][1]
            });
            columns.learn(
                    new double[] {-row[0] * won[0][0] - row[1] * won[1][0], -row[0] * won[0][1] - row[1] * won[1][1]});
        }
        assertEquals(1 / 3.0, rows.average()[0], 0.02);
        assertEquals(1 / 3.0, columns.average()[0], 0.02);
    }
}
