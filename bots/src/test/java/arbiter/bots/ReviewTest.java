package arbiter.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.bots.search.EvenDice;
import arbiter.bots.search.Thinking;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.Pace;
import arbiter.engine.Play;
import arbiter.engine.Standing;
import arbiter.engine.chance.Seed;
import arbiter.engine.log.Era;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.Past;
import arbiter.engine.log.Recorder;
import arbiter.engine.log.Replay;
import arbiter.engine.log.Step;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A review finds what went wrong, says the same every time, and proposes only legal sheets. */
class ReviewTest {
    private static final int GAMES = 20;
    private static final int FOUND = 18;

    private static final int TURNS = 12;
    /** The turn in which the planted player of a game with single orders does nothing. */
    private static final int IDLE_IN = 4;

    /** A planted sheet is worth at least this much less than the bot's own: three lands of Global Domination. */
    private static final double BLUNDER = 30;

    /** @param entry the number of the entry with the planted sheet */
    private record Planted(GameLog log, int entry, Seat seat) {}

    private record Bad<O>(Seat seat, Sheet<O> sheet, double cost) {}

    static Stream<Game<?, ?, ?>> games() {
        return Games.all().stream();
    }

    @ParameterizedTest
    @CsvSource({"gd6, captain, 150", "gd5, marshal, 600"})
    void plantedBlundersAreTurningPoints(String id, String level, long looks) {
        Game<?, ?, ?> game = Games.byId(id).orElseThrow();
        Bot player = Bots.byId(level).orElseThrow();
        List<Integer> missed = new ArrayList<>();
        for (int i = 0; i < GAMES; i++) {
            Planted planted = planted(game, player, looks, i);
            boolean found = review(planted.log(), i, Reviewer.LOOKS).turningPoints().stream()
                    .anyMatch(point ->
                            point.position() == planted.entry() && point.seat().equals(planted.seat()));
            if (!found) {
                missed.add(i);
            }
        }
        assertTrue(GAMES - missed.size() >= FOUND, () -> "missed: " + missed);
    }

    /** A game of three bots, in which one of them once hands in a bad sheet. Odd games: nothing; even ones: the worst single order. */
    private static <S, O, V> Planted planted(Game<S, O, V> game, Bot player, long looks, int number) {
        Recorder<S, O, V> recorder = recorder(game, List.of("A", "B", "C"), "blunder " + number);
        int earliest = 3 + number % 6;
        int entry = 0;
        Optional<Planted> planted = Optional.empty();
        while (game.turn(recorder.state()) <= TURNS
                && !game.standing(recorder.state()).over()) {
            Map<Seat, Sheet<O>> sheets = sheets(game, recorder.state(), player, number * 1_000L + entry, looks);
            if (planted.isEmpty() && game.turn(recorder.state()) >= earliest) {
                Bad<O> bad = worst(game, recorder.state(), sheets, number % 2 == 0 ? 40 : 0);
                if (bad.cost() >= BLUNDER) {
                    sheets.put(bad.seat(), bad.sheet());
                    planted = Optional.of(new Planted(recorder.log(), entry, bad.seat()));
                }
            }
            recorder.resolve(sheets);
            entry++;
        }
        Planted where = planted.orElseThrow(() -> new AssertionError("no battle in game " + number));
        return new Planted(recorder.log(), where.entry(), where.seat());
    }

    /** Where orders are resolved one by one, a person notices a whole turn that was not used. */
    @ParameterizedTest
    @ValueSource(strings = {"dynasty", "carbon"})
    void aTurnThatWasNotUsedIsATurningPoint(String id) {
        Planted planted = idle(Games.byId(id).orElseThrow());
        Review review = review(planted.log(), 1, 150);
        List<Review.Finding> points = review.turningPoints();
        assertTrue(review.depth().sentence().startsWith("For each player's turn"));
        assertTrue(points.stream().anyMatch(point -> !point.more().isEmpty()), "a sentence says what was lost");
        assertTrue(
                points.stream()
                        .limit(2)
                        .anyMatch(point -> point.position() == planted.entry()
                                && point.seat().equals(planted.seat())),
                points::toString);
    }

