package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.context.ConfigurableApplicationContext;

/** A server that is reached through a proxy, with the default limits. */
class BehindAProxyTest {
    private static final String PASSWORD = "three calm grey owls";
    private static ConfigurableApplicationContext server;

    @BeforeAll
    static void start() {
        server = TestServer.start(
                "--arbiter.trusted-proxies=127.0.0.0/8,::1", "--arbiter.public-url=https://games.example.org");
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static Browser from(String address) {
        Browser browser = new Browser(TestServer.url(server)).header("X-Forwarded-For", address);
        browser.get("/api/me").expect(200);
        return browser;
    }

    private static int attemptsUntilRefused(int atMost, Browser browser, String name) {
        for (int i = 0; i < atMost; i++) {
            if (browser.post("/api/session", Map.of("name", name, "password", "not the right one"))
                            .status()
                    == 429) {
                return i;
            }
        }
        return atMost;
    }

    @Test
    void visitorsHaveTheirOwnAddresses() {
        assertEquals(10, attemptsUntilRefused(20, from("198.51.100.1"), "Heron"));
        assertEquals(10, attemptsUntilRefused(20, from("198.51.100.2"), "Heron"), "another address");
    }

    @Test
    void nobodyMakesUpAnAddress() {
        assertEquals(10, attemptsUntilRefused(20, from("198.51.100.3"), "Bittern"));
        for (int i = 0; i < 3; i++) {
            Browser liar = from("203.0.113." + i + ", 198.51.100.3");
            assertEquals(0, attemptsUntilRefused(1, liar, "Bittern"), "the proxy wrote down the same address again");
        }
    }

    @Test
    void aServerWithoutProxiesBelievesNobody() {
        try (ConfigurableApplicationContext direct = TestServer.start()) {
            for (int i = 0; i < 10; i++) {
                Browser liar = new Browser(TestServer.url(direct)).header("X-Forwarded-For", "198.51.100." + i);
                liar.get("/api/me").expect(200);
                assertEquals(1, attemptsUntilRefused(1, liar, "Egret"));
            }
            Browser liar = new Browser(TestServer.url(direct)).header("X-Forwarded-For", "198.51.100.99");
            liar.get("/api/me").expect(200);
            assertEquals(0, attemptsUntilRefused(1, liar, "Egret"), "all of them came from one address");
            assertFalse(liar.get("/api/me").headers().containsKey("strict-transport-security"), "over plain http");
        }
    }

    @Test
    void aStrategyThatBelievesEverybodyStopsTheStart() {
        Exception refused =
                assertThrows(Exception.class, () -> TestServer.start("--server.forward-headers-strategy=native"));
        Throwable root = refused;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        assertTrue(String.valueOf(root.getMessage()).contains("arbiter.trusted-proxies"), root.toString());
    }

    @Test
    void manyAddressesTogetherCannotTryOutOnePassword() {
        Browser owner = from("192.0.2.1");
        owner.post("/api/accounts", Map.of("name", "Sandpiper", "password", PASSWORD))
                .expect(201);
        owner.send("DELETE", "/api/session", null).expect(204);
        int tried = 0;
        for (int i = 1; i <= 60; i++) {
            tried += attemptsUntilRefused(1, from("203.0.113." + i), "Sandpiper");
        }
        assertEquals(30, tried, "attempts that sixty addresses got");
        Map<String, String> right = Map.of("name", "Sandpiper", "password", PASSWORD);
        Browser elsewhere = from("192.0.2.77");
        Browser.Answer wait = elsewhere.post("/api/session", right).expect(429, "slow-down");
        owner.post("/api/session", right).expect(200);
        long seconds = Long.parseLong(wait.headers().get("retry-after").getFirst());
        assertTrue(seconds <= 60, "strangers are slowed down, not locked out: " + seconds);
        server.getBean(TestServer.SettableClock.class).advance(Duration.ofSeconds(seconds));
        elsewhere.post("/api/session", right).expect(200);
    }

    @Test
    void oneAddressCannotTryOutManyNames() {
        Browser thief = from("198.51.100.7");
        int tried = 0;
        // One more attempt is allowed every five seconds.
        while (tried < 300 && attemptsUntilRefused(1, thief, "Stint " + tried) == 1) {
            tried++;
        }
        assertTrue(tried >= 60 && tried < 300, tried + " names");
    }

    @Test
    void theOwnersBrowserHasItsOwnLimit() {
        Browser owner = from("192.0.2.2");
        owner.post("/api/accounts", Map.of("name", "Greenshank", "password", PASSWORD))
                .expect(201);
        owner.send("DELETE", "/api/session", null).expect(204);
        assertEquals(
                10, attemptsUntilRefused(20, owner, "Greenshank"), "who stole the browser tries no more than others");
        assertEquals(10, attemptsUntilRefused(20, owner, "Somebody Else"), "it is known to one account only");
    }

    @Test
    void browsersComeBackOverTlsOnly() {
        Browser.Answer answer = from("192.0.2.3").get("/api/me");
        String policy = answer.headers().get("strict-transport-security").getFirst();
        assertTrue(policy.contains("max-age=31536000"), policy);
        Browser page = new Browser(TestServer.url(server));
        assertTrue(
                page.get("/").headers().containsKey("strict-transport-security"), "also where the proxy says nothing");
    }
}
