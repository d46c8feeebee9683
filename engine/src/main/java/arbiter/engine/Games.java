package arbiter.engine;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/** The games that are installed, found by {@link ServiceLoader}. */
public final class Games {
    private static final List<Game<?, ?, ?>> ALL = load();

    private Games() {}

    private static List<Game<?, ?, ?>> load() {
        return ServiceLoader.load(Game.class).stream()
                .<Game<?, ?, ?>>map(provider -> (Game<?, ?, ?>) provider.get())
                .sorted(Comparator.comparing(game -> game.ruleset().id()))
                .toList();
    }

    /** In the order of their ids. */
    public static List<Game<?, ?, ?>> all() {
        return ALL;
    }

    public static Optional<Game<?, ?, ?>> byId(String id) {
        return ALL.stream().filter(game -> game.ruleset().id().equals(id)).findFirst();
    }
}
