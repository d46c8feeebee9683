package arbiter.engine.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.engine.PlainGuide;
import arbiter.engine.guide.Guide;
import arbiter.engine.guide.Purse;
import arbiter.engine.scenario.ScenarioReader;
import arbiter.engine.scenario.ScenarioRunner;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Warning;
import arbiter.engine.sheet.Warnings;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a scenario can state about warnings and about what a sheet leaves. */
class GuidedScenarioTest {
    /** A hand holds three pebbles; the game warns about a line that takes all of them. */
    private static final Pebbles GAME = new Pebbles() {
        @Override
        public Guide<Heap, Take> guide() {
            return new PlainGuide<>(this, advice(), words().notation()) {
                @Override
                public Purse purse(Heap heap, Seat seat, Sheet<Take> sheet) {
                    int taken = sheet.orders().mapToInt(Take::pebbles).sum();
                    return new Purse(List.of(new Purse.Pot("hand", "Hand", 3 - taken, 3, "")));
                }

                @Override
                public Warnings warnings(Heap heap, Seat seat, Sheet<Take> sheet) {
                    return new Warnings(
                            sheet.lines().stream()
                                    .map(line -> line.equals(Reading.of(new Take(3)))
                                            ? List.of(Warning.of("greedy", "P-1"))
                                            : List.<Warning>of())
                                    .toList(),
                            super.warnings(heap, seat, sheet).sheet());
                }
            };
        }
    };

    /** The problems of the lines under {@code then}: A takes 3 and B hands in an empty sheet; C hands in nothing. */
    private static List<String> problems(String... then) {
        String text = "scenario \"x\"\ngame pebbles\nplayers A B C\nwhen\nA: take 3\nB:\ndice 1 1 1\nthen\n"
                + String.join("\n", then) + "\n";
        ScenarioReader.File file = ScenarioReader.read(text, false);
        assertEquals(List.of(), file.errors());
        return ScenarioRunner.run(GAME, file.scenarios().getFirst()).problems().stream()
                .map(problem -> problem.line() + ":" + problem.column() + " " + problem.sentence())
                .toList();
    }

    @Test
    void whatIsSaidPasses() {
        assertEquals(
                List.of(),
                problems(
                        "A 1: warned",
                        "A 1: warned greedy",
                        "A 1: warned P-1",
                        "A 1: not warned nothing-ordered",
                        "A: not warned",
                        "B: warned nothing-ordered",
                        "B: not warned greedy",
                        "A left hand 0",
                        "B left hand 3"));
    }

    @Test
    void whatIsNotSaidFailsAndBothSidesAreNamed() {
        assertEquals(
                List.of(
                        "9:1 expected A: warned, got no warning",
                        "10:1 expected A 1: warned nothing-ordered, got warned greedy",
                        "11:1 expected A 1: not warned, got warned greedy",
                        "12:1 expected B: not warned nothing-ordered, got warned nothing-ordered",
                        "13:1 expected A left hand 2, got A left hand 0"),
                problems(
                        "A: warned",
                        "A 1: warned nothing-ordered",
                        "A 1: not warned",
                        "B: not warned nothing-ordered",
                        "A left hand 2"));
    }

    @Test
    void anUnknownPotIsAnErrorOfTheFile() {
        assertEquals(List.of("9:8 there is no pot `hnad`; did you mean `hand`?"), problems("A left hnad 3"));
    }

    @Test
    void aSeatWithoutASheetHasNeitherWarningsNorAPurse() {
        String none = "9:1 C handed in no sheet; write `C:` under `when` for an empty one";
        assertEquals(List.of(none), problems("C: warned"));
        assertEquals(List.of(none), problems("C: not warned"));
        assertEquals(List.of(none), problems("C left hand 3"));
    }

    @Test
    void anUnknownPlayerAndALineThatIsNotThereAreErrorsOfTheFile() {
        assertEquals(List.of("9:1 there is no player `D`"), problems("D: warned"));
        assertEquals(List.of("9:1 there is no player `D`"), problems("D left hand 3"));
        assertEquals(List.of("9:3 A gave 1 orders, so there is no order 2"), problems("A 2: warned"));
        assertEquals(List.of("9:3 A gave 1 orders, so there is no order 0"), problems("A 0: not warned"));
    }
}
