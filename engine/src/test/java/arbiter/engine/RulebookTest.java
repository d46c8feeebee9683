package arbiter.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.book.Rulebook;
import java.util.List;
import org.junit.jupiter.api.Test;

class RulebookTest {
    private static final Rulebook.Chapter FIRST = new Rulebook.Chapter("1.md", "# 1 · Setup\n\n**P-1** Begin.\n");
    private static final Rulebook.Chapter SECOND = new Rulebook.Chapter("2.md", """
            # 2 · Play

            **P-2** Go on.

            > **Ruling P-2.** Both go on.
            > *Source:* silent.
            > *Reason:* It is fair.
            """);

    @Test
    void theLastPrintedChapterListsTheRulings() {
        List<Rulebook.Chapter> printed = new Rulebook(List.of(FIRST, SECOND)).printed();
        assertEquals(List.of(FIRST, SECOND), printed.subList(0, 2));
        Rulebook.Chapter last = printed.getLast();
        assertEquals("Rulings", last.title());
        assertTrue(last.markdown().endsWith("""

                ## 2 · Play

                > **Ruling P-2.** Both go on.
                > *Source:* silent.
                > *Reason:* It is fair.
                """), last.markdown());
    }

    @Test
    void aBookWithoutRulingsHasNoSuchChapter() {
        assertEquals(List.of(FIRST), new Rulebook(List.of(FIRST)).printed());
    }

    @Test
    void aRulingBelongsToARuleOfTheBook() {
        assertEquals(List.of(), new Rulebook(List.of(SECOND)).rulingProblems());
        Rulebook.Chapter strange =
                new Rulebook.Chapter("2.md", SECOND.markdown().replace("Ruling P-2", "Ruling P-3"));
        assertEquals(
                List.of("2.md: a ruling belongs to P-3, which the book does not declare"),
                new Rulebook(List.of(strange)).rulingProblems());
    }

    @Test
    void aMalformedRulingIsNamedWithItsPlace() {
        Rulebook.Chapter broken = new Rulebook.Chapter("2.md", SECOND.markdown().replace("*Reason:*", "Reason:"));
        assertEquals(
                List.of("2.md:5: a ruling has exactly one line that begins with `> *Reason:*`"),
                new Rulebook(List.of(broken)).rulingProblems());
    }
}
