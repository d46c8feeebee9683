package arbiter.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Known values of Wilson's interval. */
class ShareTest {
    private static final double CLOSE = 5e-5;

    @Test
    void halfOfTen() {
        Share share = new Share(5, 10);
        assertEquals(0.5, share.mean(), CLOSE);
        assertEquals(0.2366, share.low(), CLOSE);
        assertEquals(0.7634, share.high(), CLOSE);
    }

    @Test
    void noneOfTenIsNotNever() {
        Share share = new Share(0, 10);
        assertEquals(0, share.low(), CLOSE);
        assertEquals(0.2775, share.high(), CLOSE);
    }

    @Test
    void allOfTwentyIsNotAlways() {
        Share share = new Share(20, 20);
        assertEquals(0.8389, share.low(), CLOSE);
        assertEquals(1, share.high(), CLOSE);
    }

    @Test
    void ninetyOfAHundred() {
        Share share = new Share(90, 100);
        assertEquals(0.8256, share.low(), CLOSE);
        assertEquals(0.9448, share.high(), CLOSE);
    }

    @Test
    void sharedVictoriesCountInParts() {
        assertEquals(0.125, new Share(0.5, 4).mean(), CLOSE);
    }

    @Test
    void withoutGamesNothingIsKnown() {
        Share share = new Share(0, 0);
        assertEquals(0, share.mean(), CLOSE);
        assertEquals(0, share.low(), CLOSE);
        assertEquals(1, share.high(), CLOSE);
    }
}
