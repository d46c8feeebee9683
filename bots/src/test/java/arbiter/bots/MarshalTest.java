package arbiter.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.bots.search.Thinking;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.Pace;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** With a small budget, a marshal that orders one by one is not worse than a captain. */
class MarshalTest {
    static Stream<Game<?, ?, ?>> games() {
        return Stream.of("carbon", "dynasty").map(id -> Games.byId(id).orElseThrow());
    }

    @ParameterizedTest
    @MethodSource("games")
    void withoutEnoughLooksForAPlanItDecidesLikeACaptain(Game<?, ?, ?> game) {
        likeACaptain(game);
    }

    private static <S, O> void likeACaptain(Game<S, O, ?> game) {
        for (Table.Decision<S> at : new Table<>(game).decisions(32, 16)) {
            int ideas = game.advice().ideas(at.state(), at.seat()).size();
            if (game.pace(at.state()) == Pace.AT_ONCE
                    && game.advice().studied(at.state(), at.seat()).isEmpty()) {
                long looks = 4L * ideas;
                assertEquals(
                        new Captain().decide(game, at.state(), at.seat(), Thinking.looks(7, looks)),
                        new Marshal().decide(game, at.state(), at.seat(), Thinking.looks(7, looks)));
            }
        }
    }
}
