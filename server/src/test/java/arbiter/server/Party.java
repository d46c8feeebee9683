package arbiter.server;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** People who play a game together on the tests' server. The host does not play unless the wish says so. */
public record Party(String id, Browser host, List<Browser> players) {
    /** @param wish the differences from a private game of Global Domination VI without a deadline */
    public static Party of(int size, Map<String, Object> wish) {
        Browser host = Browser.guest("Host");
        Map<String, Object> game = new LinkedHashMap<>(Map.of(
                "ruleset",
                "gd6",
                "name",
                "A test of patience",
                "seats",
                size,
                "hostPlays",
                false,
                "visibility",
                "private"));
        game.putAll(wish);
        JsonNode made = host.post("/api/games", game).expect(201).json();
        String id = made.path("id").asString();
        String invitation = made.path("invitation").asString();
        List<Browser> players = new ArrayList<>();
        boolean hostPlays = Boolean.TRUE.equals(game.get("hostPlays"));
        int bots = game.get("bots") instanceof List<?> list ? list.size() : 0;
        for (int i = hostPlays ? 1 : 0; i < size - bots; i++) {
            Browser player = Browser.guest("Player");
            player.post("/api/games/" + id + "/seats", Map.of("invitation", invitation))
                    .expect(200);
            players.add(player);
        }
        return new Party(id, host, players);
    }

    public static Party begun(int size, Map<String, Object> wish) {
        Party party = of(size, wish);
        party.host.post(party.path("/begin"), Map.of()).expect(200);
        return party;
    }

    public static Party begun(int size) {
        return begun(size, Map.of());
    }

    public String path(String more) {
        return "/api/games/" + id + more;
    }

    public Browser player(int seat) {
        return players.get(seat);
    }

    public JsonNode page() {
        return host.game(id);
    }

    public int at() {
        return page().path("at").asInt();
    }

    /** All players save a few legal orders and are ready. */
    public void playTurn() {
        for (Browser player : players) {
            JsonNode page = player.game(id);
            if (page.path("status").asString().equals("running")
                    && page.path("myTurn").asBoolean()
                    && !page.path("iAmReady").asBoolean()) {
                player.save(id, player.someOrders(id, 3), true).expect(200);
            }
        }
    }

    public void hostDoes(String action, Map<String, ?> body) {
        host.post(path("/host/" + action), body).expect(200);
    }

    public String audit() {
        return host.get(path("/audit")).expect(200).text();
    }
}
