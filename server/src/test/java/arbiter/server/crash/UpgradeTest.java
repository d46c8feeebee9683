package arbiter.server.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.Browser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * An operator stops a server, installs a program with newer rules of two games, and starts it again. Running games continue under their old
 * rules, new games use the newest, and players can agree to change.
 */
class UpgradeTest {
    /** A game of two people. The host has seat 0. */
    private record Pair(String id, Browser host, Browser guest) {
        static Pair begun(String url, String ruleset, Map<String, Object> wish) {
            Browser host = person(url);
            Map<String, Object> whole = new LinkedHashMap<>(Map.of("ruleset", ruleset, "seats", 2));
            whole.putAll(wish);
            JsonNode made = host.post("/api/games", whole).expect(201).json();
            String id = made.path("id").asString();
            Browser guest = person(url);
            guest.post(
                            "/api/games/" + id + "/seats",
                            Map.of("invitation", made.path("invitation").asString()))
                    .expect(200);
            host.post("/api/games/" + id + "/begin", Map.of()).expect(200);
            return new Pair(id, host, guest);
        }

        private static Browser person(String url) {
            Browser browser = new Browser(url);
            browser.get("/api/me").expect(200);
            browser.post("/api/guests", Map.of()).expect(201);
            return browser;
        }

        String path(String more) {
            return "/api/games/" + id + more;
        }

        JsonNode page() {
            return host.game(id);
        }

        int version() {
            return page().path("rulesetVersion").asInt();
        }

        boolean accepts(String line) {
            return host.post(path("/check"), Map.of("lines", List.of(line)))
                    .expect(200)
                    .json()
                    .at("/lines/0/accepted")
                    .asBoolean();
        }

        void turn(List<String> hosts, List<String> guests) {
            host.save(id, hosts, true).expect(200);
            guest.save(id, guests, true).expect(200);
        }

        void pebblesToTheEnd(String line) {
            for (int i = 0; i < 40 && !page().path("status").asString().equals("over"); i++) {
                turn(List.of(line), List.of(line));
            }
            assertEquals("over", page().path("status").asString());
        }

        String now() {
            return host.get(path("/positions/now"))
                    .expect(200)
                    .json()
                    .path("view")
                    .toString();
        }

        String audit() {
            return host.get(path("/audit")).expect(200).text();
        }
    }

    private static List<String> orders(Browser player, String game) {
        return player.someOrders(game, 3);
    }

    @Test
    void gamesGoOnUnderTheirOwnRules(@TempDir Path folder) throws Exception {
        Path data = Files.createDirectory(folder.resolve("data"));
        Path rules = folder.resolve("rules");
        NewerRules.freeze(rules);
        Path newer = NewerRules.compile(folder.resolve("newer"));
        Node node = new Node(data, List.of());
        try {
            node.install(List.of(NewerRules.PEBBLES), List.of());
            node.start();
            node.awaitReady();
            Pair old = Pair.begun(node.url(), "pebbles", Map.of());
            Pair moving = Pair.begun(node.url(), "pebbles", Map.of("sheetsOpen", "with-turn"));
            Pair world = Pair.begun(node.url(), "gd6", Map.of());
            old.turn(List.of("take 2"), List.of("take 3"));
            moving.turn(List.of("take 4"), List.of("take 3"));
            world.turn(orders(world.host, world.id), orders(world.guest, world.id));
            String before = world.now();
            assertTrue(node.stop());

            node.install(List.of(newer), List.of("-Darbiter.rules=" + rules));
            node.start();
            node.awaitReady();
            anOldGameIsPlayedToItsEnd(old);
            newGamesTakeTheNewRules(node.url());
            theWorldIsAsItWas(world, before);
            playersAgree(moving);
            aPlayerRefuses(world);
            assertTrue(node.stop());

            // Every position is recomputed from the logs and compared with their digests, across the upgrade.
            node.start();
            node.awaitReady();
            assertEquals("over", moving.page().path("status").asString());
            assertEquals(4, moving.version());
            assertEquals(NewerRules.PRESENT_VI, world.version());
            moving.host.get(moving.path("/positions/1")).expect(200);
            JsonNode log =
                    moving.host.get(moving.path("/positions")).expect(200).json();
            assertTrue(log.toString().contains("\"kind\":\"upgrade\""), log.toString());
        } finally {
            node.kill();
        }
    }

