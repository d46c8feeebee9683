package arbiter.cli;

import arbiter.cli.console.Console;
import arbiter.engine.json.Json;
import arbiter.engine.json.JsonAt;
import arbiter.engine.log.OtherRules;
import arbiter.engine.text.Misread;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A game on a server, accessed with a token. */
final class RemoteGame {
    private static final Pattern ADDRESS = Pattern.compile("(https?://[^/]+)(?:/api)?/games?/([A-Za-z0-9_-]+)/?");
    private static final int MOST = 1_000_000;

    private final String api;
    private final String token;

    RemoteGame(String address, String token) throws Console.Refusal {
        Matcher parts = ADDRESS.matcher(address);
        if (!parts.matches()) {
            throw new Console.Refusal(address + ": is not the address of a game, such as https://host/game/ID");
        }
        this.api = parts.group(1) + "/api/games/" + parts.group(2);
        this.token = token;
    }

    void propose(String reason) throws Console.Refusal {
        String body = new Json.Builder().put("reason", reason).build().write();
        send(request("/host/upgrade").POST(HttpRequest.BodyPublishers.ofString(body)));
        Console.out("Proposed. The players see it at the table.");
    }

    Comparison comparison() throws Console.Refusal {
        String answer = send(request("/upgrade").GET());
        try {
            JsonAt json = JsonAt.read(answer);
            List<OtherRules.Turn> turns = new ArrayList<>();
            for (JsonAt turn : json.member("turns").items()) {
                turns.add(turn(turn));
            }
            return new Comparison(
                    json.member("name").text(),
                    json.member("from").whole(0, MOST),
                    json.member("to").whole(0, MOST),
                    json.member("compared").whole(0, MOST),
                    turns,
                    json.member("next").text());
        } catch (Misread e) {
            throw new Console.Refusal(api + ": the server's answer cannot be read: " + e.what());
        }
    }

    private static OtherRules.Turn turn(JsonAt turn) throws Misread {
        List<OtherRules.OrderChange> orders = new ArrayList<>();
        for (JsonAt order : turn.member("orders").items()) {
            orders.add(new OtherRules.OrderChange(
                    order.member("player").text(),
                    order.member("line").text(),
                    order.member("before").text(),
                    order.member("after").text()));
        }
        return new OtherRules.Turn(
                turn.member("at").whole(0, MOST),
                turn.member("number").whole(0, MOST),
                orders,
                change(turn.member("position")),
                change(turn.member("report")),
                turn.member("unreadable").text());
    }

    private static OtherRules.Change change(JsonAt change) throws Misread {
        return new OtherRules.Change(texts(change.member("gone")), texts(change.member("come")));
    }

    private static List<String> texts(JsonAt list) throws Misread {
        List<String> texts = new ArrayList<>();
        for (JsonAt text : list.items()) {
            texts.add(text.text());
        }
        return texts;
    }

    private HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(api + path))
                .timeout(Duration.ofMinutes(2))
                .header("Content-Type", "application/json");
        return token.isBlank() ? request : request.header("Authorization", "Bearer " + token);
    }

    private String send(HttpRequest.Builder request) throws Console.Refusal {
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<String> answer = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
            if (answer.statusCode() / 100 != 2) {
                throw new Console.Refusal(api + ": " + sentence(answer));
            }
            return answer.body();
        } catch (IOException e) {
            throw new Console.Refusal(api + ": the server does not answer (" + e.getMessage() + ")");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Console.Refusal(api + ": interrupted");
        }
    }

    /** The server's explanation of a refusal. */
    private static String sentence(HttpResponse<String> answer) {
        try {
            return JsonAt.read(answer.body()).member("detail").text();
        } catch (Misread e) {
            return "the server answers " + answer.statusCode();
        }
    }
}
