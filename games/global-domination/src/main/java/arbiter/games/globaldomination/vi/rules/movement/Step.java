package arbiter.games.globaldomination.vi.rules.movement;

import arbiter.engine.seat.Seat;
import arbiter.games.globaldomination.vi.position.Board;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.Units;
import arbiter.games.globaldomination.vi.rules.March;
import arbiter.games.globaldomination.vi.rules.Turn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;

/**
 * One step of the Movement Phase (GD6-M.2). Only waiting hops are considered, so the rule's 'look again' needs no second
 * search. Peaceful hops and contested lands, with the entry of their winners, are settled land by land; then loops; then
 * Invasions, lowest id first. Each Invasion frees the land that its army has left.
 */
final class Step {
    private static final int NONE = -1;

    private final Turn turn;
    private final March march;
    private final Board board;
    private final Loops loops;

    /** The waiting groups that lead into a territory, ascending. */
    private final int[] firstInto;

    private final int[] nextInto;
    private int[] targets = new int[16];
    private int touched;

    /** How many groups still wait in a territory. */
    private final int[] waiting;

    private int number;

    Step(Turn turn) {
        this.turn = turn;
        this.march = turn.march;
        this.board = turn.board;
        this.loops = new Loops(march, board.size());
        firstInto = new int[board.size()];
        Arrays.fill(firstInto, NONE);
        nextInto = new int[march.size()];
        waiting = new int[board.size()];
    }

    void run(int step) {
        number = step;
        collect();
        for (int i = 0; i < touched; i++) {
            goInPeace(targets[i]);
        }
        turn.show();
        for (int i = 0; i < touched; i++) {
            contest(targets[i]);
        }
        // The winners of contested lands enter neutral land. All remaining hops are attacks.
        for (int i = 0; i < touched; i++) {
            goInPeace(targets[i]);
        }
        turn.show();
        breakLoops();
        invade();
        for (int i = 0; i < touched; i++) {
            firstInto[targets[i]] = NONE;
        }
    }

    private void collect() {
        touched = 0;
        for (int g = march.size() - 1; g >= 0; g--) {
            if (march.count(g) > 0 && march.hops(g) >= number) {
                int target = march.target(g, number);
                if (firstInto[target] == NONE) {
                    if (touched == targets.length) {
                        targets = Arrays.copyOf(targets, 2 * touched);
                    }
                    targets[touched++] = target;
                }
                nextInto[g] = firstInto[target];
                firstInto[target] = g;
            }
        }
        Arrays.sort(targets, 0, touched);
    }

    /** GD6-M.2 a: into own land, and into neutral land that only one player tries to enter. */
    private void goInPeace(int target) {
        int owner = board.owner[target];
        if (owner == Board.NEUTRAL) {
            if (firstInto[target] != NONE && !contested(target)) {
                Front front = new Front(march, into(target));
                firstInto[target] = NONE;
                enterNeutral(target, front);
            }
            return;
        }
        int last = NONE;
        for (int g = firstInto[target]; g != NONE; g = nextInto[g]) {
            if (march.seat(g) == owner) {
                hop(g, target);
                if (last == NONE) {
                    firstInto[target] = nextInto[g];
                } else {
                    nextInto[last] = nextInto[g];
                }
            } else {
                last = g;
            }
        }
    }

    private boolean contested(int target) {
        int first = firstInto[target];
        for (int g = first; g != NONE; g = nextInto[g]) {
            if (march.seat(g) != march.seat(first)) {
                return true;
            }
        }
        return false;
    }

    /** GD6-M.11: mines hit units that enter land that their player does not own yet. */
    private void enterNeutral(int target, Front front) {
        if (board.mines[target] > 0) {
            Units before = front.units();
            Landmines.hit(turn, target, front);
            Units lost = minus(before, front.units());
            if (lost.total() > 0) {
                turn.tell(new Happening.NeverArrived(number, Seat.of(front.seat()), turn.id(target), lost));
            }
        }
        enter(target, front);
    }

    private static Units minus(Units before, Units after) {
        return new Units(
                before.army() - after.army(),
                before.cavalry() - after.cavalry(),
                before.heavy() - after.heavy(),
                before.spy() - after.spy());
    }

