package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What a token may do, and for how long. */
class TokenScopesTest {
    private static final String PASSWORD = "three calm grey owls";
    private static final List<String> SCOPES = List.of("read", "play", "host");

    /** Every write of the API, with the smallest scope that allows it. `-` means that only a session may do it. */
    private static final String NEEDED = """
            -     POST   /api/accounts
            -     POST   /api/guests
            -     POST   /api/session
            read  DELETE /api/session
            -     POST   /api/me/logout-everywhere
            -     POST   /api/me/claim
            -     PUT    /api/me/password
            -     POST   /api/administrator
            -     POST   /api/password
            -     POST   /api/openid
            -     POST   /api/openid/return
            -     POST   /api/openid/account
            -     DELETE /api/me/openid
            -     POST   /api/me/tokens
            -     DELETE /api/me/tokens/{token}
            -     DELETE /api/me
            -     PUT    /api/me/notifications
            -     POST   /api/me/notifications/test
            -     POST   /api/me/leave
            -     DELETE /api/me/leave/{leave}
            -     PUT    /api/me/blocks/{person}
            -     DELETE /api/me/blocks/{person}
            -     PUT    /api/me/profile
            -     POST   /api/me/push
            -     DELETE /api/me/push/{device}
            -     POST   /api/telegram/session
            -     POST   /api/me/telegram
            -     DELETE /api/me/telegram
            -     POST   /api/me/email/confirm
            read  POST   /api/rulesets/{ruleset}/preview
            read  POST   /api/rulesets/{ruleset}/workshop/check
            read  POST   /api/rulesets/{ruleset}/workshop/import
            read  POST   /api/rulesets/{ruleset}/workshop/make
            read  POST   /api/rulesets/{ruleset}/workshop/export
            -     POST   /api/me/searches
            -     POST   /api/me/searches/{search}/answer
            -     DELETE /api/me/searches/{search}
            read  POST   /api/sandbox
            -     POST   /api/scenarios
            host  POST   /api/maps
            host  PUT    /api/maps/{map}
            host  DELETE /api/maps/{map}
            host  POST   /api/games
            play  POST   /api/play
            host  PATCH  /api/games/{id}
            host  DELETE /api/games/{id}
            play  POST   /api/games/{id}/seats
            play  PATCH  /api/games/{id}/seats/mine
            play  DELETE /api/games/{id}/seats/mine
            host  POST   /api/games/{id}/begin
            host  POST   /api/games/{id}/rematch
            read  POST   /api/games/{id}/drawing
            play  PUT    /api/games/{id}/sheet
            play  POST   /api/games/{id}/sheet/ready
            play  PUT    /api/games/{id}/standing-orders
            read  POST   /api/games/{id}/standing-orders/check
            read  POST   /api/games/{id}/check
            read  POST   /api/games/{id}/desk
            read  POST   /api/games/{id}/desk/reason
            read  POST   /api/games/{id}/review
            play  POST   /api/studies
            play  PATCH  /api/studies/{study}
            play  DELETE /api/studies/{study}
            play  PUT    /api/studies/{study}/link
            play  DELETE /api/studies/{study}/link
            play  PATCH  /api/studies/{study}/positions/{number}
            play  DELETE /api/studies/{study}/positions/{number}
            play  PUT    /api/studies/{study}/positions/{number}/sheets
            play  POST   /api/studies/{study}/positions/{number}/resolve
            play  POST   /api/studies/{study}/positions/{number}/guess
            play  POST   /api/studies/{study}/positions/{number}/change
            play  POST   /api/studies/{study}/positions/{number}/proposal
            play  POST   /api/games/{id}/delays
            play  POST   /api/games/{id}/delays/{delay}
            play  POST   /api/games/{id}/upgrade
            play  POST   /api/games/{id}/messages
            play  PUT    /api/games/{id}/messages/read
            play  PUT    /api/games/{id}/muted
            host  DELETE /api/games/{id}/messages/{message}
            play  POST   /api/games/{id}/messages/{message}/report
            host  POST   /api/games/{id}/host/reports/{report}/close
            host  POST   /api/games/{id}/host/extend
            host  POST   /api/games/{id}/host/pause
            host  POST   /api/games/{id}/host/upgrade
            host  POST   /api/games/{id}/host/resume
            host  POST   /api/games/{id}/host/nudge
            host  POST   /api/games/{id}/host/schedule
            host  POST   /api/games/{id}/host/resolve
            host  POST   /api/games/{id}/host/rollback
            host  POST   /api/games/{id}/host/correct
            host  POST   /api/games/{id}/host/seats/{seat}/replace
            host  POST   /api/games/{id}/host/seats/{seat}/swap
            host  POST   /api/games/{id}/host/seats/{seat}/forgive
            host  POST   /api/games/{id}/host/sheet
            host  POST   /api/games/{id}/host/orders
            host  POST   /api/games/{id}/host/announce
            host  POST   /api/games/{id}/host/joining
            host  POST   /api/games/{id}/host/end
            host  POST   /api/games/{id}/host/press
            host  POST   /api/games/{id}/host/invitation
            host  POST   /api/games/{id}/host/hand-over
            host  POST   /api/games/{id}/host/hooks
            host  POST   /api/games/{id}/host/hooks/{hook}/test
            host  DELETE /api/games/{id}/host/hooks/{hook}
            -     PUT    /api/admin/entry
            -     POST   /api/admin/invitations
            -     POST   /api/admin/accounts/{account}/password-link
            -     PUT    /api/admin/accounts/{account}/administrator
            -     DELETE /api/admin/accounts/{account}/sessions
            """;

