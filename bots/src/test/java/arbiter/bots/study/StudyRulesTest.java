package arbiter.bots.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.bots.Bot;
import arbiter.bots.Bots;
import arbiter.bots.search.Thinking;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.Pace;
import arbiter.engine.chance.Seed;
import arbiter.engine.log.Recorder;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.text.Misread;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A study depends only on what its viewer could see. */
class StudyRulesTest {
    private static final List<String> PLAYERS = List.of("A", "B", "C", "D");
    private static final Bot RECRUIT = Bots.byId("recruit").orElseThrow();

    static Stream<Game<?, ?, ?>> games() {
        return Games.all().stream();
    }

    /** Positions of a game of recruits, some time apart. */
    private static <S, O, V> List<S> positions(Game<S, O, V> game, Settings settings) {
        Recorder<S, O, V> recorder = new Recorder<>(game, new Setup(PLAYERS, settings, ""), Seed.named("studies"));
        List<S> some = new ArrayList<>(List.of(recorder.state()));
        for (int i = 0; i < 24 && !game.standing(recorder.state()).over(); i++) {
            Map<Seat, Sheet<O>> sheets = new TreeMap<>();
            List<Seat> awaited = game.awaiting(recorder.state());
            for (Seat seat : game.pace(recorder.state()) == Pace.AT_ONCE ? awaited.subList(0, 1) : awaited) {
                sheets.put(
                        seat, RECRUIT.decide(game, recorder.state(), seat, Thinking.looks(100L * i + seat.index(), 1)));
            }
            recorder.resolve(sheets);
            if (i % 8 == 7) {
                some.add(recorder.state());
            }
        }
        return some;
    }

    private static <S, O, V> StudyRules<S, O, V> rules(Game<S, O, V> game) {
        return new StudyRules<>(game, PLAYERS, Settings.defaults(game.parameters()));
    }

    /** What somebody learns from a study: the first text, the guesses, what bots propose, and two turns. */
    private static <S, O, V> List<Object> learned(StudyRules<S, O, V> rules, S state, Viewer viewer) throws Misread {
        StudyText first = rules.write(rules.guessed(state, viewer, 0));
        List<Object> learned = new ArrayList<>(List.of(first));
        S now = rules.read(first);
        learned.add(rules.guesses(now, viewer));
        learned.add(rules.write(rules.guessed(now, viewer, 5)));
        for (int turn = 0; turn < 2; turn++) {
            List<Move<S>> moves = rules.resolve(now, Map.of(), Optional.of(RECRUIT), turn);
            for (Move<S> move : moves) {
                learned.add(move.sheets());
                learned.add(move.resolution().events());
                learned.add(rules.write(move.resolution().state()));
            }
            now = moves.isEmpty() ? now : moves.getLast().resolution().state();
        }
        return learned;
    }

    @ParameterizedTest
    @MethodSource("games")
    void positionsThatLookTheSameGiveTheSameStudy(Game<?, ?, ?> game) throws Misread {
        assertSame(game);
    }

    private static <S, O, V> void assertSame(Game<S, O, V> game) throws Misread {
        StudyRules<S, O, V> rules = rules(game);
        List<Viewer> viewers = List.of(Viewer.PUBLIC, Viewer.of(Seat.of(0)), Viewer.of(Seat.of(3)));
        for (S state : positions(game, rules.settings())) {
            for (Viewer viewer : viewers) {
                List<Object> learned = learned(rules, state, viewer);
                for (int other = 1; other <= 2; other++) {
                    S another = rules.guessed(state, viewer, other);
                    assertEquals(game.view(state, viewer), game.view(another, viewer), "it looks the same");
                    assertEquals(learned, learned(rules, another, viewer), () -> "as " + viewer);
                }
            }
        }
    }

    /** What the text does not name is a guess too: that a rival has none of it. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            gd5 | [crop, salt, dynamite]
            gd6 | [ip, crop, dynamite, toxic]
            """)
    void stocksThatTheViewerCannotSeeAreGuesses(String id, String hidden) {
        assertHidden(Games.byId(id).orElseThrow(), hidden);
    }

    private static <S, O, V> void assertHidden(Game<S, O, V> game, String hidden) {
        StudyRules<S, O, V> rules = rules(game);
        S state = positions(game, rules.settings()).get(1);
        assertEquals(Map.of(), rules.hidden(state, Viewer.ALL));
        Map<Integer, List<String>> unseen = rules.hidden(state, Viewer.of(Seat.of(0)));
        assertEquals(List.of(1, 2, 3), List.copyOf(unseen.keySet()), "not my own");
        unseen.values().forEach(stocks -> assertEquals(hidden, stocks.toString()));
        List<String> given = rules.write(state).given();
        List<String> guesses = rules.guesses(state, Viewer.of(Seat.of(0))).stream()
                .map(given::get)
                .toList();
        for (String line : given) {
            boolean others = line.startsWith("B:") || line.startsWith("C:") || line.startsWith("D:");
            assertEquals(others, guesses.contains(line), line);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aStudyOfEverythingIsTheGame(Game<?, ?, ?> game) throws Misread {
        assertExact(game);
    }

    private static <S, O, V> void assertExact(Game<S, O, V> game) throws Misread {
        StudyRules<S, O, V> rules = rules(game);
        for (S state : positions(game, rules.settings())) {
            StudyText text = rules.write(rules.guessed(state, Viewer.ALL, 0));
            assertEquals(rules.write(state), text);
            assertTrue(rules.guesses(state, Viewer.ALL).isEmpty(), "nothing is a guess");
            S read = rules.read(text);
            List<Move<S>> moves = rules.resolve(read, Map.of(), Optional.of(RECRUIT), 3);
            assertFalse(moves.isEmpty());
            List<Move<S>> again =
                    rules.again(read, moves.stream().map(Move::sheets).toList(), 3);
            assertEquals(
                    rules.write(moves.getLast().resolution().state()),
                    rules.write(again.getLast().resolution().state()),
                    "the same sheets and dice give the same position");
        }
    }
}
