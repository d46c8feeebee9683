package arbiter.games.globaldomination.maps;

import java.util.function.IntPredicate;

/** The distance of each territory from land of other players or of nobody. Bots use it to decide where units are useful. */
public final class Fronts {
    private Fronts() {}

    /** Steps to the nearest territory that is not {@code own}; 0 for a territory that is not own itself. */
    public static int[] distances(WorldMap map, IntPredicate own) {
        int size = map.size();
        int[] distance = new int[size];
        int[] queue = new int[size];
        int filled = 0;
        for (int at = 0; at < size; at++) {
            distance[at] = -1;
            if (!own.test(at)) {
                distance[at] = 0;
                queue[filled++] = at;
            }
        }
        for (int next = 0; next < filled; next++) {
            int at = queue[next];
            for (int k = map.first(at); k < map.end(at); k++) {
                int there = map.neighbour(k);
                if (distance[there] < 0) {
                    distance[there] = distance[at] + 1;
                    queue[filled++] = there;
                }
            }
        }
        for (int at = 0; at < size; at++) {
            if (distance[at] < 0) {
                // This part of the map has only own territories.
                distance[at] = size;
            }
        }
        return distance;
    }
}
