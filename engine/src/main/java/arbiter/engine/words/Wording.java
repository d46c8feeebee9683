package arbiter.engine.words;

import arbiter.engine.book.Rulebook;
import java.util.function.Supplier;

/**
 * Everything about a game that is language: orders and positions as text, sentences, and the player's rulebook.
 *
 * @param book reads the rulebook, which few callers need
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
