package arbiter.server.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.server.Browser;
import arbiter.server.Eventually;
import arbiter.server.storage.OldSchema;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * Puts something into every table: what people do, through the API; what only other services or weeks would do, as rows. No game has a
 * deadline at the end, so that it can continue in any year.
 */
final class FilledDatabase {
    /**
     * What Telegram, a provider, a browser's push service and other nodes would leave behind; {@code HOST}, {@code GUEST} and {@code OVER}
     * stand for ids. The game that is over has no news to send.
     */
    private static final String ROWS = """
        insert into notice (id, account_id, game_id, topic, sentence, created_at, channel)
          values ('n1', 'HOST', 'OVER', 'turn', 'A new turn.', 1, 'mail')
        insert into push_device (id, account_id, credential_id, endpoint, key, auth, name, created_at)
          values ('p1', 'GUEST', 'none', 'https://push.example.org/1', 'key', 'auth', 'Phone', 1)
        insert into identity (issuer, subject, account_id, created_at) values ('https://id.example.org', '7', 'HOST', 1)
        insert into openid_visit (hash, data, expires_at) values ('h1', '{}', 1)
        insert into outage (since, until) values (1, 2)
        insert into upgrade (game_id, id, version, state, agreed, reason, asked_at, expires_at)
          values ('OVER', 1, 2, 'REFUSED', '0', 'Newer', 1, 2)
        insert into game_hook (id, game_id, name, format, address, template, zone, created_at, reported)
          values ('k1', 'OVER', 'Club', 'JSON', 'https://news.example.org/1', '', 'UTC', 1, 0)
        insert into proposal (id, state, schedule, created_at, until_at) values ('q1', 'FAILED', '{"kind":"none"}', 1, 2)
        insert into telegram_update (update_id, chat_id, body, done, received_at) values (1, 7, '', 1, 1)
        insert into telegram_person (user_id, account_id, name, linked_at) values (7, 'GUEST', 'Plover', 1)
        insert into telegram_code (hash, account_id, expires_at) values ('c1', 'HOST', 1)
        insert into telegram_lines (chat_id, message_id, game_id, position, lines) values (7, 1, 'OVER', 0, '[]')
        insert into telegram_told (account_id, game_id, position) values ('GUEST', 'OVER', 0)
        insert into telegram_group (game_id, chat_id, topic, forum, zone, connected_at) values ('OVER', -7, 0, 0, 'UTC', 1)
        insert into telegram_deed (id, game_id, account_id, command, created_at) values ('d1', 'OVER', 'HOST', '/begin', 1)
        insert into telegram_post (chat_id, kind, body, urgency, not_before, created_at) values (7, 'send', '{}', 0, 1, 1)
        """;

    private static final String SCENARIO =
            "scenario \"It's kept\"\ngame gd6\nplayers A B\nmap\n  1-2\ngiven\n  1: A, 2 army\nwhen\n  A: move 1 1>2\n";

    private final String url;
    private final Browser host;
    private final Browser guest;
    private final Browser third;
    private String over = "";

    private FilledDatabase(String url) {
        this.url = url;
        this.host = account("Heron");
        this.guest = account("Plover");
        this.third = account("Dunlin");
    }

    /** @return what a test must know: the game that goes on, its position, the one that is over, and the tokens of two players */
    static Map<String, String> play(String url, Connection database) throws Exception {
        FilledDatabase filled = new FilledDatabase(url);
        String game = filled.gameThatGoesOn();
        filled.gameThatIsOver();
        filled.gameWithoutNames();
        filled.people();
        filled.otherServices(database);
        assertEquals(List.of(), empty(database), "tables without a row; a kept database has something in each of them");
        Map<String, String> notes = new HashMap<>();
        notes.put("game", game);
        notes.put("over", filled.over);
        notes.put("at", Integer.toString(filled.host.game(game).path("at").asInt()));
        notes.put("token 0", token(filled.host));
        notes.put("token 1", token(filled.guest));
        return notes;
    }

    private Browser account(String name) {
        Browser browser = new Browser(url);
        browser.get("/api/me").expect(200);
        browser.post("/api/accounts", Map.of("name", name, "password", "three calm grey owls"))
                .expect(201);
        return browser;
    }

    private static String id(Browser person) {
        return person.get("/api/me").expect(200).json().at("/account/id").asString();
    }

    private static String token(Browser browser) {
        return browser.post("/api/me/tokens", Map.of("name", "kept", "scope", "host"))
                .expect(201)
                .json()
                .path("token")
                .asString();
    }

    private String begun(String name, Map<String, Object> wish, List<Browser> others) {
        Map<String, Object> all = new HashMap<>(Map.of(
                "ruleset", "gd6", "seats", 2, "name", name, "schedule", Map.of("kind", "length", "minutes", 1440)));
        all.putAll(wish);
        JsonNode made = host.post("/api/games", all).expect(201).json();
        String path = "/api/games/" + made.path("id").asString();
        for (Browser other : others) {
            other.post(
                            path + "/seats",
                            Map.of("invitation", made.path("invitation").asString()))
                    .expect(200);
        }
        host.post(path + "/begin", Map.of()).expect(200);
        return made.path("id").asString();
    }

