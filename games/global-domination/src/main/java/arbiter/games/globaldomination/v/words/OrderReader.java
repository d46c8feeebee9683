package arbiter.games.globaldomination.v.words;

import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import arbiter.games.globaldomination.maps.Places;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.v.position.Colour;
import arbiter.games.globaldomination.v.position.Construct;
import arbiter.games.globaldomination.v.position.Item;
import arbiter.games.globaldomination.v.position.NaturalEvent;
import arbiter.games.globaldomination.v.position.Order;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Reads one order as people type it. */
final class OrderReader {
    static final List<String> VERBS = List.of(
            "move", "spawn", "bonus", "build", "rebuild", "buy", "use", "siege", "vote", "start", "offer", "ready",
            "colour", "country", "lore", "begin", "open", "close", "event");

    private static final List<String> BUILDINGS = List.of("fortress", "trebuchet", "bivouac", "garrison");
    private static final List<String> ITEMS =
            Arrays.stream(Item.ALL).map(item -> item.word).toList();
    private static final List<String> EVENTS = List.of("wasteland", "add", "remove", "open", "close");
    private static final int LONGEST_NAME = 40;
    private static final int LONGEST_LORE = 1_000;

    private final WorldMap map;
    private final Words words;

    private OrderReader(WorldMap map, Words words) {
        this.map = map;
        this.words = words;
    }

    static Order read(WorldMap map, String text) throws Misread {
        OrderReader reader = new OrderReader(map, Words.of(Line.of(text)));
        Order order = reader.order();
        reader.words.end();
        return order;
    }

    /** The event of a line {@code event …} whose first word is already taken. */
    static NaturalEvent readEvent(WorldMap map, Words words) throws Misread {
        NaturalEvent event = new OrderReader(map, words).event();
        words.end();
        return event;
    }

    private Order order() throws Misread {
        Words.Word verb = words.peek();
        String word = verb.quoted() ? "" : verb.lower();
        if (!VERBS.contains(word) && !word.equals("color")) {
            throw words.misread(
                    verb.text().isEmpty()
                            ? "expected an order such as `move 3 1>2`"
                            : Nearest.unknown("order", verb.text(), VERBS));
        }
        words.take();
        return switch (word) {
            case "move" -> move();
            case "spawn" -> new Order.Spawn(portions());
            case "bonus" -> new Order.Bonus(words.hasNext() ? portions() : List.of());
            case "build" -> build();
            case "rebuild" -> rebuild();
            case "buy" -> new Order.Buy(item());
            case "use" -> use();
            case "siege" -> siege();
            case "vote" -> vote();
            case "start" -> new Order.Start(place());
            case "offer" -> new Order.Offer(place());
            case "ready" -> new Order.Ready();
            case "country" -> new Order.NameCountry(quoted("the country's name in quotes", LONGEST_NAME));
            case "lore" -> new Order.TellLore(quoted("the lore in quotes", LONGEST_LORE));
            case "begin" -> new Order.Begin();
            case "open" -> joining(new Order.OpenJoining());
            case "close" -> joining(new Order.CloseJoining());
            case "event" -> new Order.Announce(event());
            default -> new Order.ChooseColour(colour());
        };
    }

    private int place() throws Misread {
        words.taken("at");
        return Places.read(map, words);
    }

    private Order move() throws Misread {
        if (words.taken("trebuchet")) {
            int[] pair = pair();
            return new Order.MoveTrebuchet(pair[0], pair[1]);
        }
        int count = words.number("how many units move");
        takeType();
        return new Order.Move(count, Places.readPath(map, words));
    }

    /** All units are Troops (4.4), so the word is optional. */
    private void takeType() throws Misread {
        Words.Word word = words.peek();
        if (word.is("troop") || word.is("troops")) {
            words.take();
        } else if (word.is("army") || word.is("cavalry") || word.is("heavy") || word.is("spy")) {
            throw words.misread("this edition has no units but Troops; leave `" + word.text() + "` out");
        }
    }

    /** Exactly one hop. */
    private int[] pair() throws Misread {
        int from = Places.read(map, words);
        words.expect(">");
        return new int[] {from, Places.read(map, words)};
    }

    private List<Order.Portion> portions() throws Misread {
        List<Order.Portion> portions = new ArrayList<>();
        do {
            int count = words.number("how many units spawn");
            takeType();
            int at = Order.HOMELAND;
            if (words.hasNext() && !isSeparator()) {
                words.expect("at");
                at = Places.read(map, words);
            }
            portions.add(new Order.Portion(count, at));
        } while (words.taken(",") || words.taken("and"));
        return portions;
    }

    private boolean isSeparator() {
        return words.peek().is(",") || words.peek().is("and");
    }

