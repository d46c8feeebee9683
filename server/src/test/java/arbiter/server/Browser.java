package arbiter.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A person with a browser, or a program with a token. Keeps cookies and sends the CSRF token. */
public final class Browser {
    static {
        // The server closes a quiet connection after 30 seconds. The client must close it earlier, or it would write to
        // a closed one.
        System.setProperty("jdk.httpclient.keepalive.timeout", "10");
    }

    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final JsonMapper JSON = JsonMapper.builder().build();
    /** The server whose answers are compared with the API description; servers in other processes have the same description. */
    private static volatile String held = "";

    private final String url;
    private final Map<String, String> cookies = new LinkedHashMap<>();
    private final Map<String, String> headers = new LinkedHashMap<>();

    public Browser(String url) {
        this.url = url;
    }

    /** A visitor of the tests' server, not logged in. */
    public static Browser visitor() {
        held = TestServer.url();
        Browser browser = new Browser(held);
        browser.get("/api/me").expect(200);
        return browser;
    }

    public static Browser guest(String name) {
        Browser browser = visitor();
        browser.post("/api/guests", Map.of("name", name)).expect(201);
        return browser;
    }

    public static Browser withToken(String url, String token) {
        Browser browser = new Browser(url);
        browser.headers.put("Authorization", "Bearer " + token);
        return browser;
    }

    public Browser header(String name, String value) {
        headers.put(name, value);
        return this;
    }

    public String url() {
        return url;
    }

    public Map<String, String> headers() {
        return headers;
    }

    public Map<String, String> cookies() {
        return cookies;
    }

    public record Answer(int status, String type, byte[] bytes, Map<String, List<String>> headers) {
        public String text() {
            return new String(bytes, StandardCharsets.UTF_8);
        }

        public JsonNode json() {
            return JSON.readTree(bytes);
        }

        public Answer expect(int wanted) {
            if (status != wanted) {
                throw new AssertionError("expected " + wanted + ", got " + status + ": " + text());
            }
            return this;
        }

        public Answer expect(int wanted, String code) {
            expect(wanted);
            String given = json().path("code").asString();
            if (!given.equals(code)) {
                throw new AssertionError("expected code " + code + ", got " + given + ": " + text());
            }
            return this;
        }
    }

    public Answer get(String path) {
        return send("GET", path, null);
    }

    public Answer post(String path, Object body) {
        return send("POST", path, body);
    }

    public Answer put(String path, Object body) {
        return send("PUT", path, body);
    }

    /** The server may close a connection that the client is about to reuse. Browsers then send the request again, and so do we. */
    private static HttpResponse<byte[]> send(HttpRequest request) throws IOException, InterruptedException {
        try {
            return CLIENT.send(request, HttpResponse.BodyHandlers.ofByteArray());
        } catch (IOException e) {
            if (e.getMessage() == null || !e.getMessage().contains("received no bytes")) {
                throw e;
            }
            return CLIENT.send(request, HttpResponse.BodyHandlers.ofByteArray());
        }
    }

    /** Compares every answer of the tests' server with the published API description, whatever the test is about. */
    public Answer send(String method, String path, Object body) {
        Answer answer = sendUnheld(method, path, body);
        if (url.equals(held)) {
            List<String> differences = Contract.ofTests().differences(method, path, answer);
            if (!differences.isEmpty()) {
                throw new AssertionError(differences);
            }
        }
        return answer;
    }

    Answer unheld(String path) {
        return sendUnheld("GET", path, null);
    }

    private Answer sendUnheld(String method, String path, Object body) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url + path));
        request.header("Content-Type", "application/json");
        if (!cookies.isEmpty()) {
            request.header(
                    "Cookie",
                    cookies.entrySet().stream()
                            .map(cookie -> cookie.getKey() + "=" + cookie.getValue())
                            .collect(Collectors.joining("; ")));
        }
        if (cookies.containsKey("XSRF-TOKEN")) {
            request.header("X-XSRF-TOKEN", cookies.get("XSRF-TOKEN"));
        }
        headers.forEach(request::setHeader);
        request.method(
                method,
                body == null
                        ? HttpRequest.BodyPublishers.noBody()
                        : HttpRequest.BodyPublishers.ofString(
                                body instanceof String text ? text : JSON.writeValueAsString(body)));
        try {
            HttpResponse<byte[]> answer = send(request.build());
            answer.headers().allValues("set-cookie").forEach(this::keep);
            return new Answer(
                    answer.statusCode(),
                    answer.headers().firstValue("content-type").orElse(""),
                    answer.body(),
                    answer.headers().map());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private void keep(String header) {
        String pair = header.split(";")[0];
        int equals = pair.indexOf('=');
        String name = pair.substring(0, equals);
        String value = pair.substring(equals + 1);
        if (value.isEmpty()) {
            cookies.remove(name);
        } else {
            cookies.put(name, value);
        }
    }

    public JsonNode game(String id) {
        return get("/api/games/" + id).expect(200).json();
    }

    /** Some legal orders of the caller for the current position. */
    public List<String> someOrders(String game, int most) {
        List<String> orders = new ArrayList<>();
        JsonNode candidates =
                get("/api/games/" + game + "/candidates").expect(200).json().path("orders");
        // Each player starts at another place of the list, so that they do not all choose the same.
        int mine = game(game).path("mySeat").asInt();
        for (int i = 0; i < Math.min(most, candidates.size()); i++) {
            orders.add(candidates
                    .get((mine * 11 + i * (1 + candidates.size() / most)) % candidates.size())
                    .asString());
        }
        List<String> legal = new ArrayList<>();
        JsonNode checked = post("/api/games/" + game + "/check", Map.of("lines", orders))
                .expect(200)
                .json()
                .path("lines");
        for (JsonNode line : checked) {
            if (line.path("accepted").asBoolean()) {
                legal.add(line.path("text").asString());
            }
        }
        return legal;
    }

    /** Saves a sheet as a person would: if somebody else, such as a bot, saved in between, loads the sheet and saves again. */
    public Answer save(String game, List<String> lines, boolean ready) {
        Answer answer = saveOnce(game, lines, ready);
        for (int i = 0;
                i < 5
                        && answer.status() == 409
                        && "stale".equals(answer.json().path("code").asString(""));
                i++) {
            answer = saveOnce(game, lines, ready);
        }
        return answer;
    }

    private Answer saveOnce(String game, List<String> lines, boolean ready) {
        JsonNode sheet = get("/api/games/" + game + "/sheet").expect(200).json();
        return put(
                "/api/games/" + game + "/sheet",
                Map.of(
                        "at",
                        sheet.path("at").asInt(),
                        "lines",
                        lines,
                        "version",
                        sheet.path("version").asInt(),
                        "ready",
                        ready));
    }
}
