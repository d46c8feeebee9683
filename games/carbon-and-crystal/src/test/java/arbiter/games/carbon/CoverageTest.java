package arbiter.games.carbon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.book.Rulebook;
import arbiter.engine.scenario.Scenario;
import arbiter.engine.scenario.ScenarioReader;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Faction;
import arbiter.games.carbon.position.Numbers;
import arbiter.games.carbon.position.Requirement;
import arbiter.games.carbon.position.Theatre;
import arbiter.games.carbon.words.TheatreFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The rules and scenarios in the tables of docs/carbon-seed-coverage.md exist and belong together. */
class CoverageTest {
    private static final Rulebook BOOK = new CarbonAndCrystal().words().rulebook();
    private static final Map<String, List<String>> RULES_BY_TITLE = scenarios();

    private static Map<String, List<String>> scenarios() {
        Map<String, List<String>> rules = new LinkedHashMap<>();
        for (Rulebook.Chapter chapter : BOOK.chapters()) {
            for (Scenario scenario :
                    ScenarioReader.read(chapter.markdown(), true).scenarios()) {
                rules.put(scenario.title(), scenario.rules());
            }
        }
        return rules;
    }

    /** The cells of every table row with this number of columns, without headings. */
    private static List<List<String>> rows(int columns) throws IOException {
        List<List<String>> rows = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of("../../docs/carbon-seed-coverage.md"))) {
            if (line.startsWith("| ") && Character.isDigit(line.charAt(2))) {
                List<String> cells =
                        List.of(line.substring(2, line.length() - 2).split(" \\| "));
                if (cells.size() == columns) {
                    rows.add(cells);
                }
            }
        }
        return rows;
    }

    @Test
    void everySentenceOfTheSourceHasItsRuleAndItsScenario() throws IOException {
        List<List<String>> rows = rows(4);
        for (List<String> row : rows) {
            List<String> rules = List.of(row.get(2).split(" "));
            assertTrue(BOOK.ruleIds().containsAll(rules), row.toString());
            List<String> cited = new ArrayList<>();
            for (String title : row.get(3).split(" · ")) {
                List<String> byScenario = RULES_BY_TITLE.get(title);
                assertTrue(byScenario != null && rules.stream().anyMatch(byScenario::contains), row + ": " + title);
                cited.addAll(byScenario);
            }
            assertTrue(cited.containsAll(rules), row.toString());
        }
        List<String> sections = rows.stream().map(List::getFirst).distinct().toList();
        assertEquals(
                List.of(
                        "16.1", "16.2", "16.3", "16.4", "16.5", "16.6", "16.7", "16.8", "17.1", "17.2", "17.3", "17.4",
                        "17.5", "17.6", "18.1", "18.2", "18.3", "18.4", "18.5"),
                sections);
    }

    @Test
    void everyWorkedExampleIsAScenario() throws IOException {
        List<List<String>> rows = rows(2);
        assertEquals(
                IntStream.rangeClosed(1, 73).mapToObj(String::valueOf).toList(),
                rows.stream().map(List::getFirst).toList());
        for (List<String> row : rows) {
            for (String title : row.get(1).split(" · ")) {
                assertTrue(RULES_BY_TITLE.containsKey(title), row.getFirst() + ": " + title);
            }
        }
    }

    @Test
    void everyRuleOfTheSpecificationIsDeclared() {
        List<String> expected = new ArrayList<>();
        IntStream.rangeClosed(1, 8).forEach(i -> expected.add("CC-16." + i));
        IntStream.rangeClosed(1, 6).forEach(i -> expected.add("CC-17." + i));
        IntStream.rangeClosed(1, 5).forEach(i -> expected.add("CC-18." + i));
        IntStream.rangeClosed(1, 22).forEach(i -> expected.add("CC-H" + i));
        expected.add("CC-H4a");
        assertTrue(BOOK.ruleIds().containsAll(expected), BOOK.ruleIds().toString());
    }

    /** The tables of sheets in the rulebook show the numbers of the data files. */
    @Test
    void theRulebookShowsEverySheetAsItIs() throws Exception {
        String chapter = BOOK.chapters().stream()
                .filter(each -> each.file().equals("10-factions.md"))
                .findFirst()
                .orElseThrow()
                .markdown();
        Theatre theatre = TheatreFile.read("", 2, arbiter.engine.setup.Settings.defaults(Numbers.PARAMETERS));
        for (Faction faction : theatre.factions().values()) {
            for (Datasheet sheet : faction.sheets) {
                assertTrue(chapter.lines().anyMatch(line -> line.startsWith(row(sheet))), row(sheet));
            }
        }
    }

    /** The beginning of a sheet's row: all of its numbers. */
    private static String row(Datasheet sheet) {
        String head = "| " + sheet.code() + " | " + sheet.name() + " | ";
        String price = sheet.cost().carbon() + "/" + sheet.cost().crystals();
        String requires = sheet.requires().isEmpty()
                ? "—"
                : sheet.requires().stream().map(Requirement::word).collect(Collectors.joining(", "));
        return switch (sheet) {
            case Datasheet.Building building ->
                head + building.type().title()
                        + (building.tag().isEmpty() ? "" : " (" + building.tag() + ")") + " | " + price + " | "
                        + building.counters() + " | " + (building.girth() == 0 ? 1 : 7) + " | "
                        + building.body().cohesion() + "/" + building.body().toughness() + "/"
                        + building.body().armor() + " | " + near(building.near()) + " | " + requires + " |";
            case Datasheet.Unit unit ->
                head + capital(unit.unitClass().word()) + " | " + price + " | " + unit.supply() + " | " + unit.move()
                        + " | " + unit.weapon().range() + " | " + unit.weapon().dice() + " | "
                        + unit.weapon().strength() + " | " + unit.body().toughness() + " | "
                        + unit.body().armor() + " | " + unit.body().cohesion() + " | "
                        + String.join(", ", unit.at()) + " | " + requires + " |";
            case Datasheet.Upgrade upgrade ->
                head + kind(upgrade) + " | " + price + " | " + upgrade.counters() + " | " + requires + " |";
        };
    }

    private static String near(Datasheet.Near near) {
        return switch (near) {
            case BUILDER -> "Builder";
            case NODE -> "node";
            case LATTICE -> "lattice";
        };
    }

    private static String kind(Datasheet.Upgrade upgrade) {
        return switch (upgrade.type()) {
            case PERMANENT -> "Permanent";
            case TIMED -> "Timed " + upgrade.turns();
            case ACTIVATED -> "Activated, " + upgrade.price().text() + " per use";
            case SINGLE_USE -> upgrade.held() ? "Single-use, held" : "Single-use";
        };
    }

    private static String capital(String word) {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }
}
