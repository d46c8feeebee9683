package arbiter.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.bots.Bot;
import arbiter.bots.Bots;
import arbiter.bots.Contest;
import arbiter.cli.console.Console;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an interrupted run saves. */
class SimulationTest {
    @TempDir
    private Path folder = Path.of("");

    private static Contest contest() {
        Game<?, ?, ?> game = Games.byId("gd6").orElseThrow();
        Setup setup = new Setup(
                List.of("A", "B"),
                Settings.defaults(game.parameters()),
                game.boards().board("Two Shores"));
        Bot recruit = Bots.byId("recruit").orElseThrow();
        return new Contest(game, setup, List.of(recruit, recruit), 3, 1, 4);
    }

    private static Simulation simulation(Path keep) {
        return new Simulation(contest(), List.of("recruit", "recruit"), 3, keep);
    }

    @Test
    void gamesBeforeTheInterruptionAreKeptAndToldAndLaterOnesAreNot() throws Console.Refusal {
        Path kept = folder.resolve("kept");
        Simulation first = new Simulation(contest(), List.of("recruit", "recruit"), 3, null);
        first.play(0);
        first.breakOff();
        first.play(1);
        first.keepAll(kept);
        assertTrue(first.table().startsWith("1 games, "), first.table());
        Simulation second = simulation(kept);
        second.load();
        assertTrue(second.has(0));
        assertFalse(second.has(1));
        second.play(1);
        second.play(2);
        Simulation whole = new Simulation(contest(), List.of("recruit", "recruit"), 3, null);
        for (int number = 0; number < 3; number++) {
            whole.play(number);
        }
        assertEquals(whole.json(), second.json());
        assertEquals(whole.curves(), second.curves());
        assertTrue(whole.curves().startsWith("turn,games,1 recruit,2 recruit\n1,3,"), whole.curves());
    }

    @Test
    void anInterruptionBeforeTheFirstGameIsDoneSaysSo() {
        assertEquals(
                "no game was played to its end",
                simulation(folder.resolve("none")).table());
    }
}
