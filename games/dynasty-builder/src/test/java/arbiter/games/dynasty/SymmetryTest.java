package arbiter.games.dynasty;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.engine.chance.Chance;
import arbiter.engine.setup.Setup;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.actions.Actions;
import arbiter.games.dynasty.rules.hosting.DefaultMaps;
import arbiter.games.dynasty.rules.turns.Judge;
import arbiter.games.dynasty.words.Notation;
import arbiter.games.dynasty.words.PositionText;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Rotating the board and the orders by the map's symmetry, with equal dice, rotates the outcome and changes nothing else. */
class SymmetryTest {
    private static final Pattern HEX = Pattern.compile("(-?[0-9]+),(-?[0-9]+)");

    private static Chance chance(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return (bound, purpose) -> random.nextInt(bound);
    }

    private static String turned(String text, UnaryOperator<Hex> turn) {
        return HEX.matcher(text)
                .replaceAll(
                        match -> turn.apply(new Hex(Integer.parseInt(match.group(1)), Integer.parseInt(match.group(2))))
                                .toString());
    }

    private static List<String> turned(WorkingPosition p, UnaryOperator<Hex> turn) {
        return PositionText.text(p).stream()
                .map(line -> turned(line, turn))
                .sorted()
                .toList();
    }

    @Test
    void aTurnedGameGoesTheSameWay() {
        for (Setup setup : Tables.varied()) {
            int seats = setup.players().size();
            for (int image = 1; image < seats; image++) {
                int index = image;
                play(setup, hex -> DefaultMaps.orbit(seats, hex).get(index), image);
            }
        }
    }

    private static void play(Setup setup, UnaryOperator<Hex> turn, int seed) {
        WorkingPosition p = Tables.GAME.setup(setup, chance(seed)).workingCopy();
        WorkingPosition twin = twin(p, turn);
        Actions actions = new Actions(p.grid);
        SplittableRandom random = new SplittableRandom(seed);
        for (int played = 0; played < 600 && p.phase != Phase.OVER; played++) {
            actions.list(p);
            int choices = actions.count();
            long action = actions.get(random.nextInt(choices > 3 && random.nextInt(4) > 0 ? choices - 2 : choices));
            String line = Notation.text(actions.order(p, action));
            Order turned = order(p.names(), turned(line, turn));
            long dice = random.nextLong();
            actions.perform(p, action, chance(dice));
            assertEquals(null, Judge.prepare(twin, twin.decider(), turned), line);
            Judge.execute(twin, twin.decider(), turned, chance(dice));
            assertEquals(turned(p, turn), turned(twin, hex -> hex), line);
        }
    }

    private static Order order(List<String> players, String line) {
        return switch (Notation.read(players, line)) {
            case arbiter.engine.sheet.Reading.Order<Order>(Order order) -> order;
            case arbiter.engine.sheet.Reading.Unreadable<Order> slip -> throw new AssertionError(slip);
        };
    }

    /** The same seats on each other's anchors. The map itself is symmetric and does not change. */
    private static WorkingPosition twin(WorkingPosition p, UnaryOperator<Hex> turn) {
        int[] anchors = IntStream.range(0, p.seats)
                .map(seat -> p.grid.tile(turn.apply(p.grid.hex(p.board.anchor(seat)))))
                .toArray();
        for (int tile = 0; tile < p.grid.size; tile++) {
            assertEquals(
                    p.board.terrain(tile),
                    p.board.terrain(p.grid.tile(turn.apply(p.grid.hex(tile)))),
                    "the map's symmetry");
        }
        WorkingPosition twin = new WorkingPosition(p.board.withAnchors(anchors), p.numbers, p.names(), p.chairs());
        twin.phase = p.phase;
        return twin;
    }
}
