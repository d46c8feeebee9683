package arbiter.server;

import static arbiter.server.Eventually.eventually;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Games;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Creating, joining, leaving and beginning games. */
class LobbyTest {
    @Test
    void everyGameIsListedWithItsParametersAndChapters() {
        JsonNode rulesets =
                Browser.visitor().get("/api/rulesets").expect(200).json().path("rulesets");
        assertTrue(rulesets.size() >= 2, rulesets.toString());
        for (JsonNode ruleset : rulesets) {
            String id = ruleset.path("id").asString();
            assertTrue(ruleset.path("parameters").size() > 0, id);
            assertTrue(ruleset.path("chapters").size() > 0, id);
            JsonNode parameter = ruleset.path("parameters").get(0);
            assertFalse(parameter.path("default").asString().isEmpty(), parameter.toString());
            JsonNode book = Browser.visitor()
                    .get("/api/rulesets/" + id + "/rulebook")
                    .expect(200)
                    .json();
            assertTrue(book.path("rules").size() > 0, id);
        }
    }

    @Test
    void aRulebookBringsThePicturesThatItShows() {
        JsonNode chapters = Browser.visitor()
                .get("/api/rulesets/dynasty/rulebook")
                .expect(200)
                .json()
                .path("chapters");
        int shown = 0;
        for (JsonNode chapter : chapters) {
            for (JsonNode picture : chapter.path("pictures")) {
                String file = picture.path("file").asString();
                assertTrue(chapter.path("markdown").asString().contains("](" + file + ")"), file);
                assertTrue(picture.path("svg").asString().startsWith("<svg"), file);
                shown++;
            }
        }
        assertTrue(shown > 0, "Dynasty Builder shows pictures");
    }

    @Test
    void aPreviewShowsTheBoardOrSaysWhyNot() {
        JsonNode good = Browser.visitor()
                .post("/api/rulesets/gd6/preview", Map.of("seats", 3))
                .expect(200)
                .json();
        assertTrue(good.path("svg").asString().startsWith("<svg"), "a drawing");
        JsonNode bad = Browser.visitor()
                .post("/api/rulesets/gd6/preview", Map.of("boardText", "no map at all"))
                .expect(200)
                .json();
        assertEquals(1, bad.path("refusals").size());
        assertTrue(bad.path("svg").isNull());
    }

    @Test
    void coloursTooCloseAreRefusedWithAProposal() {
        Party party = Party.of(2, Map.of());
        Browser second = party.player(1);
        String taken = party.page().at("/seats/0/colour").asString();
        JsonNode refused = second.send("PATCH", party.path("/seats/mine"), Map.of("colour", taken))
                .expect(422, "colour-too-close")
                .json();
        String proposal = refused.path("proposal").asString();
        second.send("PATCH", party.path("/seats/mine"), Map.of("colour", proposal))
                .expect(200);
        for (String near : List.of("#ffffff", "#fefefa", "#808080", "#050505")) {
            second.send("PATCH", party.path("/seats/mine"), Map.of("colour", near))
                    .expect(422, "colour-too-close");
        }
        second.send("PATCH", party.path("/seats/mine"), Map.of("colour", "red")).expect(422, "invalid");
    }

    @Test
    void countriesAreOneWordAndTheirOwn() {
        Party party = Party.of(2, Map.of());
        String taken = party.page().at("/seats/0/country").asString();
        Browser second = party.player(1);
        second.send("PATCH", party.path("/seats/mine"), Map.of("country", taken))
                .expect(422, "country-taken");
        second.send("PATCH", party.path("/seats/mine"), Map.of("country", "host"))
                .expect(422, "country-reserved");
        second.send("PATCH", party.path("/seats/mine"), Map.of("country", "two words"))
                .expect(422, "invalid");
        second.send("PATCH", party.path("/seats/mine"), Map.of("country", "Ravensund", "lore", "Built on ice."))
                .expect(200);
        assertEquals("Ravensund", party.page().at("/seats/1/country").asString());
    }

    @Test
    void aPrivateGameDoesNotExistForStrangers() {
        Party party = Party.of(2, Map.of());
        Browser stranger = Browser.guest("Stranger");
        stranger.get(party.path("")).expect(404, "not-found");
        stranger.post(party.path("/seats"), Map.of()).expect(404, "not-found");
        stranger.get("/api/invitations/" + party.page().path("invitation").asString())
                .expect(200);
        party.host().post(party.path("/host/invitation"), Map.of()).expect(200);
    }

