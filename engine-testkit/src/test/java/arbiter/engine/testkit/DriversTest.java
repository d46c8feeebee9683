package arbiter.engine.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Commitment;
import arbiter.engine.Play;
import arbiter.engine.chance.Seed;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.LogText;
import arbiter.engine.log.Recorder;
import arbiter.engine.log.Replay;
import arbiter.engine.scenario.Outcome;
import arbiter.engine.scenario.ScenarioReader;
import arbiter.engine.scenario.ScenarioRunner;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.text.Misread;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

/** Tests the scenario runner, the log and the replay with a very small game. */
class DriversTest {
    private static final String HEAD = "scenario \"x\"\ngame pebbles\nplayers A B\n";

    private static List<String> problems(String text) {
        ScenarioReader.File file = ScenarioReader.read(text, false);
        assertEquals(List.of(), file.errors());
        Outcome outcome = ScenarioRunner.run(file.scenarios().getFirst());
        return outcome.problems().stream()
                .map(problem -> problem.line() + ":" + problem.column() + " " + problem.sentence())
                .toList();
    }

    @Test
    void aDifferenceShowsBothSides() {
        assertEquals(
                List.of("9:1 expected A: 7 pebbles, got A: 2 pebbles"),
                problems(HEAD + "when\nA: take 2\ndice 1 1\nthen\nB: 0 pebbles\nA: 7 pebbles\n"));
    }

    @Test
    void tooFewAndTooManyDiceFail() {
        assertEquals(List.of("4:1 expected 0 dice, got 2 rolled"), problems(HEAD + "when\nA: take 2\n"));
        assertEquals(List.of("6:1 expected 3 dice, got 2 rolled"), problems(HEAD + "when\nA: take 2\ndice 1 1 1\n"));
        assertEquals(
                List.of("6:1 the dice say 7 where luck takes 1 to 6"), problems(HEAD + "when\nA: take 2\ndice 7 1\n"));
    }

    @Test
    void anUnreadableOrderIsAnErrorOfTheFileUnlessItIsSaidToBeRejected() {
        assertEquals(
                List.of("5:9 expected a number of pebbles, found `x`; did you mean `take 1`?"),
                problems(HEAD + "when\nA: take x\ndice 1 1\n"));
        assertEquals(
                List.of(),
                problems(
                        HEAD + "when\nA: take x\nA: take 2\ndice 1 1\nthen\nA 1: rejected unreadable\nA: 2 pebbles\n"));
    }

    @Test
    void rejectionsWinnersAndAwaitedAreCompared() {
        assertEquals(
                List.of(
                        "8:1 expected A 1: rejected, got accepted",
                        "9:1 expected winner A, got nobody",
                        "10:1 expected awaiting A, got A B",
                        "11:3 A gave 1 orders, so there is no order 2"),
                problems(HEAD
                        + "when\nA: take 1\ndice 1 1\nthen\nA 1: rejected\nwinner A\nawaiting A\nA 2: rejected\n"));
        assertEquals(
                List.of("8:1 expected A 1: rejected greedy, got rejected too-many P-1"),
                problems(HEAD + "when\nA: take 9\ndice 1 1\nthen\nA 1: rejected greedy\n"));
        assertEquals(List.of(), problems(HEAD + "when\nA: take 9\ndice 1 1\nthen\nA 1: rejected P-1\n"));
    }

    @Test
    void optionsAreCheckedByName() {
        assertEquals(
                List.of("4:8 there is no option `gaol`; did you mean `goal`?"),
                problems(HEAD + "option gaol=3\nwhen\nnobody orders\ndice 1 1\n"));
        assertEquals(
                List.of("4:8 `goal` is a whole number from 1 to 1000, not `0`"),
                problems(HEAD + "option goal=0\nwhen\nnobody orders\ndice 1 1\n"));
        assertEquals(
                List.of("2:6 there is no game `pebles`; did you mean `pebbles`?"),
                problems("scenario \"x\"\ngame pebles\nplayers A\nwhen\nnobody orders\n"));
    }

    private static GameLog played() {
        Pebbles game = new Pebbles();
        Recorder<Pebbles.Heap, Pebbles.Take, Pebbles.Seen> recorder = new Recorder<>(
                game,
                new Setup(List.of("A", "B"), Settings.of(game.parameters(), Map.of("goal", "9")), ""),
                Seed.named("drivers"));
        while (!game.standing(recorder.state()).over()) {
            assertNull(recorder.log().seed());
            recorder.resolve(Map.of(Seat.of(0), Sheet.of(new Pebbles.Take(3))));
        }
        return recorder.log();
    }

