package arbiter.games.globaldomination.v.words;

import arbiter.engine.PositionText.Difference;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.games.globaldomination.maps.Places;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.v.position.Construct;
import arbiter.games.globaldomination.v.position.Item;
import arbiter.games.globaldomination.v.position.View;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** Holds what a line under {@code then} states against what somebody sees. */
final class Comparison {
    private final View view;
    private final WorldMap map;
    private final List<Difference> differences = new ArrayList<>();

    private Comparison(View view, WorldMap map) {
        this.view = view;
        this.map = map;
    }

    static List<Difference> of(View view, WorldMap map, Line line) throws Misread {
        Comparison comparison = new Comparison(view, map);
        comparison.line(line);
        return comparison.differences;
    }

    private void line(Line line) throws Misread {
        Words words = Words.of(line);
        Words.Word first = words.peek();
        List<String> names = view.players().stream().map(View.Player::name).toList();
        if (!words.peek(1).is(":")) {
            words.take();
            global(first, words);
            return;
        }
        int seat = first.isNumber() ? -1 : names.indexOf(first.text());
        if (seat >= 0) {
            words.take();
            words.expect(":");
            player(view.players().get(seat), PlayerLine.read(words, map));
        } else {
            int at = Places.read(map, words);
            words.expect(":");
            land(view.lands().get(at), LandLine.read(words, names), names);
        }
    }

    private void global(Words.Word first, Words words) throws Misread {
        switch (first.quoted() ? "" : first.lower()) {
            case "turn" -> same("turn", words.number("the number of the turn"), view.turn());
            case "joining" -> {
                if (words.taken("open")) {
                    same("joining open", true, view.joiningOpen());
                } else {
                    same("joining", true, view.stage().equals("joining"));
                }
            }
            case "no" -> {
                words.expect("joining");
                same("joining", false, view.joiningOpen() || view.stage().equals("joining"));
            }
            case "event" -> {
                String event = OrderText.write(map, OrderReader.readEvent(map, words));
                if (!view.announced().contains(event)) {
                    differ(event, view.announced().isEmpty() ? "no event" : String.join("; ", view.announced()));
                }
            }
            default -> throw words.misread(first, "expected a territory or a player, a colon, and what is there");
        }
        words.end();
    }

    private void differ(String expected, String actual) {
        differences.add(new Difference(expected, actual));
    }

    private void same(String what, int expected, int actual) {
        if (expected != actual) {
            differ(what + " " + expected, what + " " + actual);
        }
    }

    private void same(String word, @Nullable Boolean expected, boolean actual) {
        if (expected != null && expected != actual) {
            differ(expected ? word : "no " + word, actual ? word : "no " + word);
        }
    }

    private void land(View.Land land, LandLine line, List<String> names) {
        String where = land.id() + ": ";
        if (line.owner != land.owner() || line.troops != land.troops()) {
            differ(
                    where + holding(line.owner, line.troops, names),
                    where + holding(land.owner(), land.troops(), names));
        }
        same(where + "hq", line.hq, land.hq());
        if (line.settler != null && land.hq() && line.settler != land.settler()) {
            differ(where + "hq of " + owner(line.settler, names), where + "hq of " + owner(land.settler(), names));
        }
        String standing = land.construct().isEmpty() ? "no construct" : land.construct();
        if (line.construct != null && !line.construct.word.equals(land.construct())) {
            differ(where + line.construct.word, where + standing);
        }
        for (Construct absent : line.absent) {
            if (absent.word.equals(land.construct())) {
                differ(where + "no " + absent.word, where + standing);
            }
        }
        if (line.trebuchets != null && line.trebuchets != land.trebuchets()) {
            differ(where + line.trebuchets + " trebuchet", where + land.trebuchets() + " trebuchet");
        }
        same(where + "wasteland", line.wasteland, land.wasteland());
        if (line.held != null) {
            same(where + "held", line.held, land.held());
        }
    }

    private static String holding(int owner, int troops, List<String> names) {
        return owner(owner, names) + (troops == 0 ? "" : ", " + troops + " troop");
    }

    private static String owner(int seat, List<String> names) {
        return seat < 0 ? "neutral" : names.get(seat);
    }

    private void player(View.Player player, PlayerLine line) {
        String who = player.name() + ": ";
        if (line.ip != null) {
            same(who + "ip", line.ip, player.ip());
        }
        if (line.ipHidden) {
            differ(who + "ip hidden", who + "ip " + player.ip());
        }
        stash(who, player.stash(), line);
        same(who + "dead", line.dead, player.status().equals("dead"));
        same(who + "first-turn", line.firstTurn, player.firstTurn());
        same(who + "not-joined", line.notJoined, player.status().equals("not-joined"));
        same(who + "ready", line.ready, player.ready());
        if (line.start != null) {
            same(who + "start", line.start < 0 ? 0 : map.id(line.start), player.start());
        }
        if (line.colour != null && !line.colour.word().equals(player.colour())) {
            differ(who + "colour " + line.colour.word(), who + "colour " + player.colour());
        }
        if (line.country != null && !line.country.equals(player.country())) {
            differ(who + "country \"" + line.country + "\"", who + "country \"" + player.country() + "\"");
        }
        if (line.lore != null && !line.lore.equals(player.lore())) {
            differ(who + "lore \"" + line.lore + "\"", who + "lore \"" + player.lore() + "\"");
        }
    }

    private void stash(String who, @Nullable SequencedMap<String, Integer> stash, PlayerLine line) {
        if (line.stashHidden && stash != null) {
            differ(who + "stash hidden", who + "stash " + stash);
        }
        for (Item item : line.stash.keySet()) {
            int expected = line.stash.getOrDefault(item, 0);
            String stated = who + "stash " + item.word + "*" + expected;
            if (stash == null) {
                differ(stated, who + "stash hidden");
            } else if (stash.getOrDefault(item.word, 0) != expected) {
                differ(stated, who + "stash " + item.word + "*" + stash.getOrDefault(item.word, 0));
            }
        }
    }
}
