package arbiter.cli.contest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.bots.Contest;
import arbiter.cli.console.Console;
import arbiter.engine.Games;
import arbiter.engine.text.Misread;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a run plays, and what an interrupted one saves. */
class SeriesTest {
    private static final Programme PROGRAMME = new Programme(
            "gd6",
            Games.byId("gd6").orElseThrow().ruleset().version(),
            new LinkedHashMap<>(Map.of("spy", "on")),
            "Two Shores",
            List.of("recruit", "recruit~20:ahead"),
            3,
            1,
            4,
            new TreeMap<>(Map.of(1, List.of("hq 1"))));

    @TempDir
    private Path folder = Path.of("");

    private static Contest.Result game(int number) throws Console.Refusal {
        return PROGRAMME.contest().play(number);
    }

    @Test
    void gamesBeforeTheInterruptionAreKeptAndToldAndLaterOnesAreNot() throws Console.Refusal {
        Path kept = folder.resolve("kept");
        Series first = Series.of(PROGRAMME, null);
        first.keep(game(0));
        first.breakOff();
        first.keep(game(1));
        first.keepAll(kept);
        String told = new Outcome(PROGRAMME, first.first(3)).table();
        assertTrue(told.startsWith("1 games, "), told);
        Series second = Series.of(PROGRAMME, kept);
        assertEquals(List.of(game(0)), second.first(3));
        second.play(3, new Threads(2), () -> {});
        Series whole = Series.of(PROGRAMME, null);
        whole.play(3, new Threads(1), () -> {});
        Outcome all = new Outcome(PROGRAMME, whole.first(3));
        Outcome continued = new Outcome(PROGRAMME, second.first(3));
        assertEquals(all.json(), continued.json());
        assertEquals(all.curves(), continued.curves());
        assertTrue(all.curves().startsWith("turn,games,1 recruit,2 recruit~20:ahead\n1,3,"), all.curves());
    }

    @Test
    void anInterruptionBeforeTheFirstGameIsDoneSaysSo() {
        assertEquals("no game was played to its end", new Outcome(PROGRAMME, List.of()).table());
    }

    /** Other machines get the programme and give results as text. */
    @Test
    void programmesAndResultsAreTheSameAfterTheWayThroughText() throws Misread, Console.Refusal {
        assertEquals(PROGRAMME, Programme.read(PROGRAMME.json().write()));
        Contest.Result result = game(2);
        assertEquals(result, ResultText.read(ResultText.write(result)));
    }
}
