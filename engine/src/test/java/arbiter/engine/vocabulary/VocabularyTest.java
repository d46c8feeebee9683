package arbiter.engine.vocabulary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.engine.words.PositionText.Difference;
import java.util.LinkedHashMap;
import java.util.List;
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
            .lead(words -> words.take().text(), owner -> owner, camp -> camp.owner, (camp, owner) -> camp.owner = owner)
            .count("tent", camp -> camp.tents, (camp, n) -> camp.tents = n)
            .also("tents")
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
            .number("worth", "a number", camp -> camp.tents * 2, (camp, n) -> {})
            .derived();

    private static Camp given(String line) throws Misread {
        Camp camp = new Camp();
        WORDS.give(Words.of(Line.of(line)), camp);
        return camp;
    }

    private static List<Difference> compared(Camp camp, String line) throws Misread {
        return WORDS.compare(Words.of(Line.of(line)), "1: ", camp);
    }

    private static void misread(int column, String message, String line) {
        Misread misread = assertThrows(Misread.class, () -> compared(given(line), line), line);
        assertEquals(column + " " + message, misread.column() + " " + misread.what());
    }

    @Test
    void whatIsReadIsWrittenInTheOrderOfTheList() throws Misread {
        Camp camp = given("Ada, store 2 salt, crop, dawn 4, gold 7, 3 tents, no ruined");
        assertEquals(List.of("Ada", "3 tent", "gold 7", "store salt*2 crop*1", "dawn 4"), WORDS.write(camp));
        assertEquals(List.of("Bo"), WORDS.write(given("Bo")));
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
    void whatIsHiddenIsNeitherThereNorAbsent() throws Misread {
        Camp camp = given("Ada");
        camp.gold = null;
        camp.store = null;
        assertEquals(List.of("Ada"), WORDS.write(camp));
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
}
