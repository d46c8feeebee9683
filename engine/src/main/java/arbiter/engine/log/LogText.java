package arbiter.engine.log;

import arbiter.engine.ahead.Posture;
import arbiter.engine.ahead.StandingOrders;
import arbiter.engine.ahead.StandingOrders.Conditions;
import arbiter.engine.chance.Draw;
import arbiter.engine.chance.Seed;
import arbiter.engine.json.Json;
import arbiter.engine.json.JsonText;
import arbiter.engine.text.Misread;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Function;

/** Logs as JSON Lines: the start, one line per resolution, and the seed when the game is over. */
public final class LogText {
    private LogText() {}

    public static String write(GameLog log) {
        StringBuilder out = new StringBuilder(write(log.start())).append('\n');
        for (int i = 0; i < log.entries().size(); i++) {
            int at = i + 1;
            out.append(write(log.entries().get(i))).append('\n');
            log.opened().stream()
                    .filter(opened -> opened.at() == at)
                    .forEach(opened -> out.append(write(opened)).append('\n'));
        }
        Seed seed = log.seed();
        if (seed != null) {
            out.append(new Json.Builder().put("seed", seed.hex()).build().write())
                    .append('\n');
        }
        return out.toString();
    }

    public static String write(GameLog.Start start) {
        return new Json.Builder()
                .put("arbiter-log", GameLog.FORMAT)
                .put("game", start.game())
                .put("version", start.version())
                .put("players", Json.texts(start.players()))
                .put("settings", members(start.settings(), Json::of))
                .put("board", start.board())
                .put("commitment", start.commitment())
                .put("draws", draws(start.draws()))
                .put("digest", start.digest())
                .build()
                .write();
    }

    public static String write(GameLog.Entry entry) {
        return switch (entry) {
            case GameLog.Turn turn -> write(turn);
            case GameLog.Rollback(int to, String digest) ->
                new Json.Builder()
                        .put("rollback", to)
                        .put("digest", digest)
                        .build()
                        .write();
            case GameLog.Correction(List<String> board, List<String> given, String digest) ->
                new Json.Builder()
                        .put("correction", Json.texts(given))
                        .put("board", Json.texts(board))
                        .put("digest", digest)
                        .build()
                        .write();
            case GameLog.Upgrade upgrade ->
                new Json.Builder()
                        .put("upgrade", upgrade.version())
                        .put("settings", members(upgrade.settings(), Json::of))
                        .put("board", Json.texts(upgrade.board()))
                        .put("given", Json.texts(upgrade.given()))
                        .put("digest", upgrade.digest())
                        .build()
                        .write();
        };
    }

    private static String write(GameLog.Turn turn) {
        Json.Builder line =
                new Json.Builder().put("turn", turn.number()).put("sheets", members(turn.sheets(), Json::texts));
        if (!turn.receipts().isEmpty()) {
            line.put(
                    "receipts",
                    members(
                            turn.receipts(),
                            receipt -> new Json.Builder()
                                    .put("nonce", receipt.nonce())
                                    .put("commitment", receipt.commitment())
                                    .build()));
        }
        if (!turn.standing().isEmpty()) {
            line.put("standing", members(turn.standing(), Json::of));
        }
        return line.put("draws", draws(turn.draws()))
                .put("digest", turn.digest())
                .build()
                .write();
    }

    /** The line that follows the turn for which the standing orders were used. */
    public static String write(GameLog.Opened opened) {
        return new Json.Builder()
                .put("opened", opened.player())
                .put("nonce", opened.nonce())
                .put("orders", Json.texts(opened.orders().lines()))
                .put("posture", opened.orders().posture().word())
                .put("conditions", opened.orders().conditions() == Conditions.ALLOWED)
                .build()
                .write();
    }

    private static GameLog.Opened opened(Members members, int at) throws Misread {
        Posture posture =
                Posture.of(members.text("posture")).orElseThrow(() -> members.wrong("`posture` is not a posture"));
        return new GameLog.Opened(
                at,
                members.text("opened"),
                members.text("nonce"),
                new StandingOrders(
                        members.texts("orders"),
                        posture,
                        members.truth("conditions") ? Conditions.ALLOWED : Conditions.FORBIDDEN));
    }

    private static <T> Json members(Map<String, T> values, Function<T, Json> json) {
        Json.Builder members = new Json.Builder();
        values.forEach((name, value) -> members.put(name, json.apply(value)));
        return members.build();
    }

    private static Json draws(List<Draw> draws) {
        return new Json.Many(draws.stream()
                .<Json>map(draw ->
                        new Json.Many(List.of(Json.of(draw.purpose()), Json.of(draw.bound()), Json.of(draw.value()))))
                .toList());
    }

    public static GameLog read(String text) throws Misread {
        GameLog.Start start = null;
        List<GameLog.Entry> entries = new ArrayList<>();
        List<GameLog.Opened> opened = new ArrayList<>();
        Seed seed = null;
        int number = 0;
        for (String line : (Iterable<String>) text.lines()::iterator) {
            number++;
            if (line.isBlank()) {
                continue;
            }
            Members members = new Members(number, line);
            if (seed != null) {
                throw members.wrong("the log goes on after its seed");
            }
            if (start == null) {
                start = start(members);
            } else if (members.has("seed")) {
                seed = seed(members);
            } else if (members.has("opened")) {
                opened.add(opened(members, entries.size()));
            } else {
                entries.add(entry(members));
            }
        }
        if (start == null) {
            throw new Misread(1, 1, "the log is empty");
        }
        return new GameLog(start, entries, opened, seed);
    }

