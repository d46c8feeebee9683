package arbiter.engine.vocabulary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.engine.words.PositionText.Difference;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** One list of words reads, writes and compares. */
class VocabularyTest {
    private static final List<String> ITEMS = List.of("crop", "salt");

    private static final class Camp {
        String owner = "nobody";
        int tents;

        @Nullable
        Integer gold = 0;

        boolean ruined;
        int dawn;

        @Nullable
        Items store = new Items(new LinkedHashMap<>());
    }

    private static final Vocabulary<Camp, Camp> WORDS = new Vocabulary<Camp, Camp>(
                    "word for a camp", Vocabulary.Commas.NEEDED)
            .blank("nobody")
            .lead(Phrase.WORD, camp -> camp.owner, (camp, owner) -> camp.owner = owner)
            .count("tent|tents", camp -> camp.tents, (camp, n) -> camp.tents = n)
            .whole()
            .number("gold", "how much gold", camp -> camp.gold, (camp, n) -> camp.gold = n)
            .mark("ruined", camp -> camp.ruined, camp -> {
                if (camp.tents > 0) {
                    throw new Unfit("nobody camps in a ruin");
                }
                camp.ruined = true;
            })
            .items("store", ITEMS, camp -> camp.store, (camp, items) -> camp.store = items)
            .number("dawn", "a number", camp -> camp.dawn, (camp, n) -> camp.dawn = n)
            .unseen()
            .follows("worth", Phrase.number("a number"), 0, camp -> camp.tents * 2);

    /** A camp is known by its number. */
    private static final Lines<Camp[], Camp[]> LINES = Lines.of(
            new Vocabulary<Camp[], Camp[]>("camp and a colon", Vocabulary.Commas.NONE)
                    .total("camps", "how many camps", camps -> camps.length, (camps, n) -> {})
                    .first()
                    .mark("end", camps -> true, camps -> {}),
            List.of(new Topic<>(
                    words -> words.peek(1).is(":") ? List.of(words.number("a camp")) : List.of(),
                    camps -> IntStream.rangeClosed(1, camps.length).boxed().toList(),
                    number -> Integer.toString(number),
                    number -> WORDS,
                    (camps, number) -> camp(camps, number),
                    (camps, number) -> camp(camps, number))));

    private static Camp camp(Camp[] camps, int number) throws Unfit {
        Unfit.unless(number >= 1 && number <= camps.length, "there is no camp " + number);
        return camps[number - 1];
    }

    private static void give(Camp[] camps, String line) throws Misread {
        LINES.give(camps, List.of(Line.of(line)));
    }

    private static List<Difference> compared(Camp[] camps, String line) throws Misread {
        return LINES.compare(camps, Line.of(line));
    }

    private static Camp given(String line) throws Misread {
        Camp camp = new Camp();
        Words words = Words.of(Line.of(line));
        Vocabulary.give(words, WORDS.read(words), camp);
        return camp;
    }

    private static List<Difference> compared(Camp camp, String line) throws Misread {
        Words words = Words.of(Line.of(line));
        return WORDS.compare(words, WORDS.read(words), "1", camp);
    }

    private static void misread(int column, String message, String line) {
        Misread misread = assertThrows(Misread.class, () -> compared(given(line), line), line);
        assertEquals(column + " " + message, misread.column() + " " + misread.what());
    }

    @Test
    void whatIsReadIsWrittenInTheOrderOfTheList() throws Misread {
        Camp camp = given("Ada, store 2 salt, crop, dawn 4, gold 7, 3 tents, no ruined");
        assertEquals(List.of("1: Ada, 3 tent, gold 7, store salt*2 crop*1, dawn 4"), WORDS.lines("1", camp));
        assertEquals(List.of("2: Bo"), WORDS.lines("2", given("Bo")));
        assertEquals(List.of(), WORDS.lines("3", new Camp()), "a camp of which there is nothing to say");
    }

    @Test
    void aLineHoldsAgainstWhatItStates() throws Misread {
        Camp camp = given("Ada, 3 tent, gold 7, store salt*2");
        assertEquals(List.of(), compared(camp, "Ada, 3 tent"));
        assertEquals(List.of(), compared(camp, "Ada, 3 tent, gold 7, no ruined, no crop, store salt*2, worth 6"));
        String seen = "1: Ada, 3 tent, gold 7, store salt*2";
        assertEquals(List.of(new Difference("Ada, gold 7", seen)), compared(camp, "Ada, gold 7"));
        assertEquals(List.of(new Difference("Bo, 3 tent", seen)), compared(camp, "Bo, 3 tent"));
        assertEquals(
                List.of(new Difference("Ada, 3 tent, ruined, worth 5", seen + ", no ruined, worth 6")),
                compared(camp, "Ada, 3 tent, ruined, worth 5"));
        assertEquals(1, compared(camp, "Ada, 3 tent, no salt").size());
        assertEquals(1, compared(camp, "Ada, 3 tent, no store").size());
    }

