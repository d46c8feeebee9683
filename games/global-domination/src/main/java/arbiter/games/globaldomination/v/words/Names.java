package arbiter.games.globaldomination.v.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.words.Sentence;
import arbiter.games.globaldomination.maps.Territory;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.v.position.Ending;
import arbiter.games.globaldomination.v.position.Happening;
import arbiter.games.globaldomination.v.position.Item;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.words.Places;
import java.util.List;

/** The names that people read instead of seats and ids. */
final class Names {
    private static final int MOST_NEIGHBOURS = 8;

    /** Whether names can be linked from the sentence in which they are used. */
    private enum Style {
        PLAIN,
        MARKED
    }

    private final Position position;
    private final Style style;

    private Names(Position position, Style style) {
        this.position = position;
        this.style = style;
    }

    static Names plain(Position position) {
        return new Names(position, Style.PLAIN);
    }

    /** For strings that become a {@link Sentence}. */
    static Names marked(Position position) {
        return new Names(position, Style.MARKED);
    }

    String player(int seat) {
        if (seat < 0 || seat >= position.seats()) {
            return "nobody";
        }
        String name = position.players().get(seat);
        return switch (style) {
            case PLAIN -> name;
            case MARKED -> Sentence.seat(Seat.of(seat), name);
        };
    }

    /** {@code Thule} or, without a name, {@code territory 3}. */
    String place(int at) {
        Territory territory = position.map().territory(at);
        return styled(territory.id(), Places.name(territory));
    }

    private String styled(int id, String name) {
        return switch (style) {
            case PLAIN -> name;
            case MARKED -> Sentence.place(Integer.toString(id), name);
        };
    }

    String players(List<Integer> seats) {
        return list(seats.stream().map(this::player).toList());
    }

    /** {@code Thule (3)} or, without a name, {@code territory 3}. */
    String land(int id) {
        WorldMap map = position.map();
        int at = map.indexOf(id);
        Territory territory = at < 0 ? Territory.plain(Math.max(1, id)) : map.territory(at);
        return styled(id, territory.name().isEmpty() ? "territory " + id : territory.name() + " (" + id + ")");
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

    /** The heading under which a phase is reported. */
    static String phase(Happening.Stage stage) {
        return switch (stage) {
            case JOINING -> "Joining";
            case NATURAL -> "Natural Phase";
            case GENERATION -> "Generation Phase";
            case INVENTORY -> "Inventory Phase";
            case CONSTRUCTION -> "Construction Phase";
            case MOVEMENT -> "Movement Phase";
            case BATTLE -> "Battle Phase";
            case FINAL -> "Final Phase";
            case OUTLOOK -> "Announcements";
        };
    }

    static String item(Item item) {
        return switch (item) {
            case CROP -> "Crop Supply";
            case SALT -> "Bag of Salt";
            case DYNAMITE -> "Dynamite";
        };
    }

    static String reason(Ending.Reason reason) {
        return switch (reason) {
            case LAST_LIVING -> "the last living player";
            case NOBODY_LEFT -> "nobody is left";
            case LAND_SHARE -> "enough of all land";
            case TURN_LIMIT -> "the most territory when time was up";
            case AGREED_DRAW -> "an agreed draw";
        };
    }

    static String building(String word) {
        return switch (word) {
            case "hq" -> "Headquarter";
            case "" -> "building";
            default -> Character.toUpperCase(word.charAt(0)) + word.substring(1);
        };
    }
}
