package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.account.Registration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Accounts, log-in, tokens, and a person's own data. */
class AccountsTest {
    private static final String PASSWORD = "three calm grey owls";

    private static Browser register(String name) {
        Browser browser = Browser.visitor();
        browser.post("/api/accounts", Map.of("name", name, "password", PASSWORD))
                .expect(201);
        return browser;
    }

    @Test
    void registerLogOutAndIn() {
        Browser browser = register("Wren One");
        assertEquals(
                "Wren One", browser.get("/api/me").json().at("/account/name").asString());
        browser.send("DELETE", "/api/session", null).expect(204);
        assertTrue(browser.get("/api/me").json().path("account").isNull());
        Browser again = Browser.visitor();
        again.post("/api/session", Map.of("name", "wren one", "password", PASSWORD))
                .expect(200);
        assertEquals("Wren One", again.get("/api/me").json().at("/account/name").asString());
    }

    @Test
    void namesThatLookAlikeAreOneName() {
        register("Grey.Heron");
        Browser.visitor()
                .post("/api/accounts", Map.of("name", "grey heron", "password", PASSWORD))
                .expect(409, "name-taken");
        Browser.visitor()
                .post("/api/accounts", Map.of("name", "x", "password", PASSWORD))
                .expect(422, "invalid");
        Browser.visitor()
                .post("/api/accounts", Map.of("name", "Somebody Else", "password", "short"))
                .expect(422, "invalid");
    }

    @Test
    void nobodyTakesANameThatLooksLikeAnothers() {
        register("Corncrake");
        Map<String, String> lookalike = Map.of("name", "C0rncrake", "password", PASSWORD);
        Browser.visitor().post("/api/accounts", lookalike).expect(409, "name-taken");
        Browser.guest("Somebody").post("/api/me/claim", lookalike).expect(409, "name-taken");
        for (String name : List.of("Comcrake", "\uFF23orncrake")) {
            Browser.visitor()
                    .post("/api/accounts", Map.of("name", name, "password", PASSWORD))
                    .expect(409, "name-taken");
        }
        Browser guest = Browser.guest("C0rncrake");
        assertTrue(
                guest.get("/api/me").json().at("/account/name").asString().startsWith("Guest "),
                "a guest gets another name instead");
    }

    @Test
    void nobodyIsCalledAsTheServerSpeaks() {
        for (String name : List.of("Host", "administrator", "Arbiter", "H\u043Est", "Everybody", "recruit")) {
            Browser.Answer refused = Browser.visitor()
                    .post("/api/accounts", Map.of("name", name, "password", PASSWORD))
                    .expect(422);
            assertTrue(
                    List.of("name-reserved", "invalid")
                            .contains(refused.json().path("code").asString()),
                    name + ": " + refused.text());
            assertTrue(
                    Browser.guest(name)
                            .get("/api/me")
                            .json()
                            .at("/account/name")
                            .asString()
                            .startsWith("Guest "),
                    name);
        }
    }

    /** Names that change the direction of writing, contain an invisible character, or contain characters that are not text. */
    @Test
    void noNameDeceives() {
        Browser owner = register("Wren Twenty");
        String game = owner.post("/api/games", Map.of("ruleset", "gd6", "seats", 2, "name", "\u2694\uFE0F Friday"))
                .expect(201)
                .json()
                .path("id")
                .asString();
        for (String trick : List.of("Ra\u202Even", "Ra\u200Bven", "Ra\u2066ven", "Ra\u0007ven", "Ra\u3164ven")) {
            owner.post("/api/accounts", Map.of("name", trick, "password", PASSWORD))
                    .expect(422, "invalid");
            owner.post("/api/games", Map.of("ruleset", "gd6", "seats", 2, "name", trick))
                    .expect(422, "invalid");
            owner.send("PATCH", "/api/games/" + game, Map.of("name", trick)).expect(422, "invalid");
            owner.send("PATCH", "/api/games/" + game + "/seats/mine", Map.of("country", trick))
                    .expect(422, "invalid");
            owner.post("/api/maps", Map.of("name", trick, "ruleset", "gd6", "text", "1-2"))
                    .expect(422, "invalid");
            owner.post("/api/me/tokens", Map.of("name", trick)).expect(422, "invalid");
        }
        owner.send("PATCH", "/api/games/" + game + "/seats/mine", Map.of("country", "H0st"))
                .expect(422, "country-reserved");
    }

