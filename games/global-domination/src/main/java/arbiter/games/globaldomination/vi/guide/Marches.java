package arbiter.games.globaldomination.vi.guide;

import arbiter.engine.guide.Choice;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.vi.position.Board;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Path;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.rules.Turn;
import arbiter.games.globaldomination.vi.rules.movement.Muster;
import arbiter.games.globaldomination.vi.words.TurnWords;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * Moves of units that are free to move. All paths of one or two hops are offered, because a path takes the land that it
 * crosses; farther lands get one path each.
 */
final class Marches {
    private static final int NOWHERE = -1;

    private final Turn turn;
    private final WorldMap map;
    private final int seat;
    private final Choices choices;

    Marches(Turn turn, int seat, Choices choices) {
        this.turn = turn;
        this.map = turn.map();
        this.seat = seat;
        this.choices = choices;
    }

    void offer() {
        for (int t = 0; t < map.size(); t++) {
            if (turn.board.owner[t] == seat && map.first(t) < map.end(t)) {
                for (Unit unit : Unit.ALL) {
                    offer(t, unit);
                }
            }
        }
    }

    private void offer(int from, Unit unit) {
        Path step = Path.of(map.id(from), map.id(map.neighbour(map.first(from))));
        int free = Choices.most(
                turn.board.units(from, unit), n -> Muster.refuse(turn, seat, new Order.Move(n, unit, step)) == null);
        if (free > 0) {
            near(from, unit, free);
            if (turn.rules.speed(unit) > 2) {
                far(from, unit, free);
            }
        }
    }

    private void near(int from, Unit unit, int free) {
        for (int k = map.first(from); k < map.end(from); k++) {
            int by = map.neighbour(k);
            add(unit, free, by, map.id(from), map.id(by));
            for (int j = map.first(by); j < map.end(by) && turn.rules.speed(unit) > 1; j++) {
                int to = map.neighbour(j);
                add(unit, free, to, map.id(from), map.id(by), map.id(to));
            }
        }
    }

    /** Prefers a path through own and neutral land. */
    private void far(int from, Unit unit, int free) {
        int[] calm = ways(from, unit, t -> turn.board.owner[t] == seat || turn.board.owner[t] == Board.NEUTRAL);
        int[] any = ways(from, unit, t -> true);
        for (int to = 0; to < map.size(); to++) {
            int[] hops = path(calm[to] == NOWHERE ? any : calm, to);
            if (path(any, to).length > 3) {
                add(unit, free, to, hops);
            }
        }
    }

    /** For each land within reach, the previous land on a shortest path; the start itself for the start, −1 if out of reach. */
    private int[] ways(int from, Unit unit, IntPredicate passable) {
        int[] before = new int[map.size()];
        int[] hops = new int[map.size()];
        Arrays.fill(before, NOWHERE);
        before[from] = from;
        ArrayDeque<Integer> open = new ArrayDeque<>();
        open.add(from);
        while (!open.isEmpty()) {
            int at = open.remove();
            boolean goesOn = hops[at] < turn.rules.speed(unit) && (at == from || passable.test(at));
            for (int k = map.first(at); k < map.end(at) && goesOn; k++) {
                int to = map.neighbour(k);
                if (before[to] == NOWHERE) {
                    before[to] = at;
                    hops[to] = hops[at] + 1;
                    open.add(to);
                }
            }
        }
        return before;
    }

    /** The ids from the start to the land; empty if it is out of reach. */
    private int[] path(int[] before, int to) {
        if (before[to] == NOWHERE) {
            return new int[0];
        }
        int length = 1;
        for (int at = to; before[at] != at; at = before[at]) {
            length++;
        }
        int[] ids = new int[length];
        for (int at = to, i = length - 1; i >= 0; at = before[at], i--) {
            ids[i] = map.id(at);
        }
        return ids;
    }

    private void add(Unit unit, int free, int to, int... ids) {
        Path path = Path.of(ids);
        if (Muster.refuse(turn, seat, new Order.Move(free, unit, path)) == null) {
            boolean back = ids[0] == ids[ids.length - 1];
            choices.addAll(
                    back ? Choice.Role.ASIDE : Choice.Role.ORDER,
                    n -> new Order.Move(n, unit, path),
                    free,
                    Ghosts.ids(path),
                    effect(turn.board.owner[to]));
        }
    }

    private String effect(int owner) {
        if (owner == seat) {
            return "";
        }
        return owner == Board.NEUTRAL ? TurnWords.TAKES_LAND : TurnWords.invades(turn.before, owner);
    }
}