    @Test
    void linesCanBeGivenTopicByTopicAndAgain() throws Misread {
        Camp[] camps = {new Camp(), new Camp()};
        List<Topic.Subject<Camp[], Camp[], ?, ?, ?>> said =
                LINES.subjects(List.of(Line.of("camps 2"), Line.of("2: Ada, 3 tent")));
        LINES.table().give(camps, said);
        assertEquals(0, camps[1].tents, "the line about a camp is not about the table");
        LINES.topics().getFirst().give(camps, said);
        assertEquals(3, camps[1].tents);
        camps[1].tents = 1;
        LINES.topics().getFirst().give(camps, said);
        assertEquals(3, camps[1].tents, "the second pass says the same");
    }

    @Test
    void aPhraseReadsWhatItWrites() throws Misread {
        Phrase<List<Integer>> sizes = Phrase.numbers("a length", "a width");
        assertEquals(List.of(12, 3), sizes.known("12 3"));
        assertEquals("12 3", sizes.write(List.of(12, 3)));
        Misread misread = assertThrows(Misread.class, () -> sizes.next(Words.of(Line.of("12 wide"))));
        assertEquals("expected a width, found `wide`", misread.what());
        assertThrows(IllegalStateException.class, () -> sizes.known("12"));
    }

    @Test
    void whatIsHiddenIsNeitherThereNorAbsent() throws Misread {
        Camp camp = given("Ada");
        camp.gold = null;
        camp.store = null;
        assertEquals(List.of("1: Ada"), WORDS.lines("1", camp));
        assertEquals(List.of(), compared(camp, "Ada, gold hidden, store hidden"));
        assertEquals(List.of(new Difference("Ada, no gold", "1: Ada, gold hidden")), compared(camp, "Ada, no gold"));
        assertEquals(1, compared(camp, "Ada, gold 0").size());
        assertEquals(1, compared(camp, "Ada, no salt").size());
    }

    @Test
    void anErrorNamesItsPlace() {
        misread(6, "there is no word for a camp `gild`; did you mean `gold`?", "Ada, gild 3");
        misread(8, "there is no word for a camp `tint`; did you mean `tent`?", "Ada, 3 tint");
        misread(6, "expected how many before `tent`, found `tents`", "Ada, tents");
        misread(16, "`tent` is stated twice", "Ada, 3 tent, 4 tent");
        misread(14, "nobody camps in a ruin", "Ada, 3 tent, ruined");
        misread(6, "a given position hides nothing", "Ada, gold hidden");
        misread(6, "`worth` follows from the rest: only `then` can ask for it", "Ada, worth 3");
        misread(6, "`dawn` cannot be expected like this", "Ada, dawn 3");
        misread(13, "expected `,`, found `ruined`", "Ada, gold 3 ruined");
    }

    @Test
    void aLineIsAboutWhatItNamesOrAboutTheTable() throws Misread {
        Camp[] camps = {new Camp(), new Camp()};
        give(camps, "2: Ada, 3 tent");
        assertEquals("Ada", camps[1].owner);
        assertEquals(List.of("camps 2", "2: Ada, 3 tent", "end"), LINES.write(camps));
        assertEquals(List.of(), compared(camps, "camps 2"));
        assertEquals(List.of(new Difference("camps 3", "camps 2")), compared(camps, "camps 3"));
        assertEquals(List.of(new Difference("2: Bo, 3 tent", "2: Ada, 3 tent")), compared(camps, "2: Bo, 3 tent"));
        Misread nowhere = assertThrows(Misread.class, () -> give(camps, "3: Ada"));
        assertEquals("1 there is no camp 3", nowhere.column() + " " + nowhere.what());
        Misread nothing = assertThrows(Misread.class, () -> give(camps, "tents 3"));
        assertEquals("expected a camp and a colon, or one of camps, end; found `tents`", nothing.what());
    }

    @Test
    void aPhraseIsMadeOfOthers() throws Misread {
        Phrase<String> colour = Phrase.choice("colour", List.of("red", "green"), word -> word);
        Phrase<List<String>> pair = Phrase.both(
                colour.list(), Phrase.NOTHING.after("split", false), (all, split) -> all, all -> all, all -> false);
        Words words = Words.of(Line.of("red green"));
        assertEquals(List.of("red", "green"), pair.next(words));
        assertEquals("red green", pair.write(List.of("red", "green")));
        Phrase<String> of = colour.after("of", "none");
        assertEquals("red", of.next(Words.of(Line.of("of red"))));
        assertEquals("none", of.next(Words.of(Line.of("red"))));
        assertEquals("of red", of.write("red"));
        assertEquals("", of.write("none"));
        Misread near = assertThrows(Misread.class, () -> colour.next(Words.of(Line.of("grene"))));
        assertEquals("there is no colour `grene`; did you mean `green`?", near.what());
        Misread far = assertThrows(Misread.class, () -> colour.next(Words.of(Line.of("7"))));
        assertEquals("expected one of red, green, found `7`", far.what());
    }
}
