package arbiter.games.globaldomination.maps.exchange;

import arbiter.engine.text.Misread;

/** One line of a {@code .gdl} file, and how far it has been read. */
final class GdlLine {
    private static final int LONGEST_SHOWN = 40;

    private final String text;
    private final int number;
    private int at;
    private int before;

    GdlLine(String raw, int number) {
        int comment = raw.indexOf("//");
        String kept = comment < 0 ? raw : raw.substring(0, comment);
        this.text = kept.stripTrailing();
        this.number = number;
        space();
    }

    boolean isEmpty() {
        return at >= text.length();
    }

    private void space() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    /** Everything up to the next space. */
    String word(String what) throws Misread {
        before = at;
        while (at < text.length() && !Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return taken(before, what);
    }

    String rest(String what) throws Misread {
        before = at;
        at = text.length();
        return taken(before, what);
    }

    /** A name that may contain spaces, before one more word. */
    String untilLastWord(String what) throws Misread {
        before = at;
        int end = text.length();
        while (end > at && !Character.isWhitespace(text.charAt(end - 1))) {
            end--;
        }
        at = end;
        return taken(before, what + " and one word after it").strip();
    }

    private String taken(int start, String what) throws Misread {
        String word = text.substring(start, at);
        if (word.isBlank()) {
            at = start;
            throw here("expected " + what + found());
        }
        space();
        return word;
    }

    int number(String what, int least, int most) throws Misread {
        before = at;
        int digits = at;
        while (digits < text.length() && text.charAt(digits) >= '0' && text.charAt(digits) <= '9') {
            digits++;
        }
        int length = digits - at;
        int value = length > 0 && length <= 9 ? Integer.parseInt(text.substring(at, digits)) : -1;
        if (value < least || value > most) {
            throw here("expected " + what + " from " + least + " to " + most + found());
        }
        at = digits;
        space();
        return value;
    }

    boolean taken(char sign) {
        if (at < text.length() && text.charAt(at) == sign) {
            at++;
            space();
            return true;
        }
        return false;
    }

    /** An arrow in any of its spellings. */
    boolean takenArrow() {
        if (text.startsWith("->", at)) {
            at += 2;
            space();
            return true;
        }
        return taken('→') || taken('>');
    }

    void expect(char sign) throws Misread {
        if (!taken(sign)) {
            throw here("expected `" + sign + "`" + found());
        }
    }

    void end() throws Misread {
        if (!isEmpty()) {
            throw here("the line should end here" + found());
        }
    }

    String found() {
        return isEmpty() ? ", found the end of the line" : ", found `" + shown(text.substring(at)) + "`";
    }

    String shown(String part) {
        return part.length() > LONGEST_SHOWN ? part.substring(0, LONGEST_SHOWN) + "…" : part;
    }

    /** An error at the next word. */
    Misread here(String message) {
        return new Misread(number, at + 1, message);
    }

    /** An error at the last word that was read. */
    Misread back(String message) {
        return new Misread(number, before + 1, message);
    }
}