    @Test
    void unknownNameAndWrongPasswordAnswerAlike() {
        register("Wren Two");
        Browser.Answer wrong = Browser.visitor()
                .post("/api/session", Map.of("name", "Wren Two", "password", "not the right one"))
                .expect(401, "wrong-credentials");
        Browser.Answer unknown = Browser.visitor()
                .post("/api/session", Map.of("name", "Nobody Here", "password", "not the right one"))
                .expect(401, "wrong-credentials");
        assertEquals(wrong.text(), unknown.text());
    }

    @Test
    void theCookieIsOutOfReachOfScriptsAndOtherSites() {
        Browser browser = Browser.visitor();
        Browser.Answer answer = browser.post("/api/accounts", Map.of("name", "Wren Three", "password", PASSWORD))
                .expect(201);
        String cookie = answer.headers().get("set-cookie").stream()
                .filter(header -> header.startsWith("arbiter="))
                .findFirst()
                .orElseThrow();
        assertTrue(cookie.contains("HttpOnly"), cookie);
        assertTrue(cookie.contains("SameSite=Lax"), cookie);
        assertTrue(cookie.contains("Path=/"), cookie);
    }

    @Test
    void aGuestClaimsTheAccountAndKeepsIt() {
        Browser guest = Browser.guest("Passer By");
        String id = guest.get("/api/me").json().at("/account/id").asString();
        guest.post("/api/me/claim", Map.of("name", "Wren Four", "password", PASSWORD))
                .expect(200);
        JsonNode account = guest.get("/api/me").json().path("account");
        assertEquals(id, account.path("id").asString());
        assertEquals("person", account.path("kind").asString());
        guest.post("/api/me/claim", Map.of("name", "Wren Five", "password", PASSWORD))
                .expect(409, "not-a-guest");
    }

    @Test
    void tokensOpenAndClose() {
        Browser owner = register("Wren Six");
        String token = owner.post("/api/me/tokens", Map.of("name", "bot"))
                .expect(201)
                .json()
                .path("token")
                .asString();
        Browser bot = Browser.withToken(TestServer.url(), token);
        assertEquals("Wren Six", bot.get("/api/me").json().at("/account/name").asString());
        JsonNode listed = owner.get("/api/me/tokens").expect(200).json();
        assertEquals(1, listed.size());
        assertFalse(listed.toString().contains(token));
        owner.send("DELETE", "/api/me/tokens/" + listed.get(0).path("id").asString(), null)
                .expect(204);
        bot.get("/api/me/tokens").expect(401, "log-in-first");
    }

    @Test
    void loggingOutEverywhereEndsSessionsAndTokens() {
        Browser one = register("Wren Seven");
        Browser two = Browser.visitor();
        two.post("/api/session", Map.of("name", "Wren Seven", "password", PASSWORD))
                .expect(200);
        String token = one.post("/api/me/tokens", Map.of("name", "bot"))
                .json()
                .path("token")
                .asString();
        one.post("/api/me/logout-everywhere", Map.of()).expect(204);
        two.get("/api/me/tokens").expect(401);
        Browser.withToken(TestServer.url(), token).get("/api/me/tokens").expect(401);
    }

