package arbiter.games.globaldomination.plans;

import arbiter.games.globaldomination.maps.Fronts;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.function.IntPredicate;

/** How good a territory is as a start. */
public final class Room {
    private Room() {}

    /** How much land is nearer to this start than to any other, and how near it is. */
    public static double of(WorldMap map, int start, IntPredicate others) {
        int[] own = Fronts.distances(map, at -> at != start);
        int[] theirs = Fronts.distances(map, at -> !others.test(at));
        double room = 0;
        for (int at = 0; at < map.size(); at++) {
            room += (own[at] < theirs[at] ? 1 : 0) + 2.0 / (1 + own[at]);
        }
        return room;
    }
}
