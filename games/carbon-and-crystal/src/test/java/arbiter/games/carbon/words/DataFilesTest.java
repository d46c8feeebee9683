package arbiter.games.carbon.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.book.Resources;
import arbiter.engine.chance.ScriptedChance;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.text.Misread;
import arbiter.games.carbon.CarbonAndCrystal;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.Faction;
import arbiter.games.carbon.position.Numbers;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Theatre;
import arbiter.games.carbon.rules.setup.Lists;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DataFilesTest {
    private static final String FERRUM = Resources.text(CarbonAndCrystal.class, "factions/ferrum.json");
    private static final String TWO = Resources.text(CarbonAndCrystal.class, "maps/2p.json");
    private static final Settings DEFAULTS = Settings.defaults(Numbers.PARAMETERS);
    private static final CarbonAndCrystal GAME = new CarbonAndCrystal();

    @Test
    void defaultListsCostWhatTheyShould() throws Misread {
        Theatre theatre = TheatreFile.read("", 2, DEFAULTS);
        assertEquals(536, points(theatre.faction("FERRUM")));
        assertEquals(540, points(theatre.faction("LUMEN")));
        assertEquals(List.of(), TheatreFile.misfits(theatre, 2));
    }

    private static int points(Faction faction) {
        return Lists.points(faction, faction.defaultList);
    }

    @Test
    void mapsExpandAsTheirSymmetrySays() throws Misread {
        Board two = TheatreFile.read("2p", 2, DEFAULTS).board();
        assertEquals(271, two.size);
        assertEquals("-8,3 -7,7 -5,-3 0,-7 0,7 5,3 7,-7 8,-3", hexes(two, two.fields));
        assertEquals("-9,0 -4,8 4,-8 9,0", hexes(two, two.nodes));
        assertEquals("0,0 -3,6 3,-6", hexes(two, two.objectives));
        assertEquals("-7,2 -8,2 -5,-2 -6,-2", hexes(two, two.starts.get(0).workers()));
        assertEquals("7,-2 8,-2 5,2 6,2", hexes(two, two.starts.get(1).workers()));
        Board four = TheatreFile.read("4p", 4, DEFAULTS).board();
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
        String schema = Resources.text(CarbonAndCrystal.class, "carbon-data.schema.json");
        for (String file : List.of("factions/ferrum.json", "factions/lumen.json", "maps/2p.json", "maps/4p.json")) {
            assertEquals(List.of(), SchemaCheck.check(schema, Resources.text(CarbonAndCrystal.class, file)), file);
        }
        assertFalse(SchemaCheck.check(schema, FERRUM.replace("\"class\": \"field\"", "\"class\": \"flying\""))
                .isEmpty());
        assertFalse(SchemaCheck.check(schema, FERRUM.replace("\"kind\": \"gain\"", "\"kind\": \"give\""))
                .isEmpty());
        Path docs = Path.of("../../docs/carbon-data.schema.json");
        assertEquals(schema, Files.readString(docs));
    }

    /** The error in a faction file after replacing one text by another. */
    private static String complaint(String from, String to) {
        assertTrue(FERRUM.contains(from), from);
        String text =
                FERRUM.replaceFirst(java.util.regex.Pattern.quote(from), java.util.regex.Matcher.quoteReplacement(to));
        return assertThrows(Misread.class, () -> TheatreFile.read(text, 2, DEFAULTS))
                .getMessage();
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
                .contains("says its `turns` or its `rounds`"));
        assertTrue(complaint("\"turns\": 3", "\"turns\": 3, \"rounds\": 3").contains("not both"));
        assertTrue(complaint("\"supply\": 8", "\"supply\": 8, \"throughout\": true")
                .contains("`throughout` needs something that the sheet `requires`"));
        assertTrue(complaint("\"supply\": 8", "\"supply\": 8, \"draws\": 2")
                .contains("only an Extractor that needs no node has `draws`"));
        assertTrue(complaint("\"code\": \"LVY\",", "\"code\": \"LVY\", \"unlisted\": true,")
                .contains("LVY needs no copy in a list"));
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
            Misread wrong = assertThrows(Misread.class, () -> TheatreFile.read(text, 2, DEFAULTS));
            assertTrue(wrong.line() > 1, wrong.getMessage());
        }
    }

    /** The schema has every optional clause of a sheet, and a faction that uses all clauses can be played. */
    @Test
    void aSheetMaySayWhereItDiffers() throws Misread {
        String clauses = FERRUM.replace(
                        "\"near\": \"node\"", "\"near\": \"builder\", \"draws\": 3, \"requires\": [\"Barracks\"]")
                .replace(
                        "\"supply\": 8",
                        "\"supply\": 8, \"repair\": {\"carbon\": 3}, \"refundOnLoss\": 50, \"vanguard\": true,"
                                + " \"unfinished\": {\"cohesion\": 6, \"toughness\": 2, \"armor\": 0, \"abilities\": true}")
                .replace("\"keys\": [\"builder\"]", "\"keys\": [\"builder\", \"vanguard\"], \"lostWithProducer\": true")
                .replace("\"requires\": [\"CC2\"]", "\"requires\": [\"CC2\"], \"throughout\": true")
                .replace("\"turns\": 3", "\"rounds\": 3")
                .replace("\"code\": \"LVY\",", "\"code\": \"LVY\", \"unlisted\": true,")
                .replace(", \"LVY\": 1", "");
        assertEquals(
                List.of(),
                SchemaCheck.check(Resources.text(CarbonAndCrystal.class, "carbon-data.schema.json"), clauses));
        Theatre theatre = TheatreFile.read(clauses, 2, DEFAULTS);
        assertEquals(List.of(), TheatreFile.misfits(theatre, 2));
        Faction faction = theatre.faction("FERRUM");
        assertEquals(524, points(faction), "what is free costs no points");
        Position position = new Position(theatre, List.of("A", "B"));
        position.sides[0].take(faction, faction.defaultList);
        assertTrue(position.sides[0].available(faction.upgrades.getLast()));
    }

    @Test
    void aHostMayAddAFaction() throws Misread {
        String added = FERRUM.replace("\"faction\": \"FERRUM\"", "\"faction\": \"RUST\"")
                .replace("Ferrum Compact", "Rust");
        for (String board : List.of(added, "{\"map\": \"2p\", \"factions\": [" + added + "]}")) {
            Setup setup = new Setup(List.of("A", "B"), DEFAULTS, board);
            assertEquals(List.of(), GAME.refuse(setup));
            Position position = GAME.setup(setup, new ScriptedChance(List.of()));
            var sheet = Sheet.of(List.of((Order) new Order.Listing("RUST", List.of(new Order.Copies("LGD", 6)))));
            var resolution = GAME.resolve(position, Sheets.of(Seat.of(0), sheet), new ScriptedChance(List.of(6, 1)));
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
