package arbiter.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * The installed games, found by {@link ServiceLoader}: those of this program and the released versions in every
 * {@link Archive}. New games use the newest version; a running game keeps the version with which it began.
 */
public final class Games {
    private static final List<Game<?, ?, ?>> EVERY = load();
    private static final List<Game<?, ?, ?>> NEWEST = newest(EVERY);

    private Games() {}

    /** By id, newest version first. If the program and an archive have the same version, the program's comes first. */
    private static List<Game<?, ?, ?>> load() {
        List<Game<?, ?, ?>> every = new ArrayList<>();
        ServiceLoader.load(Game.class).forEach(game -> add(every, game));
        ServiceLoader.load(Archive.class).forEach(archive -> archive.games().forEach(game -> add(every, game)));
        every.sort(Comparator.<Game<?, ?, ?>, String>comparing(
                        game -> game.ruleset().id())
                .thenComparing(game -> -game.ruleset().version()));
        return List.copyOf(every);
    }

    private static void add(List<Game<?, ?, ?>> games, Game<?, ?, ?> game) {
        if (find(games, game.ruleset().id(), game.ruleset().version()).isEmpty()) {
            games.add(game);
        }
    }

    private static List<Game<?, ?, ?>> newest(List<Game<?, ?, ?>> every) {
        List<Game<?, ?, ?>> newest = new ArrayList<>();
        for (Game<?, ?, ?> game : every) {
            if (newest.isEmpty()
                    || !newest.getLast().ruleset().id().equals(game.ruleset().id())) {
                newest.add(game);
            }
        }
        return List.copyOf(newest);
    }

    /** The newest version of each game, in the order of their ids. */
    public static List<Game<?, ?, ?>> all() {
        return NEWEST;
    }

    /** The newest version of a game. */
    public static Optional<Game<?, ?, ?>> byId(String id) {
        return NEWEST.stream().filter(game -> game.ruleset().id().equals(id)).findFirst();
    }

    /** One version of a game. */
    public static Optional<Game<?, ?, ?>> find(String id, int version) {
        return find(EVERY, id, version);
    }

    private static Optional<Game<?, ?, ?>> find(List<Game<?, ?, ?>> games, String id, int version) {
        return games.stream()
                .filter(game -> game.ruleset().id().equals(id) && game.ruleset().version() == version)
                .findFirst();
    }

    /** The installed versions of a game, newest first. */
    public static List<Integer> versions(String id) {
        return EVERY.stream()
                .filter(game -> game.ruleset().id().equals(id))
                .map(game -> game.ruleset().version())
                .toList();
    }
}
