package arbiter.games.carbon.position;

import java.util.List;
import java.util.SequencedMap;

/**
 * What does not change during a game: its numbers, its map and its factions.
 *
 * @param text the board as it was given, empty for the default board
 */
public record Theatre(String text, Numbers numbers, Board board, SequencedMap<String, Faction> factions) {
    public Faction faction(String id) {
        Faction faction = factions.get(id);
        if (faction == null) {
            throw new IllegalStateException("no faction " + id);
        }
        return faction;
    }

    /** Whether any faction of this game has such a sheet. */
    public boolean knows(String code) {
        return factions.values().stream().anyMatch(faction -> faction.sheet(code) != null);
    }

    /** Every code of every faction. */
    public List<String> codes() {
        return factions.values().stream()
                .flatMap(faction -> faction.codes().stream())
                .distinct()
                .toList();
    }

    /** The faction of a seat without a list: the first faction for odd seats, the second for even seats (A is odd). */
    public Faction byDefault(int seat) {
        List<Faction> own = List.copyOf(factions.values());
        return own.get(seat % 2);
    }
}
