package arbiter.games.globaldomination.v.guide;

import static arbiter.games.globaldomination.v.Situation.ANN;
import static arbiter.games.globaldomination.v.Situation.GAME;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Play;
import arbiter.engine.guide.Choice;
import arbiter.engine.guide.Intent;
import arbiter.engine.guide.Price;
import arbiter.engine.guide.Purse;
import arbiter.engine.seat.Stroke;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.sheet.Warnings;
import arbiter.games.globaldomination.v.Situation;
import arbiter.games.globaldomination.v.position.Order;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a player is offered, what it costs and what is left. */
class OffersTest {
    private static Purse.Pot pot(Situation situation, String id, String... lines) {
        return GAME.guide()
                .purse(situation.position, ANN, situation.sheet(ANN, lines))
                .pot(id)
                .orElseThrow();
    }

    @Test
    void aFirstTurnShowsItsInfluenceAndWhatIsLeftOfIt() {
        Situation situation = Situation.of("1-2-3", "1: Ann, 5 troop, hq", "3: Ben, 5 troop, hq", "Ann: first-turn");
        Purse.Pot before = pot(situation, "ip");
        assertEquals(50, before.left());
        assertEquals(50, before.total());
        assertTrue(before.note().contains("50") && before.note().contains("expires"), before.note());
        assertEquals(30, pot(situation, "ip", "build fortress 1").left());
        Warnings warnings = GAME.guide().warnings(situation.position, ANN, situation.sheet(ANN, "build fortress 1"));
        assertEquals(
                List.of("30 Influence of your first turn is not spent and expires with this turn."),
                warnings.sheet().stream()
                        .filter(warning -> warning.code().equals("gift-expires"))
                        .map(warning -> GAME.words().prose().warn(situation.position, warning))
                        .toList());
    }

    @Test
    void beforeTheFirstTurnAPlaceSaysWhyNobodyCanStartThere() {
        Situation situation = Situation.of("1-2-3", "joining", "Ben: start 3");
        Order expected = GAME.guide()
                .expected(situation.position, ANN, Sheet.empty(), "2")
                .orElseThrow();
        Verdict verdict =
                Play.check(GAME, situation.position, ANN, Sheet.of(expected)).getFirst();
        assertEquals("next-to-a-start", ((Verdict.Rejected) verdict).rejection().code());
    }

    @Test
    void allEightMayGoWhereFiveFitAndAWarningSaysThatThreeAreLost() {
        Situation situation = Situation.of("1-2-3-4", "1: Ann, 5 troop, hq", "4: Ben, 5 troop, hq");
        Choice<Order> all = situation.choice("move 8 1>2").orElseThrow();
        Choice.Amount<Order> amount = all.amount();
        assertNotNull(amount);
        assertEquals(8, amount.most());
        assertEquals("8 Troops to territory 2", all.label());
        assertEquals(List.of("1", "2"), all.places());
        Warnings warnings = GAME.guide().warnings(situation.position, ANN, Sheet.of(all.order()));
        assertEquals(
                List.of("3 Troops above the unit cap will be lost in territory 2."),
                warnings.lines().getFirst().stream()
                        .map(warning -> GAME.words().prose().warn(situation.position, warning))
                        .toList());
    }

    @Test
    void unitsThatOtherLinesNeedAreNotOffered() {
        Situation situation = Situation.of("2-1-3", "1: Ann, 5 troop", "3: Ben, 5 troop, hq", "Ann: ip 0", "Ben: ip 0");
        // Without a Headquarter, three new units do not fit into a full Homeland.
        assertTrue(situation.choice("move 5 1>2").isPresent());
        assertTrue(situation.choice("move 2 1>2", "move 3 1>2").isPresent());
        assertTrue(situation.choice("move 1 1>2", "move 4 1>3").isPresent(), "four wait for a battle");
        assertEquals(Optional.empty(), situation.choice("move 1 1>2", "move 5 1>3"));
    }

    @Test
    void whatCannotBePaidBesideTheSheetIsNotOffered() {
        Situation situation = Situation.of("1-2-3", "1: Ann, 5 troop, hq", "3: Ben, 5 troop, hq", "Ann: ip 35");
        assertEquals(
                Price.of("ip", 30),
                situation.choice("buy crop").orElseThrow().intent().price());
        assertEquals(Optional.empty(), situation.choice("buy crop", "build fortress 1"));
        assertEquals(
                Price.of("ip", 10),
                situation
                        .choice("bonus 2 at 1", "build fortress 1")
                        .orElseThrow()
                        .intent()
                        .price());
        // Generation comes before Construction: after the bonus there would be too little Influence for the other
        // orders on the sheet.
        assertEquals(Optional.empty(), situation.choice("bonus 2 at 1", "build trebuchet 1"));
    }

