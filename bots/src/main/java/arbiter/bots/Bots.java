package arbiter.bots;

import java.util.List;
import java.util.Optional;

/** The bots, from the weakest to the strongest. */
public final class Bots {
    private static final List<Bot> ALL =
            List.of(new Recruit(), new Cadet(), new Captain(), new Marshal(), new Grandmaster());

    private Bots() {}

    public static List<Bot> all() {
        return ALL;
    }

    public static List<String> ids() {
        return ALL.stream().map(Bot::id).toList();
    }

    public static Optional<Bot> byId(String id) {
        return ALL.stream().filter(bot -> bot.id().equals(id)).findFirst();
    }
}
