package arbiter.server.game;

import arbiter.server.storage.JsonColumn;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** Caches parsed options. Every request to a game needs them, and most games have the same text. */
final class OptionTexts {
    /** The letters of all texts together. */
    static final long MOST = 2_000_000;

    private final JsonColumn json;
    private final Map<String, GameOptions> known = new ConcurrentHashMap<>();
    private final AtomicLong letters = new AtomicLong();

    OptionTexts(JsonColumn json) {
        this.json = json;
    }

    GameOptions of(String text) {
        GameOptions options = known.get(text);
        if (options == null) {
            options = json.read(text, GameOptions.class);
            keep(text, options);
        }
        return options;
    }

    private synchronized void keep(String text, GameOptions options) {
        if (letters.get() + text.length() > MOST) {
            known.clear();
            letters.set(0);
        }
        if (text.length() <= MOST && known.put(text, options) == null) {
            letters.addAndGet(text.length());
        }
    }

    long letters() {
        return letters.get();
    }
}
