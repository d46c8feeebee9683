package arbiter.games.globaldomination.maps.generate;

import arbiter.games.globaldomination.maps.Reach;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds starts that reach about as far as each other within two steps and within three, and are far apart. */
final class Starts {
    /** How much farther the best start may reach than the worst. */
    static final double FAIR = 1.15;

    static final int APART = 3;
    private static final int MOST_TRIED = 24;

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

    /** Indices, ascending; empty where no such starts were found. */
    static Optional<List<Integer>> find(WorldMap map, int seats) {
        return new Starts(map, seats).find();
    }

    /** Lands whose reach lies between a least value and that much more. */
    private record Peers(List<Integer> lands) {}

    private Optional<List<Integer>> find() {
        List<Peers> all = peers();
        all.sort((a, b) -> Integer.compare(b.lands().size(), a.lands().size()));
        List<Integer> best = List.of();
        int farthest = APART - 1;
        for (Peers peers : all.subList(0, Math.min(MOST_TRIED, all.size()))) {
            for (int first = 0; first < Math.min(4, peers.lands().size()); first++) {
                List<Integer> chosen = new ArrayList<>();
                int apart = spread(peers.lands(), first * peers.lands().size() / 4, chosen);
                if (apart > farthest) {
                    farthest = apart;
                    best = chosen;
                }
            }
        }
        return best.isEmpty()
                ? Optional.empty()
                : Optional.of(best.stream().sorted().toList());
    }

    private List<Peers> peers() {
        List<Peers> all = new ArrayList<>();
        boolean[][] tried = new boolean[map.size() + 1][];
        for (int i = 0; i < map.size(); i++) {
            boolean[] row = tried[two[i]];
            if (row == null) {
                row = new boolean[map.size() + 1];
                tried[two[i]] = row;
            }
            for (int least3 : new int[] {three[i], (int) Math.ceil(three[i] / FAIR)}) {
                if (!row[least3]) {
                    row[least3] = true;
                    List<Integer> lands = peersOf(two[i], least3);
                    if (lands.size() >= seats) {
                        all.add(new Peers(lands));
                    }
                }
            }
        }
        return all;
    }

    private List<Integer> peersOf(int least2, int least3) {
        List<Integer> lands = new ArrayList<>();
        for (int i = 0; i < map.size(); i++) {
            if (two[i] >= least2 && two[i] <= FAIR * least2 && three[i] >= least3 && three[i] <= FAIR * least3) {
                lands.add(i);
            }
        }
        return lands;
    }

    /** Takes again and again whoever is farthest from all taken; gives the least distance between two. */
    private int spread(List<Integer> lands, int first, List<Integer> chosen) {
        int[] nearest = new int[map.size()];
        java.util.Arrays.fill(nearest, Integer.MAX_VALUE);
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
