package arbiter.cli.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Games;
import arbiter.engine.book.Rulebook;
import org.junit.jupiter.api.Test;

class PlainBookTest {
    private static final String CHAPTER = """
            # 7 · Movement

            **GD5-7.1** Units *walk* from `1 > 2` to a [neighbour](2-turn.md),
            and no farther.
            - One hop
              costs a step.
            - Two hops cost two steps.

            > **Ruling GD5-7.1.** A hop contests a territory.
            > *Source:* "also move(s)".
            > *Reason:* Otherwise one Troop stops every march.

            ```scenario
            scenario "By land"
            game gd5
            ```

            ```scenario
            scenario "By sea"
            game gd5
            ```

            ## Costs

            | what | costs |
            |---|---|
            | **hop** | 1 step |

            ```
            move 3 1>2
            ```
            """;

    @Test
    void markdownBecomesPlainText() {
        assertEquals("""
                7 · Movement
                ============

                GD5-7.1 Units walk from ‘1 > 2’ to a
                neighbour, and no farther.

                - One hop costs a step.
                - Two hops cost two steps.

                  | Ruling GD5-7.1. A hop contests a
                  | territory.
                  | Source: "also move(s)".
                  | Reason: Otherwise one Troop stops
                  | every march.

                  Example: By land
                  Example: By sea


                Costs
                -----

                what  costs
                ----  ------
                hop   1 step

                    move 3 1>2
                """, PlainBook.print(CHAPTER, 40, PlainBook.Examples.TITLES));
    }

    @Test
    void examplesShowTheirCodeWhenAskedFor() {
        String shown = PlainBook.print(CHAPTER, 40, PlainBook.Examples.CODE);
        assertTrue(shown.contains("\n\n    scenario \"By land\"\n    game gd5\n\n    scenario \"By sea\"\n"), shown);
    }

    @Test
    void noLineEndsInsideCode() {
        assertEquals(
                "Type\n‘move 3 1>2’\nnow.\n", PlainBook.print("Type `move 3 1>2` now.", 12, PlainBook.Examples.TITLES));
    }

    @Test
    void aWideTableWrapsItsCellsOrBecomesLists() {
        String table = """
                | unit | what it does |
                | --- | --- |
                | Spy | sees what a neighbour hides |
                """;
        assertEquals("""
                unit  what it does
                ----  ------------------
                Spy   sees what a
                      neighbour hides
                """, PlainBook.print(table, 24, PlainBook.Examples.TITLES));
        assertEquals("""
                - Spy
                    what it
                    does: sees
                    what a
                    neighbour
                    hides
                """, PlainBook.print(table, 14, PlainBook.Examples.TITLES));
    }

    /** No Markdown is left in the text of the four books, and no line is too wide, except in examples. */
    @Test
    void everyBookBecomesPlainText() {
        for (var game : Games.all()) {
            for (Rulebook.Chapter chapter : game.words().rulebook().printed()) {
                String where = game.ruleset().id() + " " + chapter.file() + ": ";
                String plain = PlainBook.print(chapter.markdown(), 80, PlainBook.Examples.TITLES);
                plain.lines().forEach(line -> {
                    assertTrue(!line.matches("^#+ .*|.*\\*\\*.*|^>.*|.*`.*"), where + line);
                    assertTrue(line.startsWith("    ") || line.codePointCount(0, line.length()) <= 80, where + line);
                });
            }
        }
    }
}
