package arbiter.server.lobby;

import arbiter.server.naming.Confusables;
import arbiter.server.naming.Naming;
import arbiter.server.web.NameField;
import arbiter.server.web.Problem;
import java.util.List;
import java.util.Set;

/** Names of countries. The log keeps them for ever, so they never come from an account: nothing is left of the name of a deleted player. */
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

    /** Words of the scenario language and of the log. A country with such a name would be ambiguous. */
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
        String name = NameField.checked(Naming.COUNTRY, "country", wish);
        String looks = Confusables.skeleton(name);
        if (RESERVED.stream().map(Confusables::skeleton).anyMatch(looks::equals)) {
            throw Problem.unprocessable(
                    "country-reserved", "`" + name + "` is a word of the rules; choose another name.");
        }
        if (taken.stream()
                .anyMatch(other -> name.equalsIgnoreCase(other) || looks.equals(Confusables.skeleton(other)))) {
            throw Problem.unprocessable(
                    "country-taken",
                    "There is a " + name + ", or a country that looks like it, at this table already.");
        }
        return name;
    }
}
