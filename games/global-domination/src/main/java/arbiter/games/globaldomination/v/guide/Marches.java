package arbiter.games.globaldomination.v.guide;

import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.v.position.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** A path to each territory that units can reach: the shortest, preferably through own land, then neutral land. */
final class Marches {
    /** Longer marches must be typed. */
    private static final int MOST_HOPS = 4;

    private final WorldMap map;
    private final int[] rank;

    private Marches(Tried now, int seat) {
        this.map = now.after().map();
        this.rank = new int[map.size()];
        for (int at = 0; at < rank.length; at++) {
            int owner = now.after().owner()[at];
            rank[at] = now.tally().ownsThen(at) || owner == seat ? 0 : owner == Position.NEUTRAL ? 1 : 2;
        }
    }

    static List<int[]> from(Tried now, int seat, int from) {
        Marches paths = new Marches(now, seat);
        boolean[] reached = new boolean[paths.rank.length];
        reached[from] = true;
        List<int[]> all = new ArrayList<>();
        List<int[]> last = List.of(new int[] {from});
        int most = Math.min(MOST_HOPS, now.tally().mostSteps());
        for (int hop = 1; hop <= most && now.tally().free(from, hop) > 0; hop++) {
            List<int[]> next = new ArrayList<>();
            for (int[] path : last) {
                paths.onwards(path, reached, next);
            }
            next.sort(Comparator.comparingInt(path -> paths.rank[path[path.length - 1]]));
            all.addAll(next);
            last = next;
        }
        return all;
    }

    private void onwards(int[] path, boolean[] reached, List<int[]> next) {
        int end = path[path.length - 1];
        for (int k = map.first(end); k < map.end(end); k++) {
            int to = map.neighbour(k);
            if (!reached[to]) {
                reached[to] = true;
                int[] longer = Arrays.copyOf(path, path.length + 1);
                longer[path.length] = to;
                next.add(longer);
            }
        }
    }
}