    private static void turn(String game, Browser... players) {
        for (Browser player : players) {
            player.save(game, player.someOrders(game, 4), true).expect(200);
        }
    }

    private void withoutDeadline(String game) {
        host.post("/api/games/" + game + "/host/schedule", Map.of("schedule", Map.of("kind", "none")))
                .expect(200);
    }

    private String gameThatGoesOn() throws InterruptedException {
        String game = begun("Kept", Map.of(), List.of(guest));
        String path = "/api/games/" + game;
        decidedAhead(game);
        host.save(game, List.of("build hq 3"), true).expect(200);
        turn(game, host, guest);
        host.post(path + "/host/extend", Map.of("minutes", 60)).expect(200);
        guest.post(path + "/delays", Map.of("minutes", 60, "reason", "On a train"))
                .expect(200);
        withoutDeadline(game);
        turn(game, host, guest);
        host.post(path + "/host/rollback", Map.of("to", 2, "reason", "A test")).expect(200);
        JsonNode said = host.post(path + "/messages", Map.of("text", "It's on."))
                .expect(201)
                .json();
        int letter = said.path("id").asInt();
        guest.put(path + "/messages/read", Map.of("upTo", letter)).expect(204);
        guest.put(
                        path + "/messages/read",
                        Map.of("upTo", letter, "thread", said.path("thread").asString()))
                .expect(204);
        guest.post(path + "/messages/" + letter + "/report", Map.of("reason", "A test."))
                .expect(204);
        String study = "/api/studies/"
                + host.post("/api/studies", Map.of("game", game))
                        .expect(201)
                        .json()
                        .path("id")
                        .asString();
        host.post(study + "/positions/0/resolve", Map.of("bot", "recruit")).expect(201);
        guest.save(game, guest.someOrders(game, 2), false).expect(200);
        return game;
    }

    /** Standing orders hand in the guest's first sheet. */
    private void decidedAhead(String game) throws InterruptedException {
        List<String> lines = List.of("turn 1: build hq 20");
        guest.put(
                        "/api/games/" + game + "/standing-orders",
                        Map.of("lines", lines, "posture", "none", "atOnce", true, "version", 0))
                .expect(200);
        Eventually.eventually(
                "there is no sheet",
                () -> guest.get("/api/games/" + game + "/sheet")
                                .json()
                                .path("version")
                                .asInt()
                        == 1);
    }

    /** A rated game with a review. */
    private void gameThatIsOver() throws InterruptedException {
        over = begun("Over", Map.of("rated", true, "hostPlays", false), List.of(guest, third));
        String path = "/api/games/" + over;
        turn(over, guest, third);
        turn(over, guest, third);
        host.post(path + "/host/end", Map.of("winners", List.of(0))).expect(200);
        guest.post(path + "/review", Map.of()).expect(200);
        Eventually.eventually(
                "the review is finished",
                () -> guest.get(path + "/review")
                        .json()
                        .path("state")
                        .asString()
                        .equals("done"));
    }

    private void gameWithoutNames() {
        String game = begun("Veiled", Map.of("anonymous", true), List.of(guest));
        turn(game, host, guest);
        withoutDeadline(game);
        host.post("/api/games/" + game + "/host/seats/1/replace", Map.of("reason", "A test."))
                .expect(200);
    }

    private void people() {
        host.put("/api/me/profile", Map.of("badges", false)).expect(200);
        host.put("/api/me/blocks/" + id(account("Sandpiper")), Map.of()).expect(200);
        LocalDate soon = LocalDate.now().plusDays(30);
        host.post("/api/me/leave", Map.of("from", soon.toString(), "to", soon.toString(), "zone", "UTC"))
                .expect(201);
        host.post(
                        "/api/me/searches",
                        Map.of("ruleset", "gd6", "pace", "daily", "fewest", 5, "most", 5, "zone", "Europe/Berlin"))
                .expect(201);
        host.post("/api/maps", Map.of("name", "Ring", "ruleset", "gd6", "text", "1-2-3"))
                .expect(201);
        host.post("/api/scenarios", Map.of("scenario", SCENARIO)).expect(201);
    }

    private void otherServices(Connection database) throws SQLException {
        String rows = ROWS.replace("HOST", id(host)).replace("GUEST", id(guest)).replace("OVER", over);
        try (Statement statement = database.createStatement()) {
            for (String row : rows.split("\n(?=insert)")) {
                statement.execute(row);
            }
        }
    }

    private static List<String> empty(Connection database) throws SQLException {
        List<String> empty = new ArrayList<>();
        try (Statement statement = database.createStatement()) {
            for (String table : OldSchema.tables(database)) {
                try (ResultSet row = statement.executeQuery("select 1 from " + table + " limit 1")) {
                    if (!row.next()) {
                        empty.add(table);
                    }
                }
            }
        }
        return empty;
    }
}