    /** GD6-M.10: the remaining units enter, and their player owns the land at once. */
    private void enter(int target, Front front) {
        if (front.gone()) {
            return;
        }
        for (int g : front.groups()) {
            if (march.count(g) > 0) {
                hop(g, target);
            }
        }
        board.take(target, front.seat());
        turn.tell(new Happening.Taken(number, Seat.of(front.seat()), turn.id(target)));
    }

    private void hop(int group, int target) {
        turn.tell(new Happening.Marched(
                number,
                Seat.of(march.seat(group)),
                turn.id(march.where(group)),
                turn.id(target),
                march.unit(group),
                march.count(group)));
        march.hop(group, target);
    }

    /** The living groups that wait to enter. */
    private int[] into(int target) {
        int count = 0;
        for (int g = firstInto[target]; g != NONE; g = nextInto[g]) {
            count += march.count(g) > 0 ? 1 : 0;
        }
        int[] groups = new int[count];
        int at = 0;
        for (int g = firstInto[target]; g != NONE; g = nextInto[g]) {
            if (march.count(g) > 0) {
                groups[at++] = g;
            }
        }
        return groups;
    }

    /** GD6-M.2 b: two or more players try to enter, none of them its owner. */
    private void contest(int target) {
        if (firstInto[target] == NONE || !contested(target)) {
            return;
        }
        Skirmish.fight(turn, number, List.of(turn.id(target)), sides(into(target)));
        keep(target, into(target));
        turn.show();
    }

    private void keep(int target, int[] groups) {
        firstInto[target] = NONE;
        for (int i = groups.length - 1; i >= 0; i--) {
            nextInto[groups[i]] = firstInto[target];
            firstInto[target] = groups[i];
        }
    }

    /** Groups are ordered by seat, so each side is a contiguous range. */
    private List<Front> sides(int[] groups) {
        List<Front> sides = new ArrayList<>();
        int start = 0;
        for (int i = 1; i <= groups.length; i++) {
            if (i == groups.length || march.seat(groups[i]) != march.seat(groups[start])) {
                sides.add(new Front(march, Arrays.copyOfRange(groups, start, i)));
                start = i;
            }
        }
        return sides;
    }

    /** GD6-M.2 c: one Skirmish among all attacks on a common loop. */
    private void breakLoops() {
        int[] attacks = new int[16];
        int count = 0;
        for (int i = 0; i < touched; i++) {
            for (int g = firstInto[targets[i]]; g != NONE; g = nextInto[g]) {
                if (count == attacks.length) {
                    attacks = Arrays.copyOf(attacks, 2 * count);
                }
                attacks[count++] = g;
            }
        }
        if (count < 2) {
            return;
        }
        Arrays.sort(attacks, 0, count);
        for (int[] loop : loops.among(attacks, count, number)) {
            Skirmish.fight(turn, number, territories(loop), sides(loop));
            turn.show();
        }
    }

    private List<Integer> territories(int[] loop) {
        return Arrays.stream(loop)
                .map(g -> turn.id(march.where(g)))
                .distinct()
                .sorted()
                .boxed()
                .toList();
    }

    /** GD6-M.2 d: lowest target id first, among targets whose own attacks have all left. */
    private void invade() {
        for (int i = 0; i < touched; i++) {
            for (int g = firstInto[targets[i]]; g != NONE; g = nextInto[g]) {
                waiting[march.where(g)] += march.count(g) > 0 ? 1 : 0;
            }
        }
        PriorityQueue<Integer> free = new PriorityQueue<>();
        for (int i = 0; i < touched; i++) {
            if (waiting[targets[i]] == 0 && firstInto[targets[i]] != NONE) {
                free.add(targets[i]);
            }
        }
        while (!free.isEmpty()) {
            int target = free.remove();
            int[] army = into(target);
            int[] origins = new int[army.length];
            for (int i = 0; i < army.length; i++) {
                origins[i] = march.where(army[i]);
            }
            if (army.length > 0) {
                Front front = new Front(march, army);
                new Invasion(turn, number, target, front).fight();
                enter(target, front);
                turn.show();
            }
            firstInto[target] = NONE;
            for (int origin : origins) {
                if (--waiting[origin] == 0 && firstInto[origin] != NONE) {
                    free.add(origin);
                }
            }
        }
    }
}
