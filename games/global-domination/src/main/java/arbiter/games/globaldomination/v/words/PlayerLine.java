package arbiter.games.globaldomination.v.words;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import arbiter.games.globaldomination.maps.Places;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.v.position.Colour;
import arbiter.games.globaldomination.v.position.Item;
import arbiter.games.globaldomination.v.position.Power;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** What a line of the scenario language says of a player. Null stands for what it does not mention. */
final class PlayerLine {
    private static final List<String> KNOWN = List.of(
            "ip", "stash", "dead", "first-turn", "not-joined", "start", "ready", "colour", "country", "lore", "no");

    @Nullable
    Integer ip;

    boolean ipHidden;
    final SequencedMap<Item, Integer> stash = new LinkedHashMap<>();
    boolean stashHidden;

    @Nullable
    Boolean dead;

    @Nullable
    Boolean firstTurn;

    @Nullable
    Boolean notJoined;

    @Nullable
    Boolean ready;
    /** The index of a territory, or −1 where the line says that there is none. */
    @Nullable
    Integer start;

    @Nullable
    Colour colour;

    @Nullable
    String country;

    @Nullable
    String lore;

    private PlayerLine() {}

    /** @param words behind the colon */
    static PlayerLine read(Words words, WorldMap map) throws Misread {
        PlayerLine line = new PlayerLine();
        if (!words.hasNext()) {
            throw words.misread("expected what the player has" + words.found());
        }
        while (words.hasNext()) {
            if (!words.taken(",")) {
                line.item(words, map);
            }
        }
        return line;
    }

    private void item(Words words, WorldMap map) throws Misread {
        if (words.taken("ip")) {
            ipHidden = words.taken("hidden");
            ip = ipHidden ? null : Integer.valueOf(words.number("how much Influence"));
        } else if (words.taken("stash")) {
            stash(words);
        } else if (words.taken("dead")) {
            dead = true;
        } else if (words.taken("first-turn")) {
            firstTurn = true;
        } else if (words.taken("not-joined")) {
            notJoined = true;
        } else if (words.taken("ready")) {
            ready = true;
        } else if (words.taken("start")) {
            start = Places.read(map, words);
        } else if (words.taken("colour") || words.taken("color")) {
            colour(words);
        } else if (words.taken("country")) {
            country = words.take().text();
        } else if (words.taken("lore")) {
            lore = words.take().text();
        } else if (words.taken("no")) {
            absence(words);
        } else {
            throw words.misread(
                    Nearest.unknown("word for a player", words.peek().text(), KNOWN));
        }
    }

    /** {@code stash dynamite*2 crop*1}; commas between the items do no harm. */
    private void stash(Words words) throws Misread {
        if (words.taken("hidden")) {
            stashHidden = true;
            return;
        }
        Item item = item(words.peek());
        if (item == null) {
            throw words.misread("expected an item such as `dynamite*2`, or `hidden`" + words.found());
        }
        while (item != null) {
            words.take();
            stash.put(item, words.taken("*") ? words.number("how many") : 1);
            boolean comma = words.peek().is(",");
            item = item(words.peek(comma ? 1 : 0));
            if (comma && item != null) {
                words.take();
            }
        }
    }

    private static @Nullable Item item(Words.Word word) {
        for (Item item : Item.ALL) {
            if (word.is(item.word)) {
                return item;
            }
        }
        return null;
    }

    private void colour(Words words) throws Misread {
        Colour named = Colour.of(words.peek().text());
        if (named == null) {
            throw words.misread(Nearest.unknown("colour", words.peek().text(), Colour.WORDS));
        }
        colour = named;
        words.take();
    }

    private void absence(Words words) throws Misread {
        Item item = item(words.peek());
        if (item != null) {
            words.take();
            stash.put(item, 0);
        } else if (words.taken("ip")) {
            ip = 0;
        } else if (words.taken("stash")) {
            for (Item each : Item.ALL) {
                stash.put(each, 0);
            }
        } else if (words.taken("dead")) {
            dead = false;
        } else if (words.taken("first-turn")) {
            firstTurn = false;
        } else if (words.taken("not-joined")) {
            notJoined = false;
        } else if (words.taken("ready")) {
            ready = false;
        } else if (words.taken("start")) {
            start = Power.NO_START;
        } else {
            throw words.misread(
                    Nearest.unknown("word for a player", words.peek().text(), KNOWN));
        }
    }
}
