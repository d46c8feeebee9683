package arbiter.games.globaldomination.vi.rules.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Play;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.vi.GlobalDominationVI;
import arbiter.games.globaldomination.vi.position.Board;
import arbiter.games.globaldomination.vi.position.Construct;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Thousands of small, crowded positions, resolved by the game and by {@link PlainMovement}. */
class MovementTest {
    private static final List<String> PLAYERS = List.of("A", "B", "C");

    private final GlobalDominationVI game = new GlobalDominationVI();

    @Test
    void everyWarComesOutAsTheRulebookReads() throws Misread {
        int fought = 0;
        for (int seed = 0; seed < 6_000; seed++) {
            fought += war(seed);
        }
        assertTrue(fought > 6_000, "the wars are too quiet to show anything: " + fought);
    }

    private int war(int seed) throws Misread {
        SplittableRandom random = new SplittableRandom(seed);
        int size = 3 + random.nextInt(6);
        PlainMovement plain = new PlainMovement(size);
        List<Line> map = map(random, plain, size);
        List<Line> given = new ArrayList<>();
        int[][] units = new int[size][Unit.TYPES];
        for (int t = 0; t < size; t++) {
            given.add(Line.of(land(random, plain, t, units[t])));
        }
        Map<Seat, List<String>> orders = orders(random, plain, units);
        Settings settings = Settings.of(
                game.parameters(), new TreeMap<>(Map.of("spy", "on", "landmines", "on", "bivouac-armies", "0")));
        Position state = game.words().positions().read(PLAYERS, settings, map, given);
        Map<Seat, Sheet<Order>> sheets = new TreeMap<>();
        orders.forEach((seat, lines) -> sheets.put(seat, Play.read(game, state, seat, lines)));
        var resolution = game.resolve(state, Sheets.of(sheets), new SeededChance(Seed.named("x"), 0));
        resolution
                .verdicts()
                .forEach((seat, verdicts) -> assertTrue(Verdict.allAccepted(verdicts), "war " + seed + verdicts));
        plain.run();
        assertEquals(
                expected(plain),
                actual(resolution.state()),
                "war " + seed + "\n" + game.words().positions().writeBoard(state) + "\n"
                        + String.join("\n", game.words().positions().write(state)) + "\n" + orders);
        return resolution.events().stream()
                        .anyMatch(event -> event instanceof Happening.Skirmished || event instanceof Happening.Invaded)
                ? 2
                : 0;
    }

    private static List<Line> map(SplittableRandom random, PlainMovement plain, int size) {
        List<Line> lines = new ArrayList<>();
        for (int a = 0; a < size; a++) {
            lines.add(Line.of(Integer.toString(a + 1)));
            for (int b = a + 1; b < size; b++) {
                if (random.nextInt(5) < 3) {
                    plain.border[a][b] = true;
                    plain.border[b][a] = true;
                    lines.add(Line.of((a + 1) + (random.nextBoolean() ? "-" : "~") + (b + 1)));
                }
            }
        }
        return lines;
    }

    private static String land(SplittableRandom random, PlainMovement plain, int t, int[] units) {
        int owner = random.nextInt(PLAYERS.size() + 1) - 1;
        plain.owner[t] = owner;
        StringBuilder line = new StringBuilder((t + 1) + ": " + (owner < 0 ? "neutral" : PLAYERS.get(owner)));
        for (Unit unit : Unit.ALL) {
            int most = unit == Unit.ARMY ? 7 : 3;
            boolean any = unit == Unit.ARMY || random.nextInt(4) == 0;
            units[unit.ordinal()] = owner >= 0 && any ? random.nextInt(most) : 0;
            if (units[unit.ordinal()] > 0) {
                line.append(", ").append(units[unit.ordinal()]).append(' ').append(unit.word());
            }
        }
        plain.mines[t] = random.nextInt(5) == 0 ? 1 + random.nextInt(4) : 0;
        plain.tower[t] = random.nextInt(5) == 0;
        plain.bivouac[t] = random.nextInt(6) == 0;
        plain.center[t] = random.nextInt(8) == 0;
        line.append(plain.mines[t] > 0 ? ", " + plain.mines[t] + " mine" : "")
                .append(plain.tower[t] ? ", watchtower" : "")
                .append(plain.bivouac[t] ? ", bivouac" : "")
                .append(plain.center[t] ? ", intelligence" : "");
        return line.toString();
    }

