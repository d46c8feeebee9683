package arbiter.cli;

import static arbiter.cli.Typing.type;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.cli.Typing.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import picocli.CommandLine;

/** A person in a game against bots. The person's input comes through a pipe. */
@Isolated("it looks at the input and output of the whole process")
class PlayCommandTest {
    @TempDir
    Path folder = Path.of("");

    private Path log(String name) {
        return folder.resolve(name);
    }

    @Test
    void everyGameShowsABoardAndWhatCouldBeOrdered() {
        for (String game : List.of("carbon", "dynasty", "gd5", "gd6")) {
            Answer answer =
                    type("help\nboard\n", "play", "--game", game, "--bots", "recruit", "--seed", 1, "--log", log(game));
            assertEquals(0, answer.code(), answer.err());
            assertTrue(answer.out().contains("You are Player in seat 1 of 2."), answer.out());
            assertTrue(answer.out().contains("Legal orders, one per line:"), answer.out());
            assertTrue(answer.out().contains("Player"), answer.out());
            assertTrue(answer.out().contains("The game is stored in " + log(game)), answer.out());
        }
    }

    @Test
    void aLineIsAnsweredAtOnceWithItsNormalFormOrWithWhatIsWrong() {
        Answer answer = type("""
                muve 1 2>3
                BUILD  HQ 1
                build hq 2
                sheet
                drop 9
                drop 1
                """, "play", "--game", "gd6", "--seed", 1, "--log", log("g"));
        assertTrue(
                answer.out().contains("✗ column 1: there is no order `muve`; did you mean `move 1 2>3`?"),
                answer.out());
        assertTrue(answer.out().contains("✓ build hq 1"), answer.out());
        assertTrue(answer.out().contains("> build hq 2\n  ✗ "), answer.out());
        assertTrue(answer.out().contains("> sheet\n  1. build hq 1  (Build the HQ in Norvane)\n"), answer.out());
        assertTrue(answer.out().contains("drop needs the number of a line on your sheet, 1 to 1"), answer.out());
        assertTrue(answer.out().contains("Your sheet is empty."), answer.out());
    }

    @Test
    void readyHandsInAndTheReportComesBeforeTheNextDecision() {
        Answer answer = type(
                "build hq 1\nready\n", "play", "--game", "gd6", "--bots", "recruit", "--seed", 1, "--log", log("g"));
        assertTrue(answer.out().contains("Player raised an HQ in Norvane."), answer.out());
        assertTrue(answer.out().contains("The Drowned Crown, turn 2"), answer.out());
    }

    @Test
    void pricesWhatIsLeftAndWarningsAreShown() {
        Answer answer = type("""
                start 1
                ready
                help fortress
                build fortress 1
                ready
                """, "play", "--game", "gd5", "--bots", "recruit", "--seed", 1, "--log", log("v"));
        assertTrue(
                answer.out()
                        .contains("To win, be the last living player. Now: you 1 of 31 territories, leader 1.\n"
                                + "  Left: Influence 50 of 50"),
                answer.out());
        assertTrue(answer.out().contains("  build fortress 1  [20 Influence]\n"), answer.out());
        assertTrue(
                answer.out()
                        .contains("✓ build fortress 1  (Build a Fortress in Norvane)  [20 Influence]\n"
                                + "  Left: Influence 30 of 50"),
                answer.out());
        assertTrue(answer.out().contains("> ready\n  ⚠ 30 Influence of your first turn is not spent"), answer.out());
    }

    /** Recruits choose at random, so some seed leads to a clash. */
    @Test
    void afterAClashTheRestOfTheSheetIsKeptAndANewHqIsTaken() {
        Answer clash = null;
        for (int seed = 1; seed <= 20 && clash == null; seed++) {
            Answer answer = type(
                    "build hq 12\nspawn 2 at 12\nready\nbuild hq 1\ndrop 1\nspawn 2 at 1\nready\n",
                    "play",
                    "--game",
                    "gd6",
                    "--map",
                    "Two Shores",
                    "--bots",
                    "recruit,recruit",
                    "--seed",
                    seed,
                    "--log",
                    log("clash" + seed));
            clash = answer.out().contains("the HQs of Player and ") ? answer : null;
        }
        assertNotNull(clash);
        assertTrue(
                clash.out().contains("Your other orders for this turn are kept:\n  1. spawn 2 at 12  ("), clash.out());
        assertTrue(
                clash.out().contains("✓ build hq 1  (Build the HQ in Harrow Ness)\n"),
                "a kept line that is no longer legal does not block another");
        assertTrue(clash.out().contains("Player raised an HQ in Harrow Ness."), clash.out());
    }

    @Test
    void whereOrdersComeOneByOneEachIsCarriedOut() {
        Answer answer =
                type("centre 0,-5\n", "play", "--game", "dynasty", "--bots", "recruit", "--seed", 5, "--log", log("d"));
        assertTrue(answer.out().contains("Player settled on 0,-5."), answer.out());
    }

    @Test
    void aKeptGameGoesOnExactlyWhereItWas() throws IOException {
        String begin = "build hq 1\nready\n";
        Object[] table = {"play", "--game", "gd6", "--bots", "recruit,captain", "--seat", 2, "--seed", 3, "--looks", 50
        };
        type(begin + "ready\nready\n", with(table, "--log", log("whole")));
        type(begin + "quit\n", with(table, "--log", log("parts")));
        Answer answer = type("ready\nready\nquit\n", "play", "--continue", log("parts"), "--looks", 50);
        assertTrue(answer.out().contains("You are Player in seat 2 of 3."), answer.out() + answer.err());
        assertEquals(Files.readString(log("whole")), Files.readString(log("parts")));
        assertEquals(
                0, new CommandLine(new Main()).execute("verify", log("whole").toString()));
    }

    private static Object[] with(Object[] some, Object... more) {
        return java.util.stream.Stream.concat(java.util.Arrays.stream(some), java.util.Arrays.stream(more))
                .toArray();
    }

    @Test
    void tablesThatCannotBeSetAreRefusedInASentence() throws IOException {
        assertTrue(type("", "play")
                .err()
                .startsWith("arbiter: --game is missing: it must be one of carbon, dynasty, gd5, gd6"));
        assertEquals(
                "arbiter: --seat must be 1 to 2, not 3\n",
                type("", "play", "--game", "gd6", "--seat", 3).err());
        assertTrue(type("", "play", "--game", "gd6", "--bots", "captian").err().contains("captain"));
        Files.writeString(log("there"), "");
        Answer answer = type("", "play", "--game", "gd6", "--log", log("there"));
        assertEquals(1, answer.code());
        assertTrue(answer.err().contains("already exists"), answer.err());
        assertFalse(Files.exists(log("g.jsonl")));
    }
}