    @Test
    void eachBivouacShowsItsOwnPrice() {
        Situation situation =
                Situation.of("1-2-3-4", "1: Ann", "2: Ann", "3: Ann", "4: Ben, 5 troop, hq", "Ann: ip 100");
        assertEquals(
                Price.of("ip", 20),
                situation.choice("build bivouac 1").orElseThrow().intent().price());
        assertEquals(
                Price.of("ip", 40),
                situation
                        .choice("build bivouac 3", "build bivouac 1", "build bivouac 2")
                        .orElseThrow()
                        .intent()
                        .price());
        assertEquals(
                List.of(20, 30),
                GAME
                        .guide()
                        .intents(situation.position, ANN, situation.sheet(ANN, "build bivouac 1", "build bivouac 2"))
                        .stream()
                        .map(intent -> intent.orElseThrow().price().of("ip"))
                        .toList());
    }

    @Test
    void nothingIsOfferedThatSpoilsAnEarlierLine() {
        Situation situation = Situation.of(
                "1-2-3", "1: Ann, 1 troop", "2: Ann, 1 troop", "3: Ben, 5 troop, hq", "Ann: ip 35, stash salt");
        assertTrue(situation.choice("use salt 1").isPresent());
        assertEquals(Optional.empty(), situation.choice("use salt 1", "build fortress 1"));
        assertTrue(situation.choice("use salt 2", "build fortress 1").isPresent());
        assertEquals(Optional.empty(), situation.choice("use salt 2", "use salt 1"), "there is one bag");
    }

    @Test
    void aBorderThatClosesThisTurnIsNoWay() {
        Situation situation = Situation.of("1-2-3", "1: Ann, 4 troop, hq", "3: Ben, 5 troop, hq", "event close 1-2");
        assertEquals(
                List.of(),
                situation.choices().stream()
                        .filter(choice -> choice.group().equals("Move"))
                        .toList());
    }

    @Test
    void aTrebuchetThatIsToFireIsNotOfferedForAMove() {
        Situation situation = Situation.of("2-1-3", "1: Ann, 1 troop, 1 trebuchet", "2: Ann", "3: Ben, 5 troop, hq");
        assertTrue(situation.choice("move trebuchet 1>2").isPresent());
        assertEquals(Optional.empty(), situation.choice("move trebuchet 1>2", "siege 1>3"));
        assertEquals(Optional.empty(), situation.choice("siege 1>3", "siege 1>3"));
    }

    @Test
    void aLatecomerChoosesAStartAndThenPlaysTheFirstTurn() {
        Situation situation =
                Situation.of("1-2-3-4-5", "joining open", "Ann: not-joined", "5: Ben, 5 troop, hq", "Ben: start 5");
        assertEquals(
                List.of("territory 1", "territory 2", "territory 3"),
                situation.choices().stream()
                        .filter(choice -> choice.group().equals("Start"))
                        .map(Choice::label)
                        .toList());
        assertTrue(situation.choice("move 8 2>1", "start 2").isPresent());
        assertEquals(30, pot(situation, "ip", "start 2", "build fortress 2").left());
    }

    @Test
    void beforeTheStartReadyIsADecision() {
        Situation situation = Situation.of("1-2-3-4", "joining");
        assertEquals(Optional.empty(), situation.choice("ready"));
        assertEquals(
                Choice.Role.DECIDE,
                situation.choice("ready", "start 1").orElseThrow().role());
        assertEquals(Purse.EMPTY, GAME.guide().purse(situation.position, ANN, Sheet.empty()));
    }

    @Test
    void aSpawnAtTwoPlacesIsDrawnTwice() {
        Situation situation =
                Situation.of("1-2-3", "1: Ann, 1 troop, hq", "2: Ann, 1 troop, hq", "3: Ben, 5 troop, hq");
        Intent intent = GAME.guide()
                .intents(situation.position, ANN, situation.sheet(ANN, "spawn 2 at 1, 1 at 2"))
                .getFirst()
                .orElseThrow();
        assertEquals(List.of(Stroke.put("troop", 2, "1"), Stroke.put("troop", 1, "2")), intent.strokes());
        assertEquals(
                "Spawn 2 Troops in territory 1 and 1 Troop in territory 2",
                intent.words().text());
        assertEquals(2, intent.words().marks().size());
        assertEquals(Price.of("spawn", 3), intent.price());
    }
}
