package arbiter.bots.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.bots.rating.Glicko2.Bout;
import java.util.List;
import org.junit.jupiter.api.Test;

class Glicko2Test {
    private static Rating rating(double mean, double deviation) {
        return new Rating(mean, deviation, 0.06);
    }

    /** The example of Glickman's paper, which rounds what it computes with to four digits. */
    @Test
    void thePublishedExample() {
        Rating after = Glicko2.rate(
                rating(1500, 200),
                List.of(new Bout(rating(1400, 30), 1), new Bout(rating(1550, 100), 0), new Bout(rating(1700, 300), 0)),
                1);
        assertEquals(1464.06, after.mean(), 0.01);
        assertEquals(151.52, after.deviation(), 0.01);
        assertEquals(0.05999, after.volatility(), 0.00001);
    }

    @Test
    void anUpsetRaisesTheVolatilityAndAnExpectedResultHardlyChangesAnything() {
        Rating strong = rating(2400, 50);
        Rating weak = rating(1200, 50);
        Rating upset = Glicko2.rate(strong, List.of(new Bout(weak, 0)), 0);
        assertTrue(upset.volatility() > 0.06, upset.toString());
        assertTrue(upset.mean() < 2390, upset.toString());
        Rating expected = Glicko2.rate(strong, List.of(new Bout(weak, 1)), 0);
        assertEquals(2400, expected.mean(), 0.1);
        assertEquals(50, expected.deviation(), 0.1);
    }

    @Test
    void aDrawOfEqualsMovesNobody() {
        Rating after = Glicko2.rate(rating(1500, 200), List.of(new Bout(rating(1500, 80), 0.5)), 0);
        assertEquals(1500, after.mean(), 1e-9);
        assertTrue(after.deviation() < 200, after.toString());
    }

    /** Somebody who does not play becomes provisional again after about two years. */
    @Test
    void timeMakesARatingLessCertainButNeverWorseThanANewcomers() {
        Rating sure = rating(1700, 60);
        assertTrue(!sure.after(52).provisional());
        assertTrue(sure.after(110).provisional());
        assertEquals(1700, sure.after(5000).mean());
        assertEquals(350, sure.after(5000).deviation());
        assertEquals(sure, sure.after(-3));
    }
}
