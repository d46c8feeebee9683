package arbiter.engine.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import arbiter.engine.Game;
import arbiter.engine.scenario.ScenarioReader;
import arbiter.engine.scenario.ScenarioRunner;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Scenarios about interactions of rules that would make the rulebook too long: {@code interactions.scenario}, a resource
 * beside the test.
 */
public abstract class InteractionsContract {
    protected abstract Game<?, ?, ?> game();

    @TestFactory
    Stream<DynamicTest> everyInteractionComesOutAsStated() throws IOException {
        ScenarioReader.File file = ScenarioReader.read(text(), false);
        assertEquals(List.of(), file.errors());
        assertFalse(file.scenarios().isEmpty());
        return file.scenarios().stream()
                .map(scenario -> DynamicTest.dynamicTest(scenario.title(), () -> {
                    assertEquals(game().ruleset().id(), scenario.game().text(), "a scenario of another game");
                    assertEquals(
                            List.of(),
                            ScenarioRunner.run(scenario).problems().stream()
                                    .map(problem -> problem.line() + ": " + problem.sentence())
                                    .toList());
                }));
    }

    private String text() throws IOException {
        try (InputStream file = Objects.requireNonNull(getClass().getResourceAsStream("interactions.scenario"))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
