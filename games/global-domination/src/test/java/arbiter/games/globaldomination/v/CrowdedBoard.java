package arbiter.games.globaldomination.v;

import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.sheet.Sheet;
import arbiter.games.globaldomination.maps.Territory;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.v.position.Colour;
import arbiter.games.globaldomination.v.position.Construct;
import arbiter.games.globaldomination.v.position.Item;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.position.Power;
import arbiter.games.globaldomination.v.position.Rules;
import arbiter.games.globaldomination.v.position.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;

/**
 * A small random board on which all players are neighbours, with everything that a position can contain, and sheets with
 * every kind of order. Many orders have the same few targets, so that players meet.
 */
public final class CrowdedBoard {
    private static final List<String> NAMES = List.of("Ann", "Ben", "Cid", "Dot", "Eve");

    final Settings settings;
    public final Position position;
    private final SplittableRandom random;
    private final int size;
    private final int players;

    public CrowdedBoard(GlobalDominationV game, int seed) {
        random = new SplittableRandom(seed);
        size = 4 + random.nextInt(6);
        players = 3 + random.nextInt(3);
        settings = Settings.of(
                game.parameters(),
                new TreeMap<>(Map.of(
                        "unit-cap", random.nextBoolean() ? "5" : "40",
                        "walls-first", random.nextBoolean() ? "on" : "off",
                        "invalid-orders", random.nextInt(8) == 0 ? "discard-all" : "keep-valid")));
        Position empty = Position.empty(
                map(), Rules.of(settings), NAMES.subList(0, players), Position.Stage.RUNNING, Power.PLAYING);
        for (int at = 0; at < size; at++) {
            fill(empty, at);
        }
        for (int seat = 0; seat < players; seat++) {
            empty.powers()[seat] = power(empty, seat);
        }
        position = new Position(
                empty.map(),
                empty.rules(),
                empty.players(),
                empty.stage(),
                2 + random.nextInt(4),
                empty.owner(),
                empty.troops(),
                empty.settler(),
                empty.trebuchets(),
                empty.since(),
                empty.construct(),
                empty.wasteland(),
                empty.powers(),
                List.of(),
                random.nextBoolean(),
                List.of(),
                null);
    }

    private WorldMap map() {
        List<Territory> territories = new ArrayList<>();
        List<WorldMap.Link> links = new ArrayList<>();
        for (int id = 1; id <= size; id++) {
            territories.add(Territory.plain(id));
            for (int other = 1; other < id; other++) {
                if (other == id - 1 || random.nextInt(3) == 0) {
                    links.add(new WorldMap.Link(other, id, random.nextBoolean()));
                }
            }
        }
        return new WorldMap("", territories, links);
    }

    private void fill(Position empty, int at) {
        int owner = random.nextInt(players + 2) - 2;
        empty.owner()[at] = Math.max(Position.NEUTRAL, owner);
        empty.construct()[at] = (byte) (random.nextInt(2) == 0 ? 0 : random.nextInt(Construct.ALL.length));
        empty.wasteland()[at] = random.nextInt(10) == 0;
        if (owner >= 0) {
            empty.troops()[at] = random.nextInt(9);
            empty.trebuchets()[at] = random.nextInt(3) == 0 ? 1 + random.nextInt(2) : 0;
            empty.settler()[at] = random.nextInt(4) == 0 ? random.nextInt(players) : Position.NO_HQ;
        }
    }

    private Power power(Position empty, int seat) {
        boolean holds = false;
        for (int owner : empty.owner()) {
            holds |= owner == seat;
        }
        if (!holds) {
            Power out = Power.SEATED.as(random.nextBoolean() ? Status.NOT_JOINED : Status.DEAD);
            return out.status() == Status.DEAD ? out.startingAt(random.nextInt(size)) : out;
        }
        Power power = Power.PLAYING
                .withIp(random.nextInt(80))
                .withStash(new Power.Stash(random.nextInt(2), random.nextInt(2), random.nextInt(3)));
        return random.nextInt(4) == 0 ? power.inFirstTurn() : power;
    }

    public Map<Seat, Sheet<Order>> sheets() {
        Map<Seat, Sheet<Order>> sheets = new TreeMap<>();
        for (int seat = 0; seat < players; seat++) {
            sheets.put(Seat.of(seat), Sheet.of(orders(1 + random.nextInt(9))));
        }
        return sheets;
    }

    private List<Order> orders(int wanted) {
        List<Order> orders = new ArrayList<>();
        while (orders.size() < wanted) {
            orders.add(random.nextInt(2) == 0 ? move() : other());
        }
        return orders;
    }

    private Order move() {
        int[] path = new int[2 + random.nextInt(4)];
        path[0] = place();
        for (int k = 1; k < path.length; k++) {
            path[k] = neighbour(path[k - 1]);
        }
        return new Order.Move(1 + random.nextInt(8), path);
    }

    private Order other() {
        int at = place();
        return switch (random.nextInt(14)) {
            case 0 -> new Order.Spawn(List.of(new Order.Portion(1 + random.nextInt(3), at)));
            case 1 -> new Order.Bonus(List.of(new Order.Portion(random.nextInt(3), at)));
            case 2 -> new Order.UseCrop();
            case 3 -> new Order.UseSalt(at);
            case 4, 5 -> new Order.UseDynamite(at, neighbour(at));
            case 6 -> new Order.Buy(Item.ALL[random.nextInt(Item.ALL.length)]);
            case 7 -> new Order.Build(Construct.ALL[1 + random.nextInt(Construct.ALL.length - 1)], at);
            case 8 -> new Order.BuildTrebuchet(at);
            case 9 -> new Order.Rebuild(at, Order.Payment.values()[random.nextInt(2)]);
            case 10 -> new Order.MoveTrebuchet(at, neighbour(at));
            case 11, 12 -> new Order.Siege(at, neighbour(at), Order.Aim.values()[random.nextInt(3)]);
            default ->
                random.nextBoolean() ? new Order.Start(at) : new Order.ChooseColour(Colour.values()[random.nextInt(3)]);
        };
    }

    private int place() {
        return random.nextInt(size);
    }

    private int neighbour(int at) {
        WorldMap map = position.map();
        return map.neighbour(map.first(at) + random.nextInt(map.end(at) - map.first(at)));
    }
}
