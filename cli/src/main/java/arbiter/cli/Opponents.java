package arbiter.cli;

import arbiter.bots.Bot;
import arbiter.bots.Bots;
import arbiter.engine.seat.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The seats of a game with one person. The names of bots contain their kind, so that a log is enough to continue the game. */
final class Opponents {
    private static final String PERSON = "Player";

    private Opponents() {}

    /** The names of all seats: {@code Player}, {@code Captain}, {@code Captain2}, {@code Marshal-bold}, {@code Captain-300-2}. */
    static List<String> names(List<String> bots, int person) {
        List<String> names = new ArrayList<>();
        for (String bot : bots) {
            String name = bot.substring(0, 1).toUpperCase(Locale.ROOT) + bot.substring(1);
            int number = 2;
            String free = name;
            // The number of a handicap must not become longer.
            String separator = Character.isDigit(name.charAt(name.length() - 1)) ? "-" : "";
            while (names.contains(free)) {
                free = name + separator + number++;
            }
            names.add(free);
        }
        names.add(person, PERSON);
        return names;
    }

    /** The bots with these names. */
    static Map<Seat, Bot> of(List<String> names) {
        Map<Seat, Bot> bots = new TreeMap<>();
        for (int i = 0; i < names.size(); i++) {
            String name = names.get(i).toLowerCase(Locale.ROOT);
            Optional<Bot> bot = Bots.byId(name).or(() -> Bots.byId(name.replaceAll("-?[0-9]+$", "")));
            if (bot.isPresent()) {
                bots.put(Seat.of(i), bot.get());
            }
        }
        return bots;
    }
}
