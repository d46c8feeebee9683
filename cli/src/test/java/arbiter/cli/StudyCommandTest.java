package arbiter.cli;

import static arbiter.cli.Typing.type;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.cli.Typing.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Studies in the terminal. */
@Isolated("it looks at the input and output of the whole process")
class StudyCommandTest {
    @TempDir
    Path folder = Path.of("");

    private Path log(String name) {
        return folder.resolve(name);
    }

    @Test
    void aStudyBeginsWithWhatAPlayerKnowsAndLeavesTheGameAlone() throws IOException {
        Path log = log("study.jsonl");
        assertEquals(
                0,
                type("build hq 1\nready\nquit\n", "play", "--game", "gd6", "--map", "Two Shores", "--log", log)
                        .code());
        String before = Files.readString(log);
        Path saved = folder.resolve("saved.txt");
        Answer study = type(
                "given\nPlayer: nonsense\nbot Player recruit\nresolve captain\nback\nresolve\nguess\nset 1 turn x\ntree\n"
                        + "compare 1\ngo 9\nfly\nsave " + saved + "\n",
                "study",
                log,
                "--seat",
                "Player");
        assertEquals(0, study.code(), study.err());
        assertTrue(study.out().contains("? Captain: ip "), study.out());
        assertTrue(study.out().contains("Hidden of Captain: ip, crop, dynamite, toxic."), study.out());
        assertTrue(study.out().contains("✗ nonsense"), study.out());
        assertTrue(study.out().contains("  1. turn ") && study.out().contains(" (after 0)"), study.out());
        assertTrue(study.out().contains(" *3. other guesses"), study.out());
        assertTrue(study.out().contains("There is no command `fly`"), study.out());
        assertTrue(study.out().contains("Type a number from 0 to 3."), study.out());
        Answer resolved = type("", "resolve", saved);
        assertEquals(0, resolved.code(), resolved.err());
        assertEquals(before, Files.readString(log));
        Answer again = type("given\nresolve recruit\n", "study", saved);
        assertEquals(0, again.code(), again.err());
        assertTrue(again.out().contains("turn "), again.out());
        assertFalse(again.out().contains(" ? "), "what was saved is known");
        assertTrue(type("", "study", saved, "--at", "1").err().contains("only one position"));
        Path sealed = folder.resolve("sealed.jsonl");
        Files.writeString(
                sealed, "{\"arbiter-log\":1,\"game\":\"gd6\",\"version\":1,\"players\":[\"A\"],\"sealed\":true}\n");
        Answer early = type("", "study", sealed);
        assertEquals(1, early.code());
        assertTrue(early.err().contains("a game that was not over"), early.err());
        Answer wrong = type("", "study", log, "--seat", "Nobody");
        assertEquals(1, wrong.code());
        assertTrue(wrong.err().contains("`Nobody` does not play"), wrong.err());
    }

    /** A study outlasts its terminal only by `save`, so what is saved must open again in every game. */
    @ParameterizedTest
    @ValueSource(strings = {"gd5", "gd6", "dynasty", "carbon"})
    void whatIsSavedOpensAgain(String game) throws IOException {
        Path log = log(game + ".jsonl");
        assertEquals(
                0,
                type("quit\n", "play", "--game", game, "--seed", 1, "--log", log)
                        .code());
        Path saved = log(game + ".scenario");
        Answer study = type("resolve captain\nresolve captain\ngiven\nsave " + saved + "\n", "study", log);
        assertTrue(study.out().contains("Saved in " + saved), study.out() + study.err());
        Answer again = type("given\nresolve recruit\ntree\n", "study", saved);
        assertEquals(0, again.code(), again.err());
        assertTrue(again.out().contains("(after 0)"), again.out());
        assertEquals(given(study.out(), "2> given"), given(again.out(), "0> given"));
    }

    private static String given(String out, String command) {
        return out.substring(out.indexOf(command) + command.length())
                .lines()
                .skip(1)
                .takeWhile(line -> line.startsWith(" "))
                .toList()
                .toString();
    }

    @Test
    void theRulesOfTheHostAreSavedToo() throws IOException {
        Path scenario = log("changed.scenario");
        Files.writeString(scenario, """
                scenario "Changed rules"
                game gd6
                option landmines=on
                players A "New Moor"
                map
                  1-2-3
                given
                  1: A, 5 army
                  3: "New Moor", 5 army
                when
                  nobody orders
                """);
        Path saved = log("saved.scenario");
        Answer study = type("bot New Moor recruit\nbot New Moor\nname\nsave " + saved + "\n", "study", scenario);
        assertEquals(
                2,
                study.out()
                        .lines()
                        .filter(line -> line.startsWith("  New Moor"))
                        .count(),
                study.out());
        String text = Files.readString(saved);
        assertTrue(text.contains("option landmines=on\nplayers A \"New Moor\"\n"), text);
        assertEquals(0, type("resolve recruit\n", "study", saved).code());
    }

    /** Nothing of a study is stored before it is saved, so a slip must not end it. */
    @Test
    void aSlipDoesNotEndTheStudy() throws IOException {
        Path scenario = log("small.scenario");
        Files.writeString(scenario, """
                scenario "Small"
                game gd6
                players A B
                map
                  1-2-3
                given
                  1: A, 5 army
                  3: B, 5 army
                when
                  nobody orders
                """);
        Answer study = type(
                "guess\nbot C\nbot A general\nname\nsave " + log("no/such/folder") + "\nsave\nset 99 x\ncompare 0\n"
                        + "A: move 1 1>2\nresolve\ncompare 0\ntree\n",
                "study",
                scenario);
        assertEquals(0, study.code(), study.err());
        assertTrue(study.out().contains("Nothing is hidden in this study"), study.out());
        assertTrue(study.out().contains("Name a player: A, B."), study.out());
        assertTrue(study.out().contains("There is no bot `general`"), study.out());
        assertTrue(study.out().contains("Type `name` and"), study.out());
        assertTrue(study.out().contains("Not saved: "), study.out());
        assertTrue(study.out().contains("Both positions are the same."), study.out());
        assertTrue(study.out().contains(" *1. turn 2 (after 0)"), study.out());
    }

    /** One row for each place and player that differs. */
    @Test
    void branchesAreComparedSideBySide() throws IOException {
        Path scenario = log("two.scenario");
        Files.writeString(scenario, """
                scenario "Two ways"
                game gd6
                players A B
                map
                  1-2-3-4
                given
                  1: A, 5 army
                  4: B, 5 army
                when
                  nobody orders
                """);
        Answer study = type(
                "A: move 2 1>2\nresolve\nname One\nback\ndrop A\nresolve\nname Two\ncompare 1\n", "study", scenario);
        String table = study.out().substring(study.out().indexOf("compare 1"));
        assertTrue(table.lines().anyMatch(line -> line.matches("  2\\. Two +│ 1\\. One")), table);
        assertTrue(table.contains("  1: A, 5 army, loyalty 1 │ 1: A, 3 army, loyalty 1"), table);
        assertTrue(table.lines().anyMatch(line -> line.matches("  – +│ 2: A, 2 army.*")), table);
        assertFalse(table.contains("4: B"), "what is the same is not shown: " + table);
    }
}
