package arbiter.games.carbon.words;

import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.games.carbon.position.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words of a scenario line about this board. A comma inside a hex belongs to it; any other is only punctuation. */
final class Tokens {
    private static final Pattern HEX = Pattern.compile("(-?[0-9]{1,3}),(-?[0-9]{1,3})");
    static final Pattern ITEM = Pattern.compile("([A-Z]{3}|LEVEL)#([0-9]{1,4})");

    record Token(String text, int offset) {}

    private final Line line;
    private final List<Token> tokens = new ArrayList<>();
    private int next;

    /** @param from where in the line the words start */
    Tokens(Line line, int from) {
        this.line = line;
        for (Matcher matcher = Pattern.compile("\\S+")
                        .matcher(line.text())
                        .region(from, line.text().length());
                matcher.find(); ) {
            String word = matcher.group();
            while (word.endsWith(",")) {
                word = word.substring(0, word.length() - 1);
            }
            if (!word.isEmpty()) {
                tokens.add(new Token(word, matcher.start()));
            }
        }
    }

    /** Whether the word occurs anywhere in the line. */
    boolean says(String word) {
        return tokens.stream().anyMatch(token -> token.text.equals(word));
    }

    boolean hasNext() {
        return next < tokens.size();
    }

    /** The next word, or nothing at the end of the line. */
    String peek() {
        return hasNext() ? tokens.get(next).text : "";
    }

    String take() {
        String word = peek();
        next += hasNext() ? 1 : 0;
        return word;
    }

    boolean taken(String word) {
        if (peek().equals(word)) {
            next++;
            return true;
        }
        return false;
    }

    int number(String what) throws Misread {
        if (!peek().matches("[0-9]{1,6}")) {
            throw misread("expected " + what + found());
        }
        return Integer.parseInt(take());
    }

    boolean atNumber() {
        return peek().matches("[0-9]{1,6}");
    }

    boolean atHex() {
        return HEX.matcher(peek()).matches();
    }

    boolean atItem() {
        return ITEM.matcher(peek()).matches();
    }

    /** The index of a hex on the board. */
    int hex(Board board) throws Misread {
        Matcher matcher = HEX.matcher(peek());
        if (!matcher.matches()) {
            throw misread("expected a hex such as -5,2" + found());
        }
        int index = board.index(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
        if (index == Board.NOWHERE) {
            throw misread("there is no hex " + peek() + " on this board");
        }
        next++;
        return index;
    }

    void end() throws Misread {
        if (hasNext()) {
            throw misread("`" + peek() + "` is too much here");
        }
    }

    String found() {
        return hasNext() ? ", found `" + peek() + "`" : ", found the end of the line";
    }

    /** An error at the next word. */
    Misread misread(String message) {
        return line.misread(hasNext() ? tokens.get(next).offset : line.text().length(), message);
    }

    /** An error at the word that was taken last. */
    Misread misreadLast(String message) {
        return line.misread(tokens.isEmpty() ? 0 : tokens.get(Math.max(0, next - 1)).offset, message);
    }
}
