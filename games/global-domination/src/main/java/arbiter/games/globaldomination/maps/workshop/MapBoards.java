package arbiter.games.globaldomination.maps.workshop;

import arbiter.engine.Boards;
import arbiter.engine.Workshop;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.maps.WorldMaps;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * The maps that come with Global Domination, and the workshop for others.
 *
 * @param startsApart the minimum distance between two starts
 * @param evening settings that make seats equally good, on any map
 */
public record MapBoards(int startsApart, List<SortedMap<String, String>> evening) implements Boards {
    public MapBoards {
        evening = List.copyOf(evening);
    }

    @Override
    public List<SortedMap<String, String>> compensations(int seats) {
        return evening;
    }

    @Override
    public List<String> names() {
        return WorldMaps.names();
    }

    @Override
    public String board(String name) {
        return WorldMaps.builtIn(name)
                .map(WorldMap::name)
                .orElseThrow(() -> new IllegalArgumentException("no board " + name));
    }

    @Override
    public Optional<Workshop> workshop() {
        return Optional.of(new MapWorkshop(startsApart));
    }
}
