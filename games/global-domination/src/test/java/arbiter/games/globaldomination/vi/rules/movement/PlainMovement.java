package arbiter.games.globaldomination.vi.rules.movement;

import arbiter.games.globaldomination.vi.position.Unit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A slow second implementation of the Movement Phase, written like the rulebook: every unit is an object, every beat is
 * carried out, and after every act everything is checked again (GD6-M.2 to M.11). The fast implementation must give the same
 * result.
 */
final class PlainMovement {
    static final class Soldier {
        final int seat;
        final Unit type;
        final int line;
        final int[] path;
        int at;
        int done;
        int hp;
        boolean alive = true;

        Soldier(int seat, Unit type, int line, int[] path) {
            this.seat = seat;
            this.type = type;
            this.line = line;
            this.path = path;
            this.at = path[0];
        }

        boolean waits(int step) {
            return alive && done == step - 1 && path.length > step;
        }

        int target() {
            return path[done + 1];
        }

        int hopsLeft() {
            return path.length - 1 - done;
        }
    }

    final List<Soldier> soldiers = new ArrayList<>();
    final int[] owner;
    final boolean[] tower;
    final boolean[] bivouac;
    final boolean[] center;
    final int[] mines;
    final boolean[][] border;
    private int step;

    PlainMovement(int size) {
        owner = new int[size];
        tower = new boolean[size];
        bivouac = new boolean[size];
        center = new boolean[size];
        mines = new int[size];
        border = new boolean[size][size];
    }

    private static int health(Unit type) {
        return switch (type) {
            case ARMY, CAVALRY -> 1;
            case HEAVY -> 2;
            case SPY -> 0;
        };
    }

    void run() {
        for (step = 1; step <= 4; step++) {
            while (peace() || contested() || loops() || invasion()) {
                continue;
            }
        }
    }

    private List<Soldier> waiting() {
        return soldiers.stream().filter(s -> s.waits(step)).toList();
    }

    private boolean peace() {
        List<Soldier> going = new ArrayList<>();
        for (Soldier s : waiting()) {
            boolean alone = waiting().stream().noneMatch(o -> o.target() == s.target() && o.seat != s.seat);
            if (owner[s.target()] == s.seat || (owner[s.target()] < 0 && alone)) {
                going.add(s);
            }
        }
        for (Soldier s : going) {
            s.hp = health(s.type);
        }
        TreeMap<Integer, List<Soldier>> neutral = new TreeMap<>();
        for (Soldier s : going) {
            if (owner[s.target()] == s.seat) {
                hop(s);
            } else {
                neutral.computeIfAbsent(s.target(), t -> new ArrayList<>()).add(s);
            }
        }
        neutral.forEach(this::enterNeutral);
        return !going.isEmpty();
    }

    private void enterNeutral(int target, List<Soldier> army) {
        while (mines[target] > 0 && army.stream().anyMatch(s -> s.alive)) {
            mines[target]--;
            damage(army);
        }
        for (Soldier s : army) {
            if (s.alive) {
                owner[target] = s.seat;
                hop(s);
            }
        }
    }

    private static void hop(Soldier s) {
        s.at = s.target();
        s.done++;
    }

    /** One point of damage to the first unit; units without health die from it and pass it on. */
    private static void damage(List<Soldier> line) {
        for (Soldier s : line) {
            if (s.alive) {
                if (health(s.type) == 0) {
                    s.alive = false;
                } else {
                    s.hp--;
                    s.alive = s.hp > 0;
                    return;
                }
            }
        }
    }

    private static boolean gone(List<Soldier> line) {
        return line.stream().noneMatch(s -> s.alive);
    }

    private static boolean frail(List<Soldier> line) {
        return !gone(line) && line.stream().noneMatch(s -> s.alive && health(s.type) > 0);
    }

    private static void perish(List<Soldier> line) {
        line.forEach(s -> s.alive = false);
    }

    private boolean contested() {
        TreeMap<Integer, List<Soldier>> byTarget = new TreeMap<>();
        waiting()
                .forEach(s -> byTarget.computeIfAbsent(s.target(), t -> new ArrayList<>())
                        .add(s));
        boolean any = false;
        for (List<Soldier> all : byTarget.values()) {
            if (all.stream().map(s -> s.seat).distinct().count() > 1) {
                skirmish(all);
                any = true;
            }
        }
        return any;
    }

