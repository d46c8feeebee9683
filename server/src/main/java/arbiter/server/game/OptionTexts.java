package arbiter.server.game;

import arbiter.server.storage.JsonColumn;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Caches parsed options. Every request to a game needs them, and most games have the same text. */
final class OptionTexts {
    private static final int MOST = 2_000;

    private final JsonColumn json;
    private final Map<String, GameOptions> known = new ConcurrentHashMap<>();

    OptionTexts(JsonColumn json) {
        this.json = json;
    }

    GameOptions of(String text) {
        GameOptions options = known.get(text);
        if (options == null) {
            options = json.read(text, GameOptions.class);
            if (known.size() >= MOST) {
                known.clear();
            }
            known.put(text, options);
        }
        return options;
    }
}
