package arbiter.games.globaldomination.words;

import arbiter.engine.words.Sentence;
import arbiter.games.globaldomination.maps.Territory;

/** What people call a territory. */
public final class Places {
    private Places() {}

    /** {@code Thule} or, without a name, {@code territory 3}. */
    public static String name(Territory territory) {
        return territory.name().isEmpty() ? "territory " + territory.id() : territory.name();
    }

    /** The same, marked for links. */
    public static String marked(Territory territory) {
        return Sentence.place(Integer.toString(territory.id()), name(territory));
    }
}
