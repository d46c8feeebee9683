package arbiter.games.dynasty.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Play;
import arbiter.engine.guide.Choice;
import arbiter.engine.guide.Intent;
import arbiter.engine.guide.Price;
import arbiter.engine.guide.Purse;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Stroke;
import arbiter.engine.sheet.Sheet;
import arbiter.games.dynasty.Tables;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Position;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The orders that players are offered, in words and with prices. */
class ChoicesTest {
    private static final Seat A = Seat.of(0);

    private static Position given(String... lines) {
        return new Position(Tables.read(lines));
    }

    private static Sheet<Order> sheet(Position state, String... lines) {
        return Play.read(Tables.GAME, state, A, List.of(lines));
    }

    private static List<Choice<Order>> choices(Position state, String... drafted) {
        return Tables.GAME.guide().choices(state, A, sheet(state, drafted));
    }

    private static Choice<Order> choice(Position state, String line, String... drafted) {
        return choices(state, drafted).stream()
                .filter(choice -> line(state, choice).equals(line))
                .findFirst()
                .orElseThrow(() -> new AssertionError(line + " is not offered"));
    }

    private static String line(Position state, Choice<Order> choice) {
        return Tables.GAME.words().notation().write(state, choice.order());
    }

    private static List<String> groups(Position state, String... drafted) {
        return choices(state, drafted).stream().map(Choice::group).distinct().toList();
    }

    @Test
    void aHouseCostsAnActionAndAHouseAndFillsARing() {
        Position state = given("0,8: A city 1", "0,-8: B city 1", "0,0: A city 1", "around 0,0 except 1,0: A token");
        Choice<Order> house = choice(state, "build house 1,0");
        assertEquals("Build", house.group());
        assertEquals("House on 1,0", house.label());
        assertEquals("one of 13 tiles that 0,0 lacks for level 2", house.effect());
        assertEquals(List.of("1,0"), house.places());
        assertEquals(Price.of("actions", 1).and("supply", 1), house.intent().price());
        assertEquals(List.of(Stroke.put("house", 1, "1,0")), house.intent().strokes());
        assertEquals("Build a house on 1,0", house.intent().words().text());
        assertEquals("1,0", house.intent().words().marks().getFirst().place());
    }

    @Test
    void whatComesBackIsANegativePrice() {
        Position state = given("0,8: A city 1", "0,-8: B city 1", "3,0: B city 2", "2,0: siege a1", "0,7: A house");
        assertEquals(
                Price.of("actions", 1).and("supply", -1).and("land", 1),
                choice(state, "token 0,7").intent().price());
        Choice<Order> siege = choice(state, "march a1 attack 3,0", "done");
        assertEquals(Price.of("tokens", -2), siege.intent().price());
        assertEquals("falls without dice", siege.effect());
    }

    @Test
    void anAttackSaysWhatTheDiceMustBring() {
        Position state = given(
                "0,8: A city 1",
                "0,-8: B city 1",
                "4,0: B city 1",
                "2,0: knight a1",
                "2,-1: soldier a2",
                "1,0: soldier b1",
                "turn A march");
        Choice<Order> attack = choice(state, "march a1 attack 1,0");
        assertEquals("Attack", attack.group());
        assertEquals("Knight a1 attacks Soldier b1 on 1,0", attack.label());
        assertEquals("die + 3 against die + 1", attack.effect());
        assertEquals(List.of("2,0", "1,0"), attack.places());
        Choice<Order> storm = choice(state, "march a1 3,0 attack 4,0");
        assertEquals("Knight a1 attacks the city on 4,0 from 3,0", storm.label());
        assertEquals("falls to a roll of 3 or more", storm.effect());
        assertEquals(List.of("2,0", "3,0", "4,0"), storm.places());
        assertTrue(choices(state, "march a1 attack 1,0").isEmpty(), "nothing is certain before the dice");
    }

    @Test
    void aShipAndItsCargoAreOfferedApart() {
        Position state = new Position(waters());
        assertTrue(
                groups(state).containsAll(List.of("March", "Disembark")),
                groups(state).toString());
        assertEquals("Soldier a2 to 1,-1", choice(state, "march a2 1,-1").label());
    }

    private static arbiter.games.dynasty.position.WorkingPosition waters() {
        return Tables.readOn(
                List.of("radius 8", "water 0,0 1,0"),
                "0,8: A city 1",
                "0,-8: B city 1",
                "0,0: ship a1, cargo soldier a2",
                "turn A march");
    }

    @Test
    void goingOnKeepsTheTurnAndEndingSendsIt() {
        Position state = given("0,8: A city 2", "0,-8: B city 1", "0,7: soldier a1");
        assertEquals(Choice.Role.GO_ON, choice(state, "done").role());
        assertEquals("Go on to march", choice(state, "done").label());
        assertEquals(Choice.Role.DECIDE, choice(state, "end").role());
        assertEquals(Choice.Role.ASIDE, choice(state, "policy tie again").role());
        assertTrue(choices(state, "done", "done", "done").stream()
                .noneMatch(c -> line(state, c).equals("done")));
        assertEquals(
                "Soldier a1 on 0,7",
                choice(state, "disband a1", "done", "done", "done").label());
        assertTrue(choices(state, "end").isEmpty());
    }

    @Test
    void whatAnOrderBringsIsSaidBesideIt() {
        Position state = given("0,8: A city 2", "0,-8: B city 1", "0,0: A city 5", "1,0: soldier a1", "A: tokens 3");
        assertEquals(
                "+ 1 Power until your next turn",
                choice(state, "cast 0,0 bless a1", "done").effect());
        assertEquals(
                "Power 2, range 1, steps 3",
                choice(state, "recruit 0,0 knight 2,0", "done", "done").effect());
        assertEquals(
                "area within 2",
                choice(state, "create city 3,0", "done", "done").effect());
        Position full = given(
                "0,8: A city 1", "0,-8: B city 1", "0,0: A city 1", "around 0,0: A token", "ring 2 of 0,0: A house");
        assertEquals(
                "area within 4, recruits Soldier, Ship",
                choice(full, "upgrade 0,0").effect());
    }

    @Test
    void intentsArePricedInTheirPlaceOnTheSheet() {
        Position state = given("0,8: A city 2", "0,0: A city 1", "0,-8: B city 1", "0,7: soldier a1", "A: tokens 2");
        Sheet<Order> sheet = sheet(
                state, "build house 0,6", "march a1 1,6", "create soldier 0,7", "recruit 0,8 soldier 1,7", "nonsense");
        List<Optional<Intent>> intents = Tables.GAME.guide().intents(state, A, sheet);
        assertEquals(
                "Soldier a1: 0,7 → 1,6", intents.get(1).orElseThrow().words().text());
        assertEquals(
                Price.of("tokens", 1).and("units", 1),
                intents.get(2).orElseThrow().price());
        assertEquals(Price.of("units", 1), intents.get(3).orElseThrow().price());
        assertTrue(intents.get(4).isEmpty());
        Purse purse = Tables.GAME.guide().purse(state, A, sheet);
        assertEquals(2, purse.pot("actions").orElseThrow().left());
        assertEquals(1, purse.pot("tokens").orElseThrow().left());
        assertEquals(0, purse.pot("units").orElseThrow().left());
    }
}
