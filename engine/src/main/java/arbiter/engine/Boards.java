package arbiter.engine;

import arbiter.engine.setup.Setup;
import java.util.List;
import java.util.Optional;

/** The boards of a game: those that come with it, and the place where people make their own. */
public interface Boards {
    /** For a game whose settings make the board, or that has none. */
    Boards NONE = new Boards() {};

    /** The names of the boards that come with the game, the default first. */
    default List<String> names() {
        return List.of();
    }

    /** A board of {@link #names()} as {@link Setup#board()} takes it. */
    default String board(String name) {
        throw new IllegalArgumentException("no board " + name);
    }

    /** Where people make boards of their own; empty where a game has none to make. */
    default Optional<Workshop> workshop() {
        return Optional.empty();
    }
}
