package arbiter.games.globaldomination.vi.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.words.Sentence;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.position.Units;
import arbiter.games.globaldomination.words.Places;
import java.util.ArrayList;
import java.util.List;

/** How players, places and units are named in a sentence. */
final class Telling {
    private static final List<String> NUMBERS = List.of(
            "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    private final List<String> players;
    private final WorldMap map;

    Telling(List<String> players, WorldMap map) {
        this.players = players;
        this.map = map;
    }

    /** The name of a territory, marked for links. */
    String place(int id) {
        return Sentence.place(Integer.toString(id), title(id));
    }

    /** The same at the start of a sentence. */
    String firstPlace(int id) {
        return Sentence.place(Integer.toString(id), capital(title(id)));
    }

    String title(int id) {
        int index = map.indexOf(id);
        if (index < 0) {
            return "territory " + id;
        }
        return Places.name(map.territory(index));
    }

    String places(List<Integer> ids) {
        return listed(ids.stream().map(this::place).toList());
    }

    /** The name of a player, marked for links. */
    String name(Seat seat) {
        return Sentence.seat(seat, players.get(seat.index()));
    }

    String names(List<Seat> seats) {
        return listed(seats.stream().map(this::name).toList());
    }

    static String listed(List<String> things) {
        if (things.size() < 2) {
            return String.join("", things);
        }
        return String.join(", ", things.subList(0, things.size() - 1)) + " and " + things.getLast();
    }

    static String number(int count) {
        return count >= 0 && count < NUMBERS.size() ? NUMBERS.get(count) : Integer.toString(count);
    }

    static String units(Unit unit, int count) {
        return number(count) + " " + (count == 1 ? unit.word() : unit.many());
    }

    static String units(Units units) {
        List<String> parts = new ArrayList<>();
        for (Unit unit : Unit.ALL) {
            if (units.count(unit) > 0) {
                parts.add(units(unit, units.count(unit)));
            }
        }
        return parts.isEmpty() ? "nobody" : listed(parts);
    }

    static String capital(String sentence) {
        return sentence.isEmpty() ? sentence : Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
    }
}
