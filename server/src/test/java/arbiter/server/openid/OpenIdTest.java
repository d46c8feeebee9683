package arbiter.server.openid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.Browser;
import arbiter.server.TestServer;
import arbiter.server.account.OpenIdSettings;
import arbiter.server.storage.Writer;
import java.io.IOException;
import java.net.CookieManager;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** Log-in with an OpenID provider, with a real one. */
class OpenIdTest {
    private static final String PUBLIC = "http://localhost:1";
    private static final String PASSWORD = "three calm grey owls";

    private static TestProvider provider;
    private static ConfigurableApplicationContext server;
    private static String url;

    @BeforeAll
    static void begin() {
        provider = new TestProvider(PUBLIC + "/openid");
        server = start(provider.issuer());
        url = TestServer.url(server);
    }

    private static ConfigurableApplicationContext start(String issuer) {
        return TestServer.start(
                "--arbiter.limits=0",
                "--arbiter.public-url=" + PUBLIC,
                "--arbiter.openid.issuer=" + issuer,
                "--arbiter.openid.client-id=" + TestProvider.CLIENT,
                "--arbiter.openid.client-secret=" + TestProvider.SECRET,
                "--arbiter.openid.label=the club");
    }

    @AfterAll
    static void end() {
        server.close();
        provider.close();
    }

    private static Browser visitor() {
        Browser browser = new Browser(url);
        browser.get("/api/me").expect(200);
        return browser;
    }

    private static Browser guest() {
        Browser browser = visitor();
        browser.post("/api/guests", Map.of()).expect(201);
        return browser;
    }

    private static Browser person(String name) {
        Browser browser = visitor();
        browser.post("/api/accounts", Map.of("name", name, "password", PASSWORD))
                .expect(201);
        return browser;
    }

    private static Map<String, Object> linking() {
        return Map.of("purpose", "link", "password", PASSWORD);
    }

    private static String address(Browser browser, Map<String, Object> wish) {
        return browser.post("/api/openid", wish)
                .expect(200)
                .json()
                .path("address")
                .asString();
    }

    /** Logs in at the provider, as a browser does, and returns what the provider adds to the address of the page. */
    private static Map<String, String> atProvider(String address, String name) throws Exception {
        HttpClient client =
                HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
        HttpResponse<String> answer = ask(client, HttpRequest.newBuilder(URI.create(address)));
        assertEquals(302, answer.statusCode(), "the provider asks for a log-in: " + answer.body());
        answer = ask(
                client,
                HttpRequest.newBuilder(URI.create(provider.issuer() + "/login"))
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(HttpRequest.BodyPublishers.ofString("username=" + name + "&password=" + name)));
        answer = ask(client, HttpRequest.newBuilder(URI.create(location(answer))));
        String back = location(answer);
        assertTrue(back.startsWith(PUBLIC + "/openid?"), back);
        Map<String, String> query = new LinkedHashMap<>();
        for (String part : URI.create(back).getQuery().split("&")) {
            query.put(part.substring(0, part.indexOf('=')), part.substring(part.indexOf('=') + 1));
        }
        return query;
    }

    private static String location(HttpResponse<String> answer) {
        return answer.headers().firstValue("Location").orElseThrow(() -> new AssertionError(answer.body()));
    }

    private static HttpResponse<String> ask(HttpClient client, HttpRequest.Builder request) throws Exception {
        return client.send(request.header("Accept", "text/html").build(), HttpResponse.BodyHandlers.ofString());
    }

    private static Browser.Answer arrives(Browser browser, Map<String, Object> wish, String name) throws Exception {
        Map<String, String> back = atProvider(address(browser, wish), name);
        return browser.post("/api/openid/return", Map.of("code", back.get("code"), "state", back.get("state")));
    }

    private static JsonNode logsIn(Browser browser, String name) throws Exception {
        return arrives(browser, Map.of(), name).expect(200).json();
    }

    /** A person of the provider with an account here. */
    private static Browser member(String name) throws Exception {
        Browser browser = visitor();
        assertTrue(logsIn(browser, name).path("me").isNull());
        browser.post("/api/openid/account", Map.of("name", name)).expect(201);
        return browser;
    }

    private static JsonNode account(Browser browser) {
        return browser.get("/api/me").expect(200).json().path("account");
    }

