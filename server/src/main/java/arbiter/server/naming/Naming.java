package arbiter.server.naming;

import arbiter.bots.Bots;
import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The kinds of names that people choose, and what is allowed for each. Every name that the server stores is checked here. */
public enum Naming {
    /** The name of a person. It must not look like another person's name, nor like a name of the server. */
    ACCOUNT(
            "[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} ._'-]{0,22}[\\p{L}\\p{M}\\p{N}]",
            Likeness.MATTERS,
            "A name has 2 to 24 letters and digits, with spaces, dots, dashes and apostrophes between them."),
    /** The name of a seat, in the log and in orders. */
    COUNTRY("\\p{L}[\\p{L}\\p{N}'-]{1,23}", Likeness.MATTERS, "A country is one word of 2 to 24 letters and digits."),
    GAME(".{1,80}", Likeness.HARMLESS, "A game's name has 1 to 80 characters."),
    MAP(".{1,80}", Likeness.HARMLESS, "A map's name has 1 to 80 characters."),
    STUDY(".{1,80}", Likeness.HARMLESS, "A study's name has 1 to 80 characters."),
    /** What a person calls a position of a study. */
    BRANCH(".{0,80}", Likeness.HARMLESS, "A position's name has at most 80 characters."),
    /** A name in a map's text: of the map, a territory or the author. */
    ON_A_MAP(".{1,300}", Likeness.HARMLESS, "A name on a map has 1 to 300 characters."),
    TOKEN(".{1,60}", Likeness.HARMLESS, "A token's name has 1 to 60 characters."),
    DEVICE(".{1,60}", Likeness.HARMLESS, "A device's name has 1 to 60 characters."),
    WEB_HOOK(".{1,60}", Likeness.HARMLESS, "A web hook's name has 1 to 60 characters.");

    private enum Likeness {
        MATTERS,
        HARMLESS
    }

    /** Names for the server and for roles, which no person may have; the names of the bots come from their list. */
    private static final List<String> OF_THE_SERVER = List.of(
            "admin",
            "administrator",
            "administration",
            "arbiter",
            "bot",
            "everybody",
            "everyone",
            "game master",
            "guest",
            "host",
            "me",
            "moderator",
            "neutral",
            "nobody",
            "operator",
            "root",
            "server",
            "somebody",
            "support",
            "system");

    /** Includes the words in capitals, because a capital letter can look like a different letter than the small one. */
    private static final Set<String> RESERVED =
            Confusables.skeletons(Stream.of(OF_THE_SERVER, Bots.ids(), Bots.tempered())
                    .flatMap(List::stream)
                    .flatMap(word -> Stream.of(word, word.toUpperCase(Locale.ROOT)))
                    .toList());

    /** Scripts that people mix within one word. */
    private static final List<Set<UnicodeScript>> TOGETHER = List.of(
            EnumSet.of(UnicodeScript.LATIN, UnicodeScript.HAN, UnicodeScript.HIRAGANA, UnicodeScript.KATAKANA),
            EnumSet.of(UnicodeScript.LATIN, UnicodeScript.HAN, UnicodeScript.HANGUL),
            EnumSet.of(UnicodeScript.LATIN, UnicodeScript.HAN, UnicodeScript.BOPOMOFO));

    private static final Pattern SPACES = Pattern.compile("\\p{Zs}+");
    /** Phones add these after emoji automatically. They only change how a character is drawn. */
    private static final Pattern DRAWN_OTHERWISE = Pattern.compile("[\\uFE0E\\uFE0F]");

    private static final Pattern TOWER_OF_MARKS = Pattern.compile("\\p{M}{4}");

    private final Pattern form;
    private final Likeness likeness;
    private final String sentence;

    Naming(String form, Likeness likeness, String sentence) {
        this.form = Pattern.compile(form);
        this.likeness = likeness;
        this.sentence = sentence;
    }

    /** The name as it is stored: in composed form, trimmed, and with single spaces inside. */
    public String tidy(String wish) {
        String plain = DRAWN_OTHERWISE.matcher(wish).replaceAll("");
        return Normalizer.normalize(SPACES.matcher(plain).replaceAll(" ").strip(), Normalizer.Form.NFC);
    }

    /** Why the name is not allowed, or null if it is. */
    public @Nullable String fault(String name) {
        if (name.codePoints().anyMatch(Naming::cannotBeSeen)
                || TOWER_OF_MARKS.matcher(name).find()) {
            return "A name has no control characters, none that cannot be seen, and none that change the direction of writing.";
        }
        if (!form.matcher(name).matches()) {
            return sentence;
        }
        return switch (likeness) {
            case HARMLESS -> null;
            case MATTERS -> mixed(name) ? "A name is written in one script; this one mixes letters of several." : null;
        };
    }

    /** Whether this name is, or looks like, a word that the server uses for itself, a role or a bot. */
    public static boolean reserved(String name) {
        return RESERVED.contains(Confusables.skeleton(name))
                || RESERVED.contains(Confusables.skeleton(name.toLowerCase(Locale.ROOT)));
    }

    private static boolean cannotBeSeen(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> Confusables.drawnAsNothing(point);
        };
    }

    private static boolean mixed(String name) {
        Set<UnicodeScript> scripts = EnumSet.noneOf(UnicodeScript.class);
        name.codePoints().mapToObj(UnicodeScript::of).forEach(scripts::add);
        scripts.removeAll(EnumSet.of(UnicodeScript.COMMON, UnicodeScript.INHERITED));
        return scripts.size() > 1 && TOGETHER.stream().noneMatch(family -> family.containsAll(scripts));
    }
}
