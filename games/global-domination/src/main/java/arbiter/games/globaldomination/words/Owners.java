package arbiter.games.globaldomination.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Phrase;
import arbiter.engine.vocabulary.Topic;
import arbiter.games.globaldomination.maps.Places;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The words of both editions for players and territories, for a territory's owner and for those who did something there.
 *
 * @param name how the edition writes a player's name
 */
public record Owners(List<String> players, WorldMap map, IntFunction<String> name) {
    public static final int NOBODY = -1;

    /** The line does not say who it was. */
    public static final int UNSAID = -2;

    /** @param settler a seat, {@link #NOBODY} or {@link #UNSAID}; {@code owner} needs no naming */
    public record Hq(int settler, int owner) {
        public static final Hq NONE = new Hq(UNSAID, UNSAID);

        private boolean metBy(Hq seen) {
            return !seen.equals(NONE) && (settler == UNSAID || settler == seen.settler);
        }
    }

    /** The seat that a line is about. */
    public List<Integer> findPlayer(Words words) {
        return words.peek().isNumber() ? List.of() : Topic.player(players, words);
    }

    /** The territory that a line is about. */
    public List<Integer> findLand(Words words) throws Misread {
        return words.peek(1).is(":") ? List.of(Places.read(map, words)) : List.of();
    }

    /** {@code A} or {@code neutral}. */
    public Phrase<Integer> owner() {
        return Phrase.of(
                words -> words.taken("neutral") ? NOBODY : player(words, "the owner, or `neutral`"),
                owner -> owner == NOBODY ? "neutral" : name.apply(owner));
    }

    /** {@code hq of B}. @param plain where the settler needs no word */
    public Phrase<Hq> hq(Predicate<Hq> plain) {
        return new Phrase<>(
                words -> new Hq(readOf(words), NOBODY), hq -> plain.test(hq) ? "" : writeOf(hq.settler), Hq::metBy);
    }

    /** {@code of B} or {@code of nobody}, if the line says so. */
    public int readOf(Words words) throws Misread {
        if (!words.taken("of")) {
            return UNSAID;
        }
        return words.taken("nobody") ? NOBODY : player(words, "a player");
    }

    public String writeOf(int seat) {
        return seat == UNSAID ? "" : "of " + (seat == NOBODY ? "nobody" : name.apply(seat));
    }

    /** The players that the rest of a line names. */
    public List<Seat> readSeats(Words words) throws Misread {
        List<Seat> seats = new ArrayList<>();
        while (words.hasNext()) {
            seats.add(Seat.of(player(words, "a player")));
        }
        return seats;
    }

    public String writeSeats(List<Seat> seats) {
        return seats.stream().map(seat -> " " + name.apply(seat.index())).collect(Collectors.joining());
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
