package arbiter.engine.chance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Commitment;
import arbiter.engine.log.Replay;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Anybody can check the numbers with HMAC-SHA-256; the expected values were computed without Java. */
class ChanceTest {
    private static final Seed KNOWN = Seed.named("known");

    @Test
    void aSeedGivesTheDrawsThatItsDefinitionSays() {
        assertEquals("eca08811f3cfd97616d32a1af9c8eb951853de94122d1293d4dcbc51c4b9d1f6", KNOWN.hex());
        SeededChance chance = new SeededChance(KNOWN, 0);
        List<Integer> drawn = Stream.of(6, 6, 6, 100, 100, 2, 52, 7)
                .map(bound -> chance.below(bound, "test"))
                .toList();
        assertEquals(List.of(3, 2, 5, 67, 58, 1, 6, 6), drawn);
        assertEquals(8, chance.counter());
        assertEquals(new Draw("test", 6, 3), chance.takeDraws().getFirst());
        assertEquals(List.of(), chance.takeDraws());
    }

    @Test
    void drawsContinueFromACounter() {
        SeededChance whole = new SeededChance(KNOWN, 0);
        whole.below(6, "first");
        int second = whole.below(6, "second");
        assertEquals(second, new SeededChance(KNOWN, 1).below(6, "second"));
    }

    @Test
    void aSeedCommitsToItselfAndNeverPrintsItself() {
        assertEquals("851a1f1afea0316c3306357e0ebf8a24674f612c3f47edb1544ba591210f0a30", KNOWN.commitment());
        assertFalse(KNOWN.toString().contains(KNOWN.hex()));
        assertThrows(IllegalArgumentException.class, () -> new Seed("12"));
    }

    @Test
    void theVerifierSaysYesOrWhereItDiffers() {
        SeededChance chance = new SeededChance(KNOWN, 0);
        for (int i = 0; i < 50; i++) {
            chance.below(1 + i, "draw " + i);
        }
        List<Draw> draws = new ArrayList<>(chance.takeDraws());
        assertTrue(Replay.verify(KNOWN, draws).isEmpty());
        Draw honest = draws.get(30);
        draws.set(30, new Draw(honest.purpose(), honest.bound(), (honest.value() + 1) % honest.bound()));
        assertTrue(Replay.verify(KNOWN, draws).orElseThrow().startsWith("draw 31 (draw 30) is "));
    }

    @Test
    void dieFacesAreEquallyLikely() {
        SeededChance chance = new SeededChance(KNOWN, 0);
        int[] seen = new int[7];
        for (int i = 0; i < 6_000; i++) {
            seen[chance.die(6, "die")]++;
        }
        double squares = 0;
        for (int face = 1; face <= 6; face++) {
            squares += (seen[face] - 1_000.0) * (seen[face] - 1_000.0) / 1_000.0;
        }
        // Chi-squared with five degrees of freedom: one of a thousand fair seeds is above 20.5. This seed is fixed,
        // so the test always gives the same result.
        assertTrue(squares < 20.5, "chi-squared " + squares);
    }

    @Test
    void aCommitmentBindsNonceAndSheet() {
        assertEquals(
                "4176feab4ba867c7acdf6e739f06e1711ddcb8ceaa7744ffecf2731bc995590c",
                Commitment.to("00ff", List.of("move 1 1>2", "spawn 2 at 6")).hex());
    }

    @Test
    void scriptedDiceRefuseAFaceThatTheDieLacks() {
        ScriptedChance dice = new ScriptedChance(List.of(6, 7));
        assertEquals(6, dice.die(6, "attack"));
        assertThrows(ScriptedChance.OutOfRange.class, () -> dice.die(6, "attack"));
    }

    @Test
    void missingDiceBeginAtTheLowestFaceAndBreakTies() {
        ScriptedChance dice = new ScriptedChance(List.of(6));
        assertEquals(6, dice.die(6, "attack"));
        assertEquals(1, dice.die(6, "seating"));
        assertEquals(2, dice.die(6, "seating"));
        assertEquals(3, dice.used());
    }
}