    private Order build() throws Misread {
        Words.Word what = words.peek();
        String word = what.lower();
        if (word.equals("hq") || word.equals("headquarter") || word.equals("ruin")) {
            throw words.misread("a `" + word + "` cannot be built; players build " + String.join(", ", BUILDINGS));
        }
        if (!BUILDINGS.contains(word)) {
            throw words.misread(Nearest.unknown("building", what.text(), BUILDINGS));
        }
        words.take();
        int at = place();
        return switch (word) {
            case "fortress" -> new Order.Build(Construct.FORTRESS, at);
            case "bivouac" -> new Order.Build(Construct.BIVOUAC, at);
            case "garrison" -> new Order.Build(Construct.GARRISON, at);
            default -> new Order.BuildTrebuchet(at);
        };
    }

    private Order rebuild() throws Misread {
        words.taken("ruin");
        int at = place();
        if (!words.hasNext()) {
            return new Order.Rebuild(at, Order.Payment.IP);
        }
        words.expect("with");
        if (words.taken("ip")) {
            return new Order.Rebuild(at, Order.Payment.IP);
        }
        if (words.taken("unit") || words.taken("units") || words.taken("troop")) {
            return new Order.Rebuild(at, Order.Payment.UNIT);
        }
        throw words.misread("expected `ip` or `unit`" + words.found());
    }

    private Item item() throws Misread {
        Words.Word word = words.peek();
        int index = ITEMS.indexOf(word.lower());
        if (index < 0) {
            throw words.misread(Nearest.unknown("item", word.text(), ITEMS));
        }
        words.take();
        return Item.ALL[index];
    }

    private Order use() throws Misread {
        return switch (item()) {
            case CROP -> new Order.UseCrop();
            case SALT -> new Order.UseSalt(place());
            case DYNAMITE -> {
                int[] pair = pair();
                yield new Order.UseDynamite(pair[0], pair[1]);
            }
        };
    }

    private Order siege() throws Misread {
        int[] pair = pair();
        Order.Aim aim =
                words.taken("units") ? Order.Aim.UNITS : words.taken("walls") ? Order.Aim.WALLS : Order.Aim.WHAT_STANDS;
        return new Order.Siege(pair[0], pair[1], aim);
    }

    private Order vote() throws Misread {
        words.taken("for");
        words.expect("draw");
        return new Order.VoteDraw();
    }

    private Order joining(Order order) throws Misread {
        words.expect("joining");
        return order;
    }

    private Colour colour() throws Misread {
        Words.Word word = words.peek();
        if (Colour.FORBIDDEN.contains(word.lower())) {
            throw words.misread("`" + word.text() + "` is the map's own colour; choose another (1.2)");
        }
        Colour colour = Colour.of(word.text());
        if (colour == null) {
            throw words.misread(Nearest.unknown("colour", word.text(), Colour.WORDS));
        }
        words.take();
        return colour;
    }

    private String quoted(String what, int longest) throws Misread {
        Words.Word word = words.peek();
        if (!word.quoted() || word.text().isBlank()) {
            throw words.misread("expected " + what);
        }
        if (word.text().length() > longest) {
            throw words.misread("that is longer than " + longest + " letters");
        }
        words.take();
        return word.text().strip();
    }

    private NaturalEvent event() throws Misread {
        Words.Word kind = words.peek();
        String word = kind.lower();
        if (!EVENTS.contains(word)) {
            throw words.misread(Nearest.unknown("event", kind.text(), EVENTS));
        }
        words.take();
        return switch (word) {
            case "wasteland" -> new NaturalEvent.Desert(place());
            case "add" -> {
                int count = units();
                yield new NaturalEvent.AddUnits(count, place());
            }
            case "remove" -> {
                int count = units();
                yield new NaturalEvent.RemoveUnits(count, place());
            }
            case "open" -> {
                int[] ends = border();
                yield new NaturalEvent.OpenBorder(ends[0], ends[1]);
            }
            default -> {
                int[] ends = border();
                yield new NaturalEvent.CloseBorder(ends[0], ends[1]);
            }
        };
    }

    private int units() throws Misread {
        int count = words.number("how many units");
        takeType();
        return count;
    }

    /** {@code 3-4}, which is cut as one word, or two places with a dash between them. */
    private int[] border() throws Misread {
        Words.Word word = words.peek();
        int dash = word.quoted() ? -1 : word.text().indexOf('-');
        int[] ends;
        if (dash > 0) {
            words.take();
            ends = new int[] {
                end(word, word.text().substring(0, dash)), end(word, word.text().substring(dash + 1))
            };
        } else {
            int from = Places.read(map, words);
            words.expect("-");
            ends = new int[] {from, Places.read(map, words)};
        }
        if (ends[0] == ends[1]) {
            throw words.misread(word, "a border has two different ends");
        }
        Arrays.sort(ends);
        return ends;
    }

    private int end(Words.Word at, String text) throws Misread {
        boolean number = text.length() <= 9 && text.chars().allMatch(c -> c >= '0' && c <= '9') && !text.isEmpty();
        int index = number ? map.indexOf(Integer.parseInt(text)) : map.indexOf(text.toLowerCase(Locale.ROOT));
        if (index < 0) {
            throw words.misread(at, Nearest.unknown("territory", text, map.words()))
                    .of(Misread.Kind.UNKNOWN_PLACE);
        }
        return index;
    }
}
