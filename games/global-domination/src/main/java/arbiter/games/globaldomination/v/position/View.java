package arbiter.games.globaldomination.v.position;

import arbiter.games.globaldomination.maps.Territory;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * What a viewer may know of a position: everything except the stashes of others (5.2). Players are seat indices, −1 for
 * nobody; territories are ids, 0 for none.
 *
 * @param attribution the author of the map, to be shown beside it; empty if this is not necessary
 * @param stage {@code joining} or {@code running}
 * @param offered the starts of which the second player picks one
 * @param announced the events of the next Natural Phase, as the host wrote them
 * @param ended the word for the way in which the game ended; empty while it runs
 */
public record View(
        String map,
        String attribution,
        int turn,
        String stage,
        List<Integer> offered,
        boolean joiningOpen,
        List<Land> lands,
        List<Player> players,
        List<String> announced,
        String ended,
        List<Integer> winners,
        List<Territory> territories,
        List<WorldMap.Link> links) {
    /** The map that this view shows. */
    public WorldMap atlas() {
        return new WorldMap(map, attribution, territories, links, List.of());
    }

    /** @param units by the word of their type */
    public record Land(
            int id,
            int owner,
            SequencedMap<String, Integer> units,
            boolean hq,
            int settler,
            String construct,
            int trebuchets,
            boolean wasteland,
            int held) {
        public int troops() {
            return units.getOrDefault("troop", 0);
        }
    }

    /**
     * @param ip public in this edition
     * @param stash by the word of the item; null if it is hidden
     * @param colour the word of the chosen colour, empty for none; {@code hex} is the same as {@code #rrggbb}
     * @param homeland where units spawn that the player does not place elsewhere
     */
    public record Player(
            String name,
            String status,
            int ip,
            boolean firstTurn,
            @Nullable SequencedMap<String, Integer> stash,
            int territories,
            long troops,
            int homeland,
            int start,
            boolean ready,
            String colour,
            String hex,
            String country,
            String lore) {}
}
