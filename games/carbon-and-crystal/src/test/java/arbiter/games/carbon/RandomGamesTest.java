package arbiter.games.carbon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Event;
import arbiter.engine.Settings;
import arbiter.engine.chance.Chance;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Whole games, drawn kind by kind so that every kind of order comes up, with the invariants after each single order. */
class RandomGamesTest {
    private static final Map<String, String> RICH = Map.of("startCarbon", "90", "startCrystals", "60", "rounds", "10");

    private final Set<String> seen = new TreeSet<>();

    @Test
    void theInvariantsHoldAfterEveryOrderOfWholeGames() throws Exception {
        for (int game = 0; game < 24; game++) {
            play(game, game % 3 == 2 ? 4 : 2);
        }
        Set<String> expected = new TreeSet<>(List.of(
                "Activate",
                "Advance",
                "Attack",
                "Cancel",
                "Construct",
                "End",
                "Move",
                "Place",
                "Produce",
                "Rally",
                "Repair",
                "Research",
                "Salvage"));
        assertEquals(expected, seen, "kinds of orders that came up");
    }

    private void play(int game, int players) throws Exception {
        List<String> names = List.of("A", "B", "C", "D").subList(0, players);
        Settings settings = Settings.of(Numbers.PARAMETERS, RICH);
        Battle battle = new Battle(Theatre.of("", players, settings), names);
        SplittableRandom random = new SplittableRandom(game);
        SeededChance chance = new SeededChance(Seed.named("random game " + game), 0);
        for (Side side : battle.sides) {
            wideList(side, random);
        }
        Seating.run(new Progress(battle, chance, new ArrayList<>()), chance);
        int orders = 0;
        while (!battle.over()) {
            Battle before = battle.copy();
            List<Event> events = new ArrayList<>();
            illegalOrdersChangeNothing(battle, random);
            Order order = pick(battle, random);
            assertEquals(null, Orders.attempt(new Progress(battle, chance, events), battle.active, order));
            seen.add(order.getClass().getSimpleName());
            assertEquals(
                    List.of(),
                    Invariants.broken(before, battle, events),
                    "game " + game + ", order " + orders + ": " + OrderNotation.write(order));
            assertTrue(++orders < 20_000, "the game does not end");
        }
    }

    /** Lists with every sheet that fits, so that all upgrades come up. */
    private static void wideList(Side side, SplittableRandom random) {
        Faction faction = side.faction;
        int[] copies = faction.defaultList.clone();
        for (Datasheet.Upgrade upgrade : faction.upgrades) {
            copies[upgrade.index()] = random.nextInt(4) > 0 ? 1 : 0;
        }
        side.take(faction, copies);
    }

    private static Order pick(Battle battle, SplittableRandom random) {
        Map<String, List<Order>> kinds = new TreeMap<>();
        for (Order order : Candidates.of(battle, battle.active)) {
            kinds.computeIfAbsent(order.getClass().getSimpleName(), k -> new ArrayList<>())
                    .add(order);
        }
        List<String> names = new ArrayList<>(kinds.keySet());
        if (names.size() > 1 && random.nextInt(12) > 0) {
            names.remove("End");
        }
        // Salvage and cancelling would undo most of what random players begin.
        if (names.size() > 2 && random.nextInt(6) > 0) {
            names.removeAll(List.of("Salvage", "Cancel"));
        }
        List<Order> orders = kinds.get(names.get(random.nextInt(names.size())));
        return orders.get(random.nextInt(orders.size()));
    }

    /** Orders of another moment, tried now: whatever is refused leaves the position as it was, and rolls nothing. */
    private static void illegalOrdersChangeNothing(Battle battle, SplittableRandom random) {
        if (random.nextInt(20) > 0) {
            return;
        }
        List<String> text = PositionText.text(battle);
        Map<Order, Integer> odd = new LinkedHashMap<>();
        Asset any = battle.assets[random.nextInt(battle.count)];
        Order.Id id = new Order.Id(any.seat, any.sheet.code(), any.number);
        Hex hex = new Hex(random.nextInt(30) - 15, random.nextInt(30) - 15);
        odd.put(new Order.Move(id, hex), 0);
        odd.put(new Order.Attack(id, id), 0);
        odd.put(new Order.Construct(id, any.sheet.code(), hex), 0);
        odd.put(new Order.Salvage(id, id), 0);
        odd.put(new Order.Research(id, "HRD"), 0);
        odd.put(new Order.Cancel(id, 9), 0);
        odd.put(new Order.Place(id, hex), 0);
        for (Order order : odd.keySet()) {
            Chance none = (bound, purpose) -> {
                throw new AssertionError("a refused order rolled dice");
            };
            Battle work = battle.copy();
            if (Orders.refuse(work, battle.active, order) != null
                    && Orders.attempt(new Progress(work, none, null), battle.active, order) != null) {
                assertEquals(text, PositionText.text(work), OrderNotation.write(order));
            }
        }
    }

    @Test
    void aPlayoutEnds() throws Exception {
        Battle battle = new Battle(Theatre.of("", 2, Settings.defaults(Numbers.PARAMETERS)), List.of("A", "B"));
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 20; i++) {
            assertTrue(new Playout(battle, (bound, purpose) -> random.nextInt(bound)).run() > 32);
        }
    }
}