    @Test
    void aNewPersonChoosesANameAndComesBackToTheSameAccount() throws Exception {
        Browser browser = visitor();
        assertEquals(
                "the club", browser.get("/api/me").json().at("/server/openid").asString());
        JsonNode arrival = logsIn(browser, "raven");
        assertTrue(arrival.path("me").isNull());
        assertEquals("raven", arrival.path("proposal").asString());
        assertTrue(account(browser).isNull(), "nobody is logged in before there is an account");
        browser.post("/api/openid/account", Map.of("name", "x")).expect(422, "invalid");
        person("Taken Name");
        browser.post("/api/openid/account", Map.of("name", "taken name")).expect(409, "name-taken");
        JsonNode me = browser.post("/api/openid/account", Map.of("name", "Raven"))
                .expect(201)
                .json()
                .path("account");
        assertEquals("Raven", me.path("name").asString());
        assertEquals("person", me.path("kind").asString());
        assertFalse(me.path("password").asBoolean());
        assertTrue(me.path("openid").asBoolean());
        assertEquals("raven@example.org", me.path("email").asString());
        assertTrue(me.path("emailConfirmed").asBoolean());
        browser.post("/api/openid/account", Map.of("name", "Raven Two")).expect(409, "log-in-expired");

        browser.send("DELETE", "/api/session", null).expect(204);
        assertTrue(account(browser).isNull());
        Browser elsewhere = visitor();
        assertEquals(me.path("id"), logsIn(elsewhere, "raven").at("/me/account/id"));
        assertEquals("Raven", account(elsewhere).path("name").asString());
        visitor()
                .post("/api/session", Map.of("name", "Raven", "password", "whatever it may be"))
                .expect(401, "wrong-credentials");
    }

    @Test
    void anAddressCountsOnlyIfItIsVerifiedAndNeverLeadsToAnAccount() throws Exception {
        Browser unsure = member("unsure");
        assertTrue(account(unsure).path("email").isNull());

        Browser owner = person("Owner of an address");
        server.getBean(Writer.class)
                .run(() -> server.getBean(JdbcClient.class)
                        .sql("update account set email = 'jay@example.org', email_confirmed = 1 where name = ?")
                        .param("Owner of an address")
                        .update());
        Browser other = visitor();
        assertTrue(logsIn(other, "jay").path("me").isNull(), "the same address is not the same person");
        assertFalse(account(owner).path("openid").asBoolean());
    }

    @Test
    void aGuestWhoIsNewKeepsTheGames() throws Exception {
        Browser guest = guest();
        String id = guest.post("/api/play", Map.of("ruleset", "gd6"))
                .expect(201)
                .json()
                .at("/game/id")
                .asString();
        String before = account(guest).path("id").asString();
        logsIn(guest, "newcomer");
        guest.post("/api/openid/account", Map.of("name", "Newcomer")).expect(201);
        assertEquals(before, account(guest).path("id").asString());
        assertEquals("person", account(guest).path("kind").asString());
        assertEquals(0, guest.game(id).path("mySeat").asInt(-1));
    }

    @Test
    void aGuestWithAnAccountTakesTheGamesAlong() throws Exception {
        Browser member = member("kestrel");
        JsonNode lobby = member.post("/api/games", Map.of("ruleset", "gd6", "seats", 3))
                .expect(201)
                .json();
        Browser guest = guest();
        String shared = lobby.path("id").asString();
        guest.post(
                        "/api/games/" + shared + "/seats",
                        Map.of("invitation", lobby.path("invitation").asString()))
                .expect(200);
        String own = guest.post("/api/play", Map.of("ruleset", "gd6"))
                .expect(201)
                .json()
                .at("/game/id")
                .asString();
        guest.save(own, guest.someOrders(own, 2), false).expect(200);
        JsonNode sheet = guest.get("/api/games/" + own + "/sheet").json();
        JsonNode games = logsIn(guest, "kestrel").path("games");
        assertEquals(1, games.path("moved").asInt());
        assertEquals(1, games.path("left").asInt(), "a person has one seat in a game");
        assertEquals("kestrel", account(guest).path("name").asString());
        assertEquals(0, guest.game(own).path("mySeat").asInt(-1));
        assertTrue(guest.game(own).path("hosting").asBoolean());
        assertEquals(
                sheet.path("lines"),
                guest.get("/api/games/" + own + "/sheet").json().path("lines"));

        Browser another = guest();
        another.post("/api/play", Map.of("ruleset", "gd6")).expect(201);
        assertTrue(arrives(another, Map.of("keepGames", false), "kestrel")
                .expect(200)
                .json()
                .path("games")
                .isNull());
    }

