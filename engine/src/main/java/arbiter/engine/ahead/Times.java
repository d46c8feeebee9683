package arbiter.engine.ahead;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;

/**
 * The turns in which a standing order applies: the first, then one turn in a fixed number, up to the last.
 *
 * @param last {@link #FOREVER} if there is no end
 */
public record Times(int first, int last, int every) {
    public static final int FOREVER = Integer.MAX_VALUE;
    static final Times ALWAYS = new Times(0, FOREVER, 1);

    public boolean due(int turn) {
        return turn >= first && turn <= last && (turn - first) % every == 0;
    }

    /** Whether it will never apply again. */
    public boolean over(int turn) {
        return turn > last;
    }

    /** Takes the words up to the colon. @param now the turn that is being decided */
    static Times read(Words words, int now) throws Misread {
        Times times = turns(words, now);
        words.expect(":");
        return times;
    }

    static boolean begins(Words words) {
        return words.peek().is("turn")
                || words.peek().is("turns")
                || words.peek().is("from")
                || words.peek().is("every")
                || words.peek().is("next");
    }

    private static Times turns(Words words, int now) throws Misread {
        if (words.taken("next")) {
            words.expect("turn");
            return new Times(now + 1, now + 1, 1);
        }
        if (words.taken("from")) {
            words.expect("turn");
            return new Times(words.number("the number of a turn"), FOREVER, 1);
        }
        if (words.taken("every")) {
            return every(words, now);
        }
        words.take();
        int first = words.number("the number of a turn");
        Words.Word second = words.peek(1);
        int last = words.taken("to") ? words.number("the number of the last turn") : first;
        if (last < first) {
            throw words.misread(second, "turn " + last + " is before turn " + first);
        }
        return new Times(first, last, 1);
    }

    private static Times every(Words words, int now) throws Misread {
        if (words.taken("turn")) {
            return ALWAYS;
        }
        Words.Word at = words.peek();
        int every = words.number("how many turns");
        if (every < 1) {
            throw words.misread(at, "expected 1 or more turns");
        }
        if (!words.taken("turns")) {
            words.expect("turn");
        }
        int first = now + 1;
        if (words.taken("from")) {
            words.expect("turn");
            first = words.number("the number of a turn");
        }
        return new Times(first, FOREVER, every);
    }

    /** The normal form; it does not depend on the turn in which it was written. */
    String normal() {
        if (equals(ALWAYS)) {
            return "every turn";
        }
        if (every > 1) {
            return "every " + every + " turns from turn " + first;
        }
        return last == FOREVER
                ? "from turn " + first
                : last == first ? "turn " + first : "turns " + first + " to " + last;
    }

    /** The beginning of a sentence. */
    String words() {
        if (equals(ALWAYS)) {
            return "In every turn";
        }
        if (every > 1) {
            return "In turn " + first + " and in every " + every + ordinal(every) + " turn after it";
        }
        return last == FOREVER
                ? "From turn " + first + " on"
                : last == first ? "In turn " + first : "In the turns " + first + " to " + last;
    }

    private static String ordinal(int number) {
        int tens = number % 100;
        if (tens >= 11 && tens <= 13) {
            return "th";
        }
        return switch (number % 10) {
            case 1 -> "st";
            case 2 -> "nd";
            case 3 -> "rd";
            default -> "th";
        };
    }
}
