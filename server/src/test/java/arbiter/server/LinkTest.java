package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What other programs learn about a page of this server from its address. */
class LinkTest {
    private static final byte[] PNG = {(byte) 0x89, 'P', 'N', 'G'};
    private static final String STEP =
            "scenario \"A step & more\"\ngame gd6\nplayers A B\nmap\n  1-2\ngiven\n  1: A, 2 army\nwhen\n  A: move 1 1>2\n";

    private static String property(String html, String name) {
        Matcher found = Pattern.compile("<meta property=\"" + name + "\" content=\"([^\"]*)\" />")
                .matcher(html);
        return found.find() ? found.group(1) : "";
    }

    /** The picture of a page, fetched as a stranger. */
    private static Browser.Answer picture(String html) {
        String address = property(html, "og:image").replace("&amp;", "&");
        return Browser.visitor().get(address.replaceFirst("^https?://[^/]+", ""));
    }

    private static Browser.Answer oembed(String path) {
        return Browser.visitor()
                .get("/api/oembed?url=" + URLEncoder.encode("http://localhost:8080" + path, StandardCharsets.UTF_8));
    }

    @Test
    void aPublicGameHasTitleStandingAndPicture() {
        Party party = Party.begun(2, Map.of("visibility", "public", "name", "\"Knutt\" <& friends>"));
        party.playTurn();
        party.playTurn();
        String country = party.page().at("/seats/0/country").asString();
        String html = Browser.visitor().get("/game/" + party.id()).expect(200).text();
        assertEquals("&quot;Knutt&quot; &lt;&amp; friends&gt;", property(html, "og:title"));
        assertTrue(html.contains("<title>&quot;Knutt&quot; &lt;&amp; friends&gt; · Arbiter</title>"), html);
        String description = property(html, "og:description");
        assertTrue(description.contains("Global Domination VI") && description.contains("Turn 3"), description);
        assertTrue(description.contains(country), description);
        assertArrayEquals(PNG, Arrays.copyOf(picture(html).expect(200).bytes(), 4));
        String earlier = Browser.visitor()
                .get("/game/" + party.id() + "/turn/1")
                .expect(200)
                .text();
        assertTrue(property(earlier, "og:description").contains("After turn 1"), earlier);
        assertTrue(property(earlier, "og:image").contains("/positions/1/"), earlier);
        assertEquals(
                "",
                property(
                        Browser.visitor().get("/game/" + party.id() + "/turn/9").text(), "og:title"));
        party.hostDoes("end", Map.of());
        String ended =
                property(Browser.visitor().get("/game/" + party.id() + "/story").text(), "og:description");
        assertTrue(ended.contains(" won after ") || ended.contains("Nobody won after "), ended);
    }

    @Test
    void aPrivateGameIsLikeNoGame() {
        Party party = Party.begun(2, Map.of("name", "Sichelstrandläufer"));
        String none = "/game/aaaaaaaaaa";
        for (String more : List.of("", "/story", "/turn/1")) {
            String html = party.player(0)
                    .get("/game/" + party.id() + more)
                    .expect(200)
                    .text();
            assertEquals(Browser.visitor().get(none + more).text(), html);
        }
        assertEquals(
                oembed(none).expect(404).text().replace("aaaaaaaaaa", party.id()),
                oembed("/game/" + party.id()).expect(404).text());
        assertEquals(
                Browser.visitor().get("/embed" + none).expect(404).text(),
                party.player(0).get("/embed/game/" + party.id()).expect(404).text());
        Browser.visitor().get(party.path("/positions/0/link.png")).expect(404);
    }

