package arbiter.games.globaldomination.v.words;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import arbiter.games.globaldomination.v.position.Construct;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.rules.Turn;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a line of the scenario language says of a territory. Null stands for what it does not mention. */
final class LandLine {
    private static final List<String> KNOWN = List.of(
            "troop",
            "hq",
            "fortress",
            "ruin",
            "bivouac",
            "garrison",
            "trebuchet",
            "wasteland",
            "held",
            "no",
            "neutral");

    /** Words of the other edition: none of it is ever here, so its absence may be stated. */
    private static final List<String> NEVER_HERE =
            List.of("watchtower", "library", "intelligence", "mine", "army", "cavalry", "heavy", "spy", "loyalty");

    int owner = Position.NEUTRAL;
    int troops;

    @Nullable
    Boolean hq;
    /** A seat, where the line says who founded the Headquarter. */
    @Nullable
    Integer settler;

    @Nullable
    Construct construct;

    final List<Construct> absent = new ArrayList<>();

    @Nullable
    Integer trebuchets;

    @Nullable
    Boolean wasteland;

    @Nullable
    Integer held;

    private LandLine() {}

    /** @param words behind the colon */
    static LandLine read(Words words, List<String> players) throws Misread {
        LandLine line = new LandLine();
        line.owner = owner(words, players);
        while (words.hasNext()) {
            if (!words.taken(",")) {
                line.item(words, players);
            }
        }
        return line;
    }

    private static int owner(Words words, List<String> players) throws Misread {
        if (words.taken("neutral")) {
            return Position.NEUTRAL;
        }
        return player(words, players, "the owner, or `neutral`");
    }

    private static int player(Words words, List<String> players, String what) throws Misread {
        Words.Word word = words.peek();
        int seat = players.indexOf(word.text());
        if (seat < 0 || word.text().isEmpty()) {
            throw words.misread(
                    word.text().isEmpty() || word.isNumber()
                            ? "expected " + what + words.found()
                            : Nearest.unknown("player", word.text(), players));
        }
        words.take();
        return seat;
    }

    private void item(Words words, List<String> players) throws Misread {
        if (words.peek().isNumber()) {
            counted(words);
            return;
        }
        if (words.taken("no")) {
            absence(words);
            return;
        }
        Words.Word word = words.peek();
        Construct named = construct(word);
        if (named != null) {
            if (construct != null && construct != named) {
                throw words.misread(
                        "a territory holds one unmovable construct, not a " + construct.word + " and a " + named.word);
            }
            construct = named;
            words.take();
        } else if (words.taken("hq")) {
            hq = true;
            if (words.taken("of")) {
                settler = player(words, players, "who founded the Headquarter");
            }
        } else if (words.taken("wasteland")) {
            wasteland = true;
        } else if (words.taken("trebuchet")) {
            trebuchets = 1;
        } else if (words.taken("held")) {
            held = words.number("for how many turns it is held");
        } else {
            throw words.misread(Nearest.unknown("word for a territory", word.text(), KNOWN));
        }
    }

    private void counted(Words words) throws Misread {
        int count = words.number("a count");
        if (words.taken("troop") || words.taken("troops")) {
            troops = Math.min(Turn.MOST, troops + count);
        } else if (words.taken("trebuchet") || words.taken("trebuchets")) {
            trebuchets = count;
        } else {
            throw words.misread("expected `troop` or `trebuchet` after a number" + words.found());
        }
    }

    private void absence(Words words) throws Misread {
        Words.Word word = words.peek();
        Construct named = construct(word);
        if (named != null) {
            absent.add(named);
            words.take();
        } else if (words.taken("hq")) {
            hq = false;
        } else if (words.taken("trebuchet")) {
            trebuchets = 0;
        } else if (words.taken("wasteland")) {
            wasteland = false;
        } else if (words.taken("troop")) {
            troops = 0;
        } else if (!word.quoted() && NEVER_HERE.contains(word.lower())) {
            words.take();
        } else {
            throw words.misread(Nearest.unknown("word for a territory", word.text(), KNOWN));
        }
    }

    private static @Nullable Construct construct(Words.Word word) {
        for (Construct construct : Construct.ALL) {
            if (construct != Construct.NONE && word.is(construct.word)) {
                return construct;
            }
        }
        return null;
    }
}
