package arbiter.bench;

import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.Play;
import arbiter.engine.chance.Chance;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** A Global Domination position on a grid, and legal sheets for it: moves of one and two steps that meet, attack and follow each other. */
final class TurnPosition<S, O> {
    private final Game<S, O, ?> game;
    private final S state;
    private final Sheets<O> sheets;

    private TurnPosition(Game<S, O, ?> game, S state, Sheets<O> sheets) {
        this.game = game;
        this.state = state;
        this.sheets = sheets;
    }

    static TurnPosition<?, ?> grid(String id, int territories, int players, int orders) {
        return grid(Games.byId(id).orElseThrow(), territories, players, orders);
    }

    private static <S, O> TurnPosition<S, O> grid(Game<S, O, ?> game, int territories, int players, int orders) {
        int side = (int) Math.round(Math.sqrt(territories));
        String unit = game.ruleset().id().equals("gd5") ? "troop" : "army";
        List<String> names = new ArrayList<>();
        for (int p = 0; p < players; p++) {
            names.add("P" + p);
        }
        SplittableRandom random = new SplittableRandom(64);
        int[] owner = new int[side * side];
        List<Line> given = new ArrayList<>();
        for (int t = 0; t < owner.length; t++) {
            owner[t] = random.nextInt(players + 1) - 1;
            String hq = t < players * side && t % side == 0 && owner[t] >= 0 ? ", hq" : "";
            if (owner[t] >= 0) {
                given.add(Line.of(
                        (t + 1) + ": " + names.get(owner[t]) + ", " + (2 + random.nextInt(4)) + " " + unit + hq));
            }
        }
        try {
            S state = game.words().positions().read(names, Settings.defaults(game.parameters()), grid(side), given);
            Map<Seat, List<String>> lines = moves(side, owner, orders, random);
            Map<Seat, Sheet<O>> sheets = new TreeMap<>();
            lines.forEach((seat, moves) -> sheets.put(seat, Play.read(game, state, seat, moves)));
            sheets.forEach((seat, sheet) -> {
                List<Verdict> verdicts = game.check(state, seat, sheet);
                if (!Verdict.allAccepted(verdicts)) {
                    throw new IllegalStateException("an order of the benchmark is illegal: " + verdicts);
                }
            });
            return new TurnPosition<>(game, state, Sheets.of(sheets));
        } catch (Misread e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<Line> grid(int side) {
        List<Line> lines = new ArrayList<>();
        for (int row = 0; row < side; row++) {
            StringBuilder across = new StringBuilder();
            for (int column = 0; column < side; column++) {
                across.append(column == 0 ? "" : "-").append(row * side + column + 1);
                if (row > 0) {
                    lines.add(Line.of((row * side + column + 1 - side) + "-" + (row * side + column + 1)));
                }
            }
            lines.add(Line.of(across.toString()));
        }
        return lines;
    }

    /** Each owned territory gives at most one order, so that no two orders need the same units. */
    private static Map<Seat, List<String>> moves(int side, int[] owner, int orders, SplittableRandom random) {
        Map<Seat, List<String>> lines = new TreeMap<>();
        boolean[] used = new boolean[owner.length];
        for (int made = 0, tried = 0; made < orders && tried < orders * 20; tried++) {
            int from = random.nextInt(owner.length);
            if (owner[from] < 0 || used[from]) {
                continue;
            }
            used[from] = true;
            StringBuilder path = new StringBuilder().append(from + 1);
            int at = from;
            for (int step = 0; step <= random.nextInt(2); step++) {
                at = neighbour(side, at, random);
                path.append('>').append(at + 1);
            }
            lines.computeIfAbsent(Seat.of(owner[from]), seat -> new ArrayList<>())
                    .add("move " + (1 + random.nextInt(2)) + " " + path);
            made++;
        }
        return lines;
    }

    private static int neighbour(int side, int at, SplittableRandom random) {
        while (true) {
            int row = at / side;
            int column = at % side;
            switch (random.nextInt(4)) {
                case 0 -> row--;
                case 1 -> row++;
                case 2 -> column--;
                default -> column++;
            }
            if (row >= 0 && row < side && column >= 0 && column < side) {
                return row * side + column;
            }
        }
    }

    Object resolve() {
        return game.resolve(state, sheets, Chance.NONE);
    }
}