    @Test
    void boardsAreEmbeddedAndNothingElseIs() {
        Party party = Party.begun(2, Map.of("visibility", "public", "name", "Alpenstrandläufer"));
        JsonNode about = oembed("/game/" + party.id()).expect(200).json();
        assertEquals("rich", about.path("type").asString());
        assertEquals("1.0", about.path("version").asString());
        assertEquals("Alpenstrandläufer", about.path("title").asString());
        assertTrue(about.path("thumbnail_url").asString().contains("/link.png"), about.toString());
        String frame = about.path("html").asString();
        assertTrue(frame.startsWith("<iframe src=\"http://localhost:8080/embed/game/" + party.id() + "\""), frame);
        JsonNode small = Browser.visitor()
                .get("/api/oembed?maxwidth=400&url=http://localhost:8080/game/" + party.id())
                .json();
        assertEquals(400, small.path("width").asInt());
        assertEquals(210, small.path("height").asInt());
        assertFalse(small.has("thumbnail_url"), "the picture is wider than asked for");
        JsonNode tiny = Browser.visitor()
                .get("/api/oembed?maxheight=20&url=http://localhost:8080/game/" + party.id())
                .json();
        assertEquals("link", tiny.path("type").asString(), "there is no room for a board");
        assertFalse(tiny.has("html") || tiny.has("thumbnail_url"), tiny.toString());
        Browser.visitor()
                .get("/api/oembed?format=xml&url=http://localhost:8080/game/" + party.id())
                .expect(501);
        oembed("").expect(404);
        Browser.visitor()
                .get("/api/oembed?url=https://elsewhere.example/game/" + party.id())
                .expect(404);

        Browser.Answer board =
                Browser.visitor().get("/embed/game/" + party.id()).expect(200);
        String policy = board.headers().get("content-security-policy").getFirst();
        assertTrue(policy.contains("frame-ancestors *") && policy.contains("default-src 'none'"), policy);
        assertFalse(policy.contains("script-src") || policy.contains("unsafe"), policy);
        assertFalse(board.headers().containsKey("x-frame-options"));
        assertFalse(board.headers().containsKey("set-cookie"), "nobody is known at this address");
        assertFalse(board.text().contains("<script"));
        assertTrue(board.text().contains("/positions/0/link.png"));
        Browser.visitor().get("/embed/game/" + party.id() + "?show=film").expect(200);
        for (String path : List.of(
                "/",
                "/game/" + party.id(),
                "/game/" + party.id() + "/story",
                "/games",
                "/embed",
                "/embedded",
                "/api/games/" + party.id(),
                "/api/games/" + party.id() + "/positions/0/card.svg",
                "/api/oembed?url=x",
                "/rules/gd6/5-movement")) {
            Map<String, List<String>> headers = Browser.visitor().get(path).headers();
            assertEquals("DENY", headers.get("x-frame-options").getFirst(), path);
            assertTrue(headers.get("content-security-policy").getFirst().contains("frame-ancestors 'none'"), path);
        }
    }

    @Test
    void theLinkOfATurnEmbedsTheBoardAfterThatTurn() {
        Party party = Party.begun(2, Map.of("visibility", "public", "name", "Temminckstrandläufer"));
        party.playTurn();
        party.playTurn();
        String frame = oembed("/game/" + party.id() + "/turn/1")
                .expect(200)
                .json()
                .path("html")
                .asString();
        assertTrue(frame.contains("/embed/game/" + party.id() + "?turn=1\""), frame);
        Browser visitor = Browser.visitor();
        String board =
                visitor.get("/embed/game/" + party.id() + "?turn=1").expect(200).text();
        assertTrue(board.contains("/positions/1/link.png"), board);
        assertTrue(board.contains("href=\"http://localhost:8080/game/" + party.id() + "/turn/1\""), board);
        assertFalse(board.contains("http-equiv"), "a turn that is over does not change");
        visitor.get("/embed/game/" + party.id() + "?turn=9").expect(404);
        Party hidden = Party.begun(2);
        hidden.playTurn();
        visitor.get("/embed/game/" + hidden.id() + "?turn=1").expect(404);
        Party delayed = Party.begun(2, Map.of("visibility", "public", "spectatorDelay", 5));
        delayed.playTurn();
        visitor.get("/embed/game/" + delayed.id() + "?turn=1").expect(404);
        oembed("/game/" + delayed.id() + "/turn/1").expect(404);
    }