    private static void skirmish(List<Soldier> all) {
        all.forEach(s -> s.hp = health(s.type));
        TreeMap<Integer, List<Soldier>> sides = new TreeMap<>();
        all.forEach(s -> sides.computeIfAbsent(s.seat, t -> new ArrayList<>()).add(s));
        while (sides.values().stream().filter(side -> !gone(side)).count() > 1) {
            List<List<Soldier>> frail =
                    sides.values().stream().filter(PlainMovement::frail).toList();
            frail.forEach(PlainMovement::perish);
            if (sides.values().stream().filter(side -> !gone(side)).count() > 1) {
                sides.values().forEach(PlainMovement::damage);
            }
        }
    }

    private boolean reaches(int from, int to) {
        TreeSet<Integer> seen = new TreeSet<>(List.of(from));
        List<Integer> open = new ArrayList<>(List.of(from));
        while (!open.isEmpty()) {
            int at = open.removeLast();
            if (at == to) {
                return true;
            }
            for (Soldier s : waiting()) {
                if (s.at == at && seen.add(s.target())) {
                    open.add(s.target());
                }
            }
        }
        return false;
    }

    private boolean loops() {
        for (Soldier s : waiting()) {
            if (reaches(s.target(), s.at)) {
                List<Soldier> loop = waiting().stream()
                        .filter(o -> reaches(o.target(), o.at) && reaches(s.at, o.at) && reaches(o.at, s.at))
                        .toList();
                skirmish(loop);
                return true;
            }
        }
        return false;
    }

    private boolean invasion() {
        List<Soldier> waiting = waiting();
        int target = waiting.stream()
                .mapToInt(Soldier::target)
                .filter(t -> waiting.stream().noneMatch(o -> o.at == t))
                .min()
                .orElse(-1);
        if (target < 0) {
            if (!waiting.isEmpty()) {
                throw new IllegalStateException("attacks that wait for each other");
            }
            return false;
        }
        invade(target, waiting.stream().filter(s -> s.target() == target).toList());
        return true;
    }

    private void invade(int target, List<Soldier> army) {
        List<Soldier> defence = soldiers.stream()
                .filter(s -> s.alive && s.at == target)
                .sorted(Comparator.comparingInt((Soldier s) -> Unit.DEFENCE.indexOf(s.type))
                        .thenComparing(s -> s.hopsLeft() > 0)
                        .thenComparing(s -> -s.line))
                .toList();
        army.forEach(s -> s.hp = health(s.type));
        defence.forEach(s -> s.hp = health(s.type));
        if (!informed(army.getFirst())) {
            damage(army);
            damage(army);
        }
        while (mines[target] > 0 && !gone(army)) {
            mines[target]--;
            damage(army);
        }
        storm(target, army);
        while (!gone(army) && !gone(defence)) {
            boolean weakArmy = frail(army);
            boolean weakDefence = frail(defence);
            if (weakArmy) {
                perish(army);
            }
            if (weakDefence) {
                perish(defence);
            }
            if (!gone(army) && !gone(defence)) {
                damage(army);
                damage(defence);
            }
        }
        if (gone(defence) && !(defence.isEmpty() && gone(army))) {
            owner[target] = -1;
            bivouac[target] = false;
        }
        for (Soldier s : army) {
            if (s.alive) {
                owner[target] = s.seat;
                hop(s);
            }
        }
    }

    private void storm(int target, List<Soldier> army) {
        int strength = 2;
        while (tower[target] && !gone(army)) {
            if (frail(army)) {
                perish(army);
            } else {
                damage(army);
                strength--;
                tower[target] = strength > 0;
            }
        }
    }

    private boolean informed(Soldier first) {
        for (int t = 0; t < owner.length; t++) {
            boolean near = t == first.at || border[t][first.at];
            int here = t;
            boolean spy = soldiers.stream().anyMatch(s -> s.alive && s.at == here && s.type == Unit.SPY);
            if (near && owner[t] == first.seat && (center[t] || spy)) {
                return true;
            }
        }
        return false;
    }

    int count(int territory, Unit type) {
        return (int) soldiers.stream()
                .filter(s -> s.alive && s.at == territory && s.type == type)
                .count();
    }
}
