package arbiter.games.globaldomination.maps.exchange;

import arbiter.engine.Budget;
import arbiter.games.globaldomination.maps.Territory;
import arbiter.games.globaldomination.maps.Territory.Outline;
import arbiter.games.globaldomination.maps.Territory.Point;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Finds neighbours: two outlines that have two or more corners in common. */
final class SharedBorders {
    /** If more lands than this meet in one corner, that is an error in the file, and the corner is ignored. */
    private static final int MOST_AT_A_CORNER = 8;

    private SharedBorders() {}

    private record Corner(double x, double y) implements Comparable<Corner> {
        @Override
        public int compareTo(Corner other) {
            int order = Double.compare(x, other.x);
            return order != 0 ? order : Double.compare(y, other.y);
        }
    }

    static List<WorldMap.Link> of(List<Territory> territories) {
        Map<Corner, List<Integer>> owners = new TreeMap<>();
        for (Territory territory : territories) {
            Budget.checkpoint();
            for (Outline outline : territory.outline()) {
                for (Point point : outline.points()) {
                    List<Integer> here = owners.computeIfAbsent(
                            new Corner(point.x() + 0.0, point.y() + 0.0), c -> new ArrayList<>());
                    if (here.isEmpty() || here.getLast() != territory.id()) {
                        here.add(territory.id());
                    }
                }
            }
        }
        Map<Long, Integer> common = new TreeMap<>();
        for (List<Integer> here : owners.values()) {
            Budget.checkpoint();
            for (int i = 0; here.size() <= MOST_AT_A_CORNER && i < here.size(); i++) {
                for (int j = i + 1; j < here.size(); j++) {
                    common.merge((long) here.get(i) << 32 | here.get(j), 1, Integer::sum);
                }
            }
        }
        List<WorldMap.Link> links = new ArrayList<>();
        common.forEach((pair, corners) -> {
            if (corners >= 2) {
                links.add(new WorldMap.Link((int) (pair >> 32), (int) (long) pair, false));
            }
        });
        return links;
    }
}
