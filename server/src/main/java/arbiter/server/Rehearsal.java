package arbiter.server;

import java.io.IOException;
import java.io.InputStream;
import java.net.CookieManager;
import java.net.HttpCookie;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Plays a short game on a server that has just started, so that Java can record which classes and which compiled code a server needs. Later
 * starts load them from that record, which makes them much faster.
 */
final class Rehearsal {
    static final int SHEETS = 400;

    private final String address;
    private final CookieManager cookies = new CookieManager();
    private final HttpClient client =
            HttpClient.newBuilder().cookieHandler(cookies).build();

    Rehearsal(String address) {
        this.address = address;
    }

    /** Returns the id of the game. */
    String play() throws IOException, InterruptedException {
        get("/");
        get("/api/me");
        get("/api/rulesets");
        String game = found("\"id\":\"([^\"]+)", post("/api/play", "{\"ruleset\":\"gd6\",\"bots\":[\"recruit\"]}"));
        String path = "/api/games/" + game;
        get(path);
        get(path + "/positions/0");
        get(path + "/candidates");
        get(path + "/messages");
        listen(path + "/stream");
        for (int version = 0; version < SHEETS; version++) {
            // The content does not matter: the server also saves lines that the rules reject.
            String sheet = "{\"at\":0,\"lines\":[\"build hq " + (1 + version % 30) + "\"],\"version\":" + version + "}";
            send(request(path + "/sheet").PUT(BodyPublishers.ofString(sheet)));
        }
        get("/api/games");
        return game;
    }

    private String get(String path) throws IOException, InterruptedException {
        return send(request(path).GET());
    }

    private String post(String path, String body) throws IOException, InterruptedException {
        return send(request(path).POST(BodyPublishers.ofString(body)));
    }

    private HttpRequest.Builder request(String path) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create(address + path)).header("Content-Type", "application/json");
        for (HttpCookie cookie : cookies.getCookieStore().getCookies()) {
            if (cookie.getName().equals("XSRF-TOKEN")) {
                request.header("X-XSRF-TOKEN", cookie.getValue());
            }
        }
        return request;
    }

    private String send(HttpRequest.Builder request) throws IOException, InterruptedException {
        HttpResponse<String> answer = client.send(request.build(), BodyHandlers.ofString());
        if (answer.statusCode() >= 300) {
            throw new IllegalStateException(answer + " " + answer.body());
        }
        return answer.body();
    }

    /** Reads the stream until the first data arrives. */
    private void listen(String path) throws IOException, InterruptedException {
        HttpResponse<InputStream> stream = client.send(request(path).GET().build(), BodyHandlers.ofInputStream());
        try (InputStream words = stream.body()) {
            if (words.read() < 0) {
                throw new IOException("the stream is silent");
            }
        }
    }

    private static String found(String pattern, String text) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        if (!matcher.find()) {
            throw new IllegalStateException("no " + pattern + " in " + text);
        }
        return matcher.group(1);
    }
}
