package arbiter.games.globaldomination.vi.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.fail;

import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Slip;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.vi.GlobalDominationVI;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Position;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What people type, the slips they make, and what they are told. */
class NotationTest {
    private static final GlobalDominationVI GAME = new GlobalDominationVI();
    private static final Position STATE = position("1-2-3-4-5-6-7", "name 1 \"Thule\" THU", "name 2 \"Far Norn\"");

    /** Territories whose short codes are words of the grammar. */
    private static final Position CODES = position(Stream.concat(
                    Stream.of("1-2-3-4-5-6-7-8-9-10"),
                    Stream.of(
                                    "1 IF",
                                    "2 WHEN",
                                    "3 AT",
                                    "4 ARMY",
                                    "5 CROP",
                                    "6 TOXIC",
                                    "7 UNLESS",
                                    "8 HQ",
                                    "9 BORDER",
                                    "10 AND")
                            .map(code -> code.split(" "))
                            .map(code -> "name " + code[0] + " \"Land " + code[0] + "\" " + code[1]))
            .toArray(String[]::new));

    private static Position position(String... board) {
        try {
            return GAME.words()
                    .positions()
                    .read(
                            List.of("A", "Big Al"),
                            Settings.defaults(GAME.parameters()),
                            Stream.of(board).map(Line::of).toList(),
                            List.of());
        } catch (Misread e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            move 3 1>2              | move 3 1>2
            MOVE 3 army thu -> "far norn" | move 3 1>2
            move 2 Cavalry 1→2→3→4→5 | move 2 cavalry 1>2>3>4>5
            spawn 3 at 6 , 2 at 7   | spawn 3 at 6, 2 at 7
            build hq 6              | build hq 6
            build watchtower at Thule | build watchtower 1
            promote 2 heavy at 6    | promote 2 heavy at 6
            buy dynamite            | buy dynamite
            buy 2 crop              | buy 2 crop
            use dynamite 6>7        | use dynamite 6>7
            use crop 6:3, 7:2       | use crop 6:3, 7:2
            use toxic 6->7          | use toxic 6>7
            use toxic 6             | use toxic 6
            mine 2 at 7             | mine 2 at 7
            vote draw               | vote draw
            """)
    void theNormalFormReadsBack(String typed, String normal) {
        Reading<Order> reading = GAME.words().notation().read(STATE, Seat.of(0), typed);
        assertEquals(normal, GAME.words().notation().normalForm(STATE, reading));
        assertInstanceOf(Reading.Order.class, reading);
        assertEquals(reading, GAME.words().notation().read(STATE, Seat.of(0), normal));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "unlock landmines",
                "event wasteland 5",
                "event add 2 army 5",
                "event remove 1 heavy 5",
                "event open 1-4",
                "event close 1-2",
                "join \"Big Al\"",
                "close joining",
                "draw"
            })
    void theHostsNormalFormReadsBack(String typed) {
        Reading<Order> reading = GAME.words().notation().read(STATE, Seat.HOST, typed);
        assertEquals(typed, GAME.words().notation().normalForm(STATE, reading));
        assertInstanceOf(Reading.Order.class, reading);
        assertEquals("host-only", slip(Seat.of(0), typed).code());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            mvoe 3 1>2        | 1  | move 3 1>2
            move 1>2          | 6  | move 1 1>2
            move 3 1 2        | 10 | move 3 1>2
            move 3 1-2        | 8  | move 3 1>2
            move 2 cavlry 1>2 | 8  | move 2 cavalry 1>2
            spawn 2 6         | 9  | spawn 2 at 6
            promote 2 hevy at 6 | 11 | promote 2 heavy at 6
            build watchtowr 7 | 7  | build watchtower 7
            use dynamit 6>7   | 5  | use dynamite 6>7
            use dynamite 6 7  | 16 | use dynamite 6>7
            by dynamite       | 1  | buy dynamite
            mine 2 7          | 8  | mine 2 at 7
            """)
    void aSlipHasAPlaceAndAProposal(String typed, int column, String proposal) {
        Slip slip = slip(Seat.of(0), typed);
        assertEquals(column, slip.column(), slip.sentence());
        assertEquals(proposal, slip.proposal(), slip.sentence());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            move 3 1>2 if nobody is there | conditional
            move 3 1>99        | unknown-territory
            move 3 1>"Atlantis" | unknown-territory
            unlock landmines   | host-only
            move 9999999999 1>2 | unreadable
            move 3 1>2 and more | unreadable
            move 3 1>2>        | unreadable
            spawn              | unreadable
            build              | unreadable
            """)
    void whatCannotBeReadSaysWhy(String typed, String code) {
        assertEquals(code, slip(Seat.of(0), typed).code());
    }

    /** A short code may be any word of the grammar; the rest of the line says what it is. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            move 3 IF>when>at           | move 3 1>2>3
            spawn 2 at IF, 1 at at      | spawn 2 at 1, 1 at 3
            build hq AT                 | build hq 3
            build watchtower at at      | build watchtower 3
            promote 1 heavy at ARMY     | promote 1 heavy at 4
            move 2 army>if              | move 2 4>1
            move 2 army army>if         | move 2 4>1
            use crop IF:3, CROP:2       | use crop 1:3, 5:2
            use toxic toxic             | use toxic 6
            use dynamite unless>IF      | use dynamite 7>1
            mine 2 at hq                | mine 2 at 8
            """)
    void anyGrammarWordMayNameATerritory(String typed, String normal) {
        Reading<Order> reading = GAME.words().notation().read(CODES, Seat.of(0), typed);
        assertEquals(normal, GAME.words().notation().normalForm(CODES, reading));
        assertInstanceOf(Reading.Order.class, reading);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            event wasteland IF          | event wasteland 1
            event add 2 army AT         | event add 2 army 3
            event add 2 army at AT      | event add 2 army 3
            event open border if        | event open 1-9
            event open BORDER and AND   | event open 9-10
            event open if and           | event open 1-10
            event open border 1-3       | event open 1-3
            event open border if at     | event open 1-3
            """)
    void theHostNamesThemToo(String typed, String normal) {
        Reading<Order> reading = GAME.words().notation().read(CODES, Seat.HOST, typed);
        assertEquals(normal, GAME.words().notation().normalForm(CODES, reading));
        assertInstanceOf(Reading.Order.class, reading);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            move 3 1>2 if Bo stays      | 12 | conditional
            move 3 IF>when unless Bo    | 16 | conditional
            if Bo stays, move 1 1>2     | 1  | conditional
            move 3 IF>99                | 11 | unknown-territory
            """)
    void aConditionIsStillRefused(String typed, int column, String code) {
        if (!(GAME.words().notation().read(CODES, Seat.of(0), typed) instanceof Reading.Unreadable<Order> unreadable)) {
            throw new AssertionError("read: " + typed);
        }
        assertEquals(code, unreadable.slip().code());
        assertEquals(column, unreadable.slip().column());
    }

    private static Slip slip(Seat seat, String typed) {
        return switch (GAME.words().notation().read(STATE, seat, typed)) {
            case Reading.Unreadable<Order>(String text, Slip slip) -> slip;
            case Reading.Order<Order>(Order order) -> fail("read as " + order);
        };
    }

    @FuzzTest(maxDuration = "30s")
    void anyLineIsReadOrRefused(byte[] bytes) {
        String line = new String(bytes, StandardCharsets.UTF_8);
        for (Seat seat : List.of(Seat.HOST, Seat.of(1))) {
            if (GAME.words().notation().read(STATE, seat, line) instanceof Reading.Order<Order>(Order order)) {
                String normal = GAME.words().notation().write(STATE, order);
                assertEquals(Reading.of(order), GAME.words().notation().read(STATE, seat, normal));
            }
        }
    }

    @FuzzTest(maxDuration = "30s")
    void anyPositionIsReadOrRefused(byte[] bytes) {
        List<Line> given = new String(bytes, StandardCharsets.UTF_8)
                .lines()
                .map(String::strip)
                .filter(text -> !text.isEmpty())
                .map(Line::of)
                .toList();
        List<Line> board = List.of(Line.of("1-2-3"));
        Settings settings = Settings.defaults(GAME.parameters());
        try {
            Position read = GAME.words().positions().read(List.of("A", "B"), settings, board, given);
            List<String> written = GAME.words().positions().write(read);
            Position again = GAME.words()
                    .positions()
                    .read(
                            List.of("A", "B"),
                            settings,
                            board,
                            written.stream().map(Line::of).toList());
            assertEquals(written, GAME.words().positions().write(again));
        } catch (Misread refused) {
            assertEquals(1, refused.line());
        }
    }

    @Test
    void aMegabyteEnds() {
        for (String piece : List.of("move ", ">", "1>", "\"", "9", ",", "spawn 1 at 1, ", "if ")) {
            String line = piece.repeat(1_000_000 / piece.length());
            slip(Seat.of(0), line);
            slip(Seat.of(0), "move 1 " + line);
        }
    }
}
