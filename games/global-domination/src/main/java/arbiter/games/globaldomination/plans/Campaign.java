package arbiter.games.globaldomination.plans;

import arbiter.games.globaldomination.maps.Fronts;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Marches that bots should consider, the most promising first: attacks from several sides at once, ways through free land,
 * and moves from the interior to the front. The orders of one plan belong together; the caller decides whether the plan is
 * good.
 */
public final class Campaign<O> {
    /** Maximum scouts sent from one territory per turn. */
    private static final int MOST_SCOUTS = 8;

    private final Theatre<O> theatre;
    private final WorldMap map;
    private final int[] distance;
    private final List<List<O>> plans = new ArrayList<>();

    private Campaign(Theatre<O> theatre) {
        this.theatre = theatre;
        this.map = theatre.map();
        this.distance = Fronts.distances(map, theatre::own);
    }

    public static <O> List<List<O>> of(Theatre<O> theatre) {
        Campaign<O> campaign = new Campaign<>(theatre);
        campaign.attacks();
        campaign.scouts();
        campaign.reinforcements();
        return campaign.plans;
    }

    /** Units of one kind, their path, and the health of each. */
    private record Column(int kind, int count, int[] path, int health) {
        int strength() {
            return count * health;
        }
    }

    private void attacks() {
        IntStream.range(0, map.size())
                .filter(at -> theatre.hostile(at) && beside(at))
                .boxed()
                .sorted(Comparator.comparingInt(this::effort))
                .forEach(this::attack);
    }

    /** Targets that need the least force come first, and a Headquarter before its neighbours. */
    private int effort(int target) {
        return theatre.guard(target) - (theatre.headquarter(target) ? 100 : 0);
    }

    private boolean beside(int at) {
        for (int k = map.first(at); k < map.end(at); k++) {
            if (theatre.own(map.neighbour(k))) {
                return true;
            }
        }
        return false;
    }

    private void attack(int target) {
        List<Column> near = columns(target, 1);
        List<Column> far = columns(target, 2);
        List<Column> all = new ArrayList<>(near);
        all.addAll(far);
        Theatre.Barrage<O> barrage = theatre.barrage(target);
        if (!barrage.orders().isEmpty()) {
            attack(target, near, barrage);
        }
        Theatre.Barrage<O> silence = new Theatre.Barrage<>(List.of(), 0);
        if (strength(near) >= theatre.guard(target)) {
            attack(target, near, silence);
        } else {
            attack(target, all, silence);
            attack(target, far, silence);
        }
        if (!barrage.orders().isEmpty()) {
            plans.add(barrage.orders());
        }
    }

    /** Plans an attack with as few units as necessary, and one with all units, because conquered land must also be defended. */
    private void attack(int target, List<Column> columns, Theatre.Barrage<O> barrage) {
        int needed = Math.max(1, theatre.guard(target) - barrage.worth());
        int all = strength(columns);
        if (all < needed) {
            return;
        }
        List<O> least = new ArrayList<>(barrage.orders());
        int gathered = 0;
        for (Column column : columns) {
            if (gathered < needed) {
                int count = Math.min(column.count(), (needed - gathered + column.health() - 1) / column.health());
                least.add(theatre.march(column.kind(), count, column.path()));
                gathered += count * column.health();
            }
        }
        if (all > gathered) {
            List<O> most = new ArrayList<>(barrage.orders());
            columns.forEach(column -> most.add(theatre.march(column.kind(), column.count(), column.path())));
            plans.add(most);
        }
        plans.add(least);
    }

    private static int strength(List<Column> columns) {
        return columns.stream().mapToInt(Column::strength).sum();
    }

    /** The units that can reach the target over own land in exactly this number of hops, the strongest first. */
    private List<Column> columns(int target, int hops) {
        List<Column> columns = new ArrayList<>();
        boolean[] seen = new boolean[map.size()];
        for (int k = map.first(target); k < map.end(target); k++) {
            int via = map.neighbour(k);
            if (!theatre.own(via)) {
                continue;
            }
            if (hops == 1) {
                column(columns, Integer.MAX_VALUE, via, target);
            } else {
                for (int j = map.first(via); j < map.end(via); j++) {
                    int from = map.neighbour(j);
                    if (theatre.own(from) && !seen[from] && !map.adjacent(from, target)) {
                        seen[from] = true;
                        column(columns, theatre.room(via), from, via, target);
                    }
                }
            }
        }
        columns.sort(Comparator.comparingInt(Column::strength).reversed());
        return columns;
    }