    /** A cache between server and browser would give the cookie of one person to others. */
    @Test
    void whatCachesMayGiveToEverybodyBringsNoCookie() {
        Party party = Party.begun(2, Map.of("visibility", "public"));
        String card = party.page().path("picture").asString();
        String chapter = "/api/rulesets/gd6/chapters/5-movement/link.png";
        int kept = 0;
        for (SecurityMatrixTest.Line line : SecurityMatrixTest.lines()) {
            if (line.method().equals("GET") && !line.cells().contains("~")) {
                String path = SecurityMatrixTest.fill(line.path(), party);
                kept += keptByEverybody(path.equals("/api/oembed") ? path + oembedQuery(party) : path);
            }
        }
        for (String path : List.of(card, card.replace("card.svg", "link.png"), chapter)) {
            assertEquals(1, keptByEverybody(path), path);
        }
        assertTrue(kept >= 2, "links and pictures are kept");
    }

    private static String oembedQuery(Party party) {
        return "?url=http://localhost:8080/game/" + party.id();
    }

    private static int keptByEverybody(String path) {
        Browser.Answer answer = new Browser(TestServer.url()).get(path);
        boolean kept = answer.headers()
                .getOrDefault("cache-control", List.of())
                .toString()
                .contains("public");
        assertFalse(kept && answer.headers().containsKey("set-cookie"), path + ": " + answer.headers());
        return kept ? 1 : 0;
    }

    @Test
    void scenariosHaveLinksShortEnoughToPaste() {
        Browser maker = Browser.guest("Maker");
        JsonNode made = maker.post("/api/scenarios", Map.of("scenario", STEP))
                .expect(201)
                .json();
        String id = made.path("id").asString();
        assertEquals(8, id.length());
        assertTrue(made.path("link").asString().endsWith("/s/" + id));
        assertEquals(
                id,
                Browser.guest("Another")
                        .post("/api/scenarios", Map.of("scenario", STEP))
                        .json()
                        .path("id")
                        .asString(),
                "the same text has the same link");
        assertEquals(
                STEP,
                Browser.visitor()
                        .get("/api/scenarios/" + id)
                        .expect(200)
                        .json()
                        .path("scenario")
                        .asString());
        String html = Browser.visitor().get("/s/" + id).expect(200).text();
        assertEquals("A step &amp; more", property(html, "og:title"));
        assertArrayEquals(PNG, Arrays.copyOf(picture(html).expect(200).bytes(), 4));
        assertEquals("link", oembed("/s/" + id).expect(200).json().path("type").asString());
        maker.post("/api/scenarios", Map.of("scenario", "scenario \"x\"\ngame gd6\nsense"))
                .expect(422, "unreadable-scenario");
        Browser.visitor().get("/api/scenarios/nothing9").expect(404);
    }

    @Test
    void mapsAndChaptersHavePicturesToo() {
        String map = Browser.guest("Drawer")
                .post("/api/maps", Map.of("name", "Kampfläufer", "ruleset", "gd6", "text", "1-2-3"))
                .expect(201)
                .json()
                .path("id")
                .asString();
        String html = Browser.visitor().get("/maps/" + map).expect(200).text();
        assertEquals("Kampfläufer", property(html, "og:title"));
        assertArrayEquals(PNG, Arrays.copyOf(picture(html).expect(200).bytes(), 4));
        for (JsonNode ruleset : Browser.visitor().get("/api/rulesets").json().path("rulesets")) {
            String file = ruleset.at("/chapters/0/file").asString().replace(".md", "");
            String page = Browser.visitor()
                    .get("/rules/" + ruleset.path("id").asString() + "/" + file)
                    .expect(200)
                    .text();
            assertTrue(
                    property(page, "og:title")
                            .contains(ruleset.at("/chapters/0/title").asString().replace("&", "&amp;")),
                    page);
            assertFalse(property(page, "og:description").isBlank(), file);
            assertArrayEquals(PNG, Arrays.copyOf(picture(page).expect(200).bytes(), 4));
        }
        assertEquals("", property(Browser.visitor().get("/rules/gd6/none").text(), "og:title"));
    }
}