    @Test
    void aFinishedGameVerifies() throws Misread {
        GameLog log = LogText.read(LogText.write(played()));
        assertEquals(Optional.empty(), Replay.refuse(log));
        assertEquals(Optional.empty(), Replay.of(log).difference());
        assertEquals(List.of(), Replay.verify(log));
    }

    @Test
    void aChangedSheetOrDieIsFound() throws Misread {
        String text = LogText.write(played());
        GameLog changedSheet = LogText.read(text.replaceFirst("take 3", "take 2"));
        String difference = Replay.of(changedSheet).difference().orElseThrow();
        assertTrue(difference.startsWith("turn 1: turn 1 gives the digest "), difference);
        GameLog changedDie = LogText.read(text.replaceFirst("(\"luck\",6),[0-5]", "$1,5"));
        assertTrue(Replay.verify(changedDie)
                .getFirst()
                .matches("draw 3 \\(luck\\) is 5 in the log, and the seed gives [0-4]"));
        GameLog otherSeed = LogText.read(
                text.replaceFirst("(\"seed\":\")[0-9a-f]", "$1" + (text.contains("\"seed\":\"0") ? "1" : "0")));
        assertEquals(
                "the seed does not match the commitment that was published when the game started",
                Replay.verify(otherSeed).getFirst());
    }

    @Test
    void aReceiptMustMatchItsSheet() {
        GameLog log = played();
        GameLog.Turn first = log.turns().getFirst();
        SequencedMap<String, GameLog.Receipt> receipts = new LinkedHashMap<>();
        receipts.put(
                "A",
                new GameLog.Receipt("n", Commitment.to("n", List.of("take 3")).hex()));
        assertEquals(List.of(), Replay.verify(withReceipts(log, first, receipts)));
        receipts.put(
                "A",
                new GameLog.Receipt("n", Commitment.to("n", List.of("take 1")).hex()));
        assertEquals(
                List.of("turn 1: the sheet of A does not match its receipt"),
                Replay.verify(withReceipts(log, first, receipts)));
    }

    private static GameLog withReceipts(
            GameLog log, GameLog.Turn first, SequencedMap<String, GameLog.Receipt> receipts) {
        List<GameLog.Entry> turns = new ArrayList<>(log.turns());
        turns.set(0, new GameLog.Turn(first.number(), first.sheets(), receipts, first.draws(), first.digest()));
        return new GameLog(log.start(), turns, log.seed());
    }

    @Test
    void anotherVersionIsRefusedWithASentence() throws Misread {
        GameLog old = LogText.read(LogText.write(played()).replaceFirst("\"version\":3", "\"version\":2"));
        assertEquals(
                "the log was played by version 2 of `pebbles`, and this Arbiter has version 3: it would not replay exactly",
                Replay.refuse(old).orElseThrow());
        Misread format = assertThrows(
                Misread.class,
                () -> LogText.read(LogText.write(played()).replace("\"arbiter-log\":1", "\"arbiter-log\":9")));
        assertEquals("line 1, column 1: the log is of format 9; this Arbiter reads format 1 only", format.getMessage());
    }

    @Test
    void aRollbackAndACorrectionAreEntriesThatReplay() throws Misread {
        GameLog log = played();
        Pebbles game = new Pebbles();
        Pebbles.Heap corrected = new Pebbles.Heap(List.of("A", "B"), 9, 2, List.of(4, 8));
        List<GameLog.Entry> entries = new ArrayList<>(log.entries());
        entries.add(new GameLog.Rollback(1, log.turns().getFirst().digest()));
        entries.add(new GameLog.Correction(
                List.of(), game.words().positions().write(corrected), Play.digest(game, corrected)));
        GameLog longer = LogText.read(LogText.write(new GameLog(log.start(), entries, null)));
        assertEquals(entries, longer.entries());
        Replay<Pebbles.Heap, Pebbles.Take, Pebbles.Seen> replay = Replay.of(game, longer);
        assertEquals(Optional.empty(), replay.difference());
        assertEquals(corrected, replay.positions().getLast().state());
        assertEquals(log.entries().size() + 3, replay.positions().size());
    }

    @Test
    void aRollbackToNowhereOrAFalseCorrectionIsFound() {
        GameLog log = played();
        GameLog nowhere = new GameLog(log.start(), List.of(new GameLog.Rollback(7, "")), null);
        assertEquals(
                "entry 1: a rollback to position 7, which does not exist",
                Replay.of(nowhere).difference().orElseThrow());
        GameLog unreadable =
                new GameLog(log.start(), List.of(new GameLog.Correction(List.of(), List.of("C: 1 pebbles"), "")), null);
        assertEquals(
                "entry 1: the correction cannot be read: expected a player and a colon, or one of turn; found `C`",
                Replay.of(unreadable).difference().orElseThrow());
    }
}
