package arbiter.games.globaldomination.v.advice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.v.GlobalDominationV;
import arbiter.games.globaldomination.v.position.Construct;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What can be ordered late in a game on the largest map, when one player holds nearly all of it. */
class MenuTest {
    private static final Seat RULER = Seat.of(0);

    private final GlobalDominationV game = new GlobalDominationV();
    private final Position position = late();
    private final WorldMap map = position.map();

    private Position late() {
        Settings settings = Settings.defaults(game.parameters());
        List<String> players = List.of("A", "B");
        Position first = game.setup(
                new Setup(players, settings, game.boards().board("World")), new SeededChance(Seed.named("menu"), 0));
        List<Line> given = new ArrayList<>();
        given.add(Line.of("turn 60"));
        given.add(Line.of("A: ip 300, stash dynamite*1"));
        for (int at = 0; at < first.size(); at++) {
            String what = at == first.size() - 1 ? "B, hq" : "A, 3 troop, 1 trebuchet" + (at == 50 ? ", hq" : "");
            given.add(Line.of(first.map().id(at) + ": " + what));
        }
        try {
            List<Line> board = game.words().positions().writeBoard(first).stream()
                    .map(Line::of)
                    .toList();
            return game.words().positions().read(players, settings, board, given);
        } catch (Misread e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void noTerritoryIsLeftOut() {
        Set<Order> menu = new LinkedHashSet<>(game.advice().candidates(position, RULER));
        List<String> missing = new ArrayList<>();
        for (int at = 0; at < map.size(); at++) {
            if (position.owner()[at] != RULER.index()) {
                continue;
            }
            List<Order> expected = new ArrayList<>(List.of(new Order.BuildTrebuchet(at)));
            expected.add(new Order.Build(Construct.FORTRESS, at));
            for (int k = map.first(at); k < map.end(at); k++) {
                int to = map.neighbour(k);
                expected.add(new Order.Move(3, new int[] {at, to}));
                expected.add(
                        position.owner()[to] == RULER.index()
                                ? new Order.MoveTrebuchet(at, to)
                                : new Order.UseDynamite(at, to));
            }
            expected.stream().filter(order -> !menu.contains(order)).forEach(order -> missing.add(order.toString()));
        }
        assertEquals(List.of(), missing);
    }

    @Test
    void everyLandWithinReachIsOffered() {
        Set<List<Integer>> offered = new LinkedHashSet<>();
        for (Order order : game.advice().candidates(position, RULER)) {
            if (order instanceof Order.Move(int count, int[] path)) {
                offered.add(List.of(path[0], path[path.length - 1]));
            }
        }
        for (int at = 0; at < map.size(); at++) {
            if (position.owner()[at] == RULER.index()) {
                int from = at;
                Set<Integer> lands = within(from, position.hq(from) ? 3 : 2);
                assertTrue(
                        lands.stream().allMatch(to -> offered.contains(List.of(from, to))),
                        map.id(from) + ": " + lands);
            }
        }
    }

    private Set<Integer> within(int from, int steps) {
        Set<Integer> lands = new TreeSet<>(Set.of(from));
        for (int i = 0; i < steps; i++) {
            for (int at : List.copyOf(lands)) {
                for (int k = map.first(at); k < map.end(at); k++) {
                    lands.add(map.neighbour(k));
                }
            }
        }
        lands.remove(from);
        return lands;
    }

    /** As many as 99 territories allow (4.1), not only the minimum. */
    @Test
    void allNewTroopsCanBeOrderedAtOnce() {
        assertTrue(game.advice()
                .candidates(position, RULER)
                .contains(new Order.Spawn(List.of(new Order.Portion(25, 50)))));
    }

    @Test
    void botsGetABoundedShareOfEveryTerritory() {
        List<Order> ideas = game.advice().ideas(position, RULER);
        assertFalse(ideas.size() > 600, ideas.size() + " ideas");
        Set<Integer> served = new TreeSet<>();
        for (Order order : ideas) {
            if (order instanceof Order.Move(int count, int[] path)) {
                served.add(path[0]);
            }
        }
        assertEquals(map.size() - 1, served.size(), served.toString());
    }
}
