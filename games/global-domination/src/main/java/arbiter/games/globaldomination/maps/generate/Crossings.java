package arbiter.games.globaldomination.maps.generate;

import arbiter.games.globaldomination.maps.WorldMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Chooses sea lines: the shortest that connect all land, and some more where the way over land would be long. */
final class Crossings {
    /** A sea line is useful if the way without it has at least this number of steps. */
    private static final int DETOUR = 4;

    private final int count;
    private final List<List<Integer>> neighbours = new ArrayList<>();
    private final List<WorldMap.Link> chosen = new ArrayList<>();

    private Crossings(int count, List<WorldMap.Link> borders) {
        this.count = count;
        for (int i = 0; i <= count; i++) {
            neighbours.add(new ArrayList<>());
        }
        borders.forEach(this::connect);
    }

    /** The water between two territories. */
    private record Strait(int a, int b, int width) {}

    static List<WorldMap.Link> choose(CellGrid grid, int count, List<WorldMap.Link> borders) {
        Crossings crossings = new Crossings(count, borders);
        crossings.choose(straits(grid));
        return crossings.chosen;
    }

    private void choose(List<Strait> straits) {
        int[] parts = parts();
        for (Strait strait : straits) {
            if (parts[strait.a()] != parts[strait.b()]) {
                add(strait);
                parts = parts();
            }
        }
        int spare = count / 5;
        for (Strait strait : straits) {
            if (spare > 0 && steps(strait.a(), strait.b()) >= DETOUR) {
                add(strait);
                spare--;
            }
        }
    }

    private void add(Strait strait) {
        WorldMap.Link link = new WorldMap.Link(strait.a(), strait.b(), true);
        chosen.add(link);
        connect(link);
    }

    private void connect(WorldMap.Link link) {
        neighbours.get(link.a()).add(link.b());
        neighbours.get(link.b()).add(link.a());
    }

    private int[] parts() {
        int[] parts = new int[count + 1];
        for (int start = 1; start <= count; start++) {
            if (parts[start] == 0) {
                ArrayDeque<Integer> next = new ArrayDeque<>(List.of(start));
                parts[start] = start;
                while (!next.isEmpty()) {
                    for (int to : neighbours.get(next.removeFirst())) {
                        if (parts[to] == 0) {
                            parts[to] = start;
                            next.add(to);
                        }
                    }
                }
            }
        }
        return parts;
    }

    /** The number of steps between two territories, up to {@link #DETOUR}. */
    private int steps(int from, int to) {
        int[] steps = new int[count + 1];
        Arrays.fill(steps, -1);
        steps[from] = 0;
        ArrayDeque<Integer> next = new ArrayDeque<>(List.of(from));
        while (!next.isEmpty()) {
            int at = next.removeFirst();
            if (at == to) {
                return steps[at];
            }
            if (steps[at] < DETOUR) {
                for (int near : neighbours.get(at)) {
                    if (steps[near] < 0) {
                        steps[near] = steps[at] + 1;
                        next.add(near);
                    }
                }
            }
        }
        return DETOUR;
    }

    /** All pairs of territories with water between them, the narrowest strait first. */
    private static List<Strait> straits(CellGrid grid) {
        int size = grid.width * grid.height;
        boolean[] land = new boolean[size];
        Growth tide = new Growth(grid.width, grid.height, new byte[size]);
        tide.clear();
        for (int i = 0; i < size; i++) {
            int owner = grid.at(i % grid.width, i / grid.width);
            land[i] = owner != CellGrid.SEA;
            if (land[i]) {
                tide.seed(i, owner);
            }
        }
        tide.grow(land, false);
        Map<Long, Strait> narrowest = new TreeMap<>();
        for (int i = 0; i < size; i++) {
            if (i % grid.width < grid.width - 1) {
                meet(tide, i, i + 1, land, narrowest);
            }
            if (i + grid.width < size) {
                meet(tide, i, i + grid.width, land, narrowest);
            }
        }
        List<Strait> straits = new ArrayList<>(narrowest.values());
        straits.sort(Comparator.comparingInt(Strait::width));
        return straits;
    }

    private static void meet(Growth tide, int here, int there, boolean[] land, Map<Long, Strait> narrowest) {
        int a = Math.min(tide.owners[here], tide.owners[there]);
        int b = Math.max(tide.owners[here], tide.owners[there]);
        if (a != b && !(land[here] && land[there])) {
            int width = tide.distances[here] + tide.distances[there];
            narrowest.merge(
                    (long) a << 32 | b,
                    new Strait(a, b, width),
                    (one, other) -> one.width() <= other.width() ? one : other);
        }
    }
}
