package arbiter.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.Pace;
import arbiter.engine.ahead.Checked;
import arbiter.engine.ahead.Expansion;
import arbiter.engine.ahead.Expansions;
import arbiter.engine.ahead.Posture;
import arbiter.engine.ahead.StandingOrders;
import arbiter.engine.ahead.StandingOrders.Conditions;
import arbiter.engine.chance.Seed;
import arbiter.engine.log.Recorder;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Standing orders at the start of each game, where players choose where they begin. */
class DecidedAheadTest {
    static Stream<Game<?, ?, ?>> games() {
        return Games.all().stream();
    }

    private static <S, O, V> S start(Game<S, O, V> game) {
        Setup setup = new Setup(List.of("A", "B"), Settings.defaults(game.parameters()), "");
        return new Recorder<>(game, setup, Seed.named("decided ahead")).state();
    }

    @ParameterizedTest
    @MethodSource("games")
    void holdingDoesNotChooseAStart(Game<?, ?, ?> game) {
        holding(game);
    }

    private static <S, O, V> void holding(Game<S, O, V> game) {
        S state = start(game);
        for (Seat seat : game.awaiting(state)) {
            for (StandingOrders standing : List.of(
                    new StandingOrders(List.of(), new Posture.Hold(), Conditions.ALLOWED),
                    new StandingOrders(List.of("every turn: hold"), Posture.NONE, Conditions.ALLOWED))) {
                Expansion expansion = Expansions.of(game, state, seat, standing);
                assertEquals(List.of(), expansion.orders());
                if (game.pace(state) == Pace.AT_ONCE) {
                    // An empty sheet would be resolved at once and decide nothing, again and again.
                    assertInstanceOf(Expansion.Nothing.class, expansion.source());
                }
            }
        }
    }

    /** A premove for either side of the board: the rules do not judge what follows a mistake, but the standing orders go on without it. */
    @Test
    void anIllegalOrderIsLeftOutAndTheNextOneIsGiven() {
        whatIsLegal(Games.all().stream()
                .filter(game -> game.ruleset().id().equals("dynasty"))
                .findFirst()
                .orElseThrow());
    }

    private static <S, O, V> void whatIsLegal(Game<S, O, V> game) {
        S state = start(game);
        Seat seat = game.awaiting(state).getFirst();
        List<String> centres = List.of("centre 0,5", "centre 0,-5");
        for (List<String> lines : List.of(centres, centres.reversed())) {
            StandingOrders standing = new StandingOrders(
                    lines.stream().map(line -> "turn 1: " + line).toList(), Posture.NONE, Conditions.ALLOWED);
            Expansion expansion = Expansions.of(game, state, seat, standing);
            assertEquals(1, expansion.orders().size(), expansion.steps().toString());
            assertEquals(
                    EnumSet.of(Expansion.Outcome.ORDERED, Expansion.Outcome.LEFT_OUT),
                    EnumSet.copyOf(expansion.steps().stream()
                            .map(Expansion.Step::outcome)
                            .toList()));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            dynasty | turn 4: march a1 1,0; done   | In turn 4, “a1: → 1,0”, then “Go on”.
            carbon  | turn 2: MOVE LGD#1 -3,0      | In turn 2, “Line Guard #1: → -3,0”.
            gd5     | turn 9: move 3 4>12          | In turn 9, “3 Troops: Isk → Karst”.
            gd6     | turn 9: build watchtower 4   | In turn 9, “Build a Watchtower in Isk”.
            """)
    void anOrderInWordsIsPartOfASentence(String id, String line, String words) {
        assertEquals(words, words(Games.byId(id).orElseThrow(), line));
    }

    private static <S, O, V> String words(Game<S, O, V> game, String line) {
        return Checked.of(game, start(game), Seat.of(0), line, Conditions.ALLOWED)
                .words();
    }
}
