package arbiter.engine.vocabulary;

import arbiter.engine.setup.Settings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.engine.words.PositionText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
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
    private static final Vocabulary<IntConsumer, Integer> TABLE = new Vocabulary<IntConsumer, Integer>(
                    "player and a colon", Vocabulary.Commas.FREE)
            .total("turn", "a turn", turn -> turn, IntConsumer::accept);

    /** Makes a position of what its lines say. */
    public interface Maker<S, P> {
        S make(List<String> players, Settings settings, int turn, List<P> parts);
    }

    @Override
    public S read(List<String> names, Settings settings, List<Line> board, List<Line> given) throws Misread {
        List<P> stated = new ArrayList<>(Collections.nCopies(names.size(), blank));
        int[] number = {1};
        for (Line line : given) {
            Words said = Words.of(line);
            if (said.peek().is("turn")) {
                TABLE.giveOne(said, value -> number[0] = value);
            } else {
                int player = player(names, said);
                words.give(said, part -> stated.set(player, part));
            }
        }
        return maker.make(names, settings, number[0], List.copyOf(stated));
    }

    private static int player(List<String> names, Words said) throws Misread {
        int player = names.indexOf(said.peek().text());
        if (player < 0) {
            throw said.misread("expected a player");
        }
        said.take();
        said.expect(":");
        return player;
    }

    @Override
    public List<String> write(S state) {
        List<String> lines = TABLE.write(turn.applyAsInt(state));
        V seen = whole.apply(state);
        for (int i = 0; i < players.apply(seen).size(); i++) {
            lines.add(players.apply(seen).get(i) + ": "
                    + String.join(", ", words.write(parts.apply(seen).get(i))));
        }
        return lines;
    }

    @Override
    public List<Difference> compare(S state, Line expected) throws Misread {
        return compareSeen(whole.apply(state), expected);
    }

    @Override
    public List<Difference> compareSeen(V view, Line expected) throws Misread {
        Words said = Words.of(expected);
        int player = player(players.apply(view), said);
        return words.compare(
                said, players.apply(view).get(player) + ": ", parts.apply(view).get(player));
    }
}
