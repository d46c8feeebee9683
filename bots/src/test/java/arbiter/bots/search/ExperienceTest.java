package arbiter.bots.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ExperienceTest {
    private static Experience<String> some() {
        Experience<String> experience = new Experience<>();
        experience.learn("wait", 0);
        experience.learn("march", 2);
        experience.learn("retreat", -4);
        experience.learn("attack", 7);
        return experience;
    }

    @Test
    void whatHasGainedMostIsPromisedFirst() {
        assertEquals(List.of("attack", "march"), some().promising(List.of(), 9));
        assertEquals(List.of("attack"), some().promising(List.of(), 1));
    }

    @Test
    void theOrdersOfTheLastTurnGoBeforeAllOthers() {
        assertEquals(List.of("retreat", "march", "attack"), some().promising(List.of("retreat", "march"), 3));
        assertEquals(List.of("retreat", "wait"), some().promising(List.of("retreat", "wait"), 1));
    }

    @Test
    void theLastGainCountsHalf() {
        Experience<String> experience = some();
        experience.learn("attack", -10);
        assertEquals(List.of("march"), experience.promising(List.of(), 9));
    }

    @Test
    void everythingThatWasTriedIsKnown() {
        assertEquals(List.of("wait", "march", "retreat", "attack"), some().known());
    }
}
