package arbiter.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.bots.search.Thinking;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.Pace;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Sheet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a marshal guarantees, besides what {@link BotTest} says of all bots. */
class MarshalTest {
    static Stream<Game<?, ?, ?>> games() {
        return Stream.of("carbon", "dynasty").map(id -> Games.byId(id).orElseThrow());
    }

    /** Plans of illegal orders cost nothing, so only counting them ends the search. */
    @Test
    void itStopsAlsoWhereNothingIsLegal() {
        Deadlock game = new Deadlock();
        for (Bot bot : List.of(new Marshal(), new Grandmaster())) {
            Thinking thinking = Thinking.looks(3, 500);
            assertEquals(Sheet.of("end"), bot.choose(game, 1, Seat.of(0), thinking));
            assertTrue(thinking.exhausted());
        }
    }

    /** With a small budget, a marshal that orders one by one is not worse than a captain. */
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
