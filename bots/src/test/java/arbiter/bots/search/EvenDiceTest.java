package arbiter.bots.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class EvenDiceTest {
    private static List<Integer> thrown(long seed, int sides, int times) {
        EvenDice dice = new EvenDice(seed);
        return IntStream.range(0, times).mapToObj(i -> dice.die(sides, "test")).toList();
    }

    @Test
    void everyFaceComesOnceBeforeAnyComesTwice() {
        List<Integer> faces = thrown(1, 6, 18);
        for (int i = 0; i < faces.size(); i += 6) {
            assertEquals(
                    List.of(1, 2, 3, 4, 5, 6),
                    faces.subList(i, i + 6).stream().sorted().toList());
        }
    }

    @Test
    void diceOfOtherSizesAreDecksOfTheirOwn() {
        EvenDice dice = new EvenDice(3);
        int coins = 0;
        for (int i = 0; i < 6; i++) {
            dice.die(6, "between");
            coins += dice.below(2, "coin");
        }
        assertEquals(3, coins);
    }

    /** Two dice are equal as often as real ones, and an advantage of 2 Power wins as often: 6 and 26 of 36 times. */
    @Test
    void diceForDifferentPurposesDoNotKnowOfEachOther() {
        int battles = 36_000;
        int ties = 0;
        int wins = 0;
        for (int seed = 0; seed < battles; seed++) {
            EvenDice dice = new EvenDice(seed);
            int attacker = dice.die(6, "the attacker's die");
            int defender = dice.die(6, "the defender's die");
            ties += attacker == defender ? 1 : 0;
            wins += attacker + 2 > defender ? 1 : 0;
        }
        assertEquals(6_000, ties, 300);
        assertEquals(26_000, wins, 400);
    }

    @Test
    void theSeedDecidesTheOrder() {
        assertEquals(thrown(1, 6, 60), thrown(1, 6, 60));
        assertNotEquals(thrown(1, 6, 60), thrown(2, 6, 60));
    }

    @Test
    void largeChoicesAreSimplyDrawn() {
        assertTrue(thrown(1, 1_000, 50).stream().allMatch(face -> face >= 1 && face <= 1_000));
    }
}
