package arbiter.engine.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Game;
import arbiter.engine.book.Rulebook;
import arbiter.engine.scenario.Outcome;
import arbiter.engine.scenario.Scenario;
import arbiter.engine.scenario.ScenarioReader;
import arbiter.engine.scenario.ScenarioRunner;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The rulebook is true: its scenarios have the stated outcome, and every rule has at least one scenario. */
public abstract class RulebookContract {
    protected abstract Game<?, ?, ?> game();

    @TestFactory
    Stream<DynamicTest> everyScenarioComesOutAsStated() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Rulebook.Chapter chapter : game().words().rulebook().chapters()) {
            for (Scenario scenario : read(chapter).scenarios()) {
                tests.add(DynamicTest.dynamicTest(
                        chapter.file() + ": " + scenario.title(), () -> assertPasses(chapter, scenario)));
            }
        }
        assertFalse(tests.isEmpty(), "the rulebook has no scenario");
        return tests.stream();
    }

    private void assertPasses(Rulebook.Chapter chapter, Scenario scenario) {
        Outcome outcome = ScenarioRunner.run(scenario);
        assertEquals(
                List.of(),
                outcome.problems().stream()
                        .map(problem -> chapter.file() + ":" + problem.line() + ": " + problem.sentence())
                        .toList());
        assertEquals(game().ruleset().id(), scenario.game().text(), "a scenario of another game");
    }

    @Test
    void everyChapterCanBeRead() {
        for (Rulebook.Chapter chapter : game().words().rulebook().chapters()) {
            assertEquals(
                    List.of(),
                    read(chapter).errors().stream().map(Throwable::getMessage).toList(),
                    chapter.file());
        }
    }

    @Test
    void everyRuleHasAScenarioAndEveryScenarioCitesKnownRules() {
        Set<String> cited = new LinkedHashSet<>();
        for (Rulebook.Chapter chapter : game().words().rulebook().chapters()) {
            read(chapter).scenarios().forEach(scenario -> cited.addAll(scenario.rules()));
        }
        Set<String> declared = game().words().rulebook().ruleIds();
        assertTrue(declared.size() > 1, "the rulebook declares no rules");
        assertEquals(List.of(), without(declared, cited), "rules without a scenario");
        assertEquals(List.of(), without(cited, declared), "rules that are cited but not declared in the book");
    }

    /** Every ruling has its three parts and belongs to a rule of the book. */
    @Test
    void everyRulingCanBeReadAndBelongsToARule() {
        assertEquals(List.of(), game().words().rulebook().rulingProblems());
    }

    /** Every parameter names the rule that contains its number. */
    @Test
    void everyParameterStandsInARule() {
        Set<String> declared = game().words().rulebook().ruleIds();
        assertEquals(
                List.of(),
                game().parameters().stream()
                        .filter(parameter -> !declared.contains(parameter.rule()))
                        .map(parameter -> parameter.name() + " " + parameter.rule())
                        .toList());
    }

    @Test
    void titlesAreUnique() {
        List<String> titles = game().words().rulebook().chapters().stream()
                .flatMap(chapter -> read(chapter).scenarios().stream())
                .map(Scenario::title)
                .toList();
        assertEquals(titles.stream().distinct().toList(), titles);
    }

    private static List<String> without(Set<String> all, Set<String> some) {
        return all.stream().filter(id -> !some.contains(id)).toList();
    }

    private static ScenarioReader.File read(Rulebook.Chapter chapter) {
        return ScenarioReader.read(chapter.markdown(), true);
    }
}
