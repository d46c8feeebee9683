package arbiter.release;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.CookieManager;
import java.net.HttpCookie;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** An installed server in its own process with an empty environment, and a guest who plays on it. */
final class Installed implements AutoCloseable {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    private final Process process;
    private final Path output;
    private final String url;
    private final CookieManager cookies = new CookieManager();
    private final HttpClient client =
            HttpClient.newBuilder().cookieHandler(cookies).build();

    /**
     * @param command how the program is started, without {@code serve}
     * @param data the data folder, as the program sees it
     * @param environment all variables that it gets
     */
    Installed(List<String> command, String data, Map<String, String> environment, Path output) throws IOException {
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        this.url = "http://localhost:" + port;
        this.output = output;
        List<String> all = new ArrayList<>(command);
        all.addAll(List.of("serve", "--port", Integer.toString(port), "--data", data));
        ProcessBuilder builder =
                new ProcessBuilder(all).redirectErrorStream(true).redirectOutput(output.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        // On a busy machine, a picture may take long.
        builder.environment().putAll(Map.of("ARBITER_WORK_LONGEST", "2m", "ARBITER_WORK_PATIENCE", "2m"));
        this.process = builder.start();
    }

    int port() {
        return URI.create(url).getPort();
    }

    void awaitPage() throws IOException, InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (System.nanoTime() < end) {
            if (!process.isAlive()) {
                throw new AssertionError("the server ended: " + Files.readString(output));
            }
            try {
                if (send(request("/").GET()).statusCode() == 200) {
                    return;
                }
            } catch (IOException e) {
                Thread.sleep(50);
            }
        }
        throw new AssertionError("no page: " + Files.readString(output));
    }

    /** A guest plays one turn against a bot, and gets the next position and its picture. */
    void playATurn() throws IOException, InterruptedException {
        String page = text(request("/").GET());
        assertTrue(page.contains("<script"), page);
        json(request("/api/me").GET());
        JsonNode made = json(post("/api/play", Map.of("ruleset", "gd6", "bots", List.of("recruit"))));
        String game = "/api/games/" + made.at("/game/id").asString();
        JsonNode orders = json(request(game + "/candidates").GET()).path("orders");
        assertTrue(orders.size() > 0, "orders are offered");
        JsonNode sheet = json(request(game + "/sheet").GET());
        json(request(game + "/sheet")
                .PUT(body(Map.of(
                        "at",
                        sheet.path("at").asInt(),
                        "version",
                        sheet.path("version").asInt(),
                        "lines",
                        List.of(orders.get(0).asString()),
                        "ready",
                        true))));
        long end = System.nanoTime() + PATIENCE.toNanos();
        int at = 0;
        while (at == 0 && System.nanoTime() < end) {
            at = json(request(game).GET()).path("at").asInt();
            Thread.sleep(50);
        }
        assertEquals(1, at, "the turn is resolved");
        assertTrue(text(request(game + "/positions/1").GET()).contains("\"report\""), "the next position has a report");
        HttpResponse<byte[]> picture =
                send(request(game + "/positions/1/picture.png").GET());
        assertEquals(200, picture.statusCode(), "the picture needs no font of the machine");
        assertEquals("image/png", picture.headers().firstValue("content-type").orElse(""));
    }

    String version() throws IOException, InterruptedException {
        return json(request("/api/me").GET()).at("/server/version").asString();
    }

    private HttpRequest.Builder post(String path, Map<String, ?> values) {
        return request(path).POST(body(values));
    }

    private static HttpRequest.BodyPublisher body(Map<String, ?> values) {
        return BodyPublishers.ofString(JSON.writeValueAsString(values));
    }

    private HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url + path))
                .timeout(PATIENCE)
                .header("Content-Type", "application/json");
        for (HttpCookie cookie : cookies.getCookieStore().getCookies()) {
            if (cookie.getName().equals("XSRF-TOKEN")) {
                request.header("X-XSRF-TOKEN", cookie.getValue());
            }
        }
        return request;
    }

    private HttpResponse<byte[]> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), BodyHandlers.ofByteArray());
    }

    private String text(HttpRequest.Builder request) throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = send(request);
        String text = new String(answer.body(), StandardCharsets.UTF_8);
        assertTrue(answer.statusCode() < 300, answer + " " + text);
        return text;
    }

    private JsonNode json(HttpRequest.Builder request) throws IOException, InterruptedException {
        return JSON.readTree(text(request));
    }

    @Override
    public void close() throws IOException {
        process.destroy();
        try {
            if (!process.waitFor(60, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
                throw new AssertionError("the server does not stop: " + Files.readString(output));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        client.close();
    }
}
