package arbiter.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * How fast lists are when the archive is large: those of public games, of people, and of administrators. A few games are played through
 * the API and their rows are copied with other names, times and paces. One person has every fiftieth copy, another has all others. The
 * answers are timed on a connection of their own, one after the other.
 */
final class Archive {
    private static final int WARM = 200;
    private static final int TIMED = 1_000;
    /** The person who asks owns one of this number of copies. */
    private static final int SHARE = 50;

    private static final int SEARCHES = 2_000;
    private static final int RATED = 20_000;
    private static final List<String> TABLES = List.of("board", "log_line");
    private static final List<String> RULESETS = List.of("gd6", "gd5", "dynasty", "carbon");
    private static final String NUMBERS =
            "with recursive copies(i) as (select 1 union all select i + 1 from copies where i < %d) ";

    private Archive() {}

    /** @param arguments {@code sqlite} or {@code postgresql}, the number of finished games, an empty folder */
    public static void main(String[] arguments) throws Exception {
        Hosting.Storage storage = Hosting.Storage.valueOf(arguments[0].toUpperCase(Locale.ROOT));
        int games = Integer.parseInt(arguments[1]);
        Path folder = Path.of(arguments[2]);
        try (Hosting hosting = Hosting.on(storage, folder)) {
            Hosting.Node first = hosting.start(0);
            List<String> originals = new ArrayList<>();
            String token = Guest.token(first.port());
            String administrator = Guest.session(first.port());
            String person;
            String busiest;
            try (Wire wire = new Wire(first.port(), token);
                    Wire other = new Wire(first.port(), Guest.token(first.port()))) {
                person = account(wire);
                busiest = account(other);
                for (String ruleset : RULESETS) {
                    originals.add(played(wire, ruleset, "end", "{\"winners\":[0]}"));
                }
                originals.add(played(wire, "gd6", "pause", "{}"));
            }
            first.stop();
            try (Connection database = hosting.connect()) {
                fill(database, originals.subList(0, RULESETS.size()), games, busiest);
                fill(database, originals.subList(RULESETS.size(), originals.size()), Math.max(1, games / 50), busiest);
                search(database, busiest);
                run(
                        database,
                        "update account set administrator = 1 where id not in ('" + person + "', '" + busiest + "')");
                rate(database, person);
            }
            Hosting.Node node = hosting.start(0);
            System.out.printf(Locale.ROOT, "%s, %d finished games, %s%n", storage, games, load());
            System.out.printf("%-24s %8s %8s %8s %8s   milliseconds%n", "list", "p50", "p99", "most", "cpu");
            try (Wire wire = new Wire(node.port(), token)) {
                measure(node, path -> ask(wire, path, ""), lists(wire, person, busiest));
            }
            // Not before: the server closes a connection on which nothing is asked for a while.
            try (Wire desk = new Wire(node.port(), "")) {
                measure(node, path -> ask(desk, path, administrator), administration());
            }
            System.out.println(load());
        }
    }

    private static String account(Wire wire) throws IOException {
        return wire.send("GET", "/api/me", "").expect(200).text("id");
    }

    private static String load() throws IOException {
        return "load " + Files.readString(Path.of("/proc/loadavg")).split(" ")[0];
    }

    /** A public game that is over, or that runs when its copies do. */
    private static String played(Wire wire, String ruleset, String last, String how) throws IOException {
        String id = wire.send(
                        "POST",
                        "/api/games",
                        "{\"ruleset\":\"" + ruleset + "\",\"name\":\"Original\",\"visibility\":\"public\",\"seats\":2,"
                                + "\"bots\":[\"recruit\"],\"schedule\":{\"kind\":\"none\"}}")
                .expect(201)
                .text("id");
        wire.send("POST", "/api/games/" + id + "/begin", "{}").expect(200);
        wire.send("POST", "/api/games/" + id + "/host/" + last, how).expect(200);
        return id;
    }

