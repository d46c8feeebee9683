package arbiter.bots;

import arbiter.bots.search.Thinking;
import arbiter.bots.temper.Temperament;
import arbiter.engine.Game;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Sheet;
import java.util.List;
import java.util.function.Supplier;

/** Decides for a seat. The same view, budget and seed give the same sheet. */
public interface Bot {
    /** The name in games and commands: {@code recruit}. */
    String id();

    default Temperament temperament() {
        return Temperament.EVEN;
    }

    /** How it plays, in one sentence for the form that offers it. */
    String sentence();

    /** @param imagined a position made by {@link Game#forget}: what the seat can see is true, everything else is a guess */
    <S, O> Sheet<O> choose(Game<S, O, ?> game, S imagined, Seat seat, Thinking thinking);

    /**
     * The same bot with a memory.
     *
     * @param news what its seat was told about the last two turns; only asked for if the bot uses it
     */
    default Bot told(Supplier<List<Event>> news) {
        return this;
    }

    /** The bot for one seat in one game. Most bots remember nothing, so they are the same everywhere. */
    default Bot seated() {
        return this;
    }

    /** The bot's sheet for a real position. The bot learns no more about it than the seat may know. */
    default <S, O> Sheet<O> decide(Game<S, O, ?> game, S state, Seat seat, Thinking thinking) {
        return choose(game, game.forget(state, Viewer.of(seat), thinking.guesses()), seat, thinking);
    }
}
