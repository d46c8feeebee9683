package arbiter.engine.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Play;
import arbiter.engine.Ruleset;
import arbiter.engine.chance.Seed;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.LogText;
import arbiter.engine.log.OtherRules;
import arbiter.engine.log.Recorder;
import arbiter.engine.log.Replay;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Parameter;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.text.Misread;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A game of Pebbles, compared with a version in which players can take five and the game is won later. */
class OtherRulesTest {
    private static final class Generous extends Pebbles {
        @Override
        public Ruleset ruleset() {
            return new Ruleset("pebbles", 4, "Pebbles", 1, 9);
        }

        @Override
        public List<Parameter> parameters() {
            return List.of(Parameter.whole("goal", 50, 1, 1_000, "P-2", "How many pebbles win."));
        }

        @Override
        public List<Verdict> check(Heap heap, Seat seat, Sheet<Take> sheet) {
            return sheet.judged(take -> take.pebbles() > 5 ? Verdict.rejected("too-many", "P-1") : Verdict.ACCEPTED);
        }
    }

    private static final Pebbles PEBBLES = new Pebbles();
    private static final OtherRules<?, ?, ?> GENEROUS = OtherRules.of(new Generous());

    private static GameLog played() {
        Recorder<Pebbles.Heap, Pebbles.Take, Pebbles.Seen> recorder = new Recorder<>(
                PEBBLES,
                new Setup(List.of("A", "B"), Settings.defaults(PEBBLES.parameters()), ""),
                Seed.named("other rules test"));
        for (String line : List.of("take 3", "take 4")) {
            recorder.resolve(Map.of(
                    Seat.of(0), Play.read(PEBBLES, recorder.state(), Seat.of(0), List.of(line)),
                    Seat.of(1), Play.read(PEBBLES, recorder.state(), Seat.of(1), List.of("take 1"))));
        }
        return recorder.log();
    }

    @Test
    void onlyWhatReallyDiffersIsNamed() {
        GameLog log = played();
        Replay<?, ?, ?> replay = Replay.of(PEBBLES, log);
        OtherRules.Turn same = GENEROUS.compare(replay, 1, log.turns().get(0));
        assertFalse(same.differs(), same.toString());

        OtherRules.Turn other = GENEROUS.compare(replay, 2, log.turns().get(1));
        assertEquals(List.of(new OtherRules.OrderChange("A", "take 4", "Too many.", "")), other.orders());
        assertEquals(List.of("0 were taken."), other.report().gone());
        assertEquals(List.of("4 were taken."), other.report().come());
        assertEquals(1, other.position().gone().size(), other.toString());
        assertTrue(other.position().come().getFirst().startsWith("A: "), other.toString());
    }

    /** The game keeps its setting, although the newer version has another default. */
    @Test
    void aGameMovesWithItsPositionAndItsSettings() throws Misread {
        GameLog log = played();
        Replay<?, ?, ?> replay = Replay.of(PEBBLES, log);
        GameLog.Upgrade upgrade = GENEROUS.upgrade(replay, 2);
        assertEquals(4, upgrade.version());
        assertEquals(Map.of("goal", "20"), upgrade.settings());
        assertEquals(log.turns().getLast().digest(), upgrade.digest());
        assertEquals(upgrade, LogText.readEntry(LogText.write(upgrade)));
    }

    @Test
    void aVersionThatIsNotInstalledIsRefused() throws Misread {
        GameLog log = played();
        GameLog.Upgrade upgrade = GENEROUS.upgrade(Replay.of(PEBBLES, log), 2);
        GameLog moved = new GameLog(
                log.start(), List.of(log.entries().get(0), log.entries().get(1), upgrade), null);
        assertTrue(
                Replay.refuse(moved).orElse("").contains("version 4 of `pebbles`"),
                Replay.refuse(moved).toString());
        assertTrue(Replay.of(PEBBLES, moved).difference().isPresent());
    }
}
