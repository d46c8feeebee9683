package arbiter.engine.words;

import arbiter.engine.book.Rulebook;
import java.util.function.Supplier;

/**
 * All language of a game: orders and positions as text, sentences, and the rulebook for players.
 *
 * @param book reads the rulebook only when it is asked for, because few callers need it
 * @param <S> a position
 * @param <O> an order
 * @param <V> a view
 */
public record Wording<S, O, V>(
        Notation<S, O> notation, PositionText<S, V> positions, Prose<S> prose, Supplier<Rulebook> book) {
    public Rulebook rulebook() {
        return book.get();
    }
}