    @Test
    void seatsAreTakenOnceAndFreedByLeaving() {
        Party party = Party.of(2, Map.of());
        String invitation = party.page().path("invitation").asString();
        Browser third = Browser.guest("Third");
        third.post(party.path("/seats"), Map.of("invitation", invitation)).expect(409, "full");
        party.player(0)
                .post(party.path("/seats"), Map.of("invitation", invitation))
                .expect(409, "already-seated");
        party.player(0).send("DELETE", party.path("/seats/mine"), null).expect(204);
        third.post(party.path("/seats"), Map.of("invitation", invitation)).expect(200);
    }

    @Test
    void openSeatsFallAwayWhenTheGameBegins() {
        Browser host = Browser.guest("Host");
        JsonNode game = host.post("/api/games", Map.of("ruleset", "gd6", "seats", 4, "bots", List.of("recruit")))
                .expect(201)
                .json();
        String id = game.path("id").asString();
        JsonNode begun =
                host.post("/api/games/" + id + "/begin", Map.of()).expect(200).json();
        assertEquals(2, begun.path("seats").size());
        assertEquals("running", begun.path("status").asString());
        assertEquals(64, begun.path("commitment").asString().length());
        assertTrue(begun.path("seed").isNull());
        host.post("/api/games/" + id + "/begin", Map.of()).expect(409, "begun");
    }

    @Test
    void aGameAloneDoesNotBegin() {
        Browser host = Browser.guest("Host");
        String id = host.post("/api/games", Map.of("ruleset", "gd6", "seats", 3))
                .expect(201)
                .json()
                .path("id")
                .asString();
        host.post("/api/games/" + id + "/begin", Map.of()).expect(409, "not-enough-players");
        Browser.guest("Other").post("/api/games/" + id + "/begin", Map.of()).expect(403, "not-yours");
        host.send("DELETE", "/api/games/" + id, null).expect(204);
        host.get("/api/games/" + id).expect(404);
    }

    @Test
    void wishesThatMakeNoSenseAreRefusedInWords() {
        Browser host = Browser.guest("Host");
        host.post("/api/games", Map.of("ruleset", "chess")).expect(422, "invalid");
        host.post("/api/games", Map.of("ruleset", "gd6", "seats", 500)).expect(422, "invalid");
        host.post("/api/games", Map.of("ruleset", "gd6", "parameters", Map.of("nonsense", "1")))
                .expect(422, "invalid");
        host.post("/api/games", Map.of("ruleset", "gd6", "bots", List.of("oracle")))
                .expect(422, "invalid");
        host.post("/api/games", Map.of("ruleset", "gd6", "hostSees", "everything"))
                .expect(422, "invalid");
        host.post("/api/games", "{not json").expect(400, "unreadable");
    }

    @Test
    void botsHaveTemperamentsAndHandicapsThatEverybodySeesBeforeJoining() throws InterruptedException {
        List<String> bots = List.of("captain-bold", "captain-vengeful-50");
        Party party = Party.of(3, Map.of("bots", bots, "visibility", "public"));
        JsonNode seen = Browser.visitor().game(party.id());
        assertEquals(bots.getFirst(), seen.at("/seats/1/bot").asString());
        assertEquals(bots.getLast(), seen.at("/seats/2/bot").asString());
        assertFalse(seen.path("botComments").asBoolean());
        JsonNode profile = Browser.visitor()
                .get("/api/people/" + bots.getLast())
                .expect(200)
                .json();
        assertTrue(profile.path("about").asString().contains("at no more than 50 positions"), profile.toString());
        party.host().post(party.path("/begin"), Map.of()).expect(200);
        for (int turn = 0; turn < 3; turn++) {
            Browser player = party.player(0);
            eventually(
                    "the player is asked",
                    () -> player.game(party.id()).path("myTurn").asBoolean());
            int at = party.at();
            party.playTurn();
            eventually("the bots decided", () -> party.at() > at);
        }
        JsonNode rules = Browser.visitor().get("/api/rulesets/gd6").expect(200).json();
        assertEquals("bold", rules.at("/temperaments/0/id").asString());
    }

