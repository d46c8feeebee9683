package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.log.GameLog;
import arbiter.engine.log.LogText;
import arbiter.engine.log.Replay;
import arbiter.engine.text.Misread;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/**
 * {@code arbiter verify} on games that were played here: every receipt holds, also of sheets that stayed secret until the end, and every
 * change is detected.
 */
class FairnessTest {
    private static String log(Party party) {
        return Browser.visitor()
                .get("/api/games/" + party.id() + "/log")
                .expect(200)
                .text();
    }

    private static List<String> verify(String text) throws Misread {
        GameLog log = LogText.read(text);
        List<String> wrong = new ArrayList<>(Replay.verify(log));
        Replay.of(log).difference().ifPresent(wrong::add);
        return wrong;
    }

    /** Plays some turns, with unreadable lines in some sheets, and keeps every receipt. */
    private static List<String> play(Party party, int rounds) {
        List<String> receipts = new ArrayList<>();
        for (int i = 0; i < rounds; i++) {
            for (Browser player : party.players()) {
                JsonNode page = player.game(party.id());
                if (page.path("myTurn").asBoolean() && !page.path("iAmReady").asBoolean()) {
                    boolean atOnce = page.path("pace").asString().equals("at-once");
                    List<String> lines = new ArrayList<>(player.someOrders(party.id(), atOnce ? 1 : 3));
                    if (!atOnce) {
                        lines.add("  Nobody   can read THIS ü");
                    }
                    receipts.add(player.save(party.id(), lines, true)
                            .expect(200)
                            .json()
                            .at("/receipt/commitment")
                            .asString());
                }
            }
        }
        return receipts;
    }

    @ParameterizedTest
    @ValueSource(strings = {"gd5", "gd6", "dynasty", "carbon"})
    void everyReceiptHoldsWhenTheGameIsOver(String ruleset) throws Misread {
        Party party = Party.begun(2, Map.of("ruleset", ruleset, "visibility", "public"));
        List<String> receipts = play(party, 5);
        assertTrue(receipts.size() >= 5, "receipts: " + receipts.size());
        party.hostDoes("end", Map.of());
        String log = log(party);
        assertEquals(List.of(), verify(log));
        for (String receipt : receipts) {
            assertTrue(log.contains(receipt), "the receipt is in the log: " + receipt);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"with-turn", "at-end", "unless-secret"})
    void howeverTheHostOpensSheetsTheReceiptsHold(String open) throws Misread {
        Party party = Party.begun(2, Map.of("sheetsOpen", open, "visibility", "public"));
        List<String> receipts = play(party, 3);
        JsonNode seen =
                Browser.visitor().get(party.path("/positions/1")).expect(200).json();
        JsonNode sheet = seen.at("/resolved/sheets/0");
        assertEquals(receipts.getFirst(), sheet.path("commitment").asString(), "the commitment is public at once");
        assertEquals(open.equals("with-turn"), sheet.path("open").asBoolean());
        assertEquals(open.equals("with-turn"), sheet.path("nonce").isString(), "and its nonce when the sheet is");
        party.hostDoes("end", Map.of());
        assertEquals(List.of(), verify(log(party)));
        JsonNode after =
                Browser.visitor().get(party.path("/positions/1")).expect(200).json();
        assertTrue(after.at("/resolved/sheets/0/nonce").isString(), "in the end everything is public");
    }

    @Test
    void wherePositionsHideNothingSheetsOpenWithTheTurn() {
        Party party = Party.begun(2, Map.of("ruleset", "carbon", "visibility", "public"));
        play(party, 3);
        boolean opened = false;
        for (int at = 1; at <= party.at(); at++) {
            for (JsonNode sheet :
                    Browser.visitor().get(party.path("/positions/" + at)).json().at("/resolved/sheets")) {
                opened |= sheet.path("open").asBoolean() && sheet.path("nonce").isString();
            }
        }
        assertTrue(opened, "an open game opens its sheets at once");
    }

    @Test
    void whatTheHostDidIsVerifiedToo() throws Misread {
        Party party = Party.begun(3, Map.of("bots", List.of("recruit"), "visibility", "public"));
        party.host()
                .post(party.path("/host/sheet"), Map.of("seat", 0, "lines", List.of("build hq 3"), "ready", true))
                .expect(200);
        party.host()
                .post(party.path("/host/orders"), Map.of("lines", List.of("unlock landmines")))
                .expect(200);
        party.hostDoes("resolve", Map.of());
        play(party, 1);
        party.hostDoes("resolve", Map.of());
        // Nothing else happens during the pause, not even a bot's decision.
        party.hostDoes("pause", Map.of());
        party.hostDoes("rollback", Map.of("to", 1));
        party.hostDoes("resume", Map.of());
        play(party, 1);
        party.hostDoes("resolve", Map.of());
        party.hostDoes("end", Map.of());
        assertEquals(List.of(), verify(log(party)));
    }

    @Test
    void everyChangeIsDetected() throws Misread {
        Party party = Party.begun(2, Map.of("visibility", "public"));
        String before = log(party);
        assertFalse(before.contains("\"seed\""), "no seed while the game runs");
        party.player(0).save(party.id(), List.of("build hq 3"), true).expect(200);
        String receipt = party.player(1)
                .save(party.id(), List.of("build hq 20"), true)
                .expect(200)
                .json()
                .at("/receipt/commitment")
                .asString();
        play(party, 2);
        party.hostDoes("end", Map.of());
        String log = log(party);
        assertEquals(List.of(), verify(log));
        String seed = party.page().path("seed").asString();
        String nonce = Browser.visitor()
                .get(party.path("/positions/1"))
                .json()
                .at("/resolved/sheets/1/nonce")
                .asString();
        assertNotEquals(List.of(), verify(log.replace("build hq 20", "build hq 21")), "another sheet");
        assertNotEquals(List.of(), verify(log.replace(nonce, flipped(nonce))), "another nonce");
        assertNotEquals(List.of(), verify(log.replace(receipt, flipped(receipt))), "another receipt");
        assertNotEquals(List.of(), verify(log.replace(seed, flipped(seed))), "another seed");
        assertEquals(Optional.empty(), Replay.of(LogText.read(log)).difference());
    }

    private static String flipped(String hex) {
        return (hex.charAt(0) == '0' ? '1' : '0') + hex.substring(1);
    }
}