    private static void anOldGameIsPlayedToItsEnd(Pair old) {
        assertEquals(3, old.version());
        assertEquals(4, old.page().at("/upgrade/newest").asInt());
        assertFalse(old.accepts("take 4"), "three is the most under version 3");
        old.pebblesToTheEnd("take 3");
        assertEquals(3, old.version());
    }

    private static void newGamesTakeTheNewRules(String url) {
        Pair fresh = Pair.begun(url, "pebbles", Map.of());
        assertEquals(4, fresh.version());
        assertTrue(fresh.accepts("take 5"));
        assertTrue(fresh.page().path("upgrade").isNull());
        assertEquals(NewerRules.PRESENT_VI + 1, Pair.begun(url, "gd6", Map.of()).version());
    }

    private static void theWorldIsAsItWas(Pair world, String before) {
        assertEquals(NewerRules.PRESENT_VI, world.version());
        assertEquals(before, world.now());
        world.turn(orders(world.host, world.id), orders(world.guest, world.id));
        JsonNode compared = world.host.get(world.path("/upgrade")).expect(200).json();
        assertEquals(2, compared.path("compared").asInt());
        assertTrue(
                compared.path("next").asString().contains("can go on under version " + (NewerRules.PRESENT_VI + 1)),
                compared.toString());
    }

    private static void playersAgree(Pair moving) {
        JsonNode hosts = moving.host.get(moving.path("/upgrade")).expect(200).json();
        assertEquals("take 4", hosts.at("/turns/0/orders/0/line").asString(), hosts.toString());
        assertEquals("", hosts.at("/turns/0/orders/0/after").asString(), "version 4 accepts it");
        JsonNode guests = moving.guest.get(moving.path("/upgrade")).expect(200).json();
        assertEquals(
                0, guests.path("turns").size(), "the turn had secrets, and this player's order is legal under both");
        assertEquals(1, guests.path("hidden").asInt());

        moving.guest.post(moving.path("/host/upgrade"), Map.of()).expect(403);
        moving.host
                .post(moving.path("/host/upgrade"), Map.of("reason", "More pebbles."))
                .expect(200);
        JsonNode asked = moving.guest.game(moving.id).at("/upgrade/proposal");
        assertEquals("[0]", asked.path("agreed").toString());
        assertEquals("[1]", asked.path("awaited").toString());
        assertEquals(3, moving.version(), "nothing changes before everybody has agreed");
        moving.host.post(moving.path("/host/upgrade"), Map.of()).expect(409, "proposed-already");
        moving.guest.save(moving.id, List.of("take 1"), false).expect(200);
        moving.guest.post(moving.path("/upgrade"), Map.of("agree", true)).expect(200);
        assertEquals(4, moving.version());
        assertTrue(moving.page().path("upgrade").isNull());
        JsonNode sheet = moving.guest.get(moving.path("/sheet")).expect(200).json();
        assertEquals("take 1", sheet.at("/lines/0/text").asString(), "what was written is still there");
        assertFalse(sheet.path("ready").asBoolean());
        assertTrue(moving.audit().contains("the game goes on under version 4"), moving.audit());
        assertTrue(moving.accepts("take 5"));
        moving.pebblesToTheEnd("take 5");
    }

    private static void aPlayerRefuses(Pair world) {
        world.host.post(world.path("/host/upgrade"), Map.of()).expect(200);
        world.guest.post(world.path("/upgrade"), Map.of("agree", false)).expect(200);
        assertTrue(world.page().at("/upgrade/proposal").isNull());
        assertEquals(NewerRules.PRESENT_VI, world.version());
        assertTrue(
                world.audit().contains("refused version " + (NewerRules.PRESENT_VI + 1) + " of the rules."),
                world.audit());
        world.guest.post(world.path("/upgrade"), Map.of("agree", true)).expect(404);
    }
}