    @Test
    void anAccountIsLinkedOnlyByItsOwner() throws Exception {
        Browser owner = person("Linker");
        owner.post("/api/openid", Map.of("purpose", "link", "password", "wrong password"))
                .expect(403, "wrong-credentials");
        owner.post("/api/openid", Map.of("purpose", "link")).expect(403, "wrong-credentials");
        visitor().post("/api/openid", linking()).expect(401, "log-in-first");
        guest().post("/api/openid", linking()).expect(409, "guest");
        owner.post("/api/openid", Map.of("purpose", "steal")).expect(422, "invalid");
        String token = owner.post("/api/me/tokens", Map.of("name", "bot", "scope", "host"))
                .json()
                .path("token")
                .asString();
        Browser.withToken(url, token).post("/api/openid", linking()).expect(403, "scope");

        owner.send("DELETE", "/api/me/openid", null).expect(404, "not-found");
        arrives(owner, linking(), "linnet").expect(200);
        assertTrue(account(owner).path("openid").asBoolean());
        Browser again = visitor();
        assertEquals("Linker", logsIn(again, "linnet").at("/me/account/name").asString());
        arrives(person("Second Linker"), linking(), "linnet").expect(409, "linked-elsewhere");
        arrives(owner, linking(), "another").expect(409, "linked-already");

        // Begun by one account, ended by another in the same browser.
        Map<String, String> back = atProvider(address(owner, linking()), "swift");
        owner.post("/api/session", Map.of("name", "Second Linker", "password", PASSWORD))
                .expect(200);
        owner.post("/api/openid/return", Map.of("code", back.get("code"), "state", back.get("state")))
                .expect(409, "log-in-expired");

        again.send("DELETE", "/api/me/openid", null).expect(204);
        assertTrue(logsIn(visitor(), "linnet").path("me").isNull());
    }

    @Test
    void anAccountWithoutAPasswordSetsOneAfterARecentLogIn() throws Exception {
        Browser member = member("merlin");
        member.send("DELETE", "/api/me/openid", null).expect(409, "no-password");
        TestServer.SettableClock clock = server.getBean(TestServer.SettableClock.class);
        clock.advance(Duration.ofMinutes(20));
        member.put("/api/me/password", Map.of("fresh", PASSWORD)).expect(403, "log-in-again");
        member.send("DELETE", "/api/me", Map.of("name", "merlin")).expect(403, "log-in-again");
        logsIn(member, "merlin");
        member.put("/api/me/password", Map.of("fresh", PASSWORD)).expect(204);
        assertTrue(account(member).path("password").asBoolean());
        member.put("/api/me/password", Map.of("fresh", "another long password")).expect(403, "wrong-credentials");
        visitor()
                .post("/api/session", Map.of("name", "merlin", "password", PASSWORD))
                .expect(200);
        member.send("DELETE", "/api/me/openid", null).expect(204);
    }

    @Test
    void anErasedAccountLeavesNoIdentity() throws Exception {
        Browser member = member("plover");
        assertTrue(member.get("/api/me/export")
                .json()
                .path("identities")
                .toString()
                .contains("plover"));
        member.send("DELETE", "/api/me", Map.of("name", "plover")).expect(204);
        assertTrue(logsIn(visitor(), "plover").path("me").isNull());
    }

    @Test
    void onlyTheBrowserThatBeganCanEndItAndOnlyOnce() throws Exception {
        Browser victim = visitor();
        Map<String, String> back = atProvider(address(victim, Map.of()), "victim");
        Map<String, Object> code = Map.of("code", back.get("code"), "state", back.get("state"));
        visitor().post("/api/openid/return", code).expect(409, "log-in-expired");

        // A thief with the stolen code and their own cookie and state fails: the server keeps the secret of PKCE.
        Browser thief = visitor();
        String address = address(thief, Map.of());
        String state = address.replaceAll(".*[?&]state=([^&]+).*", "$1");
        thief.post(
                        "/api/openid/return",
                        Map.of(
                                "code",
                                back.get("code"),
                                "state",
                                java.net.URLDecoder.decode(state, java.nio.charset.StandardCharsets.UTF_8)))
                .expect(502, "log-in-refused");
        assertTrue(account(thief).isNull());

        Browser wrong = visitor();
        address(wrong, Map.of());
        wrong.post("/api/openid/return", code).expect(409, "log-in-expired");

        Browser slow = visitor();
        back = atProvider(address(slow, Map.of()), "slow");
        server.getBean(TestServer.SettableClock.class).advance(Duration.ofMinutes(16));
        slow.post("/api/openid/return", Map.of("code", back.get("code"), "state", back.get("state")))
                .expect(409, "log-in-expired");
    }

