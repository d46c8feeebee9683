package arbiter.games.dynasty.advice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.games.dynasty.Tables;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.cities.Cities;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What bots consider better and worse. Important distances: a Soldier moves two tiles, a town's area has radius two. */
class AppraisalTest {
    private static final int A = 0;
    private static final int B = 1;

    private static WorkingPosition position(String... more) {
        List<String> lines = new ArrayList<>(List.of("0,7: A city 1", "0,-7: B city 1", "0,6: soldier a1"));
        lines.addAll(List.of(more));
        return Tables.read(lines.toArray(String[]::new));
    }

    private static double toA(String... more) {
        return Appraisal.of(position(more), A);
    }

    /** The ring of a site at 0,3, in reach of a city at 0,0. */
    private static WorkingPosition ring(int houses, String... more) {
        List<String> lines = new ArrayList<>(List.of("0,0: A city 2"));
        for (String tile : List.of("0,2", "1,2", "1,3", "0,4", "-1,4", "-1,3").subList(0, houses)) {
            lines.add(tile + ": A house");
        }
        lines.addAll(List.of(more));
        return position(lines.toArray(String[]::new));
    }

    @Test
    void aLevelIsWorthMoreThanTheRingThatIsReadyForIt() {
        WorkingPosition ready = ring(6);
        int site = ready.grid.tile(0, 3);
        assertNull(Cities.refuseFound(ready, A, site, Cities.NO_SHIFT));
        WorkingPosition founded = ready.copy();
        Cities.found(founded, A, site, Cities.NO_SHIFT);
        assertTrue(Appraisal.of(founded, A) > Appraisal.of(ready, A));
    }

    @Test
    void theNearerARingIsToItsEndTheMoreAHouseAddsToIt() {
        double first = Appraisal.of(ring(1), A) - Appraisal.of(ring(0), A);
        double last = Appraisal.of(ring(6), A) - Appraisal.of(ring(5), A);
        assertTrue(last > first && first > 0, last + " after " + first);
    }

    @Test
    void housesOfOneRingAreWorthMoreThanAsManyOfThreeRings() {
        double scattered = toA("0,0: A city 2", "4,0: A house", "-4,0: A house", "4,-4: A house");
        assertTrue(Appraisal.of(ring(3), A) > scattered);
    }

    /** A player without a City cannot recruit: it is better to have one than two more towns. */
    @Test
    void theFirstCityIsWorthMoreThanTwoTowns() {
        double none = toA("0,0: A city 1");
        double city = toA("0,0: A city 2") - none;
        double towns = toA("0,0: A city 1", "4,0: A city 1", "-4,4: A city 1") - none;
        assertTrue(city > towns, city + " " + towns);
        double second = toA("-4,0: A city 2", "0,0: A city 2") - toA("-4,0: A city 2", "0,0: A city 1");
        assertTrue(city > second, city + " " + second);
    }

    @Test
    void aRingWithAnEnemyInItCannotBeFinishedSoon() {
        double apart = Appraisal.of(ring(5, "-1,5: soldier b1"), A);
        double inIt = Appraisal.of(ring(5, "-1,3: soldier b1"), A);
        assertTrue(apart > inIt, apart + " " + inIt);
    }

    private static String[] with(String[] lines, String line) {
        List<String> all = new ArrayList<>(List.of(lines));
        all.add(line);
        return all.toArray(String[]::new);
    }

    @Test
    void soldiersTrampleTheHousesBeforeTheyStorm() {
        String[] walled = {"0,0: A city 1", "1,0: A house", "0,1: A house", "-1,1: A house", "-1,0: A house"};
        WorkingPosition alone = position(with(walled, "3,-3: soldier b1"));
        WorkingPosition both = position(with(with(walled, "3,-3: soldier b1"), "0,-3: soldier b2"));
        int centre = alone.grid.tile(0, 0);
        // Defence 8. One Soldier tramples one house and needs more than 7 − 1: a six is a tie, and no die is higher.
        assertEquals(0, Peril.falls(alone, B, centre, 1));
        // The first tears down two houses, the second one more: defence 5, and the attack adds 2 to the die.
        assertEquals(0.6, Peril.falls(both, B, centre, 1), 1e-9);
    }

    @Test
    void aSiegeTakesAnyCityThatItReaches() {
        assertEquals(
                1, Peril.falls(position("0,4: siege b1"), B, position().grid.tile(0, 7), 1));
        assertEquals(
                0, Peril.falls(position("0,3: siege b1"), B, position().grid.tile(0, 7), 1));
        assertEquals(
                1, Peril.falls(position("0,3: siege b1"), B, position().grid.tile(0, 7), 2));
    }

    @Test
    void aThreatenedCityIsWorthMoreWithAGuard() {
        String[] threatened = {"0,0: A city 1", "2,-2: soldier b1", "0,-2: soldier b2"};
        double guarded = toA(with(threatened, "0,2: soldier a2"));
        double farOff = toA(with(threatened, "0,3: soldier a2"));
        assertTrue(guarded > farOff, guarded + " " + farOff);
    }

    @Test
    void aPlayerWithTheTurnBeforeThemIsLessAfraid() {
        WorkingPosition ours = position("0,0: A city 1", "2,-2: soldier b1", "0,-2: soldier b2");
        WorkingPosition theirs = ours.copy();
        theirs.active = B;
        assertTrue(Appraisal.of(ours, A) > Appraisal.of(theirs, A));
        // In the middle of a turn it makes no difference. Otherwise bots would keep a threat instead of striking.
        ours.phase = Phase.MARCH;
        theirs.phase = Phase.MARCH;
        assertEquals(Appraisal.of(ours, A), Appraisal.of(theirs, A));
    }
}