    /** A short game of two captains, in which one of them once ends a turn at once. */
    private static <S, O, V> Planted idle(Game<S, O, V> game) {
        Recorder<S, O, V> recorder = recorder(game, List.of("A", "B"), "idle");
        Seat idle = Seat.of(1);
        int entry = 0;
        int planted = -1;
        while (game.turn(recorder.state()) <= IDLE_IN + 2
                && !game.standing(recorder.state()).over()) {
            S state = recorder.state();
            boolean rests = game.turn(state) == IDLE_IN
                    && game.pace(state) == Pace.AT_ONCE
                    && game.active(state).equals(idle);
            if (rests) {
                planted = planted < 0 ? entry : planted;
                Seat seat = game.awaiting(state).getFirst();
                recorder.resolve(
                        Map.of(seat, Sheet.of(game.advice().ideas(state, seat).getLast())));
            } else {
                recorder.resolve(sheets(game, state, new Captain(), entry, 80));
            }
            entry++;
        }
        return new Planted(recorder.log(), planted, idle);
    }

    /** The sheet that costs its seat most, of the empty sheets and of sheets with one of the first candidates. */
    private static <S, O> Bad<O> worst(Game<S, O, ?> game, S state, Map<Seat, Sheet<O>> sheets, int candidates) {
        Bad<O> worst = new Bad<>(Seat.of(0), Sheet.empty(), 0);
        for (Seat seat : sheets.keySet()) {
            List<Sheet<O>> bad = new ArrayList<>(List.of(Sheet.empty()));
            game.advice().candidates(state, seat).stream().limit(candidates).forEach(order -> bad.add(Sheet.of(order)));
            for (Sheet<O> sheet : bad) {
                double cost = worth(game, state, Sheets.of(sheets), seat)
                        - worth(game, state, Sheets.of(sheets).with(seat, sheet), seat);
                if (cost > worst.cost()) {
                    worst = new Bad<>(seat, sheet, cost);
                }
            }
        }
        return worst;
    }

    private static <S, O> double worth(Game<S, O, ?> game, S state, Sheets<O> sheets, Seat seat) {
        return game.advice().worth(game.resolve(state, sheets, new EvenDice(1)).state(), seat);
    }

    private static <S, O, V> Recorder<S, O, V> recorder(Game<S, O, V> game, List<String> players, String seed) {
        return new Recorder<>(game, new Setup(players, Settings.defaults(game.parameters()), ""), Seed.named(seed));
    }

    private static <S, O> Map<Seat, Sheet<O>> sheets(Game<S, O, ?> game, S state, Bot bot, long luck, long looks) {
        List<Seat> awaited = game.awaiting(state);
        Map<Seat, Sheet<O>> sheets = new TreeMap<>();
        for (Seat seat : game.pace(state) == Pace.AT_ONCE ? awaited.subList(0, 1) : awaited) {
            sheets.put(seat, bot.decide(game, state, seat, Thinking.looks(31 * luck + seat.index(), looks)));
        }
        return sheets;
    }

    /** The first turns of a game of two recruits, who make many mistakes. */
    private static <S, O, V> GameLog recruits(Game<S, O, V> game) {
        Recorder<S, O, V> recorder = recorder(game, List.of("A", "B"), "recruits");
        for (int i = 0;
                i < 60
                        && game.turn(recorder.state()) <= 4
                        && !game.standing(recorder.state()).over();
                i++) {
            recorder.resolve(sheets(game, recorder.state(), new Recruit(), i, 1));
        }
        return recorder.log();
    }

    private static Review review(GameLog log, long seed, long looks) {
        return review(Replay.of(log), log, seed, looks);
    }

