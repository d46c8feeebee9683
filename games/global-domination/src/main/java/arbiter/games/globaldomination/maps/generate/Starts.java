package arbiter.games.globaldomination.maps.generate;

import arbiter.games.globaldomination.maps.Reach;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Finds starts that are far apart and have about the same number of territories within two steps and within three. */
final class Starts {
    /** How much more the best start may reach than the worst. */
    static final double FAIR = 1.15;

    static final int APART = 3;

    /** After the first solution, this number of the largest groups of peers are searched for a better one. */
    private static final int ENOUGH = 16;

    private static final int MOST_SEARCHED = 60;

    private final WorldMap map;
    private final int seats;
    private final int[] two;
    private final int[] three;

    private Starts(WorldMap map, int seats) {
        this.map = map;
        this.seats = seats;
        two = Reach.within(map, 2);
        three = Reach.within(map, 3);
    }

    /** Indices, ascending; empty if no such starts were found. */
    static Optional<List<Integer>> find(WorldMap map, int seats) {
        return new Starts(map, seats).find();
    }

    private Optional<List<Integer>> find() {
        List<List<Integer>> groups = peers();
        List<Integer> best = List.of();
        int farthest = APART - 1;
        for (List<Integer> lands : groups.subList(0, Math.min(ENOUGH, groups.size()))) {
            for (int first = 0; first < 4; first++) {
                List<Integer> chosen = new ArrayList<>();
                int apart = spread(lands, first * lands.size() / 4, chosen);
                if (apart > farthest) {
                    farthest = apart;
                    best = chosen;
                }
            }
        }
        if (best.isEmpty()) {
            best = packed(groups);
        }
        return best.isEmpty()
                ? Optional.empty()
                : Optional.of(best.stream().sorted().toList());
    }

    /** If always taking the farthest land gives no solution: a search for any lands that are far enough apart. */
    private List<Integer> packed(List<List<Integer>> groups) {
        BitSet[] conflicts = Packing.conflicts(map, APART);
        for (List<Integer> lands : groups.subList(0, Math.min(MOST_SEARCHED, groups.size()))) {
            List<Integer> found = Packing.find(conflicts, lands, seats);
            if (!found.isEmpty()) {
                return found;
            }
        }
        return List.of();
    }

    /** All groups of lands with similar reach that are large enough for all seats, the largest first. */
    private List<List<Integer>> peers() {
        int[] twos = IntStream.of(two).distinct().sorted().toArray();
        int[] threes = IntStream.of(three).distinct().sorted().toArray();
        List<List<Integer>> groups = new ArrayList<>();
        for (int least2 : twos) {
            for (int least3 : threes) {
                List<Integer> lands = new ArrayList<>();
                for (int i = 0; i < map.size(); i++) {
                    if (isWithin(two[i], least2) && isWithin(three[i], least3)) {
                        lands.add(i);
                    }
                }
                if (lands.size() >= seats) {
                    groups.add(lands);
                }
            }
        }
        groups.sort((a, b) -> Integer.compare(b.size(), a.size()));
        return groups;
    }

    private static boolean isWithin(int reach, int least) {
        return reach >= least && reach <= FAIR * least;
    }

    /** Repeatedly takes the land that is farthest from all taken ones; returns the smallest distance between two. */
    private int spread(List<Integer> lands, int first, List<Integer> chosen) {
        int[] nearest = new int[map.size()];
        Arrays.fill(nearest, Integer.MAX_VALUE);
        int least = Integer.MAX_VALUE;
        int next = lands.get(first);
        while (true) {
            chosen.add(next);
            if (chosen.size() == seats) {
                return least;
            }
            int[] steps = Reach.steps(map, next);
            for (int i = 0; i < map.size(); i++) {
                nearest[i] = Math.min(nearest[i], steps[i]);
            }
            next = lands.getFirst();
            for (int land : lands) {
                if (nearest[land] > nearest[next]) {
                    next = land;
                }
            }
            least = Math.min(least, nearest[next]);
            if (least < APART) {
                return least;
            }
        }
    }
}
