package arbiter.server.lobby;

import arbiter.server.web.Problem;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Names of countries. They stand in the log for ever, so they are never taken from an account: an erased player leaves no
 * name behind.
 */
final class Countries {
    private static final List<String> NAMES = List.of(
            "Aldermark",
            "Brenhold",
            "Corvane",
            "Dunmere",
            "Elstow",
            "Farrowick",
            "Galdren",
            "Harrowmoor",
            "Iskelund",
            "Jorvale",
            "Kestria",
            "Lornmark",
            "Marrowby",
            "Norhaven",
            "Oskerra",
            "Pellamund",
            "Quillon",
            "Ravensund",
            "Sorrelby",
            "Thaneport",
            "Ulfgard",
            "Varnholm",
            "Wexmoor",
            "Yarrowdale",
            "Zephyria",
            "Ambergate");

    private static final Pattern NAME = Pattern.compile("\\p{L}[\\p{L}\\p{N}'-]{1,23}");

    /** Words of the scenario language and of the log, which a country of that name would confuse. */
    private static final Set<String> RESERVED = Set.of(
            "host",
            "neutral",
            "winner",
            "awaiting",
            "turn",
            "map",
            "board",
            "given",
            "when",
            "then",
            "seen",
            "dice",
            "nobody",
            "sea",
            "players",
            "no",
            "game",
            "rule",
            "option",
            "scenario",
            "server",
            "everybody");

    private Countries() {}

    static String free(List<String> taken) {
        return NAMES.stream()
                .filter(name -> taken.stream().noneMatch(name::equalsIgnoreCase))
                .findFirst()
                .orElseGet(() -> "Province" + (taken.size() + 1));
    }

    static String checked(String wish, List<String> taken) {
        String name = wish.strip();
        if (!NAME.matcher(name).matches()) {
            throw Problem.invalid(
                    "country", "A country is one word of 2 to 24 letters and digits, such as " + free(taken) + ".");
        }
        if (RESERVED.contains(name.toLowerCase(Locale.ROOT))) {
            throw Problem.unprocessable(
                    "country-reserved", "`" + name + "` is a word of the rules; choose another name.");
        }
        if (taken.stream().anyMatch(name::equalsIgnoreCase)) {
            throw Problem.unprocessable("country-taken", "There is a " + name + " at this table already.");
        }
        return name;
    }
}
