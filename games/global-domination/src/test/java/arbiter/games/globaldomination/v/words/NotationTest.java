package arbiter.games.globaldomination.v.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Slip;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.v.GlobalDominationV;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NotationTest {
    private final GlobalDominationV game = new GlobalDominationV();
    private final Position position;

    NotationTest() throws Misread {
        position = game.words()
                .positions()
                .read(
                        List.of("A", "B"),
                        Settings.defaults(game.parameters()),
                        lines("1-2-3-4-5", "4~9", "6-7", "name 3 \"New Thule\" THU", "name 9 \"Far Isle\" ISL"),
                        lines("1: A, 5 troop", "6: A, 2 troop", "7: B, 1 troop"));
    }

    private static List<Line> lines(String... text) {
        return List.of(text).stream().map(Line::of).toList();
    }

    /** The order reference of the rulebook shows what people may type, and every kind of it. */
    @Test
    void everyOrderOfTheReferenceCanBeRead() {
        String page = game.words().rulebook().chapters().getLast().markdown();
        List<String> orders = page.lines()
                .filter(line -> line.startsWith("| `"))
                .map(line -> line.substring(3, line.indexOf('`', 3)))
                .toList();
        for (String order : orders) {
            assertInstanceOf(Reading.Order.class, read(order), order);
        }
        assertEquals(
                OrderReader.VERBS.stream().sorted().toList(),
                orders.stream()
                        .map(order -> order.split(" ")[0])
                        .distinct()
                        .sorted()
                        .toList());
    }

    private Reading<Order> read(String line) {
        return game.words().notation().read(position, Seat.of(0), line);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "move 3 1>2",
                "move 3 1>2>4",
                "move trebuchet 6>7",
                "spawn 2 at 6",
                "spawn 3 at 6, 2 at 7",
                "spawn 3",
                "bonus 2 at 6",
                "bonus",
                "build fortress 6",
                "build garrison 6",
                "build bivouac 6",
                "build trebuchet 6",
                "rebuild ruin 7 with ip",
                "rebuild ruin 7 with unit",
                "buy dynamite",
                "buy crop",
                "buy salt",
                "use dynamite 6>7",
                "use crop",
                "use salt 6",
                "siege 6>7",
                "siege 6>7 units",
                "siege 6>7 walls",
                "vote draw",
                "start 2",
                "ready",
                "colour teal",
                "country \"The Salt Coast\"",
                "lore \"Long ago.\"",
                "begin",
                "open joining",
                "close joining",
                "event wasteland 3",
                "event add 2 troop 3",
                "event remove 1 troop 3",
                "event open 1-4",
                "event close 3-4"
            })
    void theNormalFormIsReadBackAsItself(String line) {
        Reading.Order<Order> read = assertInstanceOf(Reading.Order.class, read(line));
        assertEquals(line, game.words().notation().write(position, read.order()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "MOVE 3 1->2 | move 3 1>2",
                "move 3 1 → 2 → THU | move 3 1>2>3",
                "move 3 troop 1>2 | move 3 1>2",
                "move 2 \"new thule\">4 | move 2 3>4",
                "  move 2 isl>4 | move 2 9>4",
                "spawn 3 at 6 and 2 at 7 | spawn 3 at 6, 2 at 7",
                "Build Fortress at 6 | build fortress 6",
                "rebuild 7 | rebuild ruin 7 with ip",
                "vote for draw | vote draw",
                "color teal | colour teal",
                "event open \"New Thule\" - 1 | event open 1-3",
                "event open THU-ISL | event open 3-9"
            })
    void otherSpellingsHaveOneNormalForm(String line, String normal) {
        assertEquals(normal, game.words().notation().normalForm(position, read(line)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "mvoe 3 1>2 | 1 | move 3 1>2",
                "3 1>2 | 1 | move 3 1>2",
                "move 1>2 | 7 | move 5 1>2",
                "move 3 1 2 | 10 | move 3 1>2",
                "move 3 1-2 | 8 | move 3 1>2",
                "move 3 1 to 2 | 10 | move 3 1>2",
                "move 3 1>2. | 10 | move 3 1>2",
                "move 3 THY>4 | 8 | move 3 3>4",
                "move 3 \"New Tule\">4 | 8 | move 3 3>4",
                "spawn 2 6 | 9 | spawn 2 at 6",
                "spwan 2 at 6 | 1 | spawn 2 at 6",
                "biuld fortres 6 | 1 | build fortress 6",
                "use dynamite 7 | 15 | use dynamite 6>7",
                "siege 7 | 8 | siege 6>7",
                "rebuild ruin 7 with uint | 21 | rebuild ruin 7 with unit",
                "move 3 1>2 if B is nice | 12 | move 3 1>2"
            })
    void aSlipSaysWhereAndWhatWasMeant(String line, int column, String proposal) {
        Slip slip = assertInstanceOf(Reading.Unreadable.class, read(line)).slip();
        assertEquals(proposal, slip.proposal(), slip.sentence());
        assertEquals(column, slip.column(), slip.sentence());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | unreadable",
                "'   ' | unreadable",
                "dance | unreadable",
                "move 3 1>99 | unknown-territory",
                "move 9999999999 1>2 | unreadable",
                "move 3 cavalry 1>2 | unreadable",
                "build hq 6 | unreadable",
                "build palace 6 | unreadable",
                "use toxic 6>7 | unreadable",
                "use crop 6:3 | unreadable",
                "event open 3-3 | unreadable",
                "colour grey | unreadable",
                "move 5 1>2 unless B does | conditional",
                "IF B moves: move 1 1>2 | conditional"
            })
    void linesThatCannotBeRead(String line, String code) {
        Slip slip = assertInstanceOf(Reading.Unreadable.class, read(line)).slip();
        assertEquals(code, slip.code(), slip.sentence());
        assertTrue(slip.column() >= 1 && slip.column() <= line.length() + 1, slip.sentence());
    }

    @Test
    void aMegabyteIsReadInOneGo() {
        StringBuilder line = new StringBuilder("move 1 1");
        while (line.length() < 1_000_000) {
            line.append(">2>1");
        }
        assertInstanceOf(Reading.Order.class, read(line.toString()));
        assertInstanceOf(Reading.Unreadable.class, read(line.append(">?").toString()));
    }
}