    @Test
    void aBotThatDoesNotExistIsRefusedAndAnUnmeasuredOneDoesNotPlayRatedGames() {
        Browser host = Browser.guest("Host");
        for (String bot : List.of("captain-brave", "captain-bold-0", "captain-300-bold", "Captain")) {
            host.post("/api/games", Map.of("ruleset", "gd6", "bots", List.of(bot)))
                    .expect(422, "invalid");
        }
        Party rated = Party.of(2, Map.of("rated", true, "bots", List.of("captain-bold")));
        rated.host().post(rated.path("/begin"), Map.of()).expect(409, "bot-not-rated");
    }

    @Test
    void anonymousGamesHideWhoPlaysUntilTheEnd() {
        Party party = Party.begun(3, Map.of("anonymous", true, "bots", List.of("recruit")));
        JsonNode seen = party.player(0).game(party.id());
        assertFalse(seen.at("/seats/0/player").isNull(), "one knows oneself");
        assertTrue(seen.at("/seats/1/player").isNull());
        assertTrue(seen.at("/seats/2/bot").isNull());
        assertEquals("taken", seen.at("/seats/2/state").asString());
        party.hostDoes("end", Map.of());
        JsonNode after = party.player(0).game(party.id());
        assertFalse(after.at("/seats/1/player").isNull());
        assertEquals("recruit", after.at("/seats/2/bot").asString());
    }

    @Test
    void playNowTakesOneCall() throws InterruptedException {
        Browser visitor = Browser.visitor();
        JsonNode answer = visitor.post("/api/play", Map.of("ruleset", "gd6", "seats", 3))
                .expect(201)
                .json();
        assertEquals("guest", answer.at("/me/account/kind").asString());
        String id = answer.at("/game/id").asString();
        for (int turn = 0; turn < 3; turn++) {
            // The bots' first HQs may clash. Then only the bots decide again, and the visitor waits.
            eventually(
                    "it is the visitor's turn",
                    () -> visitor.game(id).path("myTurn").asBoolean());
            int at = visitor.game(id).path("at").asInt();
            visitor.save(id, visitor.someOrders(id, 2), true).expect(200);
            eventually(
                    "the bots decided and the turn was resolved",
                    () -> visitor.game(id).path("at").asInt() > at);
        }
    }

    @Test
    void againstBotsNobodyHasABetterSeatUnlessTheyWantIt() {
        Browser visitor = Browser.visitor();
        JsonNode usual =
                visitor.post("/api/play", Map.of("ruleset", "gd5")).expect(201).json();
        assertEquals("secret", usual.at("/game/parameters/start-choice").asString());
        JsonNode wanted = visitor.post(
                        "/api/play", Map.of("ruleset", "gd5", "parameters", Map.of("start-choice", "open")))
                .expect(201)
                .json();
        assertNotEquals("secret", wanted.at("/game/parameters/start-choice").asString());
    }

    /** A first game has the settings that the rules propose: small, short, against a weak bot. */
    @ParameterizedTest
    @ValueSource(strings = {"gd5", "gd6", "dynasty", "carbon"})
    void aFirstGameIsSmallAndHasAnEnd(String ruleset) {
        Browser visitor = Browser.visitor();
        JsonNode plan = visitor.get("/api/rulesets/" + ruleset + "/first-game")
                .expect(200)
                .json();
        JsonNode game = visitor.post("/api/play", Map.of("ruleset", ruleset, "first", true))
                .expect(201)
                .json()
                .path("game");
        assertEquals(plan.path("settings"), game.path("parameters"));
        assertEquals(2, game.path("seats").size());
        String bot = Games.byId(ruleset).orElseThrow().firstGame().bot();
        assertTrue(List.of("recruit", "cadet").contains(bot), bot + " is too strong for a first game");
        assertEquals(bot, game.at("/seats/1/bot").asString());
        assertFalse(plan.path("lessons").isEmpty());
        JsonNode now = visitor.get("/api/games/" + game.path("id").asString() + "/positions/now")
                .expect(200)
                .json();
        assertTrue(
                now.at("/goal/aim").asString().contains("10"),
                now.at("/goal/aim").asString());
    }

