package arbiter.games.dynasty.position;

import arbiter.engine.seat.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a viewer may know: everything on the board, but only the viewer's own policies and waiting lines (section 8).
 *
 * @param tiles in canonical order
 * @param structures in canonical order
 * @param units by seat in turn order, then number
 * @param players in seat order
 * @param battle the battle that waits for an answer
 * @param waiting the viewer's own lines that wait for it
 */
public record View(
        int radius,
        List<Tile> tiles,
        List<Structure> structures,
        List<Unit> units,
        List<Player> players,
        Turn turn,
        @Nullable Battle battle,
        List<String> waiting) {
    public View {
        tiles = List.copyOf(tiles);
        structures = List.copyOf(structures);
        units = List.copyOf(units);
        players = List.copyOf(players);
        waiting = List.copyOf(waiting);
    }

    /** @param areas the players whose territory contains it; two or more make it conflicted */
    public record Tile(Hex at, Terrain terrain, List<Seat> areas) {
        public boolean conflicted() {
            return areas.size() > 1;
        }
    }

    /**
     * @param owner null for an ownerless bridge
     * @param claimedBy the city whose ring contains it
     * @param level of a city, otherwise 0
     * @param defence of a city, otherwise 0
     * @param growth what the next level needs; null if there is none
     */
    public record Structure(
            Hex at,
            Piece piece,
            @Nullable Seat owner,
            @Nullable Hex claimedBy,
            int level,
            int defence,
            boolean warded,
            int recruited,
            int cast,
            @Nullable Growth growth) {}

    /**
     * What a city's next level needs (DB-4.1).
     *
     * @param level the next level
     * @param needed the tiles of its rings that must be built
     * @param missing those of them that still need a house, or in an inner ring a house or token
     * @param hemmedIn whether a ring has too few usable tiles, so that houses cannot complete it
     */
    public record Growth(int level, List<Hex> needed, List<Hex> missing, boolean hemmedIn) {
        public Growth {
            needed = List.copyOf(needed);
            missing = List.copyOf(missing);
        }
    }

    /**
     * @param cargo whether it is on the Ship on its tile
     * @param withheld whether its owner keeps it out of other units' battles
     * @param reach the tiles where its next march could end
     * @param threatens the tiles that it could attack from there, if an enemy were on them
     */
    public record Unit(
            String id,
            UnitKind kind,
            Seat owner,
            Hex at,
            boolean cargo,
            boolean marched,
            boolean blessed,
            boolean hasted,
            boolean withheld,
            int power,
            int range,
            List<Hex> reach,
            List<Hex> threatens) {}

    /**
     * @param letter the first letter of this player's unit ids
     * @param bot whether the seat missed too many deadlines and a bot should play it
     * @param ended whether the player has ended the turn while others still play this round
     * @param rangedPolicy null if the viewer may not know it
     */
    public record Player(
            Seat seat,
            String name,
            String letter,
            boolean alive,
            int houses,
            int landTokens,
            int militaryTokens,
            int cities,
            int cityLevels,
            int units,
            int unitLimit,
            int nextUnit,
            int points,
            int missed,
            boolean bot,
            boolean ended,
            @Nullable String rangedPolicy,
            @Nullable String tiePolicy) {}

    /**
     * @param order the players in turn order
     * @param decider null when the game is over
     * @param actionsLeft in the build phase, otherwise 0
     * @param timeUp whether the game ends with this round
     * @param way how it was won, empty while it runs
     */
    public record Turn(
            int round,
            List<Seat> order,
            Seat active,
            Phase phase,
            @Nullable Seat decider,
            int actionsLeft,
            boolean timeUp,
            List<Seat> winners,
            String way) {}

    public record Battle(String attacker, Hex at, boolean retaliation, int retries, int retriesLeft) {}

    @Nullable
    public Structure structureAt(Hex hex) {
        return structures.stream().filter(s -> s.at().equals(hex)).findFirst().orElse(null);
    }

    /** The units on a tile, cargo last. */
    public List<Unit> unitsAt(Hex hex) {
        return units.stream()
                .filter(unit -> unit.at().equals(hex))
                .sorted(java.util.Comparator.comparing(Unit::cargo))
                .toList();
    }

    public Player player(Seat seat) {
        return players.get(seat.index());
    }
}