    @Test
    void aNewPasswordEndsOtherSessions() {
        Browser one = register("Wren Eight");
        Browser two = Browser.visitor();
        two.post("/api/session", Map.of("name", "Wren Eight", "password", PASSWORD))
                .expect(200);
        one.put("/api/me/password", Map.of("old", "wrong password", "fresh", "four brave red owls"))
                .expect(403, "wrong-credentials");
        one.put("/api/me/password", Map.of("old", PASSWORD, "fresh", "four brave red owls"))
                .expect(204);
        two.get("/api/me/tokens").expect(401);
        one.get("/api/me/tokens").expect(200);
    }

    @Test
    void exportThenErase() {
        Browser leaver = register("Wren Nine");
        String id = leaver.get("/api/me").json().at("/account/id").asString();
        Browser host = register("Wren Ten");
        String game = host.post("/api/games", Map.of("ruleset", "gd6", "seats", 2, "visibility", "public"))
                .expect(201)
                .json()
                .path("id")
                .asString();
        leaver.post("/api/games/" + game + "/seats", Map.of("lore", "I am the Wren of lane nine."))
                .expect(200);
        leaver.post("/api/games/" + game + "/messages", Map.of("text", "hello all"))
                .expect(201);
        JsonNode export = leaver.get("/api/me/export").expect(200).json();
        assertTrue(export.toString().contains("hello all"));
        assertTrue(export.toString().contains("lane nine"));
        leaver.send("DELETE", "/api/me", Map.of("name", "Wren Nine", "password", "wrong"))
                .expect(403, "wrong-credentials");
        leaver.send("DELETE", "/api/me", Map.of("name", "Wren Nine", "password", PASSWORD))
                .expect(204);
        Browser.visitor()
                .post("/api/session", Map.of("name", "Wren Nine", "password", PASSWORD))
                .expect(401);
        String left = host.game(game).toString()
                + host.get("/api/games/" + game + "/messages").text();
        assertFalse(left.contains("Wren Nine"), left);
        assertFalse(left.contains(id), left);
        assertFalse(left.contains("lane nine"), left);
    }

    @Test
    void theFirstAdministratorComesByALinkThatWorksOnce() {
        Registration registration = TestServer.bean(Registration.class);
        String code = registration.administratorCode().orElse("");
        Map<String, String> link = Map.of("code", code, "name", "Wren Admin", "password", PASSWORD);
        Map<String, String> guess = Map.of("code", "guessed", "name", "Wren Bandit", "password", PASSWORD);
        Browser.visitor().post("/api/administrator", guess).expect(403, "used-up");
        if (!code.isEmpty()) {
            Browser first = Browser.visitor();
            first.post("/api/administrator", link).expect(201);
            assertTrue(first.get("/api/me").json().at("/account/administrator").asBoolean());
        }
        Browser.visitor().post("/api/administrator", link).expect(403, "used-up");
        assertFalse(registration.needsAdministrator());
        assertEquals(List.of(), registration.administratorCode().stream().toList());
    }

    @Test
    void aWriteWithoutItsTokenIsRefused() {
        Browser browser = register("Wren Eleven");
        browser.cookies().remove("XSRF-TOKEN");
        browser.post("/api/me/tokens", Map.of("name", "bot")).expect(403, "csrf");
        browser.header("X-XSRF-TOKEN", "forged");
        browser.post("/api/me/tokens", Map.of("name", "bot")).expect(403, "csrf");
    }

    /** A page reads in the background while people click. If each answer changed the token, their writes would fail. */
    @Test
    void theTokenAgainstOtherSitesStaysTheSame() {
        Browser browser = Browser.visitor();
        String token = browser.cookies().get("XSRF-TOKEN");
        browser.post("/api/guests", Map.of("name", "Steady")).expect(201);
        for (int i = 0; i < 3; i++) {
            Browser.Answer read = browser.get("/api/me").expect(200);
            assertFalse(
                    read.headers()
                            .getOrDefault("set-cookie", List.of())
                            .toString()
                            .contains("XSRF-TOKEN"),
                    "a read changes nothing");
        }
        assertEquals(token, browser.cookies().get("XSRF-TOKEN"), "from before the log-in to after it");
        browser.post("/api/me/claim", Map.of("name", "Wren Twelve", "password", PASSWORD))
                .expect(200);
        browser.send("DELETE", "/api/session", null).expect(204);
        browser.post("/api/session", Map.of("name", "Wren Twelve", "password", PASSWORD))
                .expect(200);
        assertEquals(token, browser.cookies().get("XSRF-TOKEN"));
    }

