package arbiter.games.carbon.words;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.Position;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads hexes from the words of a scenario line. */
final class Tokens {
    private static final Pattern HEX = Pattern.compile("(-?[0-9]{1,3}),(-?[0-9]{1,3})");

    private Tokens() {}

    static boolean atHex(Words words) {
        return HEX.matcher(words.peek().text()).matches();
    }

    /** The index of a hex on the board. */
    static int hex(Words words, Board board) throws Misread {
        Matcher matcher = HEX.matcher(words.peek().text());
        if (!matcher.matches()) {
            throw words.misread("expected a hex such as -5,2" + words.found());
        }
        int index = board.index(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
        if (index == Board.NOWHERE) {
            throw words.misread("there is no hex " + words.peek().text() + " on this board");
        }
        words.take();
        return index;
    }

    /** The seat of a letter or of a player's name, with or without quotes; −1 for anything else. */
    static int seat(Position position, String text) {
        String name = text.replace("\"", "");
        boolean letter = name.length() == 1 && name.charAt(0) >= 'A' && name.charAt(0) < 'A' + position.sides.length;
        return letter ? name.charAt(0) - 'A' : position.players.indexOf(name);
    }
}
