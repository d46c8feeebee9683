package arbiter.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.Pace;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.sheet.Sheets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Everything about a game of a contest follows from the contest's seed and the game's number. */
class ContestTest {
    private static final int GAMES = 4;

    static Stream<Game<?, ?, ?>> games() {
        return Games.all().stream();
    }

    private static Contest contest(Game<?, ?, ?> game, long seed) {
        return new Contest(game, Table.setup(game), List.of(new Captain(), new Recruit()), seed, 20, 6);
    }

    @ParameterizedTest
    @MethodSource("games")
    void resultsDoNotDependOnThreadsNorOnTheOrderOfGames(Game<?, ?, ?> game)
            throws ExecutionException, InterruptedException {
        List<Contest.Result> forwards = new ArrayList<>();
        for (int number = 0; number < GAMES; number++) {
            forwards.add(contest(game, 1).play(number));
        }
        List<Contest.Result> backwards = new ArrayList<>();
        Contest shared = contest(game, 1);
        try (ExecutorService pool = Executors.newFixedThreadPool(2)) {
            List<Future<Contest.Result>> futures = new ArrayList<>();
            for (int number = GAMES - 1; number >= 0; number--) {
                int played = number;
                futures.add(pool.submit(() -> shared.play(played)));
            }
            for (Future<Contest.Result> future : futures) {
                backwards.addFirst(future.get());
            }
        }
        assertEquals(forwards, backwards);
    }

    @Test
    void anotherSeedIsAnotherContest() {
        Game<?, ?, ?> game = Games.byId("gd6").orElseThrow();
        assertNotEquals(
                contest(game, 1).play(0).curve(), contest(game, 2).play(0).curve());
    }

    @Test
    void botsChangeSeatsFromGameToGame() {
        Game<?, ?, ?> game = Games.byId("gd6").orElseThrow();
        assertEquals(List.of(0, 1), contest(game, 1).play(0).seatOf());
        assertEquals(List.of(1, 0), contest(game, 1).play(1).seatOf());
    }

    @ParameterizedTest
    @MethodSource("games")
    void aResultSaysInWhichOrderTheSeatsTookTheirTurns(Game<?, ?, ?> game) {
        List<Bot> bots = List.of(new Recruit(), new Recruit());
        for (int number = 0; number < 6; number++) {
            Contest.Result result = new Contest(game, Table.setup(game), bots, 1, 20, 1).play(number);
            assertEquals(
                    began(game, number),
                    result.order().getFirst(),
                    () -> game.ruleset().id() + " " + result);
            assertEquals(2, Set.copyOf(result.order()).size());
        }
    }

    /** The seat that the draw at the start of this game lets begin; the first one if all decide together. */
    private static <S> int began(Game<S, ?, ?> game, int number) {
        SeededChance chance = new SeededChance(Seed.named("contest 1 game " + number), 0);
        S state = game.setup(Table.setup(game), chance);
        if (game.pace(state) == Pace.TOGETHER) {
            // Carbon & Crystal draws after the lists.
            state = game.resolve(state, Sheets.none(), chance).state();
        }
        return game.pace(state) == Pace.AT_ONCE ? game.active(state).index() : 0;
    }

    @ParameterizedTest
    @MethodSource("games")
    void aStoppedGameGoesToTheLeader(Game<?, ?, ?> game) {
        Contest.Result result = contest(game, 3).play(0);
        assertTrue(result.finished() || result.turns() == 7, () -> "stopped in turn " + result.turns());
        List<Long> last = result.curve().getLast();
        if (!result.finished()) {
            long most = last.stream().mapToLong(Long::longValue).max().orElseThrow();
            assertTrue(result.winners().stream().allMatch(seat -> last.get(seat) == most), result.toString());
        }
    }

    @Test
    void anOpeningReplacesTheFirstSheetOfItsSeat() {
        Game<?, ?, ?> game = Games.byId("gd6").orElseThrow();
        SortedMap<Integer, List<String>> nonsense = new TreeMap<>(Map.of(0, List.of("no order at all")));
        List<Bot> bots = List.of(new Captain(), new Captain());
        Contest.Result plain = new Contest(game, Table.setup(game), bots, 1, 20, 1).play(0);
        Contest.Result opened = new Contest(game, Table.setup(game), bots, 1, 20, 1, nonsense).play(0);
        assertEquals(List.of(1L, 1L), plain.curve().getFirst());
        assertEquals(List.of(0L, 1L), opened.curve().getFirst());
    }

    @Test
    void everySeatNeedsABot() {
        Game<?, ?, ?> game = Games.byId("gd6").orElseThrow();
        assertThrows(
                IllegalArgumentException.class,
                () -> new Contest(game, Table.setup(game), List.of(new Captain()), 1, 20, 6));
    }
}
