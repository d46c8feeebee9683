package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** An administrator's work on accounts and on the server. */
class AdministrationTest {
    private static final String PASSWORD = "three calm grey owls";

    private final Browser admin = administrator();

    private static Browser administrator() {
        Browser browser = registered("Keeper " + System.nanoTime() % 1_000_000);
        TestServer.bean(arbiter.server.storage.Writer.class)
                .run(() -> TestServer.bean(JdbcClient.class)
                        .sql("update account set administrator = 1 where id = ?")
                        .param(idOf(browser))
                        .update());
        return browser;
    }

    private static Browser registered(String name) {
        Browser browser = Browser.visitor();
        browser.post("/api/accounts", Map.of("name", name, "password", PASSWORD))
                .expect(201);
        return browser;
    }

    private static String idOf(Browser browser) {
        return browser.get("/api/me").json().at("/account/id").asString();
    }

    private static String code(JsonNode link) {
        return URI.create(link.path("link").asString()).getFragment();
    }

    private void entry(String registration, boolean guests) {
        admin.put("/api/admin/entry", Map.of("registration", registration, "guests", guests))
                .expect(200);
    }

    /** Other tests use the same server. */
    @AfterEach
    void openTheDoors() {
        entry("open", true);
    }

    @Test
    void aLostPasswordIsSetAnewByALinkThatWorksOnce() {
        Browser wren = registered("Stork Nine");
        JsonNode link = admin.post("/api/admin/accounts/" + idOf(wren) + "/password-link", Map.of())
                .expect(201)
                .json();
        assertTrue(link.path("link").asString().contains("/password#"), link.toString());
        Browser elsewhere = Browser.visitor();
        elsewhere
                .post("/api/password", Map.of("code", code(link), "password", "short"))
                .expect(422, "invalid");
        elsewhere
                .post("/api/password", Map.of("code", code(link), "password", "four loud red foxes"))
                .expect(200);
        assertEquals(
                "Stork Nine",
                elsewhere.get("/api/me").json().at("/account/name").asString());
        assertTrue(wren.get("/api/me").json().path("account").isNull(), "the old session has ended");
        Browser.visitor()
                .post("/api/session", Map.of("name", "Stork Nine", "password", PASSWORD))
                .expect(401);
        Browser.visitor()
                .post("/api/password", Map.of("code", code(link), "password", "four loud red foxes"))
                .expect(403, "used-up");
    }

    @Test
    void aSecondLinkVoidsTheFirst() {
        String id = idOf(registered("Stork Ten"));
        JsonNode first = admin.post("/api/admin/accounts/" + id + "/password-link", Map.of())
                .expect(201)
                .json();
        admin.post("/api/admin/accounts/" + id + "/password-link", Map.of()).expect(201);
        Browser.visitor()
                .post("/api/password", Map.of("code", code(first), "password", "four loud red foxes"))
                .expect(403, "used-up");
    }

    @Test
    void whereOnlyTheInvitedComeInAnInvitationIsGoodForOne() {
        entry("invited", true);
        assertEquals(
                "invited",
                Browser.visitor()
                        .get("/api/me")
                        .json()
                        .at("/server/registration")
                        .asString());
        Browser.visitor()
                .post("/api/accounts", Map.of("name", "Uninvited", "password", PASSWORD))
                .expect(403, "invitation-needed");
        String code =
                code(admin.post("/api/admin/invitations", Map.of()).expect(201).json());
        Map<String, String> wish = Map.of("name", "Invited One", "password", PASSWORD, "invitation", code);
        Browser.visitor().post("/api/accounts", wish).expect(201);
        Browser.visitor()
                .post("/api/accounts", Map.of("name", "Invited Two", "password", PASSWORD, "invitation", code))
                .expect(403, "used-up");
        Browser guest = Browser.guest("Passing");
        guest.post("/api/me/claim", Map.of("name", "Claimed One", "password", PASSWORD))
                .expect(403, "invitation-needed");
        String second =
                code(admin.post("/api/admin/invitations", Map.of()).expect(201).json());
        guest.post("/api/me/claim", Map.of("name", "Claimed One", "password", PASSWORD, "invitation", second))
                .expect(200);
    }

    @Test
    void aTakenNameDoesNotUseTheInvitationUp() {
        registered("Stork Eleven");
        entry("invited", true);
        String code =
                code(admin.post("/api/admin/invitations", Map.of()).expect(201).json());
        Browser.visitor()
                .post("/api/accounts", Map.of("name", "Stork Eleven", "password", PASSWORD, "invitation", code))
                .expect(409, "name-taken");
        Browser.visitor()
                .post("/api/accounts", Map.of("name", "Stork Twelve", "password", PASSWORD, "invitation", code))
                .expect(201);
    }

    @Test
    void aHouseWithoutGuestsTakesNone() {
        entry("open", false);
        Browser.visitor().post("/api/guests", Map.of()).expect(403, "no-guests");
        Browser.visitor().post("/api/play", Map.of("ruleset", "gd6")).expect(403, "no-guests");
        registered("Stork Thirteen").post("/api/play", Map.of("ruleset", "gd6")).expect(201);
    }

    @Test
    void administratorsAreAppointedAndDismissedByAnother() {
        Browser wren = registered("Stork Fourteen");
        String id = idOf(wren);
        admin.put("/api/admin/accounts/" + id + "/administrator", Map.of("administrator", true))
                .expect(204);
        wren.get("/api/admin/overview").expect(200);
        wren.put("/api/admin/accounts/" + id + "/administrator", Map.of("administrator", false))
                .expect(409, "own-role");
        admin.put("/api/admin/accounts/" + id + "/administrator", Map.of("administrator", false))
                .expect(204);
        wren.get("/api/admin/overview").expect(403);
    }

    @Test
    void theOverviewSaysHowTheServerIs() {
        JsonNode server = admin.get("/api/admin/overview").expect(200).json().path("server");
        assertEquals("sqlite", server.path("database").asString());
        assertTrue(server.path("databaseBytes").asLong() > 0, server.toString());
        assertTrue(server.path("freeBytes").asLong() > 0, server.toString());
    }

    @Test
    void gamesAndAccountsAreListedWithoutTheirSecrets() {
        Party party = Party.begun(2, Map.of("name", "Kornweihe", "visibility", "private"));
        party.player(0).save(party.id(), java.util.List.of("build hq 3"), false).expect(200);
        String games = admin.get("/api/admin/games").expect(200).text();
        assertTrue(games.contains(party.id()), games);
        assertFalse(games.contains("build hq"), games);
        assertFalse(games.contains(party.page().path("invitation").asString()), "nor the way in");
        JsonNode found =
                admin.get("/api/admin/games?name=kornweihe").expect(200).json().path("games");
        assertEquals(1, found.size(), "also a private game is found by its name");
        assertEquals(
                party.host().get("/api/me").json().at("/account/name").asString(),
                found.path(0).path("host").asString());
        assertEquals(2, found.path(0).path("people").asInt());
        assertEquals("private", found.path(0).path("visibility").asString());
        String accounts =
                admin.get("/api/admin/accounts?name=keeper").expect(200).text();
        assertFalse(accounts.contains("argon2"), accounts);
    }

    @Test
    void theHostHandsTheGameToAPlayerWithoutAnAccountsName() {
        Party party = Party.begun(2);
        party.host().post(party.path("/host/hand-over"), Map.of("seat", 1)).expect(204);
        assertTrue(party.player(1).game(party.id()).at("/me/host").asBoolean());
        party.host().post(party.path("/host/pause"), Map.of()).expect(404);
    }
}
