package arbiter.server.turn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.Browser;
import arbiter.server.Party;
import arbiter.server.TestServer;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerAdapter;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A sheet gets the same answer on the short way and on the framework's, which takes over if a request accepts several types. */
class SheetShortCutTest {
    private static final String SEVERAL = "application/json, text/plain";

    private static Browser.Answer put(Browser player, Party party, String accept, String body) {
        player.header("Accept", accept);
        return player.send("PUT", party.path("/sheet"), body);
    }

    private static Map<String, List<String>> headers(Browser.Answer answer) {
        Map<String, List<String>> headers = new TreeMap<>(answer.headers());
        headers.keySet().removeAll(Set.of("date", "etag", "content-length", "connection"));
        return headers;
    }

    @Test
    void aSheetIsSavedTheSameWay() {
        Party party = Party.begun(2);
        Browser player = party.player(0);
        String body = "{\"at\":0,\"lines\":[\"build hq 9\",\"nonsense\"],\"version\":%d,\"ready\":false}";
        Browser.Answer quick = put(player, party, "*/*", body.formatted(0)).expect(200);
        Browser.Answer slow = put(player, party, SEVERAL, body.formatted(1)).expect(200);
        assertEquals(headers(slow), headers(quick));
        assertEquals(fields(slow), fields(quick));
        assertEquals(lasting(slow), lasting(quick));
        String tag = quick.headers().get("etag").getFirst();
        assertNotEquals(tag, slow.headers().get("etag").getFirst());

        player.header("If-Match", tag);
        assertEquals(
                put(player, party, SEVERAL, body.formatted(0))
                        .expect(412, "stale")
                        .text(),
                put(player, party, "*/*", body.formatted(0))
                        .expect(412, "stale")
                        .text());
        player.header("If-Match", slow.headers().get("etag").getFirst());
        JsonNode third = put(player, party, "application/json", body.formatted(0))
                .expect(200)
                .json();
        assertEquals(3, third.path("version").asInt());
    }

    private static Set<String> fields(Browser.Answer answer) {
        Set<String> names = new TreeSet<>();
        answer.json().propertyNames().forEach(names::add);
        answer.json().path("receipt").propertyNames().forEach(name -> names.add("receipt." + name));
        return names;
    }

    /** Without what differs from one save to the next. */
    private static JsonNode lasting(Browser.Answer answer) {
        ObjectNode json = (ObjectNode) answer.json();
        json.remove(List.of("version", "savedAt", "receipt"));
        return json;
    }

    /** Otherwise the other tests would compare the framework with itself. */
    @Test
    void theShortWayIsTaken() {
        RequestMappingHandlerMapping routes =
                TestServer.bean("requestMappingHandlerMapping", RequestMappingHandlerMapping.class);
        List<String> shortened = routes.getHandlerMethods().entrySet().stream()
                .filter(route -> TestServer.bean(SheetShortCut.class).supports(route.getValue()))
                .map(route -> route.getKey().toString())
                .toList();
        assertEquals(List.of("{PUT [/api/games/{id}/sheet]}"), shortened);
        assertTrue(TestServer.bean(SheetShortCut.class).getOrder()
                < TestServer.bean(RequestMappingHandlerAdapter.class).getOrder());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "7",
                "null",
                "[]",
                "{}",
                "{\"at\":",
                "{\"at\":0}",
                "{\"lines\":[]}",
                "{\"at\":\"soon\",\"lines\":[]}",
                "{\"at\":1.5,\"lines\":[]}",
                "{\"at\":0,\"lines\":\"build hq 9\"}",
                "{\"at\":0,\"lines\":[null]}",
                "{\"at\":0,\"lines\":[\"a\\u0000b\"]}",
                "{\"at\":0,\"lines\":[\"a\\nb\"]}",
                "{\"at\":0,\"lines\":[],\"line\":1}",
                "{\"at\":0,\"lines\":[],\"ready\":\"yes\"}",
                "{\"at\":0,\"lines\":[]} more",
                "{\"at\":0,\"lines\":[],\"seat\":1}",
                "{\"at\":0,\"lines\":[],\"seat\":-1}",
                "{\"at\":0,\"lines\":[],\"version\":5}",
                "{\"at\":9,\"lines\":[]}",
            })
    void whatIsRefusedIsRefusedTheSameWay(String body) {
        Party party = Party.begun(2);
        assertSameRefusal(party.player(0), party, body);
    }

    @Test
    void soAreLongBodiesAndOtherPeople() {
        Party party = Party.begun(2);
        assertSameRefusal(party.player(0), party, "{\"at\":0,\"lines\":[\"" + "x".repeat(401) + "\"]}");
        assertSameRefusal(party.player(0), party, "{\"at\":0,\"lines\":[\"" + "x".repeat(100_000) + "\"]}");
        for (Browser other : List.of(party.host(), Browser.guest("Stranger"), Browser.visitor())) {
            assertSameRefusal(other, party, "{\"at\":0,\"lines\":[]}");
            assertSameRefusal(other, party, "{\"at\":");
        }
    }

    private static void assertSameRefusal(Browser who, Party party, String body) {
        Browser.Answer quick = put(who, party, "*/*", body);
        Browser.Answer slow = put(who, party, SEVERAL, body);
        assertTrue(slow.status() >= 400, slow.text());
        assertEquals(slow.status(), quick.status());
        assertEquals(slow.text(), quick.text());
        assertEquals(headers(slow), headers(quick));
    }
}
