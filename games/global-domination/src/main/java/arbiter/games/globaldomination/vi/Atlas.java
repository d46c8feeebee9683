package arbiter.games.globaldomination.vi;

import arbiter.games.globaldomination.maps.Territory;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.List;

/** The map as a view publishes it. */
record Atlas(
        String name, String attribution, List<Territory> territories, List<WorldMap.Link> links, List<Integer> starts) {
    Atlas {
        territories = List.copyOf(territories);
        links = List.copyOf(links);
        starts = List.copyOf(starts);
    }

    static Atlas of(WorldMap map) {
        return new Atlas(
                map.name(),
                map.attribution(),
                map.territories(),
                map.links(),
                map.starts().stream().map(map::id).toList());
    }

    WorldMap map() {
        return new WorldMap(name, attribution, territories, links, starts);
    }
}
