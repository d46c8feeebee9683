package arbiter.games.carbon.position;

import arbiter.engine.seat.Seat;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * What a viewer may know of a position. Everything is public except lists that are not revealed yet (CC-9).
 *
 * @param viewer the seat that sees this view, or null for the public and for viewers who see everything
 * @param settings only what differs from the defaults
 * @param board the board as it was given when the game began
 * @param given the position in the form of a scenario, without what the viewer may not know
 * @param placing the unit that waits to be placed, such as {@code A.LGD#1}, or nothing
 * @param entries the hexes where its player may place it
 * @param catalogue what lists can contain; null once they are revealed
 */
public record View(
        @Nullable Seat viewer,
        List<String> players,
        SequencedMap<String, String> settings,
        String board,
        List<String> given,
        String phase,
        int round,
        int rounds,
        Seat active,
        String placing,
        List<Hex> entries,
        Ground ground,
        List<Player> sides,
        List<Piece> pieces,
        List<Seat> winners,
        String reason,
        @Nullable Catalogue catalogue) {

    /**
     * @param reach the maximum distance at which a piece counts for an objective (CC-H18)
     * @param special every hex that is not plain open ground
     */
    public record Ground(String map, String name, int radius, int reach, List<Spot> special) {}

    /** @param stock what is left in a Field or Node, 0 elsewhere */
    public record Spot(Hex hex, String terrain, boolean objective, int stock) {}

    /**
     * @param list copies such as {@code BAR*2}, empty while hidden
     * @param copies every listed copy with its zone
     * @param sheets every datasheet of the faction, empty while hidden
     */
    public record Player(
            Seat seat,
            boolean listed,
            boolean hidden,
            String faction,
            List<String> list,
            List<Copy> copies,
            int carbon,
            int crystals,
            int points,
            int supply,
            int ceiling,
            int workers,
            int workerLimit,
            int centers,
            int centerLimit,
            boolean alive,
            boolean bot,
            boolean offersDraw,
            List<String> inForce,
            List<Running> running,
            List<Sheet> sheets) {}

    /**
     * What Deployment Lists can contain in this game (CC-H3).
     *
     * @param budget the maximum cost of a list in points
     */
    public record Catalogue(int budget, List<Offer> factions) {
        public Catalogue {
            factions = List.copyOf(factions);
        }
    }

    /**
     * A faction that can be chosen.
     *
     * @param words a description
     * @param byDefault its default list: copies such as {@code BAR*2}
     * @param points the cost of the default list
     */
    public record Offer(String id, String name, String words, List<Sheet> sheets, List<String> byDefault, int points) {
        public Offer {
            sheets = List.copyOf(sheets);
            byDefault = List.copyOf(byDefault);
        }
    }

    /**
     * A datasheet.
     *
     * @param part {@code building}, {@code unit} or {@code upgrade}
     * @param kind the type of a building, the class of a unit, or how an upgrade lasts
     * @param points the cost of each copy in a list
     * @param most the maximum number of copies in a list; 0 if it is never listed
     * @param core whether it is always available and needs no copy
     */
    public record Sheet(
            String code,
            String name,
            String part,
            String kind,
            int carbon,
            int crystals,
            int points,
            int most,
            boolean core) {}

    /**
     * An upgrade in force.
     *
     * @param left the turns or rounds that a timed upgrade still lasts, 0 for others
     * @param used whether an activated upgrade was used this turn
     */
    public record Running(String code, int left, boolean used) {}

    public record Copy(String code, int number, String zone) {}

    /**
     * @param kind the type of a building or the class of a unit
     * @param full the maximum of its Cohesion now
     * @param rally a hex, or nothing
     * @param queue its work, the current item first
     */
    public record Piece(
            String id,
            Seat seat,
            String code,
            String name,
            String kind,
            boolean unit,
            Hex hex,
            int size,
            int entry,
            int cohesion,
            int full,
            int construction,
            int salvage,
            int level,
            boolean active,
            boolean moved,
            boolean acted,
            String rally,
            List<Waiting> queue,
            int move,
            int range,
            int dice,
            int strength,
            int toughness,
            int armor,
            boolean cover) {}

    /** @param item such as {@code LGD#1}; its name for people is {@code name} */
    public record Waiting(String item, String name, int counters) {}
}
