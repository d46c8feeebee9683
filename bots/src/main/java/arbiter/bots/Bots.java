package arbiter.bots;

import arbiter.bots.temper.Temperament;
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

    /** The levels, without temperaments and handicaps. */
    public static List<String> ids() {
        return ALL.stream().map(Bot::id).toList();
    }

    /** The ids of bots with a temperament and without a handicap. */
    public static List<String> tempered() {
        return ids().stream()
                .flatMap(level -> Temperament.NAMED.stream().map(each -> level + "-" + each.word()))
                .toList();
    }

    /** A level, or a level with a temperament, a handicap, or both: {@code captain-bold-300}. */
    public static Optional<Bot> byId(String id) {
        return Tempered.byId(id, ALL);
    }
}