    @Test
    void theAddressHasStateNonceAndPkce() {
        String one = address(visitor(), Map.of());
        String two = address(visitor(), Map.of());
        for (String part : new String[] {"state", "nonce", "code_challenge"}) {
            String pattern = ".*[?&]" + part + "=([^&]{20,}).*";
            assertTrue(one.matches(pattern), one);
            assertNotEquals(one.replaceAll(pattern, "$1"), two.replaceAll(pattern, "$1"));
        }
        assertTrue(one.contains("code_challenge_method=S256") && one.contains("response_type=code"), one);
    }

    @Test
    void aServerForTheInvitedAsksNewPeopleForTheInvitation() throws Exception {
        Browser admin = person("Keeper");
        server.getBean(Writer.class)
                .run(() -> server.getBean(JdbcClient.class)
                        .sql("update account set administrator = 1 where name = 'Keeper'")
                        .update());
        Browser member = member("osprey");
        admin.put("/api/admin/entry", Map.of("registration", "invited", "guests", true))
                .expect(200);
        try {
            Browser newcomer = visitor();
            logsIn(newcomer, "uninvited");
            newcomer.post("/api/openid/account", Map.of("name", "Uninvited")).expect(403, "invitation-needed");
            String link = admin.post("/api/admin/invitations", Map.of())
                    .expect(201)
                    .json()
                    .path("link")
                    .asString();
            newcomer.post(
                            "/api/openid/account",
                            Map.of("name", "Uninvited", "invitation", link.substring(link.indexOf('#') + 1)))
                    .expect(201);
            assertEquals(
                    "osprey", logsIn(visitor(), "osprey").at("/me/account/name").asString());
            assertEquals("osprey", account(member).path("name").asString());
        } finally {
            admin.put("/api/admin/entry", Map.of("registration", "open", "guests", true))
                    .expect(200);
        }
    }

    @Test
    void aProviderThatIsDownOrSilentStopsNothingElse() throws IOException {
        try (ServerSocket mute = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
                ConfigurableApplicationContext alone = start("http://localhost:" + mute.getLocalPort())) {
            Browser browser = new Browser(TestServer.url(alone));
            browser.get("/api/me").expect(200);
            String sentence = browser.post("/api/openid", Map.of())
                    .expect(503, "provider-silent")
                    .json()
                    .path("detail")
                    .asString();
            assertEquals("the club does not answer. Try again in a minute, or log in with a password.", sentence);
            mute.close();
            // Now the connection is refused. People get the same answer.
            browser.post("/api/openid", Map.of()).expect(503, "provider-silent");
            browser.post("/api/accounts", Map.of("name", "Patient", "password", PASSWORD))
                    .expect(201);
        }
    }

    @Test
    void aProviderThatCallsItselfSomethingElseIsNotUsed() {
        try (ConfigurableApplicationContext alone = start(provider.issuer() + "/")) {
            Browser browser = new Browser(TestServer.url(alone));
            browser.get("/api/me").expect(200);
            browser.post("/api/openid", Map.of()).expect(503, "provider-silent");
        }
    }

    @Test
    void settingsThatCannotWorkAreRefused() {
        for (OpenIdWords words : new OpenIdWords[] {
            new OpenIdWords("http://id.example.org", "arbiter", "Club"),
            new OpenIdWords("id.example.org", "arbiter", "Club"),
            new OpenIdWords("https://id.example.org?x=1", "arbiter", "Club"),
            new OpenIdWords("https://id.example.org", "", "Club"),
            new OpenIdWords("https://id.example.org", "arbiter", " "),
        }) {
            String said = assertThrows(IllegalArgumentException.class, words::settings)
                    .getMessage();
            assertTrue(said.startsWith("arbiter.openid."), said);
        }
        assertTrue(new OpenIdWords("https://id.example.org/realms/club", "arbiter", "Club")
                .settings()
                .on());
        assertFalse(new OpenIdWords("", "", "Club").settings().on());
    }

    private record OpenIdWords(String issuer, String client, String label) {
        OpenIdSettings settings() {
            return new OpenIdSettings(issuer, client, "", label);
        }
    }
}
