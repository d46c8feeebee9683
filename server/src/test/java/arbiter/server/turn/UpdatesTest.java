package arbiter.server.turn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import arbiter.server.Browser;
import arbiter.server.Party;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What the server sends after a turn to clients that know the previous position. */
class UpdatesTest {
    @Test
    void anUpdateHoldsOnlyWhatChanged() {
        Party party = Party.begun(2, Map.of("board", "World"));
        Browser player = party.player(0);
        JsonNode first = player.get(party.path("/positions/now")).expect(200).json();
        player.save(party.id(), List.of("build hq 3"), true).expect(200);
        party.player(1).save(party.id(), List.of("build hq 20"), true).expect(200);
        String known = first.path("tag").asString();
        Browser.Answer update =
                player.get(party.path("/positions/now?known=" + known)).expect(200);
        JsonNode json = update.json();
        assertTrue(json.path("view").isNull());
        List<String> lands = new ArrayList<>();
        for (JsonNode change : json.path("changes")) {
            String path = change.path("path").asString();
            assertFalse(path.startsWith("/territories") || path.startsWith("/links"), "the map stays: " + path);
            if (path.startsWith("/lands/")) {
                lands.add(path.split("/")[2]);
            }
        }
        assertEquals(
                List.of("2", "19"),
                lands.stream().distinct().toList(),
                "two lands were settled, and no other is named");
        int whole = player.get(party.path("/positions/now")).expect(200).text().length();
        assertTrue(update.text().length() * 10 < whole, update.text().length() + " of " + whole);
    }

    @Test
    void aViewerWithOtherRightsGetsEverything() {
        Party party = Party.begun(2);
        String others = party.player(1)
                .get(party.path("/positions/0"))
                .json()
                .path("tag")
                .asString();
        party.playTurn();
        for (String known : List.of(others, "0.seat0", "99." + others.substring(2), "x", "%20")) {
            JsonNode answer = party.player(0)
                    .get(party.path("/positions/now?known=" + known))
                    .expect(200)
                    .json();
            assertTrue(answer.path("changes").isNull(), known);
            assertTrue(answer.path("view").isObject(), known);
        }
    }

    @Test
    void theListOfPositionsGrowsByWhatIsNew() {
        Party party = Party.begun(2);
        party.playTurn();
        party.playTurn();
        JsonNode news = party.player(0)
                .get(party.path("/positions?after=1"))
                .expect(200)
                .json()
                .path("positions");
        assertEquals(1, news.size());
        assertEquals(2, news.at("/0/at").asInt());
        assertEquals(
                0,
                party.player(0)
                        .get(party.path("/positions?after=99"))
                        .expect(200)
                        .json()
                        .path("positions")
                        .size());
    }

    @Test
    void aTurnIsDraftedLineByLine() {
        Party party = Party.begun(2, Map.of("ruleset", "dynasty"));
        int seat = party.page().at("/awaiting/0").asInt();
        Browser player = party.player(seat);
        String centre =
                player.get(party.path("/candidates")).json().at("/orders/0").asString();
        JsonNode after = player.post(party.path("/desk"), Map.of("lines", List.of(centre)))
                .expect(200)
                .json();
        assertTrue(after.path("certain").asBoolean());
        assertTrue(after.path("changes").size() > 0, "the city stands on the drafted board");
        assertEquals(0, party.at(), "and nothing has happened yet");
        party.player(1 - seat)
                .post(party.path("/desk"), Map.of("lines", List.of(centre)))
                .expect(200);
    }

    @Test
    void aPlaceWithoutOrdersHasAReasonFromTheRules() {
        Party party = Party.begun(2, Map.of("ruleset", "dynasty"));
        int seat = party.page().at("/awaiting/0").asInt();
        Browser player = party.player(seat);
        String centre =
                player.get(party.path("/candidates")).json().at("/orders/0").asString();
        JsonNode reason = player.post(
                        party.path("/desk/reason"),
                        Map.of("lines", List.of(centre), "place", centre.substring(centre.lastIndexOf(' ') + 1)))
                .expect(200)
                .json();
        assertTrue(reason.path("sentence").asString().length() > 15, reason.toString());
        JsonNode none = player.post(party.path("/desk/reason"), Map.of("lines", List.of(), "place", "nowhere"))
                .expect(200)
                .json();
        assertEquals("", none.path("sentence").asString());
    }

    @Test
    void aLegalOrderThatComesToNothingIsAReasonToo() {
        Party party = Party.begun(2, Map.of("ruleset", "gd5", "parameters", Map.of("start-choice", "secret")));
        party.playTurn();
        Browser player = party.player(0);
        JsonNode desk = player.post(party.path("/desk"), Map.of("lines", List.of()))
                .expect(200)
                .json();
        for (JsonNode choice : desk.path("choices")) {
            JsonNode amount = choice.path("amount");
            if (choice.path("line").asString().startsWith("move") && amount.isObject()) {
                String everybody = amount.path("before").asString()
                        + amount.path("most").asInt()
                        + amount.path("after").asString();
                String home = choice.at("/places/0").asString();
                JsonNode reason = player.post(
                                party.path("/desk/reason"), Map.of("lines", List.of(everybody), "place", home))
                        .expect(200)
                        .json();
                assertTrue(reason.path("sentence").asString().contains("no unit"), reason.toString());
                assertTrue(reason.path("rule").asString().startsWith("GD5-"), reason.toString());
                return;
            }
        }
        fail("nobody can move: " + desk);
    }
}