    @Test
    void writesThatCrossAReadAllGoThrough() throws Exception {
        Browser browser = Browser.guest("Busy");
        try (var threads = java.util.concurrent.Executors.newVirtualThreadPerTaskExecutor()) {
            var reads = new java.util.ArrayList<java.util.concurrent.Future<?>>();
            for (int i = 0; i < 8; i++) {
                Browser reader = new Browser(browser.url());
                reader.cookies().putAll(browser.cookies());
                reads.add(threads.submit(() -> {
                    for (int n = 0; n < 10; n++) {
                        reader.get("/api/me").expect(200);
                    }
                }));
            }
            for (int n = 0; n < 20; n++) {
                browser.post("/api/me/tokens", Map.of("name", "bot " + n)).expect(201);
            }
            for (var read : reads) {
                read.get();
            }
        }
    }

    @Test
    void aGuestWhoClaimsTheAccountKeepsTheSeatAndTheSheet() {
        Party party = Party.begun(2);
        Browser guest = party.player(0);
        guest.save(party.id(), List.of("build hq 3"), false).expect(200);
        guest.post("/api/me/claim", Map.of("name", "Wren Thirteen", "password", PASSWORD))
                .expect(200);
        Browser elsewhere = Browser.visitor();
        elsewhere
                .post("/api/session", Map.of("name", "Wren Thirteen", "password", PASSWORD))
                .expect(200);
        JsonNode sheet = elsewhere.get(party.path("/sheet")).expect(200).json();
        assertEquals("build hq 3", sheet.at("/lines/0/normal").asString());
        assertEquals("Wren Thirteen", party.page().at("/seats/0/player/name").asString());
        assertFalse(party.page().at("/seats/0/player/guest").asBoolean());
    }

    @Test
    void whoIsForgottenInTheMiddleOfAGameLeavesAPseudonymAndASeat() {
        Party party = Party.begun(2, Map.of("visibility", "public"));
        Browser leaver = party.player(1);
        leaver.post("/api/me/claim", Map.of("name", "Wren Fourteen", "password", PASSWORD))
                .expect(200);
        party.playTurn();
        String map = leaver.post("/api/maps", Map.of("name", "M", "ruleset", "gd6", "text", "1-2"))
                .expect(201)
                .json()
                .path("id")
                .asString();
        String token = leaver.post("/api/me/tokens", Map.of("name", "bot"))
                .expect(201)
                .json()
                .path("token")
                .asString();
        leaver.put("/api/me/notifications", Map.of("webhook", "http://localhost:9/", "mode", "at-once"))
                .expect(200);
        leaver.send("DELETE", "/api/me", Map.of("name", "Wren Fourteen", "password", PASSWORD))
                .expect(204);
        leaver.get("/api/me/export").expect(401, "log-in-first");
        Browser.withToken(TestServer.url(), token).get("/api/me/export").expect(401, "log-in-first");
        Browser.visitor().get("/api/maps/" + map).expect(404, "not-found");
        assertEquals("bot", party.page().at("/seats/1/state").asString(), "the ladder has an answer");
        String left = party.page()
                + party.audit()
                + party.host().get(party.path("/log")).text()
                + party.host().get(party.path("/messages")).text();
        assertFalse(left.contains("Wren Fourteen"), left);
        party.hostDoes("end", Map.of());
        Browser.visitor()
                .post("/api/accounts", Map.of("name", "Wren Fourteen", "password", PASSWORD))
                .expect(201);
    }
}