    private static Browser register(String name) {
        Browser browser = Browser.visitor();
        browser.post("/api/accounts", Map.of("name", name, "password", PASSWORD))
                .expect(201);
        return browser;
    }

    private static Browser token(Browser owner, Map<String, Object> wish) {
        return Browser.withToken(
                owner.url(),
                owner.post("/api/me/tokens", wish)
                        .expect(201)
                        .json()
                        .path("token")
                        .asString());
    }

    private static boolean tooNarrow(Browser.Answer answer) {
        return answer.status() == 403 && answer.json().path("code").asString("").equals("scope");
    }

    @Test
    void theTableNamesEveryWrite() {
        TreeSet<String> writes = new TreeSet<>();
        SecurityMatrixTest.lines().stream()
                .filter(line -> !line.method().equals("GET"))
                .forEach(line -> writes.add(line.method() + " " + line.path()));
        TreeSet<String> named = new TreeSet<>();
        NEEDED.lines().forEach(line -> named.add(line.substring(6).replaceAll("\\s+", " ")));
        assertEquals(writes, named);
    }

    @Test
    void aTokenDoesWhatItsScopeSaysAndNoMore() {
        Browser owner = Browser.guest("Keeper");
        List<String> wrong = new ArrayList<>();
        for (String scope : SCOPES) {
            Browser bot = token(owner, Map.of("name", scope, "scope", scope));
            for (String line : NEEDED.lines().toList()) {
                String[] words = line.split("\\s+");
                if (words[2].equals("/api/session") && words[1].equals("DELETE")) {
                    continue;
                }
                boolean refused = tooNarrow(bot.send(words[1], words[2].replaceAll("\\{[a-z]+}", "1"), "{}"));
                boolean enough = !words[0].equals("-") && SCOPES.indexOf(words[0]) <= SCOPES.indexOf(scope);
                if (refused == enough) {
                    wrong.add(scope + ": " + line);
                }
            }
            bot.get("/api/me").expect(200);
            bot.get("/api/me/tokens").expect(200);
            bot.send("DELETE", "/api/session", null).expect(204);
            bot.get("/api/me/tokens").expect(401, "log-in-first");
        }
        assertEquals(List.of(), wrong);
    }

    @Test
    void aTokenPlaysForNinetyDaysUnlessToldOtherwise() {
        Browser owner = register("Wren Fifteen");
        JsonNode made =
                owner.post("/api/me/tokens", Map.of("name", "bot")).expect(201).json();
        assertEquals("play", made.path("scope").asString());
        JsonNode listed = owner.get("/api/me/tokens").expect(200).json().get(0);
        assertEquals("play", listed.path("scope").asString());
        Duration life = Duration.between(
                Instant.parse(listed.path("createdAt").asString()),
                Instant.parse(listed.path("expiresAt").asString()));
        assertEquals(Duration.ofDays(90), life);
        for (Map<String, Object> nonsense : List.<Map<String, Object>>of(
                Map.of("name", "bot", "scope", "everything"),
                Map.of("name", "bot", "scope", "administer"),
                Map.of("name", "bot", "days", 0),
                Map.of("name", "bot", "days", 367),
                Map.of("name", "zero\u200Bwidth"))) {
            owner.post("/api/me/tokens", nonsense).expect(422, "invalid");
        }
    }

    @Test
    void aTokenEndsWhenItSaysAndUseDoesNotKeepItAlive() {
        Browser owner = register("Wren Sixteen");
        Browser bot = token(owner, Map.of("name", "bot", "days", 1));
        bot.get("/api/me/tokens").expect(200);
        TestServer.clock().advance(Duration.ofHours(20));
        bot.get("/api/me/tokens").expect(200);
        TestServer.clock().advance(Duration.ofHours(5));
        bot.get("/api/me/tokens").expect(401, "log-in-first");
        owner.get("/api/me/tokens").expect(200);
    }

    @Test
    void aNewPasswordEndsAllTokens() {
        Browser owner = register("Wren Seventeen");
        Browser bot = token(owner, Map.of("name", "bot"));
        bot.get("/api/me/tokens").expect(200);
        owner.put("/api/me/password", Map.of("old", PASSWORD, "fresh", "four brave red owls"))
                .expect(204);
        bot.get("/api/me/tokens").expect(401, "log-in-first");
        assertTrue(owner.get("/api/me/tokens").expect(200).json().isEmpty());
    }
}
