package arbiter.games.globaldomination.v.words;

import arbiter.games.globaldomination.maps.Territory;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.v.position.Position;
import java.util.List;

/** What people read instead of seats and ids. */
final class Names {
    private static final int MOST_NEIGHBOURS = 8;

    private final Position position;

    Names(Position position) {
        this.position = position;
    }

    String player(int seat) {
        return seat >= 0 && seat < position.seats() ? position.players().get(seat) : "nobody";
    }

    String players(List<Integer> seats) {
        return list(seats.stream().map(this::player).toList());
    }

    /** {@code Thule (3)}, or {@code territory 3} where it has no name. */
    String land(int id) {
        WorldMap map = position.map();
        int at = map.indexOf(id);
        Territory territory = at < 0 ? Territory.plain(Math.max(1, id)) : map.territory(at);
        return territory.name().isEmpty() ? "territory " + id : territory.name() + " (" + id + ")";
    }

    String land(String id) {
        return id.matches("[0-9]{1,9}") ? land(Integer.parseInt(id)) : "there";
    }

    String lands(List<Integer> ids) {
        return list(ids.stream().map(this::land).toList());
    }

    String neighbours(String id) {
        WorldMap map = position.map();
        int at = id.matches("[0-9]{1,9}") ? map.indexOf(Integer.parseInt(id)) : -1;
        if (at < 0 || map.end(at) - map.first(at) > MOST_NEIGHBOURS) {
            return "";
        }
        List<String> names = new java.util.ArrayList<>();
        for (int k = map.first(at); k < map.end(at); k++) {
            Territory territory = map.territory(map.neighbour(k));
            names.add(territory.name().isEmpty() ? Integer.toString(territory.id()) : land(territory.id()));
        }
        return list(names);
    }

    static String list(List<String> items) {
        return switch (items.size()) {
            case 0 -> "nobody";
            case 1 -> items.getFirst();
            default -> String.join(", ", items.subList(0, items.size() - 1)) + " and " + items.getLast();
        };
    }

    static String troops(long count) {
        return count == 1 ? "1 Troop" : count + " Troops";
    }

    static String units(String count) {
        return count.equals("1") ? "1 unit" : count + " units";
    }

    static String building(String word) {
        return switch (word) {
            case "hq" -> "Headquarter";
            case "" -> "building";
            default -> Character.toUpperCase(word.charAt(0)) + word.substring(1);
        };
    }
}
