package arbiter.engine.book;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class RulingReaderTest {
    @Test
    void aRulingHasThreePartsThatMayRunOverSeveralLines() {
        RulingReader.Found found = RulingReader.read("move.md", """
                **GD5-7.2.2** Units move.

                > **Ruling GD5-7.2.2.** A hop contests a territory
                > only if a unit would make it.
                > *Source:* "also move(s)".
                > *Reason:* Otherwise one Troop would stop
                > every march.

                > **Ruling GD5-7.2.2.** Second.
                > *Source:* silent.
                > *Reason:* It is fair.
                """);
        assertEquals(List.of(), found.errors());
        assertEquals(
                List.of(
                        new Ruling(
                                "GD5-7.2.2",
                                "A hop contests a territory only if a unit would make it.",
                                "\"also move(s)\".",
                                "Otherwise one Troop would stop every march.",
                                "move.md"),
                        new Ruling("GD5-7.2.2", "Second.", "silent.", "It is fair.", "move.md")),
                found.rulings());
    }

    @Test
    void aRulingIsWrittenAsItIsRead() {
        Ruling ruling = new Ruling("P-2", "Both win.", "silent.", "It is fair.", "pebbles.md");
        assertEquals(
                List.of(ruling),
                RulingReader.read("pebbles.md", ruling.markdown()).rulings());
    }

    @Test
    void otherQuotesAndCodeAreNoRulings() {
        RulingReader.Found found = RulingReader.read("a.md", """
                > The source says so.

                ```text
                > **Ruling broken
                ```
                """);
        assertEquals(List.of(), found.rulings());
        assertEquals(List.of(), found.errors());
    }

    @Test
    void whatLooksLikeARulingMustBeOne() {
        malformed(
                1,
                "a ruling begins with `> **Ruling ID.** ` and its text",
                "> **Ruling P-2** Both.\n> *Source:* s\n> *Reason:* r");
        malformed(
                1,
                "a ruling begins with `> **Ruling ID.** ` and its text",
                "> **Ruling.** Both.\n> *Source:* s\n> *Reason:* r");
        malformed(
                1,
                "a ruling begins with `> **Ruling ID.** ` and its text",
                "> Both win.\n> *Source:* s\n> *Reason:* r");
        malformed(
                1,
                "a ruling has exactly one line that begins with `> *Source:*`",
                "> **Ruling P-2.** Both.\n> *Reason:* r");
        malformed(
                1,
                "a ruling has exactly one line that begins with `> *Reason:*`",
                "> **Ruling P-2.** Both.\n> *Source:* s\n> **Reason:** r");
        malformed(3, "nothing follows `*Reason:*`", "> **Ruling P-2.** Both.\n> *Source:* s\n> *Reason:*");
        malformed(
                2,
                "the source of a ruling comes before its reason",
                "> **Ruling P-2.** Both.\n> *Reason:* r\n> *Source:* s");
        malformed(
                4,
                "a block quote holds one ruling: its text, `*Source:*` and `*Reason:*`",
                "> **Ruling P-2.** Both.\n> *Source:* s\n> *Reason:* r\n>");
        malformed(1, "a ruling must be in a block quote, at the beginning of its line", "**Ruling P-2.** Both.");
        malformed(
                2,
                "a ruling must be in a block quote, at the beginning of its line",
                "- item\n  > **Ruling P-2.** Both.");
    }

    private static void malformed(int line, String sentence, String markdown) {
        RulingReader.Found found = RulingReader.read("a.md", markdown);
        assertEquals(List.of(), found.rulings());
        assertEquals(
                List.of(line + ": " + sentence),
                found.errors().stream()
                        .map(error -> error.line() + ": " + error.what())
                        .toList());
    }
}
