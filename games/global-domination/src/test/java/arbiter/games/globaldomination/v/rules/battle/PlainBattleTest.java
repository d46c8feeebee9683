package arbiter.games.globaldomination.v.rules.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.engine.chance.Chance;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import arbiter.games.globaldomination.maps.Territory;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.v.GlobalDominationV;
import arbiter.games.globaldomination.v.position.Construct;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.position.Power;
import arbiter.games.globaldomination.v.position.Rules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The phases and a simple second implementation of their rules give the same results on thousands of small, crowded boards. */
class PlainBattleTest {
    private static final int BOARDS = 30_000;

    private final GlobalDominationV game = new GlobalDominationV();

    @Test
    void bothOpinionsAgree() {
        for (int n = 0; n < BOARDS; n++) {
            new Board(n).compare();
        }
    }

    private final class Board {
        private final String name;
        private final SplittableRandom random;
        private final int size;
        private final int players;
        private final WorldMap map;
        private final Position position;
        private final boolean[] hq;
        private final boolean[] fortress;

        Board(int seed) {
            name = "board " + seed;
            random = new SplittableRandom(seed);
            size = 3 + random.nextInt(6);
            players = 2 + random.nextInt(3);
            map = map();
            boolean crowded = random.nextBoolean();
            Settings settings = Settings.of(
                    game.parameters(), new TreeMap<>(Map.of("generation", "off", "unit-cap", crowded ? "100" : "5")));
            List<String> names = List.of("A", "B", "C", "D").subList(0, players);
            position = Position.empty(map, Rules.of(settings), names, Position.Stage.RUNNING, Power.PLAYING);
            hq = new boolean[size];
            fortress = new boolean[size];
            for (int at = 0; at < size; at++) {
                position.owner()[at] = random.nextInt(players + 1) - 1;
                if (position.owner()[at] >= 0) {
                    position.troops()[at] = random.nextInt(crowded ? 12 : 6);
                    hq[at] = random.nextInt(6) == 0;
                    position.settler()[at] = hq[at] ? position.owner()[at] : Position.NO_HQ;
                    fortress[at] = random.nextInt(6) == 0;
                    position.construct()[at] = (byte) (fortress[at] ? Construct.FORTRESS.ordinal() : 0);
                }
            }
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

        void compare() {
            Map<Seat, Sheet<Order>> sheets = new TreeMap<>();
            List<PlainBattle.Move> listed = new ArrayList<>();
            for (int seat = 0; seat < players; seat++) {
                List<Order> orders = orders(seat, listed);
                sheets.put(Seat.of(seat), Sheet.of(orders));
            }
            PlainBattle plain = new PlainBattle(
                    position.owner(),
                    position.troops(),
                    fortress,
                    hq,
                    position.rules().marching().unitCap(),
                    listed);
            plain.run();
            Position after =
                    game.resolve(position, Sheets.of(sheets), Chance.NONE).state();
            assertEquals(
                    describe(plain),
                    describe(after),
                    () -> name + "\n"
                            + String.join("\n", game.words().positions().writeBoard(position)) + "\n"
                            + String.join("\n", game.words().positions().write(position)) + "\n" + sheets);
        }

        /** Only legal moves: from own land, or from a place to which an earlier order leads. */
        private List<Order> orders(int seat, List<PlainBattle.Move> listed) {
            List<Order> orders = new ArrayList<>();
            List<Integer> origins = new ArrayList<>();
            for (int at = 0; at < size; at++) {
                if (position.owner()[at] == seat) {
                    origins.add(at);
                }
            }
            int wanted = random.nextInt(7);
            for (int i = 0; i < wanted && !origins.isEmpty(); i++) {
                int[] path = new int[2 + random.nextInt(3)];
                path[0] = origins.get(random.nextInt(origins.size()));
                int count = 1 + random.nextInt(8);
                for (int k = 1; k < path.length; k++) {
                    int at = path[k - 1];
                    path[k] = map.neighbour(map.first(at) + random.nextInt(map.end(at) - map.first(at)));
                    listed.add(new PlainBattle.Move(seat, count, at, path[k]));
                    origins.add(path[k]);
                }
                orders.add(new Order.Move(count, path));
            }
            return orders;
        }

        private String describe(PlainBattle plain) {
            StringBuilder text = new StringBuilder();
            for (int at = 0; at < size; at++) {
                int troops = Math.min(
                        plain.units.get(at).size(), position.rules().marching().unitCap());
                text.append(line(at, plain.owner[at], troops, plain.fortress[at]));
            }
            return text.toString();
        }

        private String describe(Position after) {
            StringBuilder text = new StringBuilder();
            for (int at = 0; at < size; at++) {
                boolean stands = after.constructAt(at) == Construct.FORTRESS;
                text.append(line(at, after.owner()[at], after.troops()[at], stands));
            }
            return text.toString();
        }

        private String line(int at, int owner, int troops, boolean stands) {
            return (at + 1) + ": " + owner + " " + troops + (stands ? " fortress" : "") + "\n";
        }
    }

    @Test
    void theRetellingKnowsTheLoop() {
        int[] owner = {0, 1, 2};
        PlainBattle plain = new PlainBattle(
                owner,
                new int[] {5, 20, 20},
                new boolean[3],
                new boolean[3],
                100,
                List.of(
                        new PlainBattle.Move(0, 4, 0, 1),
                        new PlainBattle.Move(1, 4, 1, 2),
                        new PlainBattle.Move(2, 4, 2, 0)));
        plain.run();
        assertEquals("[2, 1, 2]", Arrays.toString(plain.owner));
        assertEquals(List.of(1, 14, 14), plain.units.stream().map(List::size).toList());
    }
}
