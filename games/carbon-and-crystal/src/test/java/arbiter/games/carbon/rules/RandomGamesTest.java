package arbiter.games.carbon.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.chance.Chance;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.seat.Event;
import arbiter.engine.setup.Settings;
import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Faction;
import arbiter.games.carbon.position.Hex;
import arbiter.games.carbon.position.Numbers;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.setup.Seating;
import arbiter.games.carbon.rules.turns.Candidates;
import arbiter.games.carbon.rules.turns.Orders;
import arbiter.games.carbon.rules.turns.Turns;
import arbiter.games.carbon.words.Notation;
import arbiter.games.carbon.words.PositionText;
import arbiter.games.carbon.words.TheatreFile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Plays whole games and checks the invariants after every order. The kind of order is drawn first, so that every kind is
 * used.
 */
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
        Position position = new Position(TheatreFile.read("", players, settings), names);
        SplittableRandom random = new SplittableRandom(game);
        SeededChance chance = new SeededChance(Seed.named("random game " + game), 0);
        for (Side side : position.sides) {
            wideList(side, random);
        }
        if (game % 2 == 1) {
            for (Side side : position.sides) {
                studied(side);
            }
        }
        Progress beginning = new Progress(position, chance, new ArrayList<>());
        Seating.run(beginning, chance);
        Turns.begin(beginning);
        int orders = 0;
        while (!position.over()) {
            Position before = position.copy();
            List<Event> events = new ArrayList<>();
            illegalOrdersChangeNothing(position, random);
            Order order = pick(position, random);
            assertEquals(null, Orders.attempt(new Progress(position, chance, events), position.active, order));
            seen.add(order.getClass().getSimpleName());
            assertEquals(
                    List.of(),
                    Invariants.broken(before, position, events),
                    "game " + game + ", order " + orders + ": " + Notation.write(order));
            assertTrue(++orders < 20_000, "the game does not end");
        }
    }

    /** Lists with every sheet that fits, so that all upgrades are used. */
    private static void wideList(Side side, SplittableRandom random) {
        Faction faction = side.faction;
        int[] copies = faction.defaultList.clone();
        for (Datasheet.Upgrade upgrade : faction.upgrades) {
            copies[upgrade.index()] = random.nextInt(4) > 0 ? 1 : 0;
        }
        side.take(faction, copies);
    }

    /** Everything that can be activated is in force from the start, because random players rarely get that far. */
    private static void studied(Side side) {
        for (Datasheet.Upgrade upgrade : side.faction.upgrades) {
            if (upgrade.activatable() && side.available(upgrade)) {
                side.begin(upgrade);
            }
        }
    }

    private static Order pick(Position position, SplittableRandom random) {
        Map<String, List<Order>> kinds = new TreeMap<>();
        for (Order order : Candidates.of(position, position.active)) {
            kinds.computeIfAbsent(order.getClass().getSimpleName(), k -> new ArrayList<>())
                    .add(order);
        }
        List<String> names = new ArrayList<>(kinds.keySet());
        if (names.size() > 1 && random.nextInt(12) > 0) {
            names.remove("End");
        }
        // Salvage and cancelling are drawn less often, because they would undo most of what random players begin.
        if (names.size() > 2 && random.nextInt(6) > 0) {
            names.removeAll(List.of("Salvage", "Cancel"));
        }
        List<Order> orders = kinds.get(names.get(random.nextInt(names.size())));
        return orders.get(random.nextInt(orders.size()));
    }

    /** Tries orders of another position: a refused order must change nothing and roll no dice. */
    private static void illegalOrdersChangeNothing(Position position, SplittableRandom random) {
        if (random.nextInt(20) > 0) {
            return;
        }
        List<String> text = PositionText.text(position);
        Map<Order, Integer> odd = new LinkedHashMap<>();
        Asset any = position.assets[random.nextInt(position.count)];
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
            Position work = position.copy();
            if (Orders.refuse(work, position.active, order) != null
                    && Orders.attempt(new Progress(work, none, null), position.active, order) != null) {
                assertEquals(text, PositionText.text(work), Notation.write(order));
            }
        }
    }
}