    private static GameLog.Start start(Members members) throws Misread {
        if (!members.has("arbiter-log")) {
            throw members.wrong("this is not an Arbiter log: its first line has no `arbiter-log`");
        }
        long format = members.whole("arbiter-log");
        if (format != GameLog.FORMAT) {
            throw members.wrong(
                    "the log is of format " + format + "; this Arbiter reads format " + GameLog.FORMAT + " only");
        }
        return new GameLog.Start(
                members.text("game"),
                (int) members.whole("version"),
                members.texts("players"),
                members.map("settings", members::asText),
                members.text("board"),
                members.text("commitment"),
                members.draws(),
                members.text("digest"));
    }

    /** Reads a line after the first, in the form that {@link #write(GameLog.Entry)} writes. */
    public static GameLog.Entry readEntry(String line) throws Misread {
        return entry(new Members(1, line));
    }

    /** Reads the first line of a log. */
    public static GameLog.Start readStart(String line) throws Misread {
        return start(new Members(1, line));
    }

    private static GameLog.Entry entry(Members members) throws Misread {
        if (members.has("rollback")) {
            return new GameLog.Rollback((int) members.whole("rollback"), members.text("digest"));
        }
        if (members.has("correction")) {
            return new GameLog.Correction(members.texts("board"), members.texts("correction"), members.text("digest"));
        }
        if (members.has("upgrade")) {
            return new GameLog.Upgrade(
                    (int) members.whole("upgrade"),
                    members.map("settings", members::asText),
                    members.texts("board"),
                    members.texts("given"),
                    members.text("digest"));
        }
        return turn(members);
    }

    private static GameLog.Turn turn(Members members) throws Misread {
        SequencedMap<String, GameLog.Receipt> receipts = members.has("receipts")
                ? members.map("receipts", json -> {
                    Members receipt = members.inner(json);
                    return new GameLog.Receipt(receipt.text("nonce"), receipt.text("commitment"));
                })
                : new LinkedHashMap<>();
        return new GameLog.Turn(
                (int) members.whole("turn"),
                members.map("sheets", members::asTexts),
                receipts,
                members.has("standing") ? members.map("standing", members::asText) : new LinkedHashMap<>(),
                members.draws(),
                members.text("digest"));
    }

    private static Seed seed(Members members) throws Misread {
        String hex = members.text("seed");
        if (!hex.matches("[0-9a-f]{64}")) {
            throw members.wrong("`seed` is not 64 hexadecimal digits");
        }
        return new Seed(hex);
    }

    /** Reads the members of one line of the log. */
    private static final class Members {
        private final int line;
        private final SequencedMap<String, Json> byName;

        Members(int line, String text) throws Misread {
            this.line = line;
            try {
                this.byName = JsonText.read(text) instanceof Json.Members(SequencedMap<String, Json> members)
                        ? members
                        : new LinkedHashMap<>();
            } catch (Misread e) {
                throw new Misread(line, e.column(), e.what());
            }
            if (byName.isEmpty()) {
                throw wrong("expected a JSON object");
            }
        }

        private Members(int line, SequencedMap<String, Json> byName) {
            this.line = line;
            this.byName = byName;
        }

        Misread wrong(String message) {
            return new Misread(line, 1, message);
        }

        boolean has(String name) {
            return byName.containsKey(name);
        }

        private Json get(String name) throws Misread {
            Json value = byName.get(name);
            if (value == null) {
                throw wrong("`" + name + "` is missing");
            }
            return value;
        }

        String text(String name) throws Misread {
            return asText(get(name));
        }

        long whole(String name) throws Misread {
            return asWhole(get(name));
        }

        boolean truth(String name) throws Misread {
            Json json = get(name);
            if (json instanceof Json.Truth(boolean value)) {
                return value;
            }
            throw wrong("expected true or false, found " + brief(json));
        }

        List<String> texts(String name) throws Misread {
            return asTexts(get(name));
        }

        String asText(Json json) throws Misread {
            if (json instanceof Json.Text(String text)) {
                return text;
            }
            throw wrong("expected a text, found " + brief(json));
        }

        long asWhole(Json json) throws Misread {
            if (json instanceof Json.Whole(long value) && Math.abs(value) <= Integer.MAX_VALUE) {
                return value;
            }
            throw wrong("expected a whole number, found " + brief(json));
        }

        List<String> asTexts(Json json) throws Misread {
            List<String> texts = new ArrayList<>();
            for (Json item : items(json)) {
                texts.add(asText(item));
            }
            return texts;
        }

        private List<Json> items(Json json) throws Misread {
            if (json instanceof Json.Many(List<Json> items)) {
                return items;
            }
            throw wrong("expected a list, found " + brief(json));
        }

        List<Draw> draws() throws Misread {
            List<Draw> draws = new ArrayList<>();
            for (Json item : items(get("draws"))) {
                List<Json> parts = items(item);
                if (parts.size() != 3) {
                    throw wrong("a draw is a purpose, a bound and a value");
                }
                draws.add(new Draw(asText(parts.get(0)), (int) asWhole(parts.get(1)), (int) asWhole(parts.get(2))));
            }
            return draws;
        }

        Members inner(Json json) throws Misread {
            if (json instanceof Json.Members(SequencedMap<String, Json> members)) {
                return new Members(line, members);
            }
            throw wrong("expected an object, found " + brief(json));
        }

        <T> SequencedMap<String, T> map(String name, Part<T> part) throws Misread {
            SequencedMap<String, T> map = new LinkedHashMap<>();
            for (Map.Entry<String, Json> entry : inner(get(name)).byName.entrySet()) {
                map.put(entry.getKey(), part.of(entry.getValue()));
            }
            return map;
        }

        private static String brief(Json json) {
            String text = json.write();
            return "`" + (text.length() > 40 ? text.substring(0, 40) + "…" : text) + "`";
        }
    }

    private interface Part<T> {
        T of(Json json) throws Misread;
    }
}
