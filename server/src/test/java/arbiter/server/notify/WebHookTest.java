package arbiter.server.notify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.settings.ServerSettings;
import arbiter.server.web.Problem;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Web hooks reach public addresses, but never the operator's own network, whatever names and redirects say. */
class WebHookTest {
    private final List<String> got = new CopyOnWriteArrayList<>();
    private HttpServer server;

    @BeforeEach
    void listen() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            got.add(exchange.getRequestMethod() + " " + exchange.getRequestURI() + " for "
                    + exchange.getRequestHeaders().getFirst("Host") + ": " + body);
            if (exchange.getRequestURI().getPath().equals("/away")) {
                exchange.getResponseHeaders().add("Location", "/secret");
                exchange.sendResponseHeaders(307, -1);
            } else {
                exchange.sendResponseHeaders(204, -1);
            }
            exchange.close();
        });
        server.start();
    }

    @AfterEach
    void hangUp() {
        server.stop(0);
    }

    private static ServerSettings settings(boolean anywhere) {
        return new ServerSettings(
                Path.of("data"),
                "",
                "",
                "",
                "http://localhost",
                Duration.ZERO,
                0,
                anywhere,
                1,
                Duration.ZERO,
                100,
                Duration.ofDays(30),
                "a@example.org");
    }

    private static WebHook toTheWorld(Names names) {
        return new WebHook(new OutsideWorld(settings(false), names));
    }

    private static Names always(String... addresses) {
        List<InetAddress> all = new ArrayList<>();
        for (String address : addresses) {
            all.add(InetAddress.ofLiteral(address));
        }
        return host -> all;
    }

    private String address(String host, String path) {
        return "http://" + host + ":" + server.getAddress().getPort() + path;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "127.0.0.1",
                "127.255.255.254",
                "0.0.0.0",
                "0.1.2.3",
                "10.1.2.3",
                "172.16.0.1",
                "172.31.255.255",
                "192.168.1.1",
                "169.254.169.254",
                "100.64.0.1",
                "192.0.0.8",
                "198.18.0.1",
                "224.0.0.1",
                "255.255.255.255",
                "::1",
                "::",
                "::ffff:127.0.0.1",
                "::127.0.0.1",
                "fe80::1",
                "fc00::1",
                "fd12:3456::1",
                "ff02::1",
                "64:ff9b::7f00:1",
                "2002:7f00:1::1",
                "2001:0:4136:e378::1",
                "2001:db8::1"
            })
    void addressesThatAreNotTheWorldsAreRefused(String literal) {
        assertFalse(PublicAddress.is(InetAddress.ofLiteral(literal)), literal);
        Problem refused =
                assertThrows(Problem.class, () -> toTheWorld(always(literal)).send("https://hook.example.org/x", "{}"));
        assertEquals("This address is not on the public internet.", refused.sentence());
        String host = literal.contains(":") ? "[" + literal + "]" : literal;
        assertThrows(Problem.class, () -> toTheWorld(always()).check("https://" + host + "/x"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.1.1.1", "9.9.9.9", "172.32.0.1", "100.128.0.1", "2606:4700:4700::1111", "2a00:1450::1"})
    void addressesOfTheWorldAreNot(String literal) {
        assertTrue(PublicAddress.is(InetAddress.ofLiteral(literal)), literal);
        toTheWorld(always()).check("https://" + (literal.contains(":") ? "[" + literal + "]" : literal) + "/x");
    }

    @Test
    void nobodyAsksOurNameServerBySavingAnAddress() {
        toTheWorld(host -> {
                    throw new AssertionError("asked for " + host);
                })
                .check("https://secret-of-somebody.example.org/x");
    }

    @Test
    void oneForbiddenAddressAmongManyIsEnough() {
        assertThrows(
                Problem.class,
                () -> toTheWorld(always("1.1.1.1", "192.168.0.7")).send("https://hook.example.org/x", "{}"));
    }

    @Test
    void aNameThatMeansSomethingElseLaterGainsNothing() {
        WebHook hook = toTheWorld(always("127.0.0.1"));
        String address = address("rebound.example.org", "/secret");
        hook.check(address);
        assertThrows(Problem.class, () -> hook.send(address, "{}"));
        assertEquals(List.of(), got);
    }

    @Test
    void theConnectionGoesToTheAddressThatWasLookedAt() throws IOException {
        List<String> asked = new ArrayList<>();
        WebHook hook = new WebHook(new OutsideWorld(settings(true), host -> {
            asked.add(host);
            return List.of(InetAddress.getLoopbackAddress());
        }));
        hook.send(address("no-such-name.invalid", "/hook?a=b"), "{\"k\":\"ü\"}");
        assertEquals(List.of("no-such-name.invalid"), asked, "resolved once, and by nobody else");
        assertEquals(
                List.of("POST /hook?a=b for no-such-name.invalid:"
                        + server.getAddress().getPort() + ": {\"k\":\"ü\"}"),
                got);
    }

    @Test
    void redirectsAreNotFollowed() {
        WebHook hook = new WebHook(new OutsideWorld(settings(true), always("127.0.0.1")));
        IOException e = assertThrows(IOException.class, () -> hook.send(address("hook.example.org", "/away"), "{}"));
        assertTrue(String.valueOf(e.getMessage()).contains("307"), e.getMessage());
        assertEquals(1, got.size(), "the place that it points to was not asked: " + got);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ftp://example.org/x",
                "file:///etc/passwd",
                "http://user:secret@example.org/",
                "http:///nowhere",
                "//example.org/x",
                "http://2130706433/",
                "http://0x7f.1/",
                "http://example.org:99999/",
                "http://example.org/\r\nX: y",
                "https://ex ample.org/",
                "gopher://example.org"
            })
    void whatIsNoWebAddressIsRefused(String address) {
        assertThrows(Problem.class, () -> toTheWorld(always("127.0.0.1")).check(address));
    }

    @Test
    void aLiteralOfTheOwnMachineIsRefusedByTheRealResolver() {
        WebHook hook = new WebHook(new OutsideWorld(settings(false)));
        for (String host : List.of("127.0.0.1", "[::1]", "localhost", "[::ffff:10.0.0.1]")) {
            assertThrows(Problem.class, () -> hook.check("http://" + host + "/"), host);
        }
    }
}
