package arbiter.games.globaldomination.vi.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.games.globaldomination.maps.Places;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.vi.position.Construct;
import arbiter.games.globaldomination.vi.position.Item;
import arbiter.games.globaldomination.vi.position.Mechanic;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Path;
import arbiter.games.globaldomination.vi.position.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads one line of a sheet, word by word. An error names the word that it cannot read. */
final class OrderReader {
    static final List<String> VERBS = List.of("move", "spawn", "promote", "build", "mine", "use", "buy", "vote");
    static final List<String> HOST_VERBS = List.of("unlock", "join", "close", "draw", "event");
    private static final List<String> ALL_VERBS =
            Stream.concat(VERBS.stream(), HOST_VERBS.stream()).toList();
    static final List<String> EVENTS = List.of("wasteland", "add", "remove", "open", "close");

    private final WorldMap map;
    private final List<String> players;
    private final Words words;

    OrderReader(WorldMap map, List<String> players, Words words) {
        this.map = map;
        this.players = players;
        this.words = words;
    }

    static Order read(WorldMap map, List<String> players, String line) throws Misread {
        return new OrderReader(map, players, Words.of(Line.of(line))).read();
    }

    Order read() throws Misread {
        Words.Word verb = words.take();
        Order order = switch (verb.quoted() ? "" : verb.lower()) {
            case "move" -> move();
            case "spawn" -> new Order.Spawn(spawns());
            case "promote" -> promote();
            case "build" -> build();
            case "mine" -> mine();
            case "use" -> use();
            case "buy" -> buy();
            case "vote" -> {
                words.expect("draw");
                yield new Order.VoteDraw();
            }
            case "unlock" -> unlock();
            case "join" -> new Order.Join(Seat.of(Names.read(players, words)));
            case "close" -> {
                words.expect("joining");
                yield new Order.CloseJoining();
            }
            case "draw" -> new Order.DeclareDraw();
            case "event" -> event();
            default -> throw unknown("order", verb, ALL_VERBS, "the line is empty");
        };
        words.end();
        return order;
    }

    /** @param missing the message if there is no word */
    private Misread unknown(String kind, Words.Word word, List<String> known, String missing) {
        return word.text().isEmpty() && !word.quoted()
                ? words.misread(word, missing)
                : words.unknown(kind, word, known);
    }

    private int place() throws Misread {
        return map.id(Places.read(map, words));
    }

    /** Takes an optional word before a territory. At the end of the line the word is a territory's short code. */
    private void skip(String optional) {
        if (isThere(1)) {
            words.taken(optional);
        }
    }

    private boolean isThere(int ahead) {
        return words.peek(ahead).quoted() || !words.peek(ahead).text().isEmpty();
    }

    private int count() throws Misread {
        return words.number("how many");
    }

    private Order move() throws Misread {
        Words.Word amount = words.peek();
        int count = count();
        if (words.peek().is(">")) {
            throw words.misread(amount, "expected how many units move, before the path");
        }
        Unit named = words.peek().quoted() || words.peek(1).is(">")
                ? null
                : Unit.of(words.peek().text());
        if (named != null) {
            words.take();
        }
        int[] path = Places.readPath(map, words);
        for (int i = 0; i < path.length; i++) {
            path[i] = map.id(path[i]);
        }
        return new Order.Move(count, named == null ? Unit.ARMY : named, Path.of(path));
    }

    private List<Order.Placement> spawns() throws Misread {
        List<Order.Placement> places = new ArrayList<>();
        do {
            int count = count();
            words.expect("at");
            places.add(new Order.Placement(place(), count));
        } while (words.taken(","));
        return places;
    }

    private Order promote() throws Misread {
        int count = count();
        Unit to = unit();
        words.expect("at");
        return new Order.Promote(count, to, place());
    }

    private Unit unit() throws Misread {
        Unit unit = Unit.of(words.peek().text());
        if (unit == null) {
            List<String> known = Unit.ALL.stream().map(Unit::word).toList();
            throw unknown("unit type", words.peek(), known, "expected a type of unit" + words.found());
        }
        words.take();
        return unit;
    }