    private static <S, O, V> Review review(Replay<S, O, V> replay, GameLog log, long seed, long looks) {
        Reviewer<S, O, V> reviewer = new Reviewer<>(replay, log.entries(), seed, looks);
        int[] steps = {0};
        Review review = reviewer.review(() -> steps[0]++);
        assertEquals(reviewer.steps(), steps[0], "the progress ends at the end");
        return review;
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameCanBeReviewed(Game<?, ?, ?> game) {
        GameLog log = recruits(game);
        Review review = review(log, 1, 60);
        assertEquals(review, review(log, 1, 60), "the same seed and looks give the same review");
        assertFalse(review.turningPoints().isEmpty(), "recruits make mistakes");
        assertTrue(review.turningPoints().size() <= Review.MOST_POINTS);
        assertLegal(Replay.of(log), review);
    }

    private static <S, O, V> void assertLegal(Replay<S, O, V> replay, Review review) {
        for (Review.Finding finding : review.findings()) {
            assertTrue(finding.loss() >= 0 && Double.isFinite(finding.loss()), finding::toString);
            assertTrue(finding.foreseeable() >= 0 && finding.mistake() <= finding.loss(), finding::toString);
            S state = replay.step(finding.position()).state();
            Game<S, O, V> game = replay.step(finding.position()).era().game();
            if (game.pace(state) == Pace.TOGETHER) {
                Sheet<O> sheet = Play.read(game, state, finding.seat(), finding.better());
                assertTrue(Verdict.allAccepted(game.check(state, finding.seat(), sheet)), finding::toString);
            }
            assertFalse(finding.sentence(replay.players()).text().isBlank());
        }
    }

    @Test
    void aTurnThatWasRolledBackIsNotJudged() {
        Game<?, ?, ?> game = Games.byId("gd6").orElseThrow();
        GameLog log = recruits(game);
        List<GameLog.Entry> entries = new ArrayList<>(log.entries());
        entries.add(new GameLog.Rollback(2, log.entries().get(1).digest()));
        Review review = review(new GameLog(log.start(), entries, null), 1, 40);
        assertTrue(review.findings().stream().allMatch(finding -> finding.position() < 2), review::toString);
    }

    /** What matters is said, and not which territories and units the better sheet would have won and lost. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            gd5 | generation | 1: A, 5 troop | 2: B, 1 troop | With another sheet, A would have won the game.
            gd6 | landmines  | 1: A, 5 army  | 2: B, 1 army  | With another sheet, A would have won the game.
            """)
    void aVictoryThatWasMissedIsToldAsThat(String id, String off, String first, String second, String sentence)
            throws Misread {
        Review review = missed(Games.byId(id).orElseThrow(), off, List.of(first, second));
        Review.Finding finding = review.of(Seat.of(0)).getFirst();
        assertEquals(Review.Fate.WON, finding.fate(), finding::toString);
        assertEquals(sentence, finding.sentence(List.of("A", "B")).text());
        assertEquals(Review.Fate.SAME, review.of(Seat.of(1)).getFirst().fate());
    }

    /** Two lands side by side; nobody orders anything. */
    private static <S, O, V> Review missed(Game<S, O, V> game, String off, List<String> given) throws Misread {
        List<String> players = List.of("A", "B");
        Settings settings = Settings.of(game.parameters(), Map.of(off, "off"));
        S state = game.words().positions().read(players, settings, lines(List.of("1-2")), lines(given));
        Step.Position<S> position = new Step.Position<>(game.turn(state), state, List.of(), new TreeMap<>());
        Past<S, O, V> past = new Past<>() {
            @Override
            public List<String> players() {
                return players;
            }

            @Override
            public int last() {
                return 1;
            }

            @Override
            public Step<S, O, V> step(int at) {
                return new Step<>(position, new Era<>(game, settings), 0, 0);
            }
        };
        GameLog.Turn turn =
                new GameLog.Turn(game.turn(state), new LinkedHashMap<>(), new LinkedHashMap<>(), List.of(), "");
        return new Reviewer<>(past, List.of(turn), 1, 100).review(() -> {});
    }

    private static List<Line> lines(List<String> texts) {
        return texts.stream().map(Line::of).toList();
    }

    @Test
    void aSeatThatWouldStillPlayIsToldAsThat() {
        Standing happened = standing(false);
        Standing instead = standing(true);
        assertEquals(Review.Fate.SURVIVED, Review.Fate.of(Seat.of(0), happened, instead));
        assertEquals(Review.Fate.SAME, Review.Fate.of(Seat.of(0), instead, happened));
        Review.Finding finding = new Review.Finding(
                3, 2, Seat.of(0), 9, 9, List.of(), List.of("move 1 1>2"), List.of(), List.of(), Review.Fate.SURVIVED);
        assertEquals(
                "With another sheet, A would not have been out of the game.",
                finding.sentence(List.of("A", "B")).text());
    }

    private static Standing standing(boolean alive) {
        return new Standing(
                false,
                List.of(),
                "",
                List.of(new Standing.Score(Seat.of(0), alive, 1), new Standing.Score(Seat.of(1), true, 1)));
    }
}