    /** Copies differ in name, pace, size, people and time; a paused original becomes running copies. */
    private static void fill(Connection database, List<String> originals, int games, String busiest)
            throws SQLException {
        database.setAutoCommit(false);
        int each = Math.max(1, games / originals.size());
        for (String original : originals) {
            String id = "'" + original.substring(0, 6) + "' || cast(c.i as text)";
            Map<String, String> changed = new LinkedHashMap<>();
            changed.put("id", id);
            changed.put("invitation", id + " || 'x'");
            changed.put("status", "case t.status when 'PAUSED' then 'RUNNING' else t.status end");
            changed.put("name", "'Round ' || cast(c.i as text)");
            changed.put("label", "'round ' || cast(c.i as text)");
            changed.put(
                    "tempo",
                    "case c.i % 4 when 0 then 'live' when 1 then 'daily' when 2 then 'slow' else 'untimed' end");
            changed.put("size", "2 + c.i % 5");
            changed.put("created_at", "t.created_at - c.i * 60000");
            changed.put("updated_at", "t.updated_at - c.i * 60000");
            changed.put("seen_at", "t.seen_at - c.i * 60000");
            changed.put("over_at", "t.over_at - c.i * 60000");
            changed.put("host_id", owner("t.host_id", busiest));
            run(database, copy(database, "game", "t.id", original, changed, each));
            String account = owner("t.account_id", busiest);
            Map<String, String> seat =
                    Map.of("game_id", id, "account_id", account, "over_at", "t.over_at - c.i * 60000");
            run(database, copy(database, "seat", "t.game_id", original, seat, each));
            Map<String, String> result = Map.of(
                    "game_id",
                    id,
                    "account_id",
                    account,
                    "finished_order",
                    "t.finished_order + c.i * 10",
                    "finished_at",
                    "t.finished_at - c.i * 60000");
            run(database, copy(database, "results", "t.game_id", original, result, each));
            for (String table : TABLES) {
                run(database, copy(database, table, "t.game_id", original, Map.of("game_id", id), each));
            }
        }
        database.commit();
        run(database, "analyze");
        database.commit();
        database.setAutoCommit(true);
    }

    private static String owner(String column, String busiest) {
        return "case when " + column + " is null or c.i % " + SHARE + " = 0 then " + column + " else '" + busiest
                + "' end";
    }

    /** One person may not search so often, but the table has as many rows as with many people. */
    private static void search(Connection database, String account) throws SQLException {
        run(
                database,
                NUMBERS.formatted(SEARCHES)
                        + "insert into search (id, account_id, ruleset, pace, fewest, most, days, rated, zone, state,"
                        + " created_at, until_at) select 's' || cast(c.i as text), '" + account
                        + "', 'gd6', 'DAILY', 2, 5, 127, 0, 'UTC', 'OPEN', 1000 + c.i, 9000000000000 from copies c");
    }

    /** Many people with a rating in one game. Every second rating is not reliable, so the ladder must leave it out. */
    private static void rate(Connection database, String person) throws SQLException {
        Map<String, String> other = new LinkedHashMap<>();
        other.put("id", "'p' || cast(c.i as text)");
        for (String name : List.of("name", "name_key", "skeleton")) {
            other.put(name, "'player ' || cast(c.i as text)");
        }
        other.put("kind", "'PERSON'");
        run(database, copy(database, "account", "t.id", person, other, RATED));
        run(
                database,
                NUMBERS.formatted(RATED)
                        + "insert into rating (person, ruleset, players, points, mean, deviation, volatility, games,"
                        + " finished_order, finished_at) select 'p' || cast(c.i as text), 'gd6', 'two',"
                        + " 1000000 + c.i * 7919 % 1000000, 1000 + c.i * 7919 % 1000000 / 1000,"
                        + " case c.i % 2 when 0 then 80 else 200 end, 0.06, 20, c.i, " + System.currentTimeMillis()
                        + " from copies c");
        // With the statistics of two accounts, SQLite would read all of them instead of looking for one.
        run(database, "analyze");
    }

    private static String copy(
            Connection database, String table, String key, String original, Map<String, String> changed, int count)
            throws SQLException {
        List<String> columns = new ArrayList<>();
        try (Statement statement = database.createStatement();
                ResultSet rows = statement.executeQuery("select * from " + table + " where 1 = 0")) {
            ResultSetMetaData shape = rows.getMetaData();
            for (int i = 1; i <= shape.getColumnCount(); i++) {
                columns.add(shape.getColumnName(i));
            }
        }
        List<String> values = columns.stream()
                .map(column -> changed.getOrDefault(column, "t." + column))
                .toList();
        return NUMBERS.formatted(count) + "insert into " + table + " (" + String.join(", ", columns) + ") select "
                + String.join(", ", values) + " from " + table + " t cross join copies c where " + key + " = '"
                + original
                + "'";
    }

    private static void run(Connection database, String sql) throws SQLException {
        try (Statement statement = database.createStatement()) {
            statement.execute(sql);
        }
    }

