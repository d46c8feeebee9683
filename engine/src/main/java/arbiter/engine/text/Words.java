package arbiter.engine.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A line cut into words: sequences of letters, digits, {@code _}, {@code .} and inner {@code -}; names in double quotes; and
 * single signs ({@code > , : * ~}). {@code ->} and {@code →} count as {@code >}. The words are read one after another with a
 * cursor.
 */
public final class Words {
    /**
     * @param offset from 0 in the line
     * @param quoted whether it was in quotes: then it is a name and never a keyword
     */
    public record Word(String text, int offset, boolean quoted) {
        public String lower() {
            return text.toLowerCase(Locale.ROOT);
        }

        public boolean is(String keyword) {
            return !quoted && text.equalsIgnoreCase(keyword);
        }

        public boolean isNumber() {
            for (int i = 0; i < text.length(); i++) {
                if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                    return false;
                }
            }
            return !quoted && !text.isEmpty();
        }
    }

    private static final Pattern SUBJECT = Pattern.compile("(?:\"([^\"]*)\"|([^\\s:\"]+))\\s*(:)");
    private static final Pattern SPACED = Pattern.compile("(\\S*[^\\s,]),*(?!\\S)");

    private final Line line;
    private final List<Word> words;
    private int next;

    private Words(Line line, List<Word> words) {
        this.line = line;
        this.words = words;
    }

    public static Words of(Line line) throws Misread {
        return new Words(line, cut(line));
    }

    /**
     * A line cut only at white space, for words such as {@code -5,2}, {@code A.BAR#1} and {@code BAR*2}. A comma at the end
     * of a word is punctuation. If the line begins with a name and a colon, these are two words.
     */
    public static Words spaced(Line line) {
        List<Word> words = new ArrayList<>();
        Matcher subject = SUBJECT.matcher(line.text());
        boolean named = subject.lookingAt();
        if (named) {
            String quoted = subject.group(1);
            words.add(new Word(quoted == null ? subject.group(2) : quoted, 0, quoted != null));
            words.add(new Word(":", subject.start(3), false));
        }
        Matcher matcher = SPACED.matcher(line.text());
        matcher.region(named ? subject.end() : 0, line.text().length());
        while (matcher.find()) {
            // A colon is a word of its own only after the name that begins the line.
            words.add(
                    new Word(matcher.group(1), matcher.start(), matcher.group(1).equals(":")));
        }
        return new Words(line, words);
    }

    private static List<Word> cut(Line line) throws Misread {
        String text = line.text();
        List<Word> words = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (Character.isWhitespace(c)) {
                at++;
            } else if (c == '"') {
                int end = text.indexOf('"', at + 1);
                if (end < 0) {
                    throw line.misread(at, "the name that starts here has no closing quote");
                }
                words.add(new Word(text.substring(at + 1, end), at, true));
                at = end + 1;
            } else if (c == '→' || text.startsWith("->", at)) {
                words.add(new Word(">", at, false));
                at += c == '→' ? 1 : 2;
            } else if (inWord(text, at)) {
                int end = at + 1;
                while (end < text.length() && inWord(text, end)) {
                    end++;
                }
                words.add(new Word(text.substring(at, end), at, false));
                at = end;
            } else {
                int end = at + Character.charCount(text.codePointAt(at));
                words.add(new Word(text.substring(at, end), at, false));
                at = end;
            }
        }
        return words;
    }

    private static boolean inWord(String text, int at) {
        char c = text.charAt(at);
        if (c == '-') {
            // A dash joins two parts of a word (`path-not-connected`); before `>` it is half an arrow.
            return at + 1 < text.length()
                    && Character.isLetterOrDigit(text.charAt(at + 1))
                    && !text.startsWith("->", at);
        }
        return Character.isLetterOrDigit(c) || c == '_' || c == '.' || c == '\'';
    }

    public boolean hasNext() {
        return next < words.size();
    }

    /** The next word without taking it; an empty word at the end of the line. */
    public Word peek() {
        return peek(0);
    }

    public Word peek(int ahead) {
        return next + ahead < words.size()
                ? words.get(next + ahead)
                : new Word("", line.text().length(), false);
    }

    public Word take() {
        Word word = peek();
        if (hasNext()) {
            next++;
        }
        return word;
    }

    /** Takes the next word if it is that keyword or sign. */
    public boolean taken(String keyword) {
        if (hasNext() && peek().is(keyword)) {
            next++;
            return true;
        }
        return false;
    }

    /** Takes the next word if it names one of these values, and returns the value. */
    public <E> @Nullable E oneOf(List<E> values, Function<E, String> word) {
        for (E value : values) {
            if (taken(word.apply(value))) {
                return value;
            }
        }
        return null;
    }

    public void expect(String keyword) throws Misread {
        if (!taken(keyword)) {
            throw misread("expected `" + keyword + "`" + found());
        }
    }

    /** A whole number without a sign, small enough for every count in every game. */
    public int number(String what) throws Misread {
        Word word = peek();
        if (!word.isNumber()) {
            throw misread("expected " + what + found());
        }
        if (word.text().length() > 9) {
            throw misread(what + " is too large");
        }
        next++;
        return Integer.parseInt(word.text());
    }

    /** The same, if the next word is a number; otherwise that value. */
    public int number(String what, int otherwise) throws Misread {
        return peek().isNumber() ? number(what) : otherwise;
    }

    /** The rest of the line as it is written. Takes all of its words. */
    public String rest() {
        String rest = line.text().substring(peek().offset());
        next = words.size();
        return rest;
    }

    /** The words that were taken since that offset, with single spaces. */
    public String since(int offset) {
        return words.stream()
                .limit(next)
                .filter(word -> word.offset() >= offset)
                .map(Word::text)
                .collect(Collectors.joining(" "));
    }

    /** Throws if the line has more words. */
    public void end() throws Misread {
        if (hasNext()) {
            throw misread("`" + peek().text() + "` is too much here");
        }
    }

    /** {@code ", found `x`"} or {@code ", found the end of the line"}. */
    public String found() {
        return hasNext() ? ", found `" + peek().text() + "`" : ", found the end of the line";
    }

    /** Throws an error at the next word if it does not fit. */
    public void demand(boolean fits, String otherwise) throws Misread {
        demand(peek(), fits, otherwise);
    }

    /** Throws an error at that word if it does not fit. */
    public void demand(Word at, boolean fits, String otherwise) throws Misread {
        if (!fits) {
            throw misread(at, otherwise);
        }
    }

    /** An error at the next word. */
    public Misread misread(String message) {
        return line.misread(peek().offset(), message);
    }

    public Misread misread(Word at, String message) {
        return line.misread(at.offset(), message);
    }

    /** An error at a word that names nothing of this kind. */
    public Misread unknown(String kind, Word at, Collection<String> known) {
        return misread(at, Nearest.none(kind, at.text())).meaning(Nearest.hint(at.text(), known));
    }

    public Line line() {
        return line;
    }
}
