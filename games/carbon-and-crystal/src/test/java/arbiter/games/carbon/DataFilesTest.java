package arbiter.games.carbon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Rejection;
import arbiter.engine.Resources;
import arbiter.engine.Seat;
import arbiter.engine.Settings;
import arbiter.engine.Setup;
import arbiter.engine.Sheet;
import arbiter.engine.Sheets;
import arbiter.engine.Verdict;
import arbiter.engine.chance.ScriptedChance;
import arbiter.engine.text.Misread;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DataFilesTest {
    private static final String FERRUM = Resources.text(DataFilesTest.class, "factions/ferrum.json");
    private static final String TWO = Resources.text(DataFilesTest.class, "maps/2p.json");
    private static final Settings DEFAULTS = Settings.defaults(Numbers.PARAMETERS);
    private static final CarbonAndCrystal GAME = new CarbonAndCrystal();

    @Test
    void defaultListsCostWhatTheyShould() throws Misread {
        Theatre theatre = Theatre.of("", 2, DEFAULTS);
        assertEquals(536, points(theatre.faction("FERRUM")));
        assertEquals(540, points(theatre.faction("LUMEN")));
        assertEquals(List.of(), theatre.misfits(2));
    }

    private static int points(Faction faction) {
        return Lists.points(faction, faction.defaultList);
    }

    @Test
    void mapsExpandAsTheirSymmetrySays() throws Misread {
        Board two = Theatre.of("2p", 2, DEFAULTS).board();
        assertEquals(271, two.size);
        assertEquals("-8,3 -7,7 -5,-3 0,-7 0,7 5,3 7,-7 8,-3", hexes(two, two.fields));
        assertEquals("-9,0 -4,8 4,-8 9,0", hexes(two, two.nodes));
        assertEquals("0,0 -3,6 3,-6", hexes(two, two.objectives));
        assertEquals("-7,2 -8,2 -5,-2 -6,-2", hexes(two, two.starts.get(0).workers()));
        assertEquals("7,-2 8,-2 5,2 6,2", hexes(two, two.starts.get(1).workers()));
        Board four = Theatre.of("4p", 4, DEFAULTS).board();
        assertEquals(397, four.size);
        for (Board.Start start : four.starts) {
            assertEquals(4, start.workers().length);
        }
    }

    private static String hexes(Board board, int[] hexes) {
        StringBuilder text = new StringBuilder();
        for (int hex : hexes) {
            text.append(text.isEmpty() ? "" : " ").append(board.text(hex));
        }
        return text.toString();
    }

    @Test
    void ownFilesKeepTheSchemaAndTheDocsShowTheSame() throws Exception {
        String schema = Resources.text(DataFilesTest.class, "carbon-data.schema.json");
        for (String file : List.of("factions/ferrum.json", "factions/lumen.json", "maps/2p.json", "maps/4p.json")) {
            assertEquals(List.of(), SchemaCheck.check(schema, Resources.text(DataFilesTest.class, file)), file);
        }
        assertFalse(SchemaCheck.check(schema, FERRUM.replace("\"class\": \"field\"", "\"class\": \"flying\""))
                .isEmpty());
        assertFalse(SchemaCheck.check(schema, FERRUM.replace("\"kind\": \"gain\"", "\"kind\": \"give\""))
                .isEmpty());
        Path docs = Path.of("../../docs/carbon-data.schema.json");
        assertEquals(schema, Files.readString(docs));
    }

    /** What is wrong with a faction file in which one text stands for another. */
    private static String complaint(String from, String to) {
        assertTrue(FERRUM.contains(from), from);
        String text =
                FERRUM.replaceFirst(java.util.regex.Pattern.quote(from), java.util.regex.Matcher.quoteReplacement(to));
        return assertThrows(Misread.class, () -> Theatre.of(text, 2, DEFAULTS)).getMessage();
    }

    @Test
    void aWrongFactionFileIsRefusedWithItsPlace() {
        assertEquals(
                "line 13, column 226: there is no prerequisite `Baracks`; did you mean `Barracks`?",
                complaint("\"requires\": [\"Barracks\", \"Crystal", "\"requires\": [\"Baracks\", \"Crystal"));
        assertTrue(complaint("\"at\": [\"FAC\"], \"requires\": [\"U:PLA\"]", "\"at\": [], \"requires\": [\"U:PLA\"]")
                .endsWith("nobody produces CRW: `at` names no building"));
        assertTrue(
                complaint("\"at\": [\"FAC\"]", "\"at\": [\"FAK\"]").contains("no building `FAK`; did you mean `FAC`"));
        assertTrue(complaint("\"at\": [\"FAC\"]", "\"at\": [\"LAB\"]").contains("LAB is no Production Building"));
        assertTrue(complaint("\"kind\": \"gain\"", "\"kind\": \"gaim\"")
                .contains("no effect `gaim`; did you mean `gain`"));
        assertTrue(complaint("\"tag\": \"Barracks\", \"carbon\": 14", "\"tag\": \"Barracks\", \"carbon\": -14")
                .contains("`carbon` is a whole number from 0 to 99"));
        assertTrue(complaint("\"words\"", "\"wrods\"").contains("there is no member `wrods`; did you mean `words`?"));
        assertTrue(complaint("\"code\": \"DEP\"", "\"code\": \"BAR\"").contains("two datasheets have the code BAR"));
        assertTrue(complaint("\"codes\": [\"CRW\"]", "\"codes\": [\"TNK\"]").contains("TNK does not require U:PLA"));
        assertTrue(
                complaint("{\"BAR\": 2,", "{\"BAX\": 2,").contains("there is no datasheet `BAX`; did you mean `BAR`?"));
        assertTrue(complaint("\"type\": \"timed\", \"turns\": 3", "\"type\": \"timed\"")
                .contains("says its `turns`"));
        assertTrue(complaint("\"size\": 7", "\"size\": 3").contains("a building covers 1 or 7 hexes"));
        assertTrue(complaint("\"carbon\": 1,", "\"carbon\": 2,").contains("line 2, column 13"));
    }

    @Test
    void aCycleOfPrerequisitesIsRefused() {
        String message = complaint(
                "\"code\": \"BAR\", \"name\": \"Barracks\", \"type\": \"production\", \"tag\": \"Barracks\",",
                "\"code\": \"BAR\", \"name\": \"Barracks\", \"type\": \"production\", \"tag\": \"Barracks\", \"requires\": [\"Factory\"],");
        assertTrue(message.contains("a cycle of prerequisites: BAR can never be had"), message);
    }

    @Test
    void aWrongMapIsRefusedWithItsPlace() {
        for (Map.Entry<String, String> change : Map.of(
                        "\"-2,1\"", "\"-20,1\"",
                        "\"rock\": [\"-2,1\"]", "\"rock\": [\"-6,1\"]",
                        "\"radius\": 9", "\"radius\": 99",
                        "[1, 1, 0, -1]", "[1, 7, 0, -1]")
                .entrySet()) {
            String text = TWO.replace(change.getKey(), change.getValue());
            Misread wrong = assertThrows(Misread.class, () -> Theatre.of(text, 2, DEFAULTS));
            assertTrue(wrong.line() > 1, wrong.getMessage());
        }
    }

    @Test
    void aHostMayAddAFaction() throws Misread {
        String added = FERRUM.replace("\"faction\": \"FERRUM\"", "\"faction\": \"RUST\"")
                .replace("Ferrum Compact", "Rust");
        for (String board : List.of(added, "{\"map\": \"2p\", \"factions\": [" + added + "]}")) {
            Setup setup = new Setup(List.of("A", "B"), DEFAULTS, board);
            assertEquals(List.of(), GAME.refuse(setup));
            Battle battle = GAME.setup(setup, new ScriptedChance(List.of()));
            var sheet = Sheet.of(List.of((Order) new Order.Listing("RUST", List.of(new Order.Copies("LGD", 6)))));
            var resolution = GAME.resolve(battle, Sheets.of(Seat.of(0), sheet), new ScriptedChance(List.of(6, 1)));
            assertTrue(Verdict.allAccepted(resolution.verdicts().get(Seat.of(0))));
            assertEquals("RUST", resolution.state().sides[0].faction.id);
            assertEquals(
                    List.of(),
                    GAME.words().positions().writeBoard(resolution.state()).stream()
                            .filter(String::isBlank)
                            .toList());
        }
    }

    @Test
    void aSetupThatDoesNotFitIsRefused() {
        assertEquals(
                "players", only(new Setup(List.of("A", "B", "C"), DEFAULTS, "")).code());
        assertEquals("board", only(new Setup(List.of("A", "B"), DEFAULTS, "4p")).code());
        assertEquals("board", only(new Setup(List.of("A", "B"), DEFAULTS, "3p")).code());
        Rejection wrong = only(new Setup(List.of("A", "B"), DEFAULTS, "{\"map\": \"2q\"}"));
        assertEquals("9", wrong.fact("column"));
        assertTrue(GAME.words()
                .prose()
                .explain(GAME.setup(new Setup(List.of("A", "B"), DEFAULTS, ""), new ScriptedChance(List.of())), wrong)
                .contains("there is no map `2q`; did you mean `2p`?"));
        Settings poor = DEFAULTS.with("listBudget", "500");
        assertTrue(only(new Setup(List.of("A", "B"), poor, "")).fact("misfit").contains("default list of FERRUM"));
        Settings wide = DEFAULTS.with("objectiveReach", "4");
        assertTrue(only(new Setup(List.of("A", "B"), wide, "")).fact("misfit").contains("objectives"));
    }

    private static Rejection only(Setup setup) {
        return GAME.refuse(setup).getFirst();
    }
}
