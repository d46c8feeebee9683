package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arbiter.server.address.Proxies;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.context.ConfigurableApplicationContext;

/** The shipped configurations for Caddy and nginx, with the real programs. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ProxyConfigurationTest {
    private static ConfigurableApplicationContext server;

    @TempDir
    Path folder = Path.of("");

    @BeforeAll
    static void start() {
        server = TestServer.start(
                "--arbiter.trusted-proxies=127.0.0.1,::1", "--arbiter.public-url=https://games.example.org");
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static int freePort() throws IOException {
        try (ServerSocket free = new ServerSocket(0)) {
            return free.getLocalPort();
        }
    }

    private static String shipped(String name) throws IOException {
        return Files.readString(Path.of("../deploy/proxy").resolve(name))
                .replace("localhost:8080", "localhost:" + port())
                .replace("127.0.0.1:8080", "127.0.0.1:" + port());
    }

    private static int port() {
        return URI.create(TestServer.url(server)).getPort();
    }

    private static void assumeInstalled(String program) throws Exception {
        for (String needed : List.of(program, "openssl")) {
            int found = new ProcessBuilder("sh", "-c", "PATH=$PATH:/usr/sbin command -v " + needed)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
            assumeTrue(found == 0, needed + " is not installed, so its configuration was not tried");
        }
    }

    @Test
    void nginx() throws Exception {
        assumeInstalled("nginx");
        certify();
        int port = freePort();
        String sites = shipped("nginx.conf")
                .replace("listen 80;", "listen 127.0.0.1:" + freePort() + ";")
                .replace("listen 443 ssl", "listen 127.0.0.1:" + port + " ssl")
                .replaceAll("ssl_certificate /.*;", "ssl_certificate " + folder.resolve("cert.pem") + ";")
                .replaceAll("ssl_certificate_key /.*;", "ssl_certificate_key " + folder.resolve("key.pem") + ";");
        Files.writeString(folder.resolve("sites.conf"), sites);
        Path all = Files.writeString(folder.resolve("nginx.conf"), """
                daemon off;
                master_process off;
                pid %1$s/pid;
                error_log stderr;
                events {}
                http {
                  access_log off;
                  client_body_temp_path %1$s/body;
                  proxy_temp_path %1$s/proxy;
                  fastcgi_temp_path %1$s/fastcgi;
                  uwsgi_temp_path %1$s/uwsgi;
                  scgi_temp_path %1$s/scgi;
                  include %1$s/sites.conf;
                }
                """.formatted(folder));
        passesOn(port, "nginx", "-p", folder.toString(), "-c", all.toString());
    }

    @Test
    void caddy() throws Exception {
        assumeInstalled("caddy");
        certify();
        int port = freePort();
        String site = shipped("Caddyfile")
                .replace(
                        "games.example.org {",
                        "https://localhost:" + port + " {\n\ttls " + folder.resolve("cert.pem") + " "
                                + folder.resolve("key.pem"));
        Path all = Files.writeString(folder.resolve("Caddyfile"), "{\n\tadmin off\n\tauto_https off\n}\n" + site);
        passesOn(port, "caddy", "run", "--adapter", "caddyfile", "--config", all.toString());
    }

    private void certify() throws Exception {
        Process made = new ProcessBuilder(
                        "openssl",
                        "req",
                        "-x509",
                        "-newkey",
                        "rsa:2048",
                        "-nodes",
                        "-days",
                        "2",
                        "-subj",
                        "/CN=localhost",
                        "-addext",
                        "subjectAltName=DNS:localhost",
                        "-keyout",
                        "key.pem",
                        "-out",
                        "cert.pem")
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(made.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, made.waitFor(), said);
    }

    /** A visitor with a different address than the proxy, who trusts our certificate. */
    private HttpClient visitor() throws Exception {
        KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
        store.load(null, null);
        try (InputStream in = Files.newInputStream(folder.resolve("cert.pem"))) {
            store.setCertificateEntry(
                    "proxy", CertificateFactory.getInstance("X.509").generateCertificate(in));
        }
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(store);
        SSLContext tls = SSLContext.getInstance("TLS");
        tls.init(null, trust.getTrustManagers(), null);
        return HttpClient.newBuilder()
                .sslContext(tls)
                .localAddress(InetAddress.ofLiteral("127.0.0.2"))
                .build();
    }

    private void passesOn(int port, String... command) throws Exception {
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("out").toFile());
        builder.environment().merge("PATH", "/usr/sbin", (path, more) -> path + ":" + more);
        // Caddy stores its own files there.
        builder.environment().put("HOME", folder.toString());
        Process proxy = builder.start();
        try (HttpClient visitor = visitor()) {
            String url = "https://localhost:" + port;
            awaitAnswer(proxy, visitor, url);
            arrivesAsItIs(visitor, url);
            streamsAtOnce(visitor, url);
        } finally {
            proxy.destroy();
            proxy.waitFor();
        }
    }

    private void awaitAnswer(Process proxy, HttpClient visitor, String url) throws Exception {
        while (true) {
            assertTrue(proxy.isAlive(), () -> {
                try {
                    return Files.readString(folder.resolve("out"));
                } catch (IOException e) {
                    return e.toString();
                }
            });
            try {
                visitor.send(HttpRequest.newBuilder(URI.create(url + "/")).build(), BodyHandlers.discarding());
                return;
            } catch (IOException e) {
                Thread.sleep(20);
            }
        }
    }

    private static void arrivesAsItIs(HttpClient visitor, String url) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(url + "/api/me"))
                .header(Proxies.QUESTION, "?")
                .header("X-Forwarded-For", "203.0.113.9")
                .header("X-Forwarded-Proto", "http")
                .build();
        HttpResponse<Void> answer = visitor.send(request, BodyHandlers.discarding());
        assertEquals(200, answer.statusCode());
        assertEquals(
                "address=127.0.0.2; scheme=https; proxy=trusted",
                answer.headers().firstValue(Proxies.QUESTION).orElse(""),
                "what a visitor makes up is not believed");
    }

    private static void streamsAtOnce(HttpClient visitor, String url) throws Exception {
        Browser guest = new Browser(TestServer.url(server));
        guest.get("/api/me").expect(200);
        String game = guest.post("/api/play", Map.of("ruleset", "gd6", "bots", List.of("recruit")))
                .expect(201)
                .json()
                .at("/game/id")
                .asString();
        HttpRequest request = HttpRequest.newBuilder(URI.create(url + "/api/games/" + game + "/stream"))
                .header(
                        "Cookie",
                        guest.cookies().entrySet().stream()
                                .map(cookie -> cookie.getKey() + "=" + cookie.getValue())
                                .collect(Collectors.joining("; ")))
                .build();
        HttpResponse<InputStream> stream = visitor.send(request, BodyHandlers.ofInputStream());
        assertEquals(200, stream.statusCode());
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(stream.body(), StandardCharsets.UTF_8))) {
            // The stream stays open, so an event that the proxy buffers would never arrive.
            guest.save(game, List.of(), true).expect(200);
            String line = lines.readLine();
            while (line != null && !line.startsWith("event:")) {
                line = lines.readLine();
            }
            assertTrue(line != null, "an event arrives while the stream is open");
        }
    }
}
