import java.io.IOException;
import java.io.StreamTokenizer;
import java.io.StringReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A bot in one file. It finds games that wait for its account, hands in a few random legal orders, and is ready.
 *
 *   java RandomBot.java https://games.example.org arb_YOUR_TOKEN [number of sheets; without it, no limit]
 *
 * The token comes from the settings page. Nothing must be installed, because the last method reads JSON; a larger bot
 * should use a library.
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
            int played = 0;
            for (Object game : (List<?>) bot.get("/api/games?show=mine").get("games")) {
                Map<?, ?> mine = (Map<?, ?>) game;
                if (mine.get("myTurn").equals(true) && mine.get("iAmReady").equals(false)) {
                    played += bot.play((String) mine.get("id")) ? 1 : 0;
                }
            }
            left -= played;
            Thread.sleep(played == 0 ? 500 : 20);
        }
    }

    /** Hands in a sheet; false if the turn was already over. */
    boolean play(String game) throws IOException, InterruptedException {
        Map<?, ?> sheet = get("/api/games/" + game + "/sheet");
        List<?> orders = new ArrayList<>((List<?>) get("/api/games/" + game + "/candidates").get("orders"));
        Collections.shuffle(orders);
        // Lines that are not legal together are rejected when the turn is resolved.
        String lines = orders.stream()
                .limit(3)
                .map(order -> "\"" + ((String) order).replace("\\", "\\\\").replace("\"", "\\\"") + "\"")
                .collect(Collectors.joining(","));
        String body = "{\"at\":" + sheet.get("at") + ",\"version\":" + sheet.get("version") + ",\"lines\":[" + lines + "],\"ready\":true}";
        HttpResponse<String> answer = send("PUT", "/api/games/" + game + "/sheet", HttpRequest.BodyPublishers.ofString(body));
        System.out.println(game + ": " + answer.statusCode() + " " + lines);
        return answer.statusCode() == 200;
    }

    private Map<?, ?> get(String path) throws IOException, InterruptedException {
        String json = send("GET", path, HttpRequest.BodyPublishers.noBody()).body();
        return (Map<?, ?>) read(new StreamTokenizer(new StringReader(json)));
    }

    private HttpResponse<String> send(String method, String path, HttpRequest.BodyPublisher body)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url + path))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json");
        return CLIENT.send(request.method(method, body).build(), HttpResponse.BodyHandlers.ofString());
    }

    /** A JSON value as a map, a list, a text, a whole number, a truth value or null. */
    private static Object read(StreamTokenizer in) throws IOException {
        Map<Object, Object> members = new HashMap<>();
        List<Object> items = new ArrayList<>();
        switch (in.nextToken()) {
            case '"' -> { return in.sval; }
            case StreamTokenizer.TT_NUMBER -> { return Math.round(in.nval); }
            case StreamTokenizer.TT_WORD -> { return in.sval.equals("null") ? null : (Object) in.sval.equals("true"); }
            case '[', '{' -> {}
            default -> throw new IOException("no JSON: " + in);
        }
        boolean list = in.ttype == '[';
        for (int end = list ? ']' : '}'; in.nextToken() != end; ) {
            if (in.ttype == ',') continue;
            in.pushBack();
            Object first = read(in);
            if (list) items.add(first);
            else if (in.nextToken() == ':') members.put(first, read(in));
        }
        return list ? items : members;
    }
}
