import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A bot in one file. It finds games that wait for its account, hands in a few random legal orders, and is ready.
 *
 *   java RandomBot.java https://games.example.org arb_YOUR_TOKEN [number of sheets; without it, no limit]
 *
 * The token comes from the settings page. JSON is read with a few patterns, so that nothing must be installed; a
 * larger bot should use a library.
 */
class RandomBot {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private final String url;
    private final String token;

    RandomBot(String url, String token) {
        this.url = url;
        this.token = token;
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        RandomBot bot = new RandomBot(arguments[0], arguments[1]);
        int left = arguments.length > 2 ? Integer.parseInt(arguments[2]) : Integer.MAX_VALUE;
        while (left > 0) {
            List<String> games = bot.gamesThatWait();
            for (String game : games) {
                left -= bot.play(game) ? 1 : 0;
            }
            Thread.sleep(games.isEmpty() ? 500 : 20);
        }
    }

    /** The ids of my games that wait for me. */
    List<String> gamesThatWait() throws IOException, InterruptedException {
        String list = send("GET", "/api/games?show=mine", null).body();
        List<String> games = new ArrayList<>();
        // Each game has its id first, and later whether it is my turn and whether I am ready.
        Matcher game = Pattern.compile(
                        "\\{\"id\":\"(\\w+)\",\"name\".*?\"myTurn\":(true|false),\"iAmReady\":(true|false)")
                .matcher(list);
        while (game.find()) {
            if (game.group(2).equals("true") && game.group(3).equals("false")) {
                games.add(game.group(1));
            }
        }
        return games;
    }

    /** Hands in a sheet; false if the turn was already over. */
    boolean play(String game) throws IOException, InterruptedException {
        String sheet = send("GET", "/api/games/" + game + "/sheet", null).body();
        String candidates = send("GET", "/api/games/" + game + "/candidates", null).body();
        List<String> orders = new ArrayList<>();
        Matcher order = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"")
                .matcher(candidates.substring(candidates.indexOf("\"orders\":[") + 10));
        while (order.find()) {
            orders.add("\"" + order.group(1) + "\"");
        }
        Collections.shuffle(orders);
        // Lines that are not legal together are rejected when the turn is resolved.
        String lines = String.join(",", orders.subList(0, Math.min(3, orders.size())));
        String body = "{\"at\":" + number(sheet, "at") + ",\"version\":" + number(sheet, "version") + ",\"lines\":[" + lines
                + "],\"ready\":true}";
        HttpResponse<String> answer = send("PUT", "/api/games/" + game + "/sheet", body);
        System.out.println(game + ": " + answer.statusCode() + " " + lines);
        return answer.statusCode() == 200;
    }

    private static String number(String json, String name) {
        Matcher number = Pattern.compile("\"" + name + "\":(\\d+)").matcher(json);
        return number.find() ? number.group(1) : "0";
    }

    private HttpResponse<String> send(String method, String path, String body) throws IOException, InterruptedException {
        return CLIENT.send(
                HttpRequest.newBuilder(URI.create(url + path))
                        .header("Authorization", "Bearer " + token)
                        .header("Content-Type", "application/json")
                        .method(method, body == null
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofString(body))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }
}
