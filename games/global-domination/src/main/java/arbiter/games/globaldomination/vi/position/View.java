package arbiter.games.globaldomination.vi.position;

import arbiter.engine.seat.Seat;
import arbiter.games.globaldomination.maps.Territory;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a viewer may know of a position. Secrets of others are left out: Influence and stashes are null, Spies and mines are
 * not counted. Players are seat indices, −1 for nobody; territories are ids.
 *
 * @param map the name of the map; {@code territories}, {@code links} and {@code starts} are its content
 * @param split whether the turn waits for new HQ orders after a clash
 * @param open the mechanics that are unlocked now
 * @param announced the host's announcements for the next turn, as orders
 * @param ended the word for the way in which the game ended; empty while it runs
 */
public record View(
        String map,
        String attribution,
        int turn,
        boolean split,
        List<Seat> awaiting,
        List<Player> players,
        List<Land> lands,
        List<Mechanic> open,
        List<String> announced,
        String ended,
        List<Seat> winners,
        List<Territory> territories,
        List<WorldMap.Link> links,
        List<Integer> starts) {
    public static final int NOBODY = -1;

    /** @param waiting the lines of a sheet that waits in a split turn; null if there is none or it belongs to another player */
    public record Player(
            Seat seat,
            String name,
            String status,
            int territories,
            @Nullable Integer ip,
            @Nullable Stash stash,
            @Nullable List<String> waiting) {
        public boolean is(Status word) {
            return status.equals(word.word());
        }
    }

    public record Stash(int crop, int dynamite, int toxic) {
        public int count(Item item) {
            return switch (item) {
                case CROP -> crop;
                case DYNAMITE -> dynamite;
                case TOXIC -> toxic;
            };
        }
    }

    /** @param settler who built the HQ, {@link #NOBODY} if there is none or that is unknown */
    public record Land(
            int id,
            int owner,
            Units units,
            boolean hq,
            int settler,
            List<Construct> constructs,
            boolean wasteland,
            int mines,
            int loyalty) {
        Land with(Units other, int otherMines) {
            return new Land(id, owner, other, hq, settler, constructs, wasteland, otherMines, loyalty);
        }
    }

    View withLands(List<Land> others) {
        return new View(
                map,
                attribution,
                turn,
                split,
                awaiting,
                players,
                others,
                open,
                announced,
                ended,
                winners,
                territories,
                links,
                starts);
    }

    public List<String> names() {
        return players.stream().map(Player::name).toList();
    }

    public WorldMap worldMap() {
        return new WorldMap(map, attribution, territories, links, starts);
    }
}
