package arbiter.games.globaldomination.vi.words;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import arbiter.games.globaldomination.vi.position.Board;
import arbiter.games.globaldomination.vi.position.Construct;
import arbiter.games.globaldomination.vi.position.Unit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a line about a territory says: {@code 1: A, 5 army, hq}. The same words state a position and expect one. */
record LandLine(int owner, List<Claim> claims) {
    static final int NOBODY = -1;

    /** @param at the word, for a message; {@code absent} says `no` before it */
    record Claim(Words.Word at, boolean absent, What what) {}

    sealed interface What {}

    record Count(Unit unit, int number) implements What {}

    /** @param settler null where the line does not say; {@link #NOBODY} for `of nobody` */
    record Hq(@Nullable Integer settler) implements What {}

    record Built(Construct construct) implements What {}

    record Toxic() implements What {}

    /** @param of null for all mines there */
    record Mines(int number, @Nullable Integer of) implements What {}

    record Loyal(int number) implements What {}

    /** Armies that came since the turn began: only in a turn that is split. */
    record Fresh(int number) implements What {}

    private static final List<String> WORDS = List.of(
            "army",
            "cavalry",
            "heavy",
            "spy",
            "hq",
            "watchtower",
            "bivouac",
            "library",
            "intelligence",
            "wasteland",
            "mine",
            "loyalty",
            "held",
            "fresh");

    LandLine {
        claims = List.copyOf(claims);
    }

    static LandLine read(List<String> players, Words words) throws Misread {
        int owner = words.taken("neutral") ? Board.NEUTRAL : owner(players, words);
        List<Claim> claims = new ArrayList<>();
        while (words.hasNext()) {
            words.expect(",");
            claims.add(claim(players, words));
        }
        return new LandLine(owner, claims);
    }

    private static int owner(List<String> players, Words words) throws Misread {
        if (!words.hasNext() || words.peek().is(",") || words.peek().isNumber()) {
            throw words.misread("expected the owner, or `neutral`" + words.found());
        }
        return Names.read(players, words);
    }

    private static Claim claim(List<String> players, Words words) throws Misread {
        boolean absent = words.taken("no");
        Words.Word at = words.peek();
        if (at.isNumber() && !absent) {
            int number = words.number("a number");
            return new Claim(words.peek(), false, counted(players, words, number));
        }
        Words.Word word = words.take();
        What what = switch (word.quoted() ? "" : word.lower()) {
            case "hq" -> new Hq(absent ? null : settler(players, words));
            case "wasteland" -> new Toxic();
            case "loyalty", "held" -> new Loyal(absent ? 0 : words.number("the Loyalty"));
            case "fresh" -> new Fresh(absent ? 0 : words.number("how many Armies"));
            case "mine", "mines" -> new Mines(0, null);
            default -> named(words, word);
        };
        boolean needsNumber = !absent && (what instanceof Mines || what instanceof Count);
        if (needsNumber) {
            throw words.misread(word, "expected how many before `" + word.text() + "`");
        }
        return new Claim(word, absent, what);
    }

    private static What named(Words words, Words.Word word) throws Misread {
        Construct construct = Construct.of(word.text());
        if (construct != null && !word.quoted()) {
            return new Built(construct);
        }
        Unit unit = word.quoted() ? null : Unit.of(word.text());
        if (unit != null) {
            return new Count(unit, 0);
        }
        throw words.misread(
                word,
                word.text().isEmpty()
                        ? "expected a word after the comma"
                        : Nearest.unknown("word for a territory", word.text(), WORDS));
    }

    private static What counted(List<String> players, Words words, int number) throws Misread {
        Words.Word word = words.take();
        if (word.is("mine") || word.is("mines")) {
            return new Mines(number, settler(players, words));
        }
        Unit unit = word.quoted() ? null : Unit.of(word.text());
        if (unit == null) {
            throw words.misread(
                    word,
                    word.text().isEmpty()
                            ? "expected what there are " + number + " of"
                            : Nearest.unknown("unit", word.text(), WORDS));
        }
        return new Count(unit, number);
    }

    private static @Nullable Integer settler(List<String> players, Words words) throws Misread {
        if (!words.taken("of")) {
            return null;
        }
        return words.taken("nobody") ? Integer.valueOf(NOBODY) : Integer.valueOf(Names.read(players, words));
    }
}
