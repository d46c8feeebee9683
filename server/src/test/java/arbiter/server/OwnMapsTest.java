package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Saved maps. Only the owner can change a map; anybody with the link can read it and play on it; no list shows it. */
class OwnMapsTest {
    private static String good() {
        JsonNode ruleset =
                Browser.visitor().get("/api/rulesets/gd6").expect(200).json();
        String name = java.net.URLEncoder.encode(
                        ruleset.at("/boards/0").asString(), java.nio.charset.StandardCharsets.UTF_8)
                .replace("+", "%20");
        return Browser.visitor()
                .get("/api/rulesets/gd6/boards/" + name)
                .expect(200)
                .json()
                .path("text")
                .asString();
    }

    private static Map<String, Object> wish(String name, String text) {
        Map<String, Object> wish = new LinkedHashMap<>();
        wish.put("name", name);
        wish.put("ruleset", "gd6");
        wish.put("text", text);
        return wish;
    }

    private static String keep(Browser owner, String name, String text) {
        return owner.post("/api/maps", wish(name, text))
                .expect(201)
                .json()
                .path("id")
                .asString();
    }

    @Test
    void aMapIsKeptListedChangedAndDeletedByItsOwner() {
        Browser owner = Browser.guest("Mapmaker");
        String id = keep(owner, "Five Rivers", good());
        JsonNode listed = owner.get("/api/maps").expect(200).json().path("maps");
        assertEquals(1, listed.size());
        assertEquals("Five Rivers", listed.at("/0/name").asString());
        assertTrue(listed.at("/0/text").isNull(), "a list is short");
        JsonNode read = owner.get("/api/maps/" + id).expect(200).json();
        assertEquals(good(), read.path("text").asString(), "exactly as it was kept");
        assertTrue(read.path("mine").asBoolean());
        assertEquals(0, read.path("refusals").size());
        owner.put("/api/maps/" + id, wish("Six Rivers", good())).expect(200);
        assertEquals(
                "Six Rivers", owner.get("/api/maps/" + id).json().path("name").asString());
        owner.send("DELETE", "/api/maps/" + id, null).expect(204);
        owner.get("/api/maps/" + id).expect(404, "not-found");
        assertEquals(0, owner.get("/api/maps").json().path("maps").size());
    }

    @Test
    void whoHasTheLinkReadsItAndNobodyFindsItOtherwise() {
        Browser owner = Browser.guest("Mapmaker");
        String id = keep(owner, "Hidden Valley", good());
        for (Browser reader : List.of(Browser.visitor(), Browser.guest("Reader"))) {
            JsonNode read = reader.get("/api/maps/" + id).expect(200).json();
            assertEquals("Hidden Valley", read.path("name").asString());
            assertFalse(read.path("mine").asBoolean());
            assertFalse(read.has("account"), "whose it is stays untold");
        }
        Browser other = Browser.guest("Other");
        assertFalse(other.get("/api/maps").expect(200).text().contains(id));
        Browser.visitor().get("/api/maps").expect(401, "log-in-first");
        assertTrue(id.length() >= 10, "nobody guesses the link: " + id);
    }

    @Test
    void onlyTheOwnerChangesIt() {
        Browser owner = Browser.guest("Mapmaker");
        String id = keep(owner, "Mine Alone", good());
        Browser other = Browser.guest("Other");
        other.put("/api/maps/" + id, wish("Stolen", good())).expect(404, "not-found");
        other.send("DELETE", "/api/maps/" + id, null).expect(404, "not-found");
        Browser.visitor().put("/api/maps/" + id, wish("Stolen", good())).expect(401, "log-in-first");
        Browser.visitor().send("DELETE", "/api/maps/" + id, null).expect(401, "log-in-first");
        Browser.visitor().post("/api/maps", wish("New", good())).expect(401, "log-in-first");
        assertEquals(
                "Mine Alone", owner.get("/api/maps/" + id).json().path("name").asString());
    }

