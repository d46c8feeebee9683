package arbiter.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.book.Ruling;
import arbiter.engine.json.JsonAt;
import arbiter.engine.text.Misread;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import picocli.CommandLine;

/** The commands as people run them: their output and exit codes. */
@Isolated("it looks at the output of the whole process")
class CommandLineTest {
    private static final String SKIRMISH = """
            scenario "Equal skirmish"
            game gd6
            players A B
            map
              1-2-3
            given
              1: A, 5 army, hq
              3: B, 5 army
            when
              A: move 1 1>2
              B: move 1 3>2
            then
              1: A, 4 army
              2: neutral
              3: B, 4 army
            """;

    @TempDir
    Path folder = Path.of("");

    private record Answer(int code, String out, String err) {}

    private static Answer run(Object... arguments) {
        PrintStream out = System.out;
        PrintStream err = System.err;
        ByteArrayOutputStream outBytes = new ByteArrayOutputStream();
        ByteArrayOutputStream errBytes = new ByteArrayOutputStream();
        String[] words = java.util.Arrays.stream(arguments).map(String::valueOf).toArray(String[]::new);
        try {
            System.setOut(new PrintStream(outBytes, true, StandardCharsets.UTF_8));
            System.setErr(new PrintStream(errBytes, true, StandardCharsets.UTF_8));
            int code = new CommandLine(new Main()).execute(words);
            return new Answer(
                    code, outBytes.toString(StandardCharsets.UTF_8), errBytes.toString(StandardCharsets.UTF_8));
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void checkCountsAndEndsWithZeroOnlyWhenAllPass() throws IOException {
        Path good = file("good.scenario", SKIRMISH);
        assertEquals(new Answer(0, "1 passed, 0 failed\n", ""), run("check", good));
        Path bad = file("bad.scenario", SKIRMISH.replace("2: neutral", "2: A, 1 army"));
        Answer answer = run("check", good, bad);
        assertEquals(1, answer.code);
        assertTrue(
                answer.out.startsWith(bad + ":14:3: \"Equal skirmish\": expected 2: A, 1 army, got 2: neutral"),
                answer.out);
        assertTrue(answer.out.endsWith("\n1 passed, 1 failed\n"), answer.out);
    }

    @Test
    void checkSearchesFoldersAndFences() throws IOException {
        Files.createDirectories(folder.resolve("deep/er"));
        file("deep/er/rules.md", "# Rules\n\n```scenario\n" + SKIRMISH + "```\n\n```\nscenario \"no\"\n```\n");
        file("deep/one.scenario", SKIRMISH + SKIRMISH);
        file("deep/notes.txt", "nothing to run");
        assertEquals(new Answer(0, "3 passed, 0 failed\n", ""), run("check", folder));
    }

    @Test
    void whatCannotBeReadOrIsMissingCountsAsAFailure() throws IOException {
        Path gone = folder.resolve("gone.scenario");
        assertEquals(new Answer(1, gone + ": there is no such file\n0 passed, 1 failed\n", ""), run("check", gone));
        Path broken =
                file("broken.scenario", "scenario \"x\"\ngame gd6\nplayers A\nmap\n  1-\nwhen\n  nobody orders\n");
        assertEquals(
                new Answer(1, broken + ":5:5: \"x\": the chain ends without a territory\n0 passed, 1 failed\n", ""),
                run("check", broken));
        Path empty = file("empty.scenario", "# nothing\n");
        assertEquals(new Answer(1, "0 passed, 0 failed\n", ""), run("check", empty));
        Path latin = folder.resolve("latin.scenario");
        Files.write(latin, new byte[] {(byte) 0xe9, (byte) 0xff});
        assertEquals(
                new Answer(1, latin + ": the file is not text in UTF-8\n0 passed, 1 failed\n", ""),
                run("check", latin));
    }

    @Test
    void aFileThatCannotBeReadDoesNotHideTheOthersOfItsFolder() throws IOException, Misread {
        file("a.scenario", SKIRMISH);
        Path latin = Files.write(folder.resolve("b.scenario"), new byte[] {(byte) 0xe9, (byte) 0xff});
        file("c.scenario", SKIRMISH);
        assertEquals(
                new Answer(1, latin + ": the file is not text in UTF-8\n2 passed, 1 failed\n", ""),
                run("check", folder));
        String[] lines = run("check", "--json", folder).out.split("\n");
        assertEquals(3, lines.length);
        assertEquals(latin.toString(), JsonAt.read(lines[1]).member("file").text());
        assertFalse(JsonAt.read(lines[1]).member("passed").truth());
    }

    @Test
    void checkSpeaksJson() throws IOException, Misread {
        Path file = file("two.scenario", SKIRMISH + SKIRMISH.replace("3: B, 4", "3: B, 9"));
        Answer answer = run("check", "--json", file);
        assertEquals(1, answer.code);
        String[] lines = answer.out.split("\n");
        assertEquals(2, lines.length);
        JsonAt good = JsonAt.read(lines[0]);
        assertEquals("Equal skirmish", good.member("title").text());
        assertEquals(file.toString(), good.member("file").text());
        assertEquals(1, good.member("line").whole(0, 99));
        assertTrue(good.member("passed").truth());
        assertFalse(good.member("events").items().isEmpty());
        JsonAt bad = JsonAt.read(lines[1]);
        assertFalse(bad.member("passed").truth());
        assertEquals(1, bad.member("differences").items().size());
    }

    @Test
    void resolvePrintsReportAndAPositionThatCanBeFedIntoTheNextTurn() throws IOException {
        Path file = file("turn.scenario", SKIRMISH);
        Answer answer = run("resolve", file);
        assertEquals(0, answer.code, answer.err);
        assertTrue(answer.out.startsWith("Turn 1\n"), answer.out);
        String given = answer.out.substring(answer.out.indexOf("given\n"));
        assertTrue(given.contains("  1: A, 4 army"), given);
        String head = SKIRMISH.substring(0, SKIRMISH.indexOf("given"));
        Path next = file("next.scenario", head + given + "when\n  A: move 1 1>2\nthen\n  2: A, 1 army\n");
        assertEquals(new Answer(0, "1 passed, 0 failed\n", ""), run("check", next));
    }

    @Test
    void resolveDraws() throws IOException {
        Path file = file("turn.scenario", SKIRMISH);
        Path svg = folder.resolve("map.svg");
        Path png = folder.resolve("map.png");
        assertEquals(0, run("resolve", file, "--svg", svg, "--png", png).code);
        assertTrue(Files.readString(svg).startsWith("<svg"));
        assertEquals(0x89, Files.readAllBytes(png)[0] & 0xff);
    }

    @Test
    void resolveNamesThePlaceOfAMistake() throws IOException {
        Path file = file("slip.scenario", SKIRMISH.replace("A: move 1 1>2", "A: moev 1 1>2"));
        Answer answer = run("resolve", file);
        assertEquals(1, answer.code);
        assertTrue(answer.err.startsWith("arbiter: " + file + ":10:6: "), answer.err);
        assertTrue(answer.err.contains("did you mean `move 1 1>2`?"), answer.err);
    }

    @Test
    void rulesListsGamesAndTheirNumbers() {
        Answer games = run("rules");
        for (String id : new String[] {"gd5", "gd6", "dynasty", "carbon"}) {
            assertTrue(games.out.contains(id + " "), games.out);
        }
        assertTrue(run("rules", "gd5").out.contains("unit-cap"));
        Answer unknown = run("rules", "gd7");
        assertEquals(1, unknown.code);
        assertTrue(unknown.err.startsWith("arbiter: there is no game `gd7`; did you mean `gd5`?"), unknown.err);
    }

    @Test
    void theBookIsReadChapterByChapter() {
        Answer contents = run("rules", "gd5", "--book");
        assertTrue(contents.out.contains("\n  7-movement      7 · Movement Phase\n"), contents.out);
        Answer chapter = run("rules", "gd5", "--book", "7");
        assertTrue(chapter.out.startsWith("7 · Movement Phase\n==================\n"), chapter.out);
        assertTrue(chapter.out.contains("  Example: Distributions by land and by sea\n"), chapter.out);
        assertFalse(chapter.out.contains("game gd5"), chapter.out);
        for (String wanted : new String[] {"7-movement", "movement", "7 · Movement Phase", "GD5-7.1"}) {
            assertEquals(chapter, run("rules", "gd5", wanted, "--book"));
        }
        assertTrue(
                run("rules", "gd6", "--book", "construction").out.startsWith("The Construction Phase\n"),
                "a word in bold is no rule id");
        Answer examples = run("rules", "gd5", "--book", "Movement", "Phase", "--examples");
        assertTrue(examples.out.contains("    game gd5\n"), examples.out);
    }

    @Test
    void anUnclearChapterIsRefused() {
        Answer none = run("rules", "gd5", "--book", "ruins of Rome");
        assertEquals(1, none.code);
        assertTrue(
                none.err.startsWith(
                        "arbiter: there is no chapter `ruins of Rome`. The chapters are how-to-read, 1-start, "),
                none.err);
        Answer several = run("rules", "gd5", "--book", "phase");
        assertEquals(1, several.code);
        assertTrue(several.err.startsWith("arbiter: `phase` matches several chapters: 3-natural, 4-gen"), several.err);
    }

    @Test
    void rulingsArePrinted() {
        for (Game<?, ?, ?> game : Games.all()) {
            Answer answer = run("rules", game.ruleset().id(), "--rulings");
            assertEquals(0, answer.code);
            for (Ruling ruling : game.words().rulebook().rulings()) {
                assertTrue(answer.out.contains("  | Ruling " + ruling.id() + ". "), answer.out);
            }
        }
    }

    @Test
    void anImportedGameReplays() throws IOException {
        Path gdl = file(
                "small.gdl",
                "InitStart\nSetNumTerritories 5\nSetBoundaries 1,2;2,3;3,4;4,5\nAddPlayer Ann #f00\nAddPlayer Bo #00f\n"
                        + "InitEnd\nSet Ann\nCon 1 Hq\nSet Bo\nCon 5 Hq\nEnd\n");
        assertEquals(0, run("import", gdl).code);
        Path log = folder.resolve("small.jsonl");
        Answer replay = run("replay", log, "--turn", 1);
        assertEquals(0, replay.code, replay.err);
        assertTrue(replay.out.contains("1: Ann, hq"), replay.out);
        assertTrue(replay.out.endsWith("The game is not over.\n"), replay.out);
        Answer unfinished = run("verify", log);
        assertEquals(1, unfinished.code);
        assertTrue(unfinished.out.startsWith("the log has no seed"), unfinished.out);
        Files.writeString(log, Files.readString(log).replace("build hq 5", "build hq 4"));
        Answer changed = run("replay", log);
        assertEquals(1, changed.code);
        assertTrue(changed.err.contains("gives the digest"), changed.err);
    }

    @Test
    void theLastTurnOfAnImportedGameNeedsNoEnd() throws IOException {
        Path gdl = file(
                "open.gdl",
                "InitStart\nSetNumTerritories 5\nSetBoundaries 1,2;2,3;3,4;4,5\nAddPlayer Ann #f00\nAddPlayer Bo #00f\n"
                        + "InitEnd\nSet Ann\nCon 1 Hq\nSet Bo\nCon 5 Hq\nEnd\nSet Bo\nCon 5 2A\n");
        Answer answer = run("import", gdl);
        assertEquals(0, answer.code, answer.err);
        assertTrue(answer.out.contains("2 players, 2 turns"), answer.out);
        Answer replay = run("replay", folder.resolve("open.jsonl"), "--turn", 2);
        assertTrue(replay.out.contains("5: Bo, 2 army, hq"), replay.out);
    }

    @Test
    void aReviewNamesTheTurnAndTheBetterSheet() throws IOException, Misread {
        Path gdl = file(
                "idle.gdl",
                "InitStart\nSetNumTerritories 5\nSetBoundaries 1,2;2,3;3,4;4,5\nAddPlayer Ann #f00\nAddPlayer Bo #00f\n"
                        + "InitEnd\nSet Ann\nCon 1 Hq\nSet Bo\nCon 5 Hq\nEnd\nSet Bo\nCon 5 2A\nEnd\n");
        assertEquals(0, run("import", gdl).code);
        Path log = folder.resolve("idle.jsonl");
        Answer review = run("review", log);
        assertEquals(0, review.code, review.err);
        assertTrue(review.out.contains("Turn 2, Ann, loss "), review.out);
        assertTrue(
                Pattern.compile(" {2}handed in:\n {4}\\(no orders\\)\n {2}better:\n( {4}.*\n)* {4}spawn ")
                        .matcher(review.out)
                        .find(),
                review.out);
        assertTrue(review.out.contains("For each sheet, the review computed 400 positions"), review.out);
        assertTrue(review.out.contains("    arbiter study " + log + " --at 1\n"), review.out);
        Answer turns = run("review", log, "--turns");
        assertTrue(
                Pattern.compile("Turn +Ann +Bo\n( +[12] +[0-9.–]+ +[0-9.–]+\n)+\n")
                        .matcher(turns.out)
                        .find(),
                turns.out);
        Answer data = run("review", log, "--json");
        assertEquals(data.out, run("review", log, "--json").out, "the same log gives the same review");
        JsonAt point = JsonAt.read(data.out).member("turningPoints").items().getFirst();
        assertEquals(2, point.member("turn").whole(0, 99));
        Answer shallow = run("review", log, "--looks", 5);
        assertEquals(1, shallow.code);
        assertTrue(shallow.err.contains("--looks: 5 is not between 20 and 1000000"), shallow.err);
        Files.writeString(log, Files.readString(log).replace("build hq 5", "build hq 4"));
        Answer changed = run("review", log);
        assertEquals(1, changed.code);
        assertTrue(changed.err.contains("gives the digest"), changed.err);
    }

    /** A real game with 64 territories and 7 players. Runs only if its file is beside the project. */
    @Test
    void theRealGameIsImportedWholeAndPlays() {
        Path real = Path.of("../../shared/data/gd6.gdl");
        assumeTrue(Files.exists(real));
        Path map = folder.resolve("real.json");
        Answer answer = run("import", real, "--map", map, "--log", folder.resolve("real.jsonl"));
        assertEquals(0, answer.code, answer.err);
        assertTrue(answer.out.contains("64 territories") && answer.out.contains("7 players"), answer.out);
        Answer played = run(
                "simulate",
                "--game",
                "gd6",
                "--map",
                map,
                "--games",
                1,
                "--turns",
                4,
                "--bots",
                "recruit,recruit,recruit,recruit,recruit,recruit,recruit");
        assertEquals(0, played.code, played.err);
        assertTrue(played.out.startsWith("1 games, 0 finished, length 5 turns"), played.out);
    }

    @Test
    void aBadImportWritesNothing() throws IOException {
        Path gdl = file("bad.gdl", "InitStart\nSetNumTerritories 3\nSetBoundaries 1,2;2,9\n");
        Answer answer = run("import", gdl);
        assertEquals(1, answer.code);
        assertTrue(answer.err.startsWith("arbiter: " + gdl + ":3:"), answer.err);
        assertFalse(Files.exists(folder.resolve("bad.json")));
        Path colour = file("colour.gdl", "InitStart\nSetNumTerritories 3\nAddPlayer Ann #ff0000\n");
        assertTrue(run("import", colour).err.startsWith("arbiter: " + colour + ":3:15: "), run("import", colour).err);
    }

    @Test
    void aSimulationIsTheSameOnAnyNumberOfThreadsAndCanBeContinued() throws IOException {
        Path one = folder.resolve("one.json");
        Path two = folder.resolve("two.json");
        Path keep = folder.resolve("keep.jsonl");
        String[] head = {
            "simulate",
            "--game",
            "gd6",
            "--map",
            "Two Shores",
            "--bots",
            "captain,recruit",
            "--looks",
            "40",
            "--turns",
            "6",
            "--seed",
            "7"
        };
        assertEquals(0, run(with(head, "--games", "4", "--json", one)).code);
        assertEquals(0, run(with(head, "--games", "2", "--keep", keep)).code);
        assertEquals(0, run(with(head, "--games", "4", "--threads", "2", "--keep", keep, "--json", two)).code);
        assertEquals(Files.readString(one), Files.readString(two));
        Answer other = run("simulate", "--game", "gd6", "--bots", "captain,recruit", "--keep", keep);
        assertEquals(1, other.code);
        assertTrue(other.err.contains("belongs to another simulation"), other.err);
    }

    /** A file that was asked for and never written would only be missed at the end of a long run. */
    @Test
    void countingWhatBotsUseRefusesWhatItWouldIgnore() {
        String[] head = {
            "simulate", "--game", "gd6", "--bots", "recruit,recruit", "--games", "1", "--turns", "2", "--use"
        };
        Path file = folder.resolve("never");
        for (Object[] ignored :
                new Object[][] {{"--keep", file}, {"--json", file}, {"--ratings", file}, {"--threads", "2"}}) {
            Answer answer = run(with(head, ignored));
            assertEquals(1, answer.code);
            assertTrue(answer.err.contains("--use only counts"), answer.err);
        }
        assertFalse(Files.exists(file));
        assertEquals(0, run(with(head)).code);
    }

    private static Object[] with(String[] head, Object... more) {
        return java.util.stream.Stream.concat(java.util.Arrays.stream(head), java.util.Arrays.stream(more))
                .toArray();
    }
}
