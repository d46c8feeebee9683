package arbiter.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.bots.search.Thinking;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.Play;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the grandmaster guarantees with a budget that is large enough for its own search. */
class GrandmasterTest {
    private static final long LOOKS = 2_500;
    private static final Bot GRANDMASTER = new Grandmaster();

    static Stream<Game<?, ?, ?>> games() {
        return Games.all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void theSameSeedAndLooksGiveTheSameSheet(Game<?, ?, ?> game) {
        theSameSheet(game);
    }

    private static <S, O> void theSameSheet(Game<S, O, ?> game) {
        for (Table.Decision<S> at : new Table<>(game).decisions(21, 6)) {
            Sheet<O> once = GRANDMASTER.decide(game, at.state(), at.seat(), Thinking.looks(5, LOOKS));
            assertEquals(once, GRANDMASTER.decide(game, at.state(), at.seat(), Thinking.looks(5, LOOKS)));
        }
    }

    /** {@link Game#forget} gives a position with other secrets. The seat cannot distinguish the two. */
    @ParameterizedTest
    @MethodSource("games")
    void secretsOfOthersDoNotReachTheSheet(Game<?, ?, ?> game) {
        secretsDoNotReachTheSheet(game);
    }

    private static <S, O> void secretsDoNotReachTheSheet(Game<S, O, ?> game) {
        SplittableRandom random = new SplittableRandom(7);
        for (Table.Decision<S> at : new Table<>(game).decisions(22, 8)) {
            S other = game.forget(at.state(), Viewer.of(at.seat()), (bound, purpose) -> random.nextInt(bound));
            assertEquals(
                    GRANDMASTER.decide(game, at.state(), at.seat(), Thinking.looks(9, LOOKS)),
                    GRANDMASTER.decide(game, other, at.seat(), Thinking.looks(9, LOOKS)));
        }
    }

    /** A search may finish the step in which its budget ends, but not more. */
    @ParameterizedTest
    @MethodSource("games")
    void itKeepsItsBudgetAndItsOrdersAreLegal(Game<?, ?, ?> game) {
        itKeepsItsBudget(game);
    }

    private static <S, O> void itKeepsItsBudget(Game<S, O, ?> game) {
        for (Table.Decision<S> at : new Table<>(game).decisions(23, 8)) {
            int candidates = game.advice().candidates(at.state(), at.seat()).size();
            Thinking thinking = Thinking.looks(13, LOOKS);
            Sheet<O> sheet = GRANDMASTER.decide(game, at.state(), at.seat(), thinking);
            assertFalse(thinking.looked() > LOOKS + 3L * candidates, thinking.looked() + " looks for " + sheet);
            assertAccepted(game, at, sheet);
        }
    }

    /** However early the clock stops it, it has a sheet. */
    @ParameterizedTest
    @MethodSource("games")
    void itCanBeStoppedAtAnyTime(Game<?, ?, ?> game) {
        itIsStopped(game);
    }

    private static <S, O> void itIsStopped(Game<S, O, ?> game) {
        for (Table.Decision<S> at : new Table<>(game).decisions(24, 5)) {
            for (int millis : new int[] {0, 1, 10}) {
                assertAccepted(game, at, GRANDMASTER.decide(game, at.state(), at.seat(), Thinking.millis(17, millis)));
            }
        }
    }

    private static <S, O> void assertAccepted(Game<S, O, ?> game, Table.Decision<S> at, Sheet<O> sheet) {
        List<Verdict> verdicts = Play.check(game, at.state(), at.seat(), sheet);
        assertEquals(sheet.lines().size(), verdicts.size());
        assertTrue(Verdict.allAccepted(verdicts), () -> sheet + " " + verdicts);
    }

    /** The mixture that nobody can exploit is heads in a third of the games. A fair coin would show heads in half of them. */
    @Test
    void itMixesItsSheetsAsMuchAsIsRight() {
        Pennies pennies = new Pennies();
        int games = 300;
        int heads = 0;
        for (int seed = 0; seed < games; seed++) {
            Sheet<Pennies.Side> sheet =
                    GRANDMASTER.decide(pennies, new Pennies.Shown(List.of()), Seat.of(0), Thinking.looks(seed, LOOKS));
            heads += sheet.equals(Sheet.of(Pennies.Side.TAILS)) ? 0 : 1;
        }
        assertTrue(heads > games / 4 && heads < 5 * games / 12, heads + " of " + games);
    }

    /** A few games with fixed seeds, so the result is always the same. */
    @Test
    void itWinsMostGamesAgainstCaptains() {
        Game<?, ?, ?> game = Games.byId("gd6").orElseThrow();
        Contest contest = new Contest(game, Table.setup(game), List.of(GRANDMASTER, new Captain()), 1, 4_000, 60);
        int games = 4;
        int won = 0;
        for (int number = 0; number < games; number++) {
            Contest.Result result = contest.play(number);
            won += result.winners().equals(List.of(result.seatOf().getFirst())) ? 1 : 0;
        }
        assertTrue(won >= 3, won + " of " + games);
    }
}