    @Test
    void anybodyWithTheLinkPlaysOnItAndTheGameKeepsItsMap() {
        Browser owner = Browser.guest("Mapmaker");
        String id = keep(owner, "Playground", good());
        Browser host = Browser.guest("Host");
        JsonNode game = host.post(
                        "/api/games", Map.of("ruleset", "gd6", "seats", 2, "bots", List.of("recruit"), "map", id))
                .expect(201)
                .json();
        assertEquals("own map", game.path("boardName").asString());
        owner.send("DELETE", "/api/maps/" + id, null).expect(204);
        String path = "/api/games/" + game.path("id").asString();
        host.post(path + "/begin", Map.of()).expect(200);
        assertTrue(host.get(path + "/positions/now")
                        .expect(200)
                        .json()
                        .path("view")
                        .size()
                > 0);
        host.post("/api/games", Map.of("ruleset", "gd6", "map", id)).expect(422, "invalid");
        Browser.visitor()
                .post("/api/play", Map.of("ruleset", "gd6", "map", keep(owner, "Again", good())))
                .expect(201);
    }

    @Test
    void aMapThatCannotBePlayedIsKeptAndSaysWhy() {
        Browser owner = Browser.guest("Mapmaker");
        String id = keep(owner, "Draft", "1-2");
        String sentence = owner.get("/api/maps/" + id)
                .expect(200)
                .json()
                .at("/refusals/0/sentence")
                .asString();
        assertTrue(sentence.startsWith("The game cannot start: ") && sentence.endsWith("."), sentence);
        JsonNode refused = owner.post("/api/games", Map.of("ruleset", "gd6", "seats", 2, "map", id))
                .expect(422, "refused")
                .json();
        assertEquals(sentence, refused.path("detail").asString());
        String gibberish = keep(owner, "Gibberish", "no map at all");
        assertFalse(owner.get("/api/maps/" + gibberish)
                .json()
                .at("/refusals/0/sentence")
                .asString()
                .isEmpty());
        owner.post("/api/games", Map.of("ruleset", "gd6", "map", gibberish)).expect(422, "refused");
        owner.post("/api/maps", Map.of("name", "X", "ruleset", "chess", "text", "x"))
                .expect(422, "invalid");
        owner.post("/api/maps", wish(" ", "x")).expect(422, "invalid");
    }

    @Test
    void namesOnAMapAreCheckedLikeOtherNames() {
        Browser maker = Browser.guest("Cartographer");
        String map =
                "{\"format\":\"arbiter-map/1\",\"name\":\"Two\",\"territories\":[{\"id\":1,\"name\":\"%s\"},{\"id\":2}],"
                        + "\"borders\":[[1,2]]}";
        for (String unseen : List.of("Thu\u202Ele", "Thu\u200Ble", "Thu\u2066le", "Thu\uFEFFle")) {
            String text = map.formatted(unseen);
            Browser.Answer kept = maker.post("/api/maps", Map.of("name", "Two", "ruleset", "gd6", "text", text));
            assertTrue(kept.expect(422, "invalid").text().contains("The name of territory 1 is refused."), kept.text());
            maker.post("/api/games", Map.of("ruleset", "gd6", "seats", 2, "boardText", text))
                    .expect(422, "invalid");
        }
        String titled = map.formatted("Thule").replace("\"Two\"", "\"T\u202Ewo\"");
        Browser.Answer kept = maker.post("/api/maps", Map.of("name", "Two", "ruleset", "gd6", "text", titled));
        assertTrue(kept.expect(422, "invalid").text().contains("The name of the map is refused."), kept.text());
        String credited = map.formatted("Thule").replace("\"Two\",", "\"Two\",\"attribution\":\"%s\",");
        Browser.Answer made = maker.post(
                "/api/maps", Map.of("name", "Two", "ruleset", "gd6", "text", credited.formatted("A\u202E friend")));
        assertTrue(made.expect(422, "invalid").text().contains("The name of the map's maker is refused."), made.text());
        Browser.Answer boast = maker.post(
                "/api/maps",
                Map.of("name", "Two", "ruleset", "gd6", "text", credited.formatted("A friend ".repeat(50))));
        assertTrue(boast.text().contains("1 to 300 characters"), boast.text());
        maker.post("/api/maps", Map.of("name", "Two", "ruleset", "gd6", "text", credited.formatted("A friend, 2026")))
                .expect(201);
        for (String fit : List.of("Île de Ré", "Москва", "東京", "Administrator")) {
            maker.post("/api/maps", Map.of("name", "Two", "ruleset", "gd6", "text", map.formatted(fit)))
                    .expect(201);
        }
    }
}
