package arbiter.games.globaldomination.maps;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import java.util.List;

/** What a line of a position is about: a player or a territory, named before a colon, or the game as a whole. */
public sealed interface Subject {
    record Whole() implements Subject {}

    record Player(int seat) implements Subject {}

    record Land(int territory) implements Subject {}

    /** Takes the subject and its colon, if there is one. */
    static Subject read(List<String> players, WorldMap map, Words words) throws Misread {
        if (!words.peek(1).is(":")) {
            return new Whole();
        }
        int seat = words.peek().isNumber() ? -1 : players.indexOf(words.peek().text());
        if (seat >= 0) {
            words.take();
        }
        Subject subject = seat >= 0 ? new Player(seat) : new Land(Places.read(map, words));
        words.expect(":");
        return subject;
    }
}
