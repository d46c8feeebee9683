package arbiter.server.naming;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class NamingTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Raven",
                "Zoë",
                "O'Brien",
                "Grey.Heron",
                "Jean-Luc 2",
                "Владимир",
                "Αλέξανδρος",
                "李小龙",
                "山田たろう",
                "김철수",
                "محمد",
                "नरेन्द्र",
                "K2"
            })
    void peopleAreCalledAsTheyAre(String name) {
        assertNull(Naming.ACCOUNT.fault(Naming.ACCOUNT.tidy(name)), name);
        assertFalse(Naming.reserved(name), name);
    }

    /** NUL, a bell, zero width, directions, fillers, line ends, tags, private use, and unassigned characters. */
    private static final int[] CANNOT_BE_SEEN = {
        0x00, 0x07, 0x09, 0x7F, 0x85, 0xAD, 0x034F, 0x061C, 0x115F, 0x1160, 0x180E, 0x200B, 0x200C, 0x200D, 0x200E,
        0x200F, 0x2028, 0x2029, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2060, 0x2066, 0x2067, 0x2068, 0x2069, 0x2800,
        0x3164, 0xE000, 0xFEFF, 0xFFA0, 0xFFFF, 0xE0041, 0xE0100
    };

    @ParameterizedTest
    @EnumSource
    void noNameHidesAnything(Naming kind) {
        for (int point : CANNOT_BE_SEEN) {
            String name = "Rav" + Character.toString(point) + "en";
            assertNotNull(kind.fault(kind.tidy(name)), kind + " with " + Integer.toHexString(point));
        }
        assertNotNull(kind.fault("Ra\uD800ven"), "half a character");
        assertNotNull(kind.fault("Ra\u0301\u0301\u0301\u0301\u0301ven"), "a tower of marks");
        assertNull(kind.fault("Raven"));
    }

    @Test
    void pictographsOfPhonesAreFineWhereNobodyIsMeant() {
        assertEquals("\u2694 Friday", Naming.GAME.tidy(" \u2694\uFE0F\u00A0 Friday "));
        assertNull(Naming.GAME.fault("\u2694 Friday"));
        assertNotNull(Naming.ACCOUNT.fault("\u2694 Friday"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"R\u0430ven", "\u0391lfred", "Rave\u0578", "\u13A0ndy"})
    void oneNameHasOneScript(String name) {
        assertNotNull(Naming.ACCOUNT.fault(name), name);
        assertNotNull(Naming.COUNTRY.fault(name), name);
    }

    @ParameterizedTest
    @CsvSource({
        "scope, \u0455\u0441\u043E\u0440\u0435",
        "Scope, \u0405\u0441\u043E\u0440\u0435",
        "corn, com",
        "Wren 10, Wren lO",
        "Illidan, lllidan",
        "Raven, \uFF32\uFF41\uFF56\uFF45\uFF4E",
        "Raven, RAVEN",
        "grey heron, Grey_Heron",
        "Sven, \u017Fven"
    })
    void namesThatLookAlikeHaveOneSkeleton(String one, String other) {
        assertEquals(Confusables.skeleton(one), Confusables.skeleton(other));
    }

    /** A capital I looks like a small l, and capitals do not make another name. It is better to refuse a few names too many. */
    @Test
    void likenessAndCapitalsCountTogether() {
        assertEquals(Confusables.skeleton("Ian"), Confusables.skeleton("lan"));
        assertEquals(Confusables.skeleton("lan"), Confusables.skeleton("Lan"));
        assertEquals(Confusables.skeleton("Ian"), Confusables.skeleton("Lan"));
        assertNotEquals(Confusables.skeleton("ian"), Confusables.skeleton("Lan"));
    }

    @Test
    void namesThatDoNotHaveSeveral() {
        assertNotEquals(Confusables.skeleton("Raven"), Confusables.skeleton("Wren"));
        assertNotEquals(Confusables.skeleton("Wren 1"), Confusables.skeleton("Wren 2"));
        assertNotEquals(Confusables.skeleton("Jose"), Confusables.skeleton("José"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "host",
                "Host",
                "H0st",
                "h\u043Est",
                "ADMINISTRATOR",
                "Administrat0r",
                "Server",
                "Arbiter",
                "arb\u0131ter",
                "Everybody",
                "Recruit",
                "Cadet",
                "Marshal",
                "\u0405erver"
            })
    void nobodyIsCalledAsTheServerSpeaks(String name) {
        assertTrue(Naming.reserved(name), name);
    }
}