    private Order build() throws Misread {
        Words.Word what = words.take();
        Construct construct = Construct.of(what.text());
        if (construct == null && !what.is("hq")) {
            List<String> known = Stream.concat(
                            Stream.of("hq"), Construct.ALL.stream().map(Construct::word))
                    .toList();
            throw unknown("construct", what, known, "expected what to build" + words.found());
        }
        skip("at");
        int at = place();
        return construct == null ? new Order.BuildHq(at) : new Order.Build(construct, at);
    }

    private Order mine() throws Misread {
        int count = count();
        words.expect("at");
        return new Order.LayMines(count, place());
    }

    private Order use() throws Misread {
        return switch (item()) {
            case CROP -> new Order.UseCrop(crops());
            case DYNAMITE -> {
                int from = place();
                words.expect(">");
                yield new Order.UseDynamite(from, place());
            }
            case TOXIC -> {
                int first = place();
                yield words.taken(">") ? new Order.UseToxic(first, place()) : new Order.UseToxic(null, first);
            }
        };
    }

    private List<Order.Placement> crops() throws Misread {
        List<Order.Placement> places = new ArrayList<>();
        do {
            int at = place();
            words.expect(":");
            places.add(new Order.Placement(at, count()));
        } while (words.taken(","));
        return places;
    }

    private Item item() throws Misread {
        Item item = Item.of(words.peek().text());
        if (item == null) {
            List<String> known = Item.ALL.stream().map(Item::word).toList();
            throw unknown("item", words.peek(), known, "expected an item" + words.found());
        }
        words.take();
        return item;
    }

    private Order buy() throws Misread {
        int count = words.peek().isNumber() ? count() : 1;
        return new Order.Buy(count, item());
    }

    private Order unlock() throws Misread {
        Mechanic mechanic = Mechanic.of(words.peek().text());
        if (mechanic == null) {
            throw unknown("mechanic", words.peek(), Mechanic.words(), "expected what to unlock" + words.found());
        }
        words.take();
        return new Order.Unlock(mechanic);
    }

    private Order event() throws Misread {
        Words.Word what = words.take();
        return switch (what.lower()) {
            case "wasteland" -> new Order.Wasteland(place());
            case "add" -> {
                int count = count();
                Unit unit = eventUnit();
                yield new Order.AddUnits(count, unit, place());
            }
            case "remove" -> {
                int count = count();
                Unit unit = eventUnit();
                yield new Order.RemoveUnits(count, unit, place());
            }
            case "open" -> {
                int[] ends = border();
                yield new Order.OpenBorder(ends[0], ends[1]);
            }
            case "close" -> {
                int[] ends = border();
                yield new Order.CloseBorder(ends[0], ends[1]);
            }
            default -> throw unknown("event", what, EVENTS, "expected an event" + words.found());
        };
    }

    private Unit eventUnit() throws Misread {
        Unit unit = unit();
        skip("at");
        return unit;
    }

    /** {@code 3-4}, {@code 3 4} or two names; the lower id first. */
    private int[] border() throws Misread {
        if (isBorderAWord()) {
            words.taken("border");
        }
        int[] ends = joined(words.peek());
        if (ends == null) {
            int a = place();
            if (!words.taken("-") && !words.taken("~") && !words.taken(">")) {
                skip("and");
            }
            ends = new int[] {a, place()};
        } else {
            words.take();
        }
        return ends[0] <= ends[1] ? ends : new int[] {ends[1], ends[0]};
    }

    /** If a territory has the short code {@code BORDER}, two ends must follow the word. */
    private boolean isBorderAWord() throws Misread {
        return map.indexOf("border") < 0
                || joined(words.peek(1)) != null
                || (isThere(2)
                        && !words.peek(1).is("and")
                        && (words.peek(1).isNumber()
                                || map.indexOf(words.peek(1).text()) >= 0));
    }

    private int @Nullable [] joined(Words.Word word) throws Misread {
        if (word.quoted() || !word.text().matches("[0-9]{1,9}-[0-9]{1,9}")) {
            return null;
        }
        String[] ids = word.text().split("-", 2);
        int[] ends = {Integer.parseInt(ids[0]), Integer.parseInt(ids[1])};
        for (int id : ends) {
            if (map.indexOf(id) < 0) {
                throw words.misread(word, "there is no territory `" + id + "`").of(Misread.Kind.UNKNOWN_PLACE);
            }
        }
        return ends;
    }
}