    private void column(List<Column> columns, int most, int... path) {
        for (int kind = 0; kind < theatre.kinds(); kind++) {
            int count = Math.min(most, theatre.units(kind, path[0]));
            if (count > 0 && theatre.steps(kind, path[0]) >= path.length - 1) {
                columns.add(new Column(kind, count, path, theatre.health(kind)));
            }
        }
    }

    /** Sends single units through as much free land as they can reach: a unit takes the land that it passes. */
    private void scouts() {
        boolean[] claimed = new boolean[map.size()];
        for (int at = 0; at < map.size(); at++) {
            for (int kind = 0; theatre.own(at) && kind < theatre.kinds(); kind++) {
                int steps = Math.min(4, theatre.steps(kind, at));
                if (distance[at] > steps) {
                    continue;
                }
                for (int i = 0; i < Math.min(MOST_SCOUTS, theatre.units(kind, at)); i++) {
                    int[] path = longest(new int[] {at}, steps, claimed);
                    if (path.length < 2) {
                        break;
                    }
                    for (int hop : path) {
                        claimed[hop] = true;
                    }
                    plans.add(List.of(theatre.march(kind, 1, path)));
                }
            }
        }
    }

    private boolean free(int at) {
        return !theatre.own(at) && !theatre.hostile(at);
    }

    /** The path through most free land that is not the target of another unit. */
    private int[] longest(int[] path, int steps, boolean[] claimed) {
        int at = path[path.length - 1];
        int[] best = path;
        int most = gain(path, claimed);
        if (steps > 0) {
            for (int k = map.first(at); k < map.end(at); k++) {
                int next = map.neighbour(k);
                if (!theatre.hostile(next) && !contains(path, next) && distance[next] < Math.max(1, steps)) {
                    int[] further = Arrays.copyOf(path, path.length + 1);
                    further[path.length] = next;
                    int[] found = longest(further, steps - 1, claimed);
                    int gain = gain(found, claimed);
                    if (gain > most) {
                        best = found;
                        most = gain;
                    }
                }
            }
        }
        return path.length == 1 && most == 0 ? path : best;
    }

    private int gain(int[] path, boolean[] claimed) {
        int gain = 0;
        for (int hop : path) {
            gain += free(hop) && !claimed[hop] ? 1 : 0;
        }
        return gain;
    }

    private static boolean contains(int[] path, int at) {
        for (int hop : path) {
            if (hop == at) {
                return true;
            }
        }
        return false;
    }

    /** Moves units towards the front, those nearest to it first, so that there is space for those that follow. */
    private void reinforcements() {
        int[] present = new int[map.size()];
        for (int at = 0; at < map.size(); at++) {
            for (int kind = 0; kind < theatre.kinds(); kind++) {
                present[at] += theatre.units(kind, at);
            }
        }
        int[] before = present.clone();
        IntStream.range(0, map.size())
                .filter(at -> theatre.own(at) && distance[at] > 1 && distance[at] < map.size())
                .boxed()
                .sorted(Comparator.comparingInt(at -> distance[at]))
                .forEach(at -> reinforce(at, present, before));
    }

    private void reinforce(int at, int[] present, int[] before) {
        for (int kind = 0; kind < theatre.kinds(); kind++) {
            int units = theatre.units(kind, at);
            int[] path = units == 0 ? new int[0] : forward(at, theatre.steps(kind, at), present, before);
            if (path.length > 1) {
                int to = path[path.length - 1];
                int count = Math.min(units, room(to, present, before));
                present[at] -= count;
                present[to] += count;
                plans.add(List.of(theatre.march(kind, count, path)));
            }
        }
    }

    private int room(int at, int[] present, int[] before) {
        return (int) Math.min(Integer.MAX_VALUE, (long) theatre.room(at) + before[at] - present[at]);
    }

    /** A path that gets nearer to the front with each hop, as far as there is space to stay. */
    private int[] forward(int from, int steps, int[] present, int[] before) {
        int[] path = {from};
        int[] best = path;
        for (int hop = 0; hop < steps && distance[path[path.length - 1]] > 1; hop++) {
            int at = path[path.length - 1];
            int next = -1;
            for (int k = map.first(at); k < map.end(at); k++) {
                int there = map.neighbour(k);
                boolean nearer = theatre.own(there) && distance[there] < distance[at];
                if (nearer && (next < 0 || room(there, present, before) > room(next, present, before))) {
                    next = there;
                }
            }
            if (next < 0) {
                break;
            }
            path = Arrays.copyOf(path, path.length + 1);
            path[path.length - 1] = next;
            if (room(next, present, before) > 0) {
                best = path;
            }
        }
        return best;
    }
}
