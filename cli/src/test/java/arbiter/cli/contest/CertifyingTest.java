package arbiter.cli.contest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.bots.Contest;
import arbiter.cli.console.Console;
import arbiter.engine.Games;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** When certification stops, and what it says. The games are invented: the first seat wins as often as the settings say. */
class CertifyingTest {
    private static final Programme PROGRAMME = new Programme(
            "gd5",
            Games.byId("gd5").orElseThrow().ruleset().version(),
            new LinkedHashMap<>(),
            "",
            List.of("captain", "captain"),
            1,
            300,
            200,
            new TreeMap<>());

    @TempDir
    private Path folder = Path.of("");

    /** In each 100 games, the seat that begins wins 80; 52 if starts are secret, 70 if they are a pie. */
    private static final class Invented implements Venue {
        private final List<Integer> played = new ArrayList<>();
        private final IntFunction<List<Integer>> order;

        Invented() {
            this(number -> List.of(0, 1));
        }

        Invented(IntFunction<List<Integer>> order) {
            this.order = order;
        }

        @Override
        public void play(Programme programme, List<Integer> numbers, Consumer<Contest.Result> arrived) {
            int wins = switch (programme.settings().getOrDefault("start-choice", "open")) {
                case "secret" -> 52;
                case "pie" -> 70;
                default -> 80;
            };
            for (int number : numbers) {
                played.add(number);
                List<Integer> turns = order.apply(number);
                int winner = turns.get(number * 37 % 100 < wins ? 0 : 1);
                arrived.accept(new Contest.Result(number, List.of(0, 1), turns, List.of(winner), true, 9, List.of()));
            }
        }

        @Override
        public void close() {
            // Nothing is open.
        }
    }

    private static SortedMap<String, String> starts(String way) {
        return new TreeMap<>(Map.of("start-choice", way));
    }

    private static Certificate certify(int games, Path keep, Invented venue) throws Console.Refusal {
        return new Certifying(0, games, () -> false, keep, venue, () -> {})
                .certify(PROGRAMME, List.of(starts("pie"), starts("open"), starts("secret")));
    }

    @Test
    void anUnfairBoardGetsTheFirstCompensationThatIsEven() throws Console.Refusal {
        Certificate certificate = certify(4000, folder.resolve("keep"), new Invented());
        assertEquals("""
                700 games, 700 finished

                  seat 1     80.0 %    76.9 –  82.8 %   favoured by 30.0 points
                  seat 2     20.0 %    17.2 –  23.1 %   behind by 30.0 points

                Not even: a seat is 30.0 points from the even share (50.0 %); intervals reach ± 3.0 points.

                Tested compensations:
                  start-choice=pie: 200 games. Not even: a seat is 20.0 points from the even share (50.0 %); \
                intervals reach ± 6.3 points.
                  start-choice=secret: 1100 games. Even: no seat is more than 2.0 points from the even share (50.0 %); \
                intervals reach ± 2.9 points.

                Proposal: start-choice=secret""", certificate.text());
        assertTrue(certificate.json().contains("\"proposal\":{\"start-choice\":\"secret\"}"), certificate.json());
        assertTrue(Files.exists(folder.resolve("keep.start-choice=secret")));
    }

    @Test
    void whereTheOrderOfTurnsIsDrawnItIsJudgedInsteadOfTheSeats() throws Console.Refusal {
        Invented drawn = new Invented(number -> number % 2 == 0 ? List.of(0, 1) : List.of(1, 0));
        Certificate certificate = certify(4000, folder.resolve("keep"), drawn);
        assertTrue(certificate.text().startsWith("""
                700 games, 700 finished

                The order of turns is drawn. Turn 1 is the seat that begins.

                  turn 1     80.0 %    76.9 –  82.8 %   favoured by 30.0 points
                  turn 2     20.0 %    17.2 –  23.1 %   behind by 30.0 points
                """), certificate.text());
        assertTrue(certificate.json().contains("\"name\":\"turn 1\",\"won\":0.8"), certificate.json());
    }

    @Test
    void aContinuedCertificateIsTheSameAsAWholeOneAndPlaysNoGameAgain() throws Console.Refusal {
        Path keep = folder.resolve("keep");
        Certificate begun = certify(300, keep, new Invented());
        assertEquals(Certificate.Verdict.NOT_EVEN, begun.base().verdict());
        assertFalse(begun.base().precise());
        Invented rest = new Invented();
        Certificate continued = certify(4000, keep, rest);
        Certificate whole = certify(4000, folder.resolve("other"), new Invented());
        assertEquals(whole.json(), continued.json());
        assertEquals(whole.text(), continued.text());
        // 400 of 700, none of 200, 800 of 1,100.
        assertEquals(1200, rest.played.size());
    }

    /** What is clearly uneven is given up all the same. */
    @Test
    void atLeastAsManyGamesAsWantedArePlayed() throws Console.Refusal {
        Certificate certificate = new Certifying(1500, 4000, () -> false, null, new Invented(), () -> {})
                .certify(PROGRAMME, List.of(starts("pie"), starts("secret")));
        assertEquals(1500, certificate.base().games());
        assertEquals(200, certificate.tested().getFirst().games());
        assertEquals(1500, certificate.tested().getLast().games());
    }

    @Test
    void tooFewGamesDecideNothing() throws Console.Refusal {
        Certificate certificate = new Certifying(0, 50, () -> false, null, new Invented(), () -> {})
                .certify(PROGRAMME.with(starts("secret")), List.of(starts("pie")));
        assertEquals(Certificate.Verdict.OPEN, certificate.base().verdict());
        assertTrue(
                certificate.text().endsWith("Not decided: intervals reach ± 13.3 points, and ± 3 are needed."),
                certificate.text());
        assertTrue(certificate.tested().isEmpty(), "nothing needs a compensation yet");
        Certificate none =
                new Certifying(0, 50, () -> true, null, new Invented(), () -> {}).certify(PROGRAMME, List.of());
        assertTrue(none.text().endsWith("Not decided: no games."), none.text());
    }
}
