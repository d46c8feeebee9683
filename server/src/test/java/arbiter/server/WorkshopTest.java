package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Boards without a game: checked, imported, exported, generated, saved and shared. */
class WorkshopTest {
    private static final String WORKSHOP = "/api/rulesets/gd6/workshop/";

    private static String shores(Browser browser) {
        return browser.post(WORKSHOP + "import", Map.of("text", "Two Shores"))
                .expect(200)
                .json()
                .path("text")
                .asString();
    }

    @Test
    void aVisitorHasAMapLookedOver() {
        Browser visitor = Browser.visitor();
        JsonNode good = visitor.post(WORKSHOP + "check", Map.of("text", shores(visitor), "seats", 3))
                .expect(200)
                .json();
        assertTrue(good.path("playable").asBoolean());
        assertEquals(0, good.path("findings").size());
        assertTrue(good.path("figures").get(0).asString().contains("territories"));

        JsonNode parts = visitor.post(WORKSHOP + "check", Map.of("text", "1-2-3\n4-5", "seats", 2))
                .expect(200)
                .json();
        assertEquals(false, parts.path("playable").asBoolean());
        assertEquals("unconnected", parts.at("/findings/0/code").asString());
        assertEquals("grave", parts.at("/findings/0/weight").asString());
        assertEquals(4, parts.at("/findings/0/places/0").asInt());
        assertTrue(parts.at("/findings/0/sentence").asString().endsWith("."));
    }

    @Test
    void whatCannotBeReadSaysWhere() {
        JsonNode problem = Browser.visitor()
                .post(WORKSHOP + "import", Map.of("file", "x.gdl", "text", "InitStart\nSetNumTerritories none\n"))
                .expect(422, "unreadable")
                .json();
        assertEquals(2, problem.path("line").asInt());
        assertTrue(problem.path("detail").asString().startsWith("The file cannot be read: line 2"));
    }

    @Test
    void mapsAreTakenOutInEveryFormat() {
        Browser visitor = Browser.visitor();
        String text = shores(visitor);
        for (String format : new String[] {"json", "gdl", "svg", "png"}) {
            Browser.Answer file = visitor.post(WORKSHOP + "export", Map.of("text", text, "format", format))
                    .expect(200);
            assertTrue(file.bytes().length > 1_000, format);
        }
        assertEquals(
                (byte) 0x89,
                visitor.post(WORKSHOP + "export", Map.of("text", text, "format", "png"))
                        .bytes()[0]);
        visitor.post(WORKSHOP + "export", Map.of("text", text, "format", "dwg")).expect(422, "invalid");
    }

    @Test
    void mapsAreMadeFromANumber() {
        Browser visitor = Browser.visitor();
        Map<String, Object> wish = Map.of("seed", 11, "size", 24, "seats", 3, "style", "ring");
        JsonNode made = visitor.post(WORKSHOP + "make", wish).expect(200).json();
        assertTrue(made.path("name").asString().startsWith("The Ring of"));
        assertEquals(
                made.path("text").asString(),
                visitor.post(WORKSHOP + "make", wish).json().path("text").asString());
        visitor.post(WORKSHOP + "make", Map.of("seed", 1, "size", 20, "seats", 30, "style", "ring"))
                .expect(422, "refused");
        visitor.post("/api/rulesets/dynasty/workshop/make", wish).expect(404);
    }

    @Test
    void whoSavesSecondIsToldSoAndLosesNothing() {
        Browser maker = Browser.guest("Maker");
        String text = shores(maker);
        JsonNode map = maker.post("/api/maps", Map.of("name", "Mine", "ruleset", "gd6", "text", text))
                .expect(201)
                .json();
        assertEquals(1, map.path("version").asInt());
        String path = "/api/maps/" + map.path("id").asString();
        Map<String, Object> change = Map.of("name", "Mine still", "ruleset", "gd6", "text", text, "version", 1);
        assertEquals(
                2, maker.put(path, change).expect(200).json().path("version").asInt());
        JsonNode stale = maker.put(path, change).expect(409, "stale").json();
        assertEquals(2, stale.path("version").asInt());
        assertEquals(
                "Mine still",
                Browser.visitor().get(path).expect(200).json().path("name").asString());
        assertEquals(
                "image/svg+xml",
                Browser.visitor()
                        .get(path + "/thumbnail.svg?theme=night")
                        .expect(200)
                        .type());
    }

    @Test
    void aGameIsPlayedOnAnOwnMapAndABrokenOneIsRefused() {
        Browser maker = Browser.guest("Maker");
        String good = maker.post("/api/maps", Map.of("name", "Mine", "ruleset", "gd6", "text", shores(maker)))
                .json()
                .path("id")
                .asString();
        maker.post("/api/play", Map.of("ruleset", "gd6", "map", good)).expect(201);
        String game = maker.post("/api/games", Map.of("ruleset", "gd6", "map", good, "seats", 2))
                .expect(201)
                .json()
                .path("id")
                .asString();
        String shown = Browser.visitor()
                .post("/api/rulesets/gd6/preview", Map.of("game", game, "seats", 2))
                .expect(200)
                .json()
                .path("svg")
                .asString();
        assertTrue(shown.contains("Oldmere"), "anyone who may see the game sees its map");
        String secret = maker.post(
                        "/api/games", Map.of("ruleset", "gd6", "map", good, "seats", 2, "visibility", "private"))
                .json()
                .path("id")
                .asString();
        Browser.visitor()
                .post("/api/rulesets/gd6/preview", Map.of("game", secret))
                .expect(404);
        String broken = maker.post("/api/maps", Map.of("name", "Torn", "ruleset", "gd6", "text", "1-2-3\n4-5"))
                .json()
                .path("id")
                .asString();
        Browser.Answer refused = maker.post("/api/games", Map.of("ruleset", "gd6", "map", broken))
                .expect(422, "refused");
        assertTrue(refused.json().path("detail").asString().contains("falls into 2 parts"), refused.text());
    }
}
