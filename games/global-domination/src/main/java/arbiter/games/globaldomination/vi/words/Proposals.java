package arbiter.games.globaldomination.vi.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.vi.position.Construct;
import arbiter.games.globaldomination.vi.position.Item;
import arbiter.games.globaldomination.vi.position.Mechanic;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Guesses what a player meant by a line that cannot be read. Every proposal can be read. */
final class Proposals {
    private static final List<String> FILLERS =
            List.of("at", "to", "from", "in", "on", "the", "a", "an", "unit", "units", "of", "with", "and", "into");
    private static final int LONGEST = 200;

    private final List<Words.Word> words;

    private Proposals(List<Words.Word> words) {
        this.words = words;
    }

    static @Nullable String of(WorldMap map, List<String> players, Seat seat, String line) {
        if (line.length() > LONGEST) {
            return null;
        }
        List<Words.Word> words = meaningful(line);
        if (words.isEmpty()) {
            return null;
        }
        for (String guess : new Proposals(words).guesses(seat)) {
            try {
                Order order = OrderReader.read(map, players, guess);
                if (order instanceof Order.ByHost == seat.isHost()) {
                    return OrderText.write(players, order);
                }
            } catch (Misread e) {
                continue; // This guess cannot be read, so the next one is tried.
            }
        }
        return null;
    }

    /** Words and names without signs; `1-2` is two words. */
    private static List<Words.Word> meaningful(String line) {
        List<Words.Word> found = new ArrayList<>();
        try {
            Words source = Words.of(Line.of(line.replaceAll("(?<=[0-9])[-–/](?=[0-9])", " ")));
            while (source.hasNext()) {
                Words.Word word = source.take();
                boolean sign = !word.quoted()
                        && !word.text().isEmpty()
                        && !Character.isLetterOrDigit(word.text().charAt(0));
                if (!sign) {
                    found.add(word);
                }
            }
        } catch (Misread e) {
            return List.of();
        }
        return found;
    }

    private List<String> guesses(Seat seat) {
        List<String> verbs = seat.isHost() ? OrderReader.HOST_VERBS : OrderReader.VERBS;
        String verb = Nearest.to(words.getFirst().text(), verbs).orElse("");
        List<String> rest = rest();
        return switch (verb) {
            case "move" -> moves(rest);
            case "spawn" -> List.of("spawn " + pairs(rest, " at "));
            case "promote" -> List.of(promotion(rest));
            case "build" -> List.of("build " + fixed(rest, 0, constructs()) + " " + tail(rest, 1, " "));
            case "mine" -> List.of("mine " + pairs(rest, " at "));
            case "use" -> uses(rest);
            case "buy" -> List.of("buy " + counted(rest, items()), "buy " + fixed(rest, 0, items()));
            case "vote" -> List.of("vote draw");
            case "unlock" -> List.of("unlock " + fixed(rest, 0, Mechanic.words()));
            case "event" -> events(rest);
            default -> List.of(verb + " " + String.join(" ", rest));
        };
    }

    private List<String> rest() {
        List<String> rest = new ArrayList<>();
        for (Words.Word word : words.subList(1, words.size())) {
            if (word.quoted()) {
                rest.add("\"" + word.text() + "\"");
            } else if (!FILLERS.contains(word.lower())) {
                rest.add(word.text());
            }
        }
        return rest;
    }

    private static List<String> moves(List<String> rest) {
        if (rest.isEmpty()) {
            return List.of();
        }
        String type = rest.size() > 1 ? Nearest.to(rest.get(1), units()).orElse("") : "";
        List<String> guesses = new ArrayList<>();
        if (!type.isEmpty() && !isNumber(rest.get(1))) {
            guesses.add("move " + rest.getFirst() + " " + type + " " + tail(rest, 2, ">"));
        }
        String leading = Nearest.to(rest.getFirst(), units()).orElse("");
        if (!leading.isEmpty() && !isNumber(rest.getFirst())) {
            guesses.add("move 1 " + leading + " " + tail(rest, 1, ">"));
        }
        if (rest.size() > 2) {
            guesses.add("move " + rest.getFirst() + " " + tail(rest, 1, ">"));
        }
        guesses.add("move 1 " + tail(rest, 0, ">"));
        return guesses;
    }

    private static String promotion(List<String> rest) {
        boolean counted = !rest.isEmpty() && isNumber(rest.getFirst());
        int at = counted ? 1 : 0;
        return "promote " + (counted ? rest.getFirst() : "1") + " " + fixed(rest, at, units()) + " at "
                + tail(rest, at + 1, " ");
    }

    private static List<String> uses(List<String> rest) {
        String item = fixed(rest, 0, items());
        return switch (item) {
            case "crop" -> List.of("use crop " + pairs(rest.subList(1, rest.size()), ":"));
            default -> List.of("use " + item + " " + tail(rest, 1, ">"));
        };
    }

    private static List<String> events(List<String> rest) {
        String what = fixed(rest, 0, OrderReader.EVENTS);
        String unit = fixed(rest, 2, units());
        return List.of(
                "event " + what + " " + tail(rest, 1, " "),
                "event " + what + " " + (rest.size() > 1 ? rest.get(1) : "") + " " + unit + " " + tail(rest, 3, " "));
    }

    private static String counted(List<String> rest, List<String> known) {
        return rest.size() < 2 ? "" : rest.getFirst() + " " + fixed(rest, 1, known);
    }

    /** {@code 2 6 1 7} as {@code 2 at 6, 1 at 7}; a place without a number gets 1. */
    private static String pairs(List<String> rest, String joint) {
        if (rest.size() == 1) {
            return "1" + joint + rest.getFirst();
        }
        List<String> pairs = new ArrayList<>();
        for (int i = 0; i + 1 < rest.size(); i += 2) {
            pairs.add(rest.get(i) + joint + rest.get(i + 1));
        }
        return String.join(", ", pairs);
    }

    private static String fixed(List<String> rest, int at, List<String> known) {
        return at < rest.size() ? Nearest.to(rest.get(at), known).orElse("") : "";
    }

    private static String tail(List<String> rest, int from, String joint) {
        return from < rest.size() ? String.join(joint, rest.subList(from, rest.size())) : "";
    }

    private static boolean isNumber(String word) {
        return word.chars().allMatch(Character::isDigit);
    }

    private static List<String> units() {
        return Unit.ALL.stream().map(Unit::word).toList();
    }

    private static List<String> items() {
        return Item.ALL.stream().map(Item::word).toList();
    }

    private static List<String> constructs() {
        return Stream.concat(Stream.of("hq"), Construct.ALL.stream().map(Construct::word))
                .toList();
    }
}