    /** The server knows no game, so each game is played here: a few decisions, a picture, a report. */
    @ParameterizedTest
    @ValueSource(strings = {"gd5", "gd6", "dynasty", "carbon"})
    void everyGameIsPlayedThroughTheApi(String ruleset) throws InterruptedException {
        Browser player = Browser.visitor();
        String id = player.post("/api/play", Map.of("ruleset", ruleset))
                .expect(201)
                .json()
                .at("/game/id")
                .asString();
        int decisions = 0;
        for (int i = 0; i < 4_800 && decisions < 5; i++) {
            JsonNode page = player.game(id);
            if (page.path("myTurn").asBoolean() && !page.path("iAmReady").asBoolean()) {
                List<String> orders =
                        player.someOrders(id, page.path("pace").asString().equals("at-once") ? 1 : 3);
                decisions += player.save(id, orders, true).status() == 200 ? 1 : 0;
            } else {
                Thread.sleep(25);
            }
        }
        assertEquals(5, decisions);
        JsonNode now =
                player.get("/api/games/" + id + "/positions/now").expect(200).json();
        assertTrue(now.path("at").asInt() >= 1, now.path("at").toString());
        assertTrue(now.path("view").isObject());
        assertTrue(player.get("/api/games/" + id + "/positions/now/picture.svg")
                .expect(200)
                .text()
                .startsWith("<svg"));
        player.post("/api/games/" + id + "/host/end", Map.of()).expect(200);
        player.get("/api/games/" + id + "/log").expect(200);
    }

    @Test
    void aTableThatTheRulesRefuseIsRefusedInWords() {
        String sentence = "The game cannot start: it is for two or four players, not 3.";
        Browser host = Browser.guest("Host");
        Map<String, Object> wish = Map.of("ruleset", "carbon", "seats", 3);
        assertEquals(
                sentence,
                host.post("/api/games", wish)
                        .expect(422, "refused")
                        .json()
                        .path("detail")
                        .asString());
        Party party = Party.of(4, Map.of("ruleset", "carbon"));
        party.player(3).send("DELETE", party.path("/seats/mine"), null).expect(204);
        assertEquals(
                sentence,
                party.host()
                        .post(party.path("/begin"), Map.of())
                        .expect(422, "refused")
                        .json()
                        .path("detail")
                        .asString());
    }

    @Test
    void aRematchSitsTheSameTableDown() {
        Party party = Party.begun(2);
        party.host().post(party.path("/rematch"), Map.of()).expect(409, "begun");
        party.hostDoes("end", Map.of("winners", List.of(0)));
        JsonNode rematch = party.player(0)
                .post(party.path("/rematch"), Map.of())
                .expect(201)
                .json();
        assertEquals("lobby", rematch.path("status").asString());
        String id = rematch.path("id").asString();
        JsonNode joined = party.player(1)
                .post(party.path("/rematch"), Map.of())
                .expect(201)
                .json();
        assertEquals(id, joined.path("id").asString());
        assertEquals(1, joined.path("mySeat").asInt());
        assertEquals(id, party.page().path("rematch").asString());
    }

    /** A private game is not even shown to somebody without a seat, so the answer must say why there is none. */
    @Test
    void aRematchInWhichAllSeatsAreTakenSaysSo() {
        Party party = Party.begun(2);
        party.hostDoes("end", Map.of("winners", List.of(0)));
        JsonNode rematch = party.player(0)
                .post(party.path("/rematch"), Map.of())
                .expect(201)
                .json();
        Browser.guest("Quick")
                .post(
                        "/api/games/" + rematch.path("id").asString() + "/seats",
                        Map.of("invitation", rematch.path("invitation").asString()))
                .expect(200);
        party.player(1).post(party.path("/rematch"), Map.of()).expect(409, "full");
    }

    @Test
    void theAbsenceLadderIsShownBeforeJoining() {
        Party party = Party.of(
                2,
                Map.of(
                        "schedule",
                        Map.of("kind", "length", "minutes", 60, "graceMinutes", 10, "remindMinutes", List.of(30)),
                        "absence",
                        Map.of("strikes", 3, "then", "open")));
        String ladder = Browser.visitor()
                .get("/api/invitations/" + party.page().path("invitation").asString())
                .expect(200)
                .json()
                .path("absenceRules")
                .toString();
        assertTrue(ladder.contains("10 minutes") && ladder.contains("3 missed turns"), ladder);
        assertTrue(ladder.contains("if the player has let a device ring or given an e-mail address"), ladder);
    }
}
