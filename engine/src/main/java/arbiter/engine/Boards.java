package arbiter.engine;

import arbiter.engine.setup.Setup;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** The boards of a game: those that come with it, and the workshop in which people make more. */
public interface Boards {
    /** For a game that has no board, or makes it from its settings. */
    Boards NONE = new Boards() {};

    /** The names of the boards that come with the game, the default first. */
    default List<String> names() {
        return List.of();
    }

    /** A board of {@link #names()}, in the form that {@link Setup#board()} has. */
    default String board(String name) {
        throw new IllegalArgumentException("no board " + name);
    }

    /** The workshop in which people make boards; empty if boards cannot be made for this game. */
    default Optional<Workshop> workshop() {
        return Optional.empty();
    }

    /**
     * Settings that can make seats equally good if the usual ones favour some. {@code arbiter map certify} tests them in this order. Games
     * against bots begin with the first, which must be proven: {@code docs/balance.md}.
     */
    default List<SortedMap<String, String>> compensations(int seats) {
        return List.of();
    }
}
