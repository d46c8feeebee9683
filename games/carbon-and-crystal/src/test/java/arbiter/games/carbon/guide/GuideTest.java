package arbiter.games.carbon.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Frames;
import arbiter.engine.Play;
import arbiter.engine.chance.Chance;
import arbiter.engine.guide.Choice;
import arbiter.engine.guide.Goal;
import arbiter.engine.guide.Intent;
import arbiter.engine.guide.Measure;
import arbiter.engine.guide.Price;
import arbiter.engine.guide.Purse;
import arbiter.engine.seat.Roll;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Stroke;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.games.carbon.CarbonAndCrystal;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Hex;
import arbiter.games.carbon.position.Numbers;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class GuideTest {
    private static final CarbonAndCrystal GAME = new CarbonAndCrystal();
    private static final Seat A = Seat.of(0);

    private static Position given(Map<String, String> settings, String... lines) throws Misread {
        List<Line> given = new ArrayList<>();
        for (String line : lines) {
            given.add(new Line(line, given.size() + 1, 1));
        }
        return GAME.words()
                .positions()
                .read(List.of("Ann", "Bob"), Settings.of(Numbers.PARAMETERS, settings), List.of(), given);
    }

    private static Position given(String... lines) throws Misread {
        return given(Map.of(), lines);
    }

    private static Sheet<Order> sheet(Position position, String... lines) {
        return Play.read(GAME, position, A, List.of(lines));
    }

    private static Choice<Order> choice(Position position, String line, String... drafted) {
        return GAME.guide().choices(position, A, sheet(position, drafted)).stream()
                .filter(each ->
                        GAME.words().notation().write(position, each.order()).equals(line))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aChoiceSaysWhatItCostsWhereItIsAndWhatItBrings() throws Misread {
        Position position = given("start", "A.BAR#1: -5,2");
        Choice<Order> train = choice(position, "PRODUCE BAR#1 LGD");
        assertEquals("Train", train.group());
        assertEquals("Line Guard in Barracks #1", train.label());
        assertEquals(Price.of("carbon", 8), train.intent().price());
        assertEquals(List.of("-5,2"), train.places());
        assertEquals("ready next turn, Supply 1", train.effect());
        Choice<Order> build = choice(position, "CONSTRUCT RIG#3 GUN -3,-2");
        assertEquals(Price.of("carbon", 12).and("crystals", 2), build.intent().price());
        assertEquals(List.of("-5,-2", "-3,-2"), build.places());
        assertEquals(List.of(Stroke.put("GUN", 1, "-3,-2")), build.intent().strokes());
        assertEquals("ready in 2 turns", build.effect());
    }

    @Test
    void anAttackSaysItsDice() throws Misread {
        Position position = given("start", "A.LGD#1: -4,0", "B.SHA#1: -3,0");
        Choice<Order> attack = choice(position, "ATTACK LGD#1 B.SHA#1");
        assertEquals("Bob's " + name(position, "B.SHA#1") + " #1 with Line Guard #1", attack.label());
        assertTrue(attack.effect().matches("3 dice, hits on [2-6]\\+(, saves on [3-6]\\+)?"), attack.effect());
        assertEquals(
                List.of(Stroke.strike("LGD", "-4,0", "-3,0")), attack.intent().strokes());
    }

    private static String name(Position position, String id) {
        return GAME.view(position, Viewer.ALL).pieces().stream()
                .filter(piece -> piece.id().equals(id))
                .findFirst()
                .orElseThrow()
                .name();
    }

    @Test
    void aMoveIsDrawnAlongItsWay() throws Misread {
        Position position = given("start");
        List<Stroke> strokes = GAME.guide()
                .intents(position, A, sheet(position, "MOVE RIG#1 -6,3"))
                .getFirst()
                .orElseThrow()
                .strokes();
        List<String> way = strokes.getFirst().places();
        assertEquals("-7,2", way.getFirst());
        assertEquals("-6,3", way.getLast());
        assertEquals(3, way.size());
    }

    @Test
    void aRefusedLineAndWhatFollowsItCostNothing() throws Misread {
        Position position = given("start");
        Sheet<Order> sheet = sheet(position, "PRODUCE CMD#1 RIG", "MOVE RIG#1 0,0", "PRODUCE CMD#1 RIG");
        List<Intent> intents = GAME.guide().intents(position, A, sheet).stream()
                .map(each -> each.orElseThrow())
                .toList();
        assertEquals(Price.of("carbon", 4), intents.get(0).price());
        assertEquals("Rigger #1: -7,2 → 0,0", intents.get(1).words().text());
        assertEquals(Price.FREE, intents.get(1).price());
        assertEquals(List.of(), intents.get(1).strokes());
        assertEquals(Price.FREE, intents.get(2).price());
        assertEquals(List.of(), GAME.guide().choices(position, A, sheet));
    }

    /** Nothing can be spent while a unit waits to be placed. What is gathered after that is not the price of an order. */
    @Test
    void aPlacementNeitherCostsNorBringsAnything() throws Misread {
        Position position = given("start", "A.BAR#1: -5,2, queue LGD#1 0", "placing A.LGD#1");
        assertEquals(Purse.EMPTY, GAME.guide().purse(position, A, Sheet.empty()));
        assertTrue(choice(position, "PLACE LGD#1 -4,2").intent().price().free());
        Purse placed = GAME.guide().purse(position, A, sheet(position, "PLACE LGD#1 -4,2", "PRODUCE CMD#1 RIG"));
        Purse.Pot carbon = placed.pot("carbon").orElseThrow();
        assertEquals(4, carbon.total() - carbon.left());
        Purse settled = GAME.guide().purse(position, A, sheet(position, "PRODUCE CMD#1 RIG"));
        assertEquals(carbon, settled.pot("carbon").orElseThrow());
    }

    @Test
    void theCatalogueFollowsTheParametersAndGoesWithTheLists() throws Misread {
        Position position = given(Map.of("capField", "7", "listBudget", "600"), "phase lists");
        View.Catalogue catalogue = GAME.view(position, Viewer.of(A)).catalogue();
        assertEquals(600, catalogue.budget());
        assertEquals(
                List.of("FERRUM", "LUMEN"),
                catalogue.factions().stream().map(View.Offer::id).toList());
        View.Offer ferrum = catalogue.factions().getFirst();
        assertEquals(536, ferrum.points());
        assertTrue(ferrum.byDefault().contains("LGD*5"));
        assertTrue(ferrum.sheets().contains(new View.Sheet("LGD", "Line Guard", "unit", "field", 8, 0, 8, 7, false)));
        assertTrue(ferrum.sheets().contains(new View.Sheet("RIG", "Rigger", "unit", "worker", 4, 0, 4, 0, true)));
        View playing = GAME.view(given("start"), Viewer.of(A));
        assertEquals(null, playing.catalogue());
        assertEquals(ferrum.sheets().size(), playing.sides().getFirst().sheets().size());
    }

    @Test
    void aListInSecretTellsNothingOfItsSheets() throws Misread {
        Position position = given("phase lists", "A: list FERRUM LGD*2");
        assertEquals(
                List.of(),
                GAME.view(position, Viewer.of(Seat.of(1))).sides().getFirst().sheets());
    }

    /** A piece has no name for others while its owner's faction is secret. */
    @Test
    void wordsAboutOthersTellNothingOfTheirLists() throws Misread {
        List<String> said = new ArrayList<>();
        for (String list : List.of("B: list FERRUM LGD*2", "B: list LUMEN SHA*2")) {
            Position position = given("phase lists", list);
            for (String target : List.of("B.LGD#1", "B.SHA#1")) {
                said.add(GAME.guide()
                        .intents(position, A, sheet(position, "ATTACK LGD#1 " + target))
                        .toString());
            }
        }
        assertEquals(said.subList(0, 2), said.subList(2, 4));
    }

    @Test
    void everyDefaultListCanBeHandedIn() throws Misread {
        Position position = given("phase lists");
        List<Choice<Order>> choices = GAME.guide().choices(position, A, Sheet.empty());
        assertEquals(
                List.of("Default list of the Ferrum Compact", "Default list of the Lumen Choir"),
                choices.stream()
                        .filter(each -> each.group().equals("List"))
                        .map(Choice::label)
                        .toList());
        assertEquals(Price.of("points", 536), choices.getFirst().intent().price());
    }

    /** A form can show the copies without reading the line. */
    @Test
    void aListCarriesItsCopiesAsData() throws Misread {
        Position position = given("phase lists");
        List<Stroke> strokes = GAME.guide()
                .intents(position, A, sheet(position, "LIST FERRUM BAR LGD*2"))
                .getFirst()
                .orElseThrow()
                .strokes();
        assertEquals(
                List.of("BAR 1", "LGD 2"),
                strokes.stream().map(each -> each.what() + " " + each.amount()).toList());
        assertTrue(strokes.stream().allMatch(each -> each.places().isEmpty()));
    }

    @Test
    void whatIsInAQueueHasAName() throws Misread {
        Position position = given("start", "A.BAR#1: -5,2, queue LGD#1 1");
        View.Waiting first = GAME.view(position, Viewer.PUBLIC).pieces().stream()
                .filter(piece -> piece.code().equals("BAR"))
                .findFirst()
                .orElseThrow()
                .queue()
                .getFirst();
        assertEquals(new View.Waiting("LGD#1", "Line Guard #1", 1), first);
    }

    @Test
    void theGoalUsesTheParametersOfTheGame() throws Misread {
        Position position = given(Map.of("rounds", "9", "scoreFrom", "2"), "start", "round 3");
        Goal goal = GAME.guide().goal(position, Viewer.PUBLIC).orElseThrow();
        assertTrue(goal.aim().contains("after round 9") && goal.aim().contains("From round 2"), goal.aim());
        assertEquals(new Goal.Clock("round", 3, 9), goal.clock());
        assertEquals(
                new Goal.Race("victory points", null, new TreeMap<>(Map.of(A, 0L, Seat.of(1), 0L))),
                goal.races().getFirst());
    }

    @Test
    void measuresCountPiecesAndWhatCameIn() throws Misread {
        Position position = given("start");
        List<Measure> measures =
                GAME.guide().measures(position, List.of(new Happening.Gathered(A, 12, 4)), Viewer.PUBLIC);
        assertEquals(
                List.of("Units", "Buildings", "Income", "Carbon"),
                measures.stream().map(Measure::name).toList());
        assertEquals(
                List.of(4L, 1L, 16L, 36L),
                measures.stream().map(each -> each.values().get(A)).toList());
    }

    /** There is one true view after each visible event; events that are not visible come with the next one. */
    @Test
    void aReplayShowsTheBoardAfterEachEvent() throws Misread {
        Position position = given("start", "A.LGD#1: -4,0", "B.SHA#1: -2,-1, cohesion 1");
        Sheet<Order> sheet = sheet(position, "MOVE RIG#1 -6,2", "ATTACK LGD#1 B.SHA#1", "END");
        Chance sixes = (bound, purpose) -> purpose.equals("attack") ? bound - 1 : 0;
        List<Frames.Frame<View>> frames = Frames.of(GAME, position, Map.of(A, sheet), sixes, Viewer.PUBLIC);
        assertEquals(
                List.of("UnitMoved", "Attacked", "AssetDestroyed"),
                frames.subList(0, 3).stream()
                        .map(frame -> frame.events().getFirst().getClass().getSimpleName())
                        .toList());
        assertEquals(4, frames.size());
        assertEquals(new Hex(-6, 2), piece(frames.get(0), "A.RIG#1").hex());
        assertEquals(1, piece(frames.get(0), "B.SHA#1").cohesion());
        assertEquals(0, piece(frames.get(1), "B.SHA#1").cohesion());
        assertTrue(frames.get(2).view().pieces().stream()
                .noneMatch(piece -> piece.id().equals("B.SHA#1")));
        Happening.Attacked attacked =
                (Happening.Attacked) frames.get(1).events().getFirst();
        assertEquals(List.of(Stroke.strike("LGD", "-4,0", "-2,-1")), attacked.strokes());
        assertEquals(
                new Roll("Attack", List.of(6, 6, 6), attacked.needed()),
                attacked.thrown().getFirst());
    }

    private static View.Piece piece(Frames.Frame<View> frame, String id) {
        return frame.view().pieces().stream()
                .filter(piece -> piece.id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
