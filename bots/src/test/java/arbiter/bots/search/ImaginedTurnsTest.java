package arbiter.bots.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.bots.Table;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.Pace;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ImaginedTurnsTest {
    static Stream<Game<?, ?, ?>> games() {
        return Stream.of("carbon", "dynasty").map(id -> Games.byId(id).orElseThrow());
    }

    /**
     * When the budget ended while the ideas for an order were weighed, the best of the weighed ones was often to end the turn: marshals
     * with 2,000 looks ended their turns early and lost to captains.
     */
    @ParameterizedTest
    @MethodSource("games")
    void aTurnThatIsCutOffIsTheBeginningOfTheWholeTurn(Game<?, ?, ?> game) {
        cutOff(game);
    }

    private static <S, O> void cutOff(Game<S, O, ?> game) {
        int begun = 0;
        for (Table.Decision<S> at : new Table<>(game).decisions(31, 24)) {
            if (game.pace(at.state()) == Pace.AT_ONCE && game.active(at.state()).equals(at.seat())) {
                List<O> whole = careful(game, at, 1_000_000);
                for (long looks : new long[] {20, 90, 300, 1_000}) {
                    List<O> cut = careful(game, at, looks);
                    assertEquals(whole.subList(0, Math.min(cut.size(), whole.size())), cut);
                    begun += !cut.isEmpty() && cut.size() < whole.size() ? 1 : 0;
                }
            }
        }
        assertTrue(begun > 0, "no turn was cut off in the middle");
    }

    private static <S, O> List<O> careful(Game<S, O, ?> game, Table.Decision<S> at, long looks) {
        return new ImaginedTurns<>(game, Thinking.looks(1, looks), game.advice()::worth)
                .careful(at.state(), at.seat(), new EvenDice(3))
                .orders();
    }
}
