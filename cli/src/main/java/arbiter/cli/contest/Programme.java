package arbiter.cli.contest;

import arbiter.bots.Absentee;
import arbiter.bots.Bot;
import arbiter.bots.Bots;
import arbiter.bots.Contest;
import arbiter.cli.console.Console;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.ahead.Posture;
import arbiter.engine.json.Json;
import arbiter.engine.json.JsonAt;
import arbiter.engine.json.RecordJson;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a series of games plays, in words, so that it can be stored in a file and sent to another machine. The programme and the number of a
 * game decide everything in it.
 *
 * @param settings only those that differ from the defaults, in the order of the game's parameters
 * @param bots one per seat
 * @param openings by seat, the lines of its first sheet
 */
public record Programme(
        String game,
        int version,
        SequencedMap<String, String> settings,
        String board,
        List<String> bots,
        long seed,
        long looks,
        int turns,
        SortedMap<Integer, List<String>> openings) {
    private static final Pattern ABSENT = Pattern.compile("([a-z0-9-]+)~([0-9]{1,2}):(ahead|recruit)");

    public Programme {
        settings = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(settings));
        bots = List.copyOf(bots);
        openings = Collections.unmodifiableSortedMap(new TreeMap<>(openings));
    }

    /** Equal texts mean equal games. */
    public Json json() {
        return new Json.Builder()
                .put("simulation", game)
                .put("version", version)
                .put("settings", RecordJson.of(settings))
                .put("board", board)
                .put("bots", Json.texts(bots))
                .put("seed", seed)
                .put("looks", looks)
                .put("turns", turns)
                .put("openings", RecordJson.of(openings))
                .build();
    }

    /** Reads what {@link #json} has written. */
    public static Programme read(String text) throws Misread {
        JsonAt json = JsonAt.read(text);
        SequencedMap<String, String> settings = new LinkedHashMap<>();
        for (String name : names(json.member("settings"))) {
            settings.put(name, json.member("settings").member(name).text());
        }
        SortedMap<Integer, List<String>> openings = new TreeMap<>();
        for (String seat : names(json.member("openings"))) {
            openings.put(Integer.valueOf(seat), texts(json.member("openings").member(seat)));
        }
        return new Programme(
                json.member("simulation").text(),
                json.member("version").whole(0, Integer.MAX_VALUE),
                settings,
                json.member("board").text(),
                texts(json.member("bots")),
                number(json.member("seed")),
                number(json.member("looks")),
                json.member("turns").whole(0, Integer.MAX_VALUE),
                openings);
    }

    private static List<String> names(JsonAt json) throws Misread {
        if (json.value() instanceof Json.Members(SequencedMap<String, Json> members)) {
            return List.copyOf(members.keySet());
        }
        throw json.misread("expected an object in braces");
    }

    private static List<String> texts(JsonAt json) throws Misread {
        List<String> texts = new ArrayList<>();
        for (JsonAt item : json.items()) {
            texts.add(item.text());
        }
        return texts;
    }

    private static long number(JsonAt json) throws Misread {
        if (json.value() instanceof Json.Whole(long value)) {
            return value;
        }
        throw json.misread("expected a whole number");
    }

    public Contest contest() throws Console.Refusal {
        Game<?, ?, ?> rules = Games.find(game, version)
                .orElseThrow(() -> new Console.Refusal(game + ", version " + version + ", is not installed"));
        List<Bot> sitting = new ArrayList<>();
        List<String> players = new ArrayList<>();
        for (String name : bots) {
            sitting.add(bot(name));
            players.add("P" + (players.size() + 1));
        }
        Setup setup = new Setup(players, Settings.of(rules.parameters(), settings), board);
        return new Contest(rules, setup, sitting, seed, looks, turns, openings);
    }

    /** The same games with other settings. */
    Programme with(Map<String, String> others) throws Console.Refusal {
        Game<?, ?, ?> rules = contest().game();
        Map<String, String> all = new LinkedHashMap<>(settings);
        all.putAll(others);
        return new Programme(
                game,
                version,
                Settings.of(rules.parameters(), all).overrides(rules.parameters()),
                board,
                bots,
                seed,
                looks,
                turns,
                openings);
    }

    /** {@code captain~20:ahead}: a captain who misses 20 of 100 turns, which are played by standing orders. */
    private static Bot bot(String name) throws Console.Refusal {
        Matcher absent = ABSENT.matcher(name);
        if (!absent.matches()) {
            return named(name);
        }
        Absentee.Way way = absent.group(3).equals("ahead") ? Absentee.Way.STANDING_ORDERS : Absentee.Way.RECRUIT;
        return new Absentee(
                named(absent.group(1)), Integer.parseInt(absent.group(2)), way, new Posture.Played("recruit"));
    }

    private static Bot named(String name) throws Console.Refusal {
        return Bots.byId(name).orElseThrow(() -> new Console.Refusal(Nearest.unknown("bot", name, Bots.ids())));
    }
}
