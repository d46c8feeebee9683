package arbiter.server.telegram.wire;

import arbiter.engine.chance.Hashes;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * What a button means, in the 64 bytes that Telegram keeps for it: a verb, a game, a position and a few details. Longer things, such as an
 * order, are named by the beginning of their hash and found again among the present choices.
 */
public record Tap(String verb, String game, int at, List<String> details) {
    private static final int MOST = 64;
    private static final int NAME = 10;

    public Tap {
        details = List.copyOf(details);
    }

    public static String data(String verb, String game, int at, Object... details) {
        StringBuilder data = new StringBuilder(verb + ":" + game + ":" + at);
        for (Object detail : details) {
            data.append(':').append(detail);
        }
        if (data.toString().getBytes(StandardCharsets.UTF_8).length > MOST) {
            throw new IllegalArgumentException("too much for a button: " + verb);
        }
        return data.toString();
    }

    /** Anybody can send any data; nonsense becomes a tap with an unknown verb. */
    public static Tap of(String data) {
        String[] parts = data.split(":", -1);
        boolean sound = parts.length >= 3 && parts[2].matches("-?[0-9]{1,7}");
        return sound
                ? new Tap(
                        parts[0],
                        parts[1],
                        Integer.parseInt(parts[2]),
                        List.of(parts).subList(3, parts.length))
                : new Tap("", "", 0, List.of());
    }

    public String detail(int index) {
        return index < details.size() ? details.get(index) : "";
    }

    public int number(int index) {
        String text = detail(index);
        return text.matches("[0-9]{1,6}") ? Integer.parseInt(text) : 0;
    }

    /** The short name of an order or a place. */
    public static String name(String text) {
        return Hashes.hex(text).substring(0, NAME);
    }
}
