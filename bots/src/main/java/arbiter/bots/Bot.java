package arbiter.bots;

import arbiter.engine.Game;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Sheet;

/** Somebody who decides for a seat. The same thoughts about the same view with the same seed give the same sheet. */
public interface Bot {
    /** The word by which games and commands name it: {@code recruit}. */
    String id();

    /** One sentence about how it plays, for the form that offers it. */
    String sentence();

    /**
     * @param imagined a position as {@link Game#forget} makes it: what the seat sees is so, what it cannot see is a guess
     */
    <S, O> Sheet<O> choose(Game<S, O, ?> game, S imagined, Seat seat, Thinking thinking);

    /** The bot's sheet for a real position, of which it gets to know no more than the seat may. */
    default <S, O> Sheet<O> decide(Game<S, O, ?> game, S state, Seat seat, Thinking thinking) {
        return choose(game, game.forget(state, Viewer.of(seat), thinking.guesses()), seat, thinking);
    }
}
