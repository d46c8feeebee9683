package arbiter.engine.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.seat.Seat;
import arbiter.engine.text.Misread;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"a\":[1,-2,0.5,true,false,null,\"x\\\"\\\\\\n\\u0001é→\"],\"b\":{}}",
                "[]",
                "\"\"",
                "123456789012345678",
                "-0.25"
            })
    void whatIsReadIsWrittenBack(String text) throws Misread {
        assertEquals(text, JsonText.read(text).write());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"a\":1,}|1|8|expected a text in double quotes",
                "[1 2]|1|4|expected `,` or `]`",
                "01|1|1|expected a value",
                "\"a|1|3|the text has no closing quote",
                "\"\\x\"|1|3|an unknown escape in a text",
                "\"\\u12g4\"|1|4|expected four hexadecimal digits after `\\u`",
                "{\"a\":1,\"a\":2}|1|8|the name `a` appears twice in one object",
                "1 1|1|3|the text goes on after its value has ended",
                "1e999|1|1|the number is too large",
                "tru|1|1|expected a value",
            })
    void whatCannotBeReadIsRefusedWithItsPlace(String text, int line, int column, String what) {
        Misread misread = assertThrows(Misread.class, () -> JsonText.read(text));
        assertEquals(line + ":" + column + " " + what, misread.line() + ":" + misread.column() + " " + misread.what());
    }

    @Test
    void aPlaceCountsLines() {
        Misread misread = assertThrows(Misread.class, () -> JsonText.read("{\n  \"a\": 1,\n  \"b\": x\n}"));
        assertEquals("line 3, column 8: expected a value", misread.getMessage());
    }

    @Test
    void deepNestingIsRefusedAndNotAStackOverflow() {
        Misread misread = assertThrows(Misread.class, () -> JsonText.read("[".repeat(1_000_000)));
        assertEquals("values are nested deeper than 100", misread.what());
    }

    sealed interface Animal permits Cat {}

    record Cat(String name, int lives, Optional<String> owner, List<Seat> near) implements Animal {}

    @Test
    void recordsBecomeObjectsAndCasesSayWhichTheyAre() {
        assertEquals(
                "{\"is\":\"Cat\",\"name\":\"Tom\",\"lives\":9,\"owner\":null,\"near\":[2]}",
                RecordJson.of(new Cat("Tom", 9, Optional.empty(), List.of(Seat.of(2))))
                        .write());
    }

    @Test
    void aKeptListIsTheListThatItWasMadeOf() {
        List<Cat> cats = List.of(new Cat("Tom", 9, Optional.empty(), List.of()));
        KeptList<Cat> kept = new KeptList<>(cats);
        assertEquals(cats, kept);
        assertEquals(RecordJson.of(cats), RecordJson.of(kept));
        assertSame(RecordJson.of(kept), RecordJson.of(kept));
    }

    @Test
    void theSameMeansTheSameJson() {
        Cat tom = new Cat("Tom", 9, Optional.of("Ann"), List.of(Seat.of(2)));
        assertTrue(RecordJson.same(tom, new Cat("Tom", 9, Optional.of("Ann"), new KeptList<>(List.of(Seat.of(2))))));
        assertFalse(RecordJson.same(tom, new Cat("Tom", 8, Optional.of("Ann"), List.of(Seat.of(2)))));
        assertFalse(RecordJson.same(tom, new Cat("Tom", 9, Optional.empty(), List.of(Seat.of(2)))));
        assertFalse(RecordJson.same(tom, new Cat("Tom", 9, Optional.of("Ann"), List.of())));
        assertTrue(RecordJson.same(new int[] {1, 2}, new int[] {1, 2}));
        assertFalse(RecordJson.same(null, tom));
    }
}