    private static Map<String, List<String>> lists(Wire wire, String person, String busiest) throws IOException {
        List<String> deep = cursors(wire);
        Map<String, List<String>> lists = new LinkedHashMap<>();
        lists.put("finished, newest", List.of("show=finished&limit=24"));
        lists.put("finished, anywhere", deep);
        lists.put("finished, 200 at once", List.of("show=finished&limit=200"));
        lists.put("one game and pace", List.of("show=finished&limit=24&ruleset=dynasty&tempo=slow"));
        lists.put("with bots, a person", List.of("show=finished&limit=24&bots=some&people=1"));
        lists.put("a name near the top", List.of("show=finished&limit=24&search=round%2077"));
        lists.put(
                "nothing matches",
                deep.stream().map(each -> each + "&search=nowhere").toList());
        lists.put(
                "nothing, all filters",
                deep.stream()
                        .map(each ->
                                each + "&search=nowhere&bots=none&people=2&size=3&board=none&tempo=live&ruleset=gd6")
                        .toList());
        lists.put("being played", List.of("show=public&limit=24"));
        lists.put("played live, by bots", List.of("show=public&limit=24&tempo=live&bots=some"));
        lists.put("free seats", List.of("show=open&limit=24"));
        Map<String, List<String>> asked = new LinkedHashMap<>();
        lists.forEach((name, queries) -> asked.put(
                name, queries.stream().map(query -> "/api/games?" + query).toList()));
        asked.put("my own games", List.of("/api/games?show=mine&limit=50"));
        for (String each : List.of(person, busiest)) {
            String whose = each.equals(person) ? "a person" : "the busiest";
            asked.put(whose + ", profile", List.of("/api/people/" + each));
            asked.put(whose + ", results", List.of("/api/people/" + each + "/games?limit=20"));
            asked.put(whose + ", 200 results", List.of("/api/people/" + each + "/games?limit=200"));
        }
        asked.put("a ladder", List.of("/api/ladders/gd6/two?limit=50"));
        asked.put("searches for a table", List.of("/api/me/searches"));
        return asked;
    }

    private static Map<String, List<String>> administration() {
        Map<String, List<String>> asked = new LinkedHashMap<>();
        asked.put("all games", List.of("/api/admin/games?limit=20"));
        asked.put("all games, no such name", List.of("/api/admin/games?limit=20&name=nowhere"));
        asked.put("all accounts", List.of("/api/admin/accounts?limit=20"));
        asked.put("accounts, no such name", List.of("/api/admin/accounts?limit=20&name=nowhere"));
        asked.put("all reports", List.of("/api/admin/reports"));
        return asked;
    }

    private interface Asking {
        void ask(String path) throws IOException;
    }

    private static void measure(Hosting.Node node, Asking asking, Map<String, List<String>> lists) {
        SplittableRandom random = new SplittableRandom(4);
        lists.forEach((name, queries) -> {
            try {
                for (int i = 0; i < WARM; i++) {
                    asking.ask(queries.get(random.nextInt(queries.size())));
                }
                long processor = node.costs().processorMicros();
                double[] millis = new double[TIMED];
                for (int i = 0; i < TIMED; i++) {
                    long began = System.nanoTime();
                    asking.ask(queries.get(random.nextInt(queries.size())));
                    millis[i] = (System.nanoTime() - began) / 1e6;
                }
                Arrays.sort(millis);
                System.out.printf(
                        Locale.ROOT,
                        "%-24s %8.1f %8.1f %8.1f %8.1f%n",
                        name,
                        millis[TIMED / 2],
                        millis[TIMED * 99 / 100],
                        millis[TIMED - 1],
                        (node.costs().processorMicros() - processor) / 1e3 / TIMED);
            } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        });
    }

    private static String ask(Wire wire, String path, String headers) throws IOException {
        return wire.send("GET", path, headers, "").expect(200).body();
    }

    /** Places all over the list of finished games. */
    private static List<String> cursors(Wire wire) throws IOException {
        List<String> places = new ArrayList<>(List.of("show=finished&limit=24"));
        String query = "show=finished&limit=200&search=nowhere";
        for (int i = 0; i < 60; i++) {
            String body = ask(wire, "/api/games?" + query, "");
            int next = body.lastIndexOf("\"next\":\"");
            if (next < 0) {
                break;
            }
            String cursor = body.substring(next + 8, body.indexOf('"', next + 8));
            places.add("show=finished&limit=24&cursor=" + cursor);
            query = "show=finished&limit=200&search=nowhere&cursor=" + cursor;
        }
        return places;
    }
}
