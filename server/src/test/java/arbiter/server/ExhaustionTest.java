package arbiter.server;

import static arbiter.server.Eventually.eventually;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.work.Bench;
import arbiter.server.work.Workbench;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.ServerConnector;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.boot.jetty.JettyWebServer;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;

/** One visitor must not stop the server: open connections, sizes and amounts of work are limited, and others are still served. */
class ExhaustionTest {
    private static final int PER_ACCOUNT = 3;
    private static final int MOST_STREAMS = 8;
    private static final int PER_ADDRESS = 60;

    private static ConfigurableApplicationContext server;

    @BeforeAll
    static void start() {
        server = TestServer.start(
                "--arbiter.streams.per-account=" + PER_ACCOUNT,
                "--arbiter.streams.most=" + MOST_STREAMS,
                "--arbiter.streams.heartbeat=100ms",
                "--arbiter.connections.head=1s",
                "--arbiter.connections.body=1s",
                // Jetty's own timeout must be too long to close the connection before the guard does.
                "--server.jetty.connection-idle-timeout=10m",
                "--arbiter.connections.per-address=" + PER_ADDRESS,
                "--arbiter.work.threads=1",
                "--arbiter.work.patience=300ms",
                "--arbiter.work.longest=2m",
                "--arbiter.quotas.guest-games=2",
                "--arbiter.quotas.guest-maps=2",
                "--arbiter.quotas.guest-kilobytes=300",
                "--arbiter.quotas.guest-studies=2",
                "--arbiter.quotas.guest-study-kilobytes=40",
                "--arbiter.quotas.account-games=1",
                "--arbiter.quotas.account-maps=1",
                "--arbiter.quotas.account-tokens=1",
                "--arbiter.quotas.account-kilobytes=100");
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static Browser guest() {
        Browser browser = new Browser(TestServer.url(server));
        browser.get("/api/me").expect(200);
        browser.post("/api/guests", Map.of()).expect(201);
        return browser;
    }

    private static double gauge(String name) {
        return server.getBean(MeterRegistry.class).get(name).gauge().value();
    }

    private static Socket connect() throws IOException {
        return new Socket(
                InetAddress.getLoopbackAddress(),
                URI.create(TestServer.url(server)).getPort());
    }

    /** Keeps a bench busy while the test checks what else works. */
    private static AutoCloseable held(Bench bench) throws InterruptedException {
        CountDownLatch hold = new CountDownLatch(1);
        CountDownLatch begun = new CountDownLatch(1);
        Thread.ofVirtual()
                .start(() -> server.getBean(Workbench.class).run(bench, "somebody else", () -> {
                    begun.countDown();
                    return hold.await(60, TimeUnit.SECONDS);
                }));
        assertTrue(begun.await(60, TimeUnit.SECONDS));
        return hold::countDown;
    }

    private static String star(int territories) {
        StringBuilder star = new StringBuilder();
        for (int i = 2; i <= territories; i++) {
            star.append("1-").append(i).append('\n');
        }
        return star.toString();
    }

    @Test
    void closedStreamsAreNoticed() throws Exception {
        Browser browser = guest();
        for (int i = 0; i < PER_ACCOUNT; i++) {
            EventStream.open(browser, "/api/me/stream").close();
        }
        eventually("dead streams are kept", () -> gauge("arbiter.listeners") == 0);
    }

    @Test
    void aNewStreamOfAnAccountClosesTheOldest() throws Exception {
        Browser browser = guest();
        List<EventStream> open = new ArrayList<>();
        for (int i = 0; i <= PER_ACCOUNT; i++) {
            open.add(EventStream.open(browser, "/api/me/stream"));
        }
        open.getFirst().awaitEnd();
        assertTrue(gauge("arbiter.listeners") <= PER_ACCOUNT);
        for (EventStream stream : open) {
            stream.close();
        }
        eventually("dead streams are kept", () -> gauge("arbiter.listeners") == 0);
    }

    @Test
    void tooManyStreamsInAllAreRefusedAndEverybodyElseIsServed() throws Exception {
        List<EventStream> open = new ArrayList<>();
        Browser last = guest();
        for (int i = 0; i < MOST_STREAMS; i++) {
            if (i % PER_ACCOUNT == 0) {
                last = guest();
            }
            open.add(EventStream.open(last, "/api/me/stream"));
        }
        Browser one = guest();
        Browser.Answer refused = one.get("/api/me/stream").expect(503, "busy");
        assertTrue(refused.headers().containsKey("retry-after"));
        one.get("/api/me").expect(200);
        for (EventStream stream : open) {
            stream.close();
        }
        eventually("dead streams are kept", () -> gauge("arbiter.listeners") == 0);
        try (EventStream again = EventStream.open(one, "/api/me/stream")) {
            assertEquals(List.of(), again.all());
        }
    }

    @Test
    void openDescriptorsAreMeasured() {
        assertTrue(gauge("process.files.open") > 0);
        assertTrue(gauge("process.files.max") > gauge("process.files.open"));
        assertTrue(gauge("arbiter.connections") > 0);
    }

    @Test
    void theHealthOfAMapIsKeptWithItAndReadWithoutTheBench() throws Exception {
        Browser maker = guest();
        String id = maker.post("/api/maps", Map.of("name", "Star", "ruleset", "gd6", "text", star(10_000)))
                .expect(201)
                .json()
                .path("id")
                .asString();
        try (AutoCloseable busy = held(Bench.MAPS)) {
            assertTrue(busy != null);
            Browser.Answer map =
                    new Browser(TestServer.url(server)).get("/api/maps/" + id).expect(200);
            assertTrue(map.json().path("refusals").toString().contains("10000 territories"), map.text());
        }
        maker.send("DELETE", "/api/maps/" + id, null).expect(204);
    }

    @Test
    void whileOneBenchIsBusyEverythingElseWorks() throws Exception {
        Browser player = guest();
        String game = player.post("/api/play", Map.of("ruleset", "gd6"))
                .expect(201)
                .json()
                .at("/game/id")
                .asString();
        for (Bench bench : List.of(Bench.MAPS, Bench.SANDBOX, Bench.STUDIES, Bench.PICTURES, Bench.LOGS)) {
            try (AutoCloseable busy = held(bench)) {
                assertTrue(busy != null);
                Browser.Answer refused = switch (bench) {
                    case MAPS -> player.post("/api/rulesets/gd6/preview", Map.of());
                    case SANDBOX -> player.post("/api/sandbox", Map.of("scenario", "scenario \"x\"\ngame gd6\n"));
                    case PICTURES -> player.get("/api/games/" + game + "/positions/now/picture.svg");
                    case LOGS -> player.get("/api/games/" + game + "/log");
                    case STUDIES -> player.post("/api/studies", Map.of("game", game));
                    case DRAFTS, PASSWORDS, OPENID -> throw new AssertionError(bench);
                };
                refused.expect(503, "busy");
                assertTrue(refused.headers().containsKey("retry-after"), "busy without a time");
                player.get("/api/me").expect(200);
                player.save(game, List.of(), false).expect(200);
            }
        }
        player.post("/api/rulesets/gd6/preview", Map.of()).expect(200);
    }

    @Test
    void aScenarioOfManyStepsOrMuchToShowIsRefused() {
        Browser visitor = guest();
        String head =
                "scenario \"Long\"\ngame gd6\nplayers A B\nmap\n  1-2-3\ngiven\n  1: A, 5 army, hq\n  3: B, 5 army\n";
        String steps = "when\n  nobody orders\n".repeat(2_000);
        Browser.Answer many = visitor.post("/api/sandbox", Map.of("scenario", head + steps));
        assertTrue(many.expect(422, "too-much").text().contains("more than 300 steps"), many.text());
        String wide = head.replace("1-2-3", chain(9_000)) + "when\n  A: move 1 1>2\n".repeat(20);
        Browser.Answer much = visitor.post("/api/sandbox", Map.of("scenario", wide));
        assertTrue(much.expect(422, "too-much").text().contains("characters"), much.text());
    }

    private static String chain(int territories) {
        StringBuilder chain = new StringBuilder("1");
        for (int i = 2; i <= territories; i++) {
            chain.append('-').append(i);
        }
        return chain.toString();
    }

    @Test
    void aClaimIsCheckedBeforeAnythingIsHashedAndThenLimited() throws Exception {
        Browser known = guest();
        known.post("/api/me/claim", Map.of("name", "Avocet", "password", "a long pass phrase"))
                .expect(200);
        Browser other = guest();
        try (AutoCloseable busy = held(Bench.PASSWORDS)) {
            assertTrue(busy != null);
            known.post("/api/me/claim", Map.of("name", "Avocet 2", "password", "a long pass phrase"))
                    .expect(409, "not-a-guest");
            other.post("/api/me/claim", Map.of("name", "Avocet", "password", "a long pass phrase"))
                    .expect(409, "name-taken");
            other.post("/api/me/claim", Map.of("name", "Stilt", "password", "a long pass phrase"))
                    .expect(503, "busy");
            other.get("/api/me").expect(200);
        }
        int status = 0;
        for (int i = 0; i < 10 && status != 429; i++) {
            status = other.post("/api/me/claim", Map.of("name", "Avocet", "password", "a long pass phrase"))
                    .status();
        }
        assertEquals(429, status);
    }

    @Test
    void aHeadThatDripsIsCutOff() throws Exception {
        try (Socket slow = connect()) {
            slow.setSoTimeout(60_000);
            Thread drip = Thread.ofVirtual().start(() -> {
                try {
                    slow.getOutputStream().write("GET /api/me HTTP/1.1\r\n".getBytes(StandardCharsets.US_ASCII));
                    for (; ; ) {
                        slow.getOutputStream().write("X: y\r\n".getBytes(StandardCharsets.US_ASCII));
                        slow.getOutputStream().flush();
                        Thread.sleep(100);
                    }
                } catch (IOException | InterruptedException e) {
                    // The server has closed the connection.
                }
            });
            assertTrue(ends(slow), "the server still listens");
            drip.join();
        }
    }

    @Test
    void aHeadThatIsTooLongIsRefused() throws Exception {
        try (Socket chatty = connect()) {
            chatty.setSoTimeout(60_000);
            String head = "GET /api/me HTTP/1.1\r\nHost: localhost\r\nX: " + "y".repeat(20_000) + "\r\n\r\n";
            chatty.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
            chatty.getOutputStream().flush();
            byte[] answer = chatty.getInputStream().readNBytes(12);
            assertEquals("HTTP/1.1 431", new String(answer, StandardCharsets.US_ASCII));
        }
    }

    @Test
    void aBodyThatNeverArrivesIsCutOff() throws Exception {
        try (Socket silent = connect()) {
            silent.setSoTimeout(60_000);
            silent.getOutputStream().write(headOfAScenario(100));
            silent.getOutputStream().write('{');
            silent.getOutputStream().flush();
            assertTrue(ends(silent), "the server still waits");
        }
    }

    @Test
    void aBodyThatDripsIsRefused() throws Exception {
        try (Socket slow = connect()) {
            slow.setSoTimeout(60_000);
            Thread drip = Thread.ofVirtual().start(() -> {
                try {
                    slow.getOutputStream().write(headOfAScenario(90_000));
                    for (; ; ) {
                        slow.getOutputStream().write(' ');
                        slow.getOutputStream().flush();
                        Thread.sleep(20);
                    }
                } catch (IOException | InterruptedException e) {
                    // The server has closed the connection.
                }
            });
            byte[] answer = slow.getInputStream().readNBytes(12);
            assertTrue(
                    answer.length == 0 || new String(answer, StandardCharsets.US_ASCII).equals("HTTP/1.1 408"),
                    () -> new String(answer, StandardCharsets.US_ASCII));
            drip.interrupt();
            drip.join();
        }
    }

    /** With a bearer token, even an invalid one, no CSRF cookie is needed. */
    private static byte[] headOfAScenario(int bytes) {
        return ("POST /api/sandbox HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer none\r\n"
                        + "Content-Type: application/json\r\nContent-Length: " + bytes + "\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII);
    }

    private static boolean ends(Socket socket) throws IOException {
        try {
            return socket.getInputStream().read() < 0;
        } catch (java.net.SocketTimeoutException e) {
            return false;
        } catch (java.net.SocketException e) {
            return true;
        }
    }

    @Test
    void manyConnectionsMayWaitToBeAccepted() {
        var web = (JettyWebServer) ((WebServerApplicationContext) server).getWebServer();
        for (Connector connector : web.getServer().getConnectors()) {
            assertTrue(((ServerConnector) connector).getAcceptQueueSize() >= 1_000);
        }
    }

    @Test
    void oneAddressHasABoundedNumberOfConnections() throws Exception {
        List<Socket> open = new ArrayList<>();
        try {
            int refused = 0;
            for (int i = 0; i < PER_ADDRESS + 20; i++) {
                Socket socket = connect();
                open.add(socket);
            }
            eventually("more connections than allowed", () -> gauge("arbiter.connections") <= PER_ADDRESS);
            for (Socket socket : open.subList(PER_ADDRESS, open.size())) {
                socket.setSoTimeout(2_000);
                refused += ends(socket) ? 1 : 0;
            }
            assertTrue(refused >= 20, refused + " refused");
        } finally {
            for (Socket socket : open) {
                socket.close();
            }
        }
        eventually("closed connections are kept", () -> gauge("arbiter.connections") < PER_ADDRESS / 2.0);
    }

    @Test
    void whatAGuestKeepsIsBounded() {
        Browser guest = guest();
        for (int i = 0; i < 3; i++) {
            guest.post("/api/me/tokens", Map.of("name", "bot " + i)).expect(201);
        }
        guest.post("/api/me/tokens", Map.of("name", "one more")).expect(409, "too-many");
        guest.post("/api/games", Map.of("ruleset", "gd6", "seats", 2)).expect(201);
        guest.post("/api/play", Map.of("ruleset", "gd6")).expect(201);
        guest.post("/api/games", Map.of("ruleset", "gd6", "seats", 2)).expect(409, "too-many");
        Browser maker = guest();
        Map<String, String> large = Map.of("name", "Large", "ruleset", "gd6", "text", "1-2-3" + " ".repeat(200_000));
        maker.post("/api/maps", large).expect(201);
        maker.post("/api/maps", large).expect(409, "too-many");
        Map<String, String> small = Map.of("name", "Small", "ruleset", "gd6", "text", "1-2-3");
        maker.post("/api/maps", small).expect(201);
        maker.post("/api/maps", small).expect(409, "too-many");
    }

    @Test
    void boardsOfGamesAndLongerMapsCountToo() {
        Browser host = guest();
        String large = "1-2-3-4-5-6-7-8-9\n" + "\n".repeat(200_000);
        host.post("/api/games", Map.of("ruleset", "gd6", "seats", 2, "boardText", large))
                .expect(201);
        Map<String, String> map = Map.of("name", "Map", "ruleset", "gd6", "text", "1-2-3");
        String id = host.post("/api/maps", map).expect(201).json().path("id").asString();
        Map<String, String> longer = Map.of("name", "Map", "ruleset", "gd6", "text", large);
        host.post("/api/maps", longer).expect(409, "too-many");
        host.put("/api/maps/" + id, longer).expect(409, "too-many");
        host.put("/api/maps/" + id, map).expect(200);
    }

    @Test
    void whatAnAccountKeepsIsBounded() {
        Browser owner = guest();
        Map<String, String> wish = Map.of("name", "Ruff", "password", "a long pass phrase");
        Browser.Answer claimed = owner.post("/api/me/claim", wish);
        for (int i = 0; i < 4 && claimed.status() == 503; i++) {
            // On a busy machine the hashing may not begin within its patience.
            claimed = owner.post("/api/me/claim", wish);
        }
        claimed.expect(200);
        owner.post("/api/me/tokens", Map.of("name", "bot")).expect(201);
        owner.post("/api/me/tokens", Map.of("name", "one more")).expect(409, "too-many");
        String board = "1-2-3-4-5-6-7-8-9\n" + "\n".repeat(110_000);
        owner.post("/api/games", Map.of("ruleset", "gd6", "seats", 2, "boardText", board))
                .expect(409, "too-many");
        owner.post("/api/games", Map.of("ruleset", "gd6", "seats", 2)).expect(201);
        owner.post("/api/games", Map.of("ruleset", "gd6", "seats", 2)).expect(409, "too-many");
        Map<String, String> small = Map.of("name", "Small", "ruleset", "gd6", "text", "1-2-3");
        owner.post("/api/maps", small).expect(201);
        owner.post("/api/maps", small).expect(409, "too-many");
    }

    /** The number of studies and their size are limited, and removing something makes room again. */
    @Test
    void studiesDoNotFillTheDisk() {
        Browser guest = guest();
        String game = guest.post(
                        "/api/games",
                        Map.of(
                                "ruleset",
                                "gd6",
                                "board",
                                "Two Shores",
                                "seats",
                                2,
                                "hostPlays",
                                true,
                                "bots",
                                List.of("recruit")))
                .expect(201)
                .json()
                .path("id")
                .asString();
        guest.post("/api/games/" + game + "/begin", Map.of()).expect(200);
        String study = begun(guest, game);
        String other = begun(guest, game);
        String refused = guest.post("/api/studies", Map.of("game", game))
                .expect(409, "too-many")
                .text();
        assertTrue(refused.contains("A guest can have at most 2 studies; delete one first."), refused);

        List<String> most = Collections.nCopies(50, "move 1 1>2");
        int added = 0;
        Browser.Answer answer = write(guest, study, 0, most);
        while (answer.status() == 200 && added < 100) {
            int number = guest.post(study + "/positions/0/guess", Map.of())
                    .expect(201)
                    .json()
                    .path("number")
                    .asInt();
            added++;
            answer = write(guest, study, number, Collections.nCopies(400, "move 1 1>2"));
        }
        assertTrue(answer.expect(409, "too-many").text().contains("40 kB of studies"), answer.text());
        guest.post(other + "/positions/0/guess", Map.of()).expect(201);
        write(guest, other, 0, Collections.nCopies(400, "move 1 1>2")).expect(409, "too-many");
        guest.send("DELETE", study, null).expect(204);
        write(guest, other, 0, Collections.nCopies(400, "move 1 1>2")).expect(200);
        write(guest, other, 0, List.of()).expect(200);
    }

    private static String begun(Browser who, String game) {
        return "/api/studies/"
                + who.post("/api/studies", Map.of("game", game))
                        .expect(201)
                        .json()
                        .path("id")
                        .asString();
    }

    private static Browser.Answer write(Browser who, String study, int number, List<String> lines) {
        return who.put(
                study + "/positions/" + number + "/sheets",
                Map.of("sheets", List.of(Map.of("seat", 0, "lines", lines))));
    }
}
