package arbiter.games.globaldomination.maps;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import java.util.List;
import java.util.function.IntFunction;

/**
 * The words of both editions for a territory's owner and for those who did something there: a seat, or nobody.
 *
 * @param name how the edition writes a player's name
 */
public record Owners(List<String> players, IntFunction<String> name) {
    public static final int NOBODY = -1;

    /** The line does not say who it was. */
    public static final int UNSAID = -2;

    /** @param settler a seat, {@link #NOBODY} or {@link #UNSAID}; {@code owner} needs no naming */
    public record Hq(int settler, int owner) {
        public static final Hq NONE = new Hq(UNSAID, UNSAID);

        /** Whether this HQ meets one that a line expects. */
        public boolean meets(Hq expected) {
            return !equals(NONE) && (expected.settler == UNSAID || expected.settler == settler);
        }
    }

    /** {@code A} or {@code neutral}. */
    public int read(Words words) throws Misread {
        return words.taken("neutral") ? NOBODY : player(words, "the owner, or `neutral`");
    }

    public String write(int owner) {
        return owner == NOBODY ? "neutral" : name.apply(owner);
    }

    /** {@code of B} or {@code of nobody}, if the line says so. */
    public int readOf(Words words) throws Misread {
        if (!words.taken("of")) {
            return UNSAID;
        }
        return words.taken("nobody") ? NOBODY : player(words, "a player");
    }

    public String writeOf(int seat) {
        return seat == UNSAID ? "" : " of " + (seat == NOBODY ? "nobody" : name.apply(seat));
    }

    public Hq readHq(Words words) throws Misread {
        return new Hq(readOf(words), NOBODY);
    }

    private int player(Words words, String what) throws Misread {
        Words.Word word = words.peek();
        int seat = players.indexOf(word.text());
        if (seat < 0 || !words.hasNext()) {
            boolean name = words.hasNext() && !word.isNumber() && !word.is(",");
            throw words.misread(
                    name ? Nearest.unknown("player", word.text(), players) : "expected " + what + words.found());
        }
        words.take();
        return seat;
    }
}
