package arbiter.engine.vocabulary;

import arbiter.engine.setup.Settings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.words.PositionText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * The text of positions of a game without a board: the turn, and one line about each player.
 *
 * @param words what can be said of a player
 * @param blank what a player has that no line names
 * @param <P> what a position says of a player
 */
public record PlayerLines<S, V, P>(
        Vocabulary<Consumer<P>, P> words,
        P blank,
        Function<S, V> whole,
        Function<V, List<String>> players,
        Function<V, List<P>> parts,
        ToIntFunction<S> turn,
        Maker<S, P> maker)
        implements PositionText<S, V> {
    /** Makes a position from its lines. */
    public interface Maker<S, P> {
        S make(List<String> players, Settings settings, int turn, List<P> parts);
    }

    private static final class Draft<P> {
        int turn = 1;
        final List<P> parts;

        Draft(int players, P blank) {
            parts = new ArrayList<>(Collections.nCopies(players, blank));
        }
    }

    private Lines<Draft<P>, V> lines(List<String> names, int turn) {
        return Lines.of(
                new Vocabulary<Draft<P>, V>("player and a colon", Vocabulary.Commas.NONE)
                        .total("turn", "a turn", view -> turn, (draft, n) -> draft.turn = n)
                        .unseen(),
                List.of(Topic.listed(
                        said -> Topic.player(names, said),
                        names::get,
                        words,
                        (draft, player) -> part -> draft.parts.set(player, part),
                        parts)));
    }

    @Override
    public S read(List<String> names, Settings settings, List<Line> board, List<Line> given) throws Misread {
        Draft<P> draft = new Draft<>(names.size(), blank);
        lines(names, 0).give(draft, given);
        return maker.make(names, settings, draft.turn, List.copyOf(draft.parts));
    }

    @Override
    public List<String> write(S state) {
        V view = whole.apply(state);
        return lines(players.apply(view), turn.applyAsInt(state)).write(view);
    }

    @Override
    public List<Difference> compare(V view, Line expected) throws Misread {
        return lines(players.apply(view), 0).compare(view, expected);
    }
}