    private static Map<Seat, List<String>> orders(SplittableRandom random, PlainMovement plain, int[][] units) {
        Map<Seat, List<String>> orders = new TreeMap<>();
        int line = 0;
        int size = units.length;
        for (int i = 0; i < 4 * size; i++) {
            int from = random.nextInt(size);
            Unit unit = Unit.ALL.get(random.nextInt(Unit.TYPES));
            int left = units[from][unit.ordinal()];
            int[] path = path(random, plain, from, unit);
            if (left == 0 || path.length < 2) {
                continue;
            }
            int count = 1 + random.nextInt(left);
            units[from][unit.ordinal()] -= count;
            StringBuilder text = new StringBuilder("move " + count + " " + unit.word() + " " + (from + 1));
            for (int p = 1; p < path.length; p++) {
                text.append('>').append(path[p] + 1);
            }
            orders.computeIfAbsent(Seat.of(plain.owner[from]), seat -> new ArrayList<>())
                    .add(text.toString());
            for (int k = 0; k < count; k++) {
                plain.soldiers.add(new PlainMovement.Soldier(plain.owner[from], unit, line, path));
            }
            line++;
        }
        for (int t = 0; t < size; t++) {
            for (Unit unit : Unit.ALL) {
                for (int k = 0; k < units[t][unit.ordinal()]; k++) {
                    plain.soldiers.add(new PlainMovement.Soldier(plain.owner[t], unit, line, new int[] {t}));
                }
            }
        }
        return orders;
    }

    private static int[] path(SplittableRandom random, PlainMovement plain, int from, Unit unit) {
        int speed = switch (unit) {
            case ARMY -> 2;
            case CAVALRY -> 4;
            case HEAVY, SPY -> 1;
        };
        int hops = 1 + random.nextInt(speed);
        List<Integer> path = new ArrayList<>(List.of(from));
        for (int h = 0; h < hops; h++) {
            List<Integer> next = new ArrayList<>();
            for (int t = 0; t < plain.owner.length; t++) {
                if (plain.border[path.getLast()][t]) {
                    next.add(t);
                }
            }
            if (next.isEmpty()) {
                break;
            }
            path.add(next.get(random.nextInt(next.size())));
        }
        return path.stream().mapToInt(Integer::intValue).toArray();
    }

    private static List<String> expected(PlainMovement plain) {
        List<String> lines = new ArrayList<>();
        for (int t = 0; t < plain.owner.length; t++) {
            StringBuilder line = new StringBuilder((t + 1) + " " + plain.owner[t]);
            for (Unit unit : Unit.ALL) {
                line.append(' ').append(plain.count(t, unit));
            }
            lines.add(line + " " + plain.mines[t] + plain.tower[t] + plain.bivouac[t] + plain.center[t]);
        }
        return lines;
    }

    private static List<String> actual(Position state) {
        Board board = state.board();
        List<String> lines = new ArrayList<>();
        for (int t = 0; t < board.size(); t++) {
            StringBuilder line = new StringBuilder((t + 1) + " " + board.owner[t]);
            for (Unit unit : Unit.ALL) {
                line.append(' ').append(board.units(t, unit));
            }
            lines.add(line + " " + board.mines[t] + board.has(t, Construct.WATCHTOWER) + board.has(t, Construct.BIVOUAC)
                    + board.has(t, Construct.INTELLIGENCE));
        }
        return lines;
    }
}
