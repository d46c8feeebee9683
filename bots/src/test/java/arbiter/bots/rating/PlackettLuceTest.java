package arbiter.bots.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.bots.rating.PlackettLuce.Caution;
import arbiter.bots.rating.PlackettLuce.Entrant;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlackettLuceTest {
    /** The defaults of OpenSkill, which applies no drift unless it is asked to. */
    private static final PlackettLuce OPEN_SKILL = new PlackettLuce(25.0 / 6, 0, Caution.BY_DEVIATION);

    private static void assertRates(List<Integer> places, double... meansAndDeviations) {
        List<Entrant> after = OPEN_SKILL.rate(Collections.nCopies(places.size(), new Entrant(25, 25.0 / 3)), places);
        for (int i = 0; i < places.size(); i++) {
            assertEquals(meansAndDeviations[2 * i], after.get(i).mean(), 0.0005, "mean " + i);
            assertEquals(meansAndDeviations[2 * i + 1], after.get(i).deviation(), 0.0005, "deviation " + i);
        }
    }

    /** From the documentation of OpenSkill (openskill.js, README): four newcomers, places 4, 1, 3, 2. */
    @Test
    void thePublishedRanking() {
        assertRates(List.of(4, 1, 3, 2), 20.963, 8.084, 27.795, 8.263, 24.689, 8.084, 26.553, 8.179);
    }

    /** From the same page: scores 37, 19, 37, 42, so two share the second place. */
    @Test
    void thePublishedTie() {
        assertRates(List.of(2, 4, 2, 1), 24.689, 8.179, 22.826, 8.179, 24.689, 8.179, 27.795, 8.263);
    }

    /** OpenSkill calls the drift tau. */
    @Test
    void driftIsAddedBeforeTheGame() {
        PlackettLuce drifting = new PlackettLuce(25.0 / 6, 25.0 / 300, Caution.BY_DEVIATION);
        double grown = Math.sqrt(3 * 3 + 25.0 / 300 * 25 / 300);
        List<Entrant> one = drifting.rate(List.of(new Entrant(25, 3), new Entrant(30, 2)), List.of(1, 2));
        double other = Math.sqrt(2 * 2 + 25.0 / 300 * 25 / 300);
        List<Entrant> two = OPEN_SKILL.rate(List.of(new Entrant(25, grown), new Entrant(30, other)), List.of(1, 2));
        for (int i = 0; i < 2; i++) {
            assertEquals(two.get(i).mean(), one.get(i).mean(), 1e-12);
            assertEquals(two.get(i).deviation(), one.get(i).deviation(), 1e-12);
        }
    }

    /** The scale has no influence on what the model says. */
    @Test
    void ourNumbersAreOpenSkillsOnAnotherScale() {
        double scale = 350 / (25.0 / 3);
        PlackettLuce scaled = new PlackettLuce(175, 0, Caution.BY_DEVIATION);
        List<Integer> places = List.of(3, 1, 2);
        List<Entrant> small =
                OPEN_SKILL.rate(List.of(new Entrant(25, 8), new Entrant(28, 5), new Entrant(20, 2)), places);
        List<Entrant> large = scaled.rate(
                List.of(
                        new Entrant(25 * scale, 8 * scale),
                        new Entrant(28 * scale, 5 * scale),
                        new Entrant(20 * scale, 2 * scale)),
                places);
        for (int i = 0; i < 3; i++) {
            assertEquals(small.get(i).mean() * scale, large.get(i).mean(), 1e-9);
            assertEquals(small.get(i).deviation() * scale, large.get(i).deviation(), 1e-9);
        }
    }

    @Test
    void withoutCautionDeviationsShrinkFasterAndMeansMoveAsFar() {
        List<Entrant> before = Collections.nCopies(4, new Entrant(1500, 350));
        List<Integer> places = List.of(1, 2, 3, 4);
        List<Entrant> ours = PlackettLuce.OURS.rate(before, places);
        List<Entrant> careful = new PlackettLuce(175, 3.5, Caution.BY_DEVIATION).rate(before, places);
        for (int i = 0; i < 4; i++) {
            assertEquals(careful.get(i).mean(), ours.get(i).mean(), 1e-9);
            assertTrue(ours.get(i).deviation() < careful.get(i).deviation());
        }
    }
}
