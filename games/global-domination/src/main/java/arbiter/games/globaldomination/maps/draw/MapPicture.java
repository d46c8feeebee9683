package arbiter.games.globaldomination.maps.draw;

import arbiter.games.globaldomination.maps.WorldMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What a picture of a map shows, in words that both editions share. Territories and players are indices; where nothing
 * is said about a territory it is neutral and empty.
 *
 * @param title the first line, such as {@code "Two Shores · Turn 7"}
 * @param note what stands small beside it, such as {@code "as Raven sees it"}; may be empty
 */
public record MapPicture(
        WorldMap map, String title, String note, List<Player> players, List<Land> lands, List<Arrow> arrows) {
    /** Who owns nothing and is nobody. */
    public static final int NEUTRAL = -1;

    public MapPicture {
        players = List.copyOf(players);
        lands = List.copyOf(lands);
        arrows = List.copyOf(arrows);
    }

    /** The bare map. */
    public static MapPicture of(WorldMap map, String title) {
        return new MapPicture(map, title, "", List.of(), List.of(), List.of());
    }

    /**
     * A player is always colour, pattern and name; all three follow from the place in the list, unless a colour was chosen.
     *
     * @param note for the legend, such as {@code "9 lands"}; may be empty
     * @param colour that the player has chosen, as 0xrrggbb; −1 for the one of the seat
     */
    public record Player(String name, String note, int colour) {
        public Player(String name, String note) {
            this(name, note, -1);
        }
    }

    /**
     * One territory as it stands.
     *
     * @param index of the territory in its map
     * @param owner of {@link #players()}, or {@link #NEUTRAL}
     */
    public record Land(int index, int owner, List<Token> tokens, Set<Mark> marks) {
        public Land {
            tokens = List.copyOf(tokens);
            marks = marks.isEmpty() ? EnumSet.noneOf(Mark.class) : EnumSet.copyOf(marks);
        }

        public Land(int index, int owner, List<Token> tokens) {
            this(index, owner, tokens, EnumSet.noneOf(Mark.class));
        }
    }

    /** @param of whose it is where that is not the land's owner, such as an HQ's settler; else {@link #NEUTRAL} */
    public record Token(Kind kind, int count, int of) {
        public static Token of(Kind kind) {
            return new Token(kind, 1, NEUTRAL);
        }

        public static Token of(Kind kind, int count) {
            return new Token(kind, count, NEUTRAL);
        }
    }

    /** Everything that can stand on land, in the order in which a stack shows it. */
    public enum Kind {
        HQ("Headquarters", Family.CONSTRUCT),
        FORTRESS("Fortress", Family.CONSTRUCT),
        RUIN("Ruin", Family.CONSTRUCT),
        GARRISON("Garrison", Family.CONSTRUCT),
        BIVOUAC("Bivouac", Family.CONSTRUCT),
        WATCHTOWER("Watchtower", Family.CONSTRUCT),
        LIBRARY("Library", Family.CONSTRUCT),
        INTELLIGENCE("Intelligence Center", Family.CONSTRUCT),
        TROOP("Troop", Family.UNIT),
        ARMY("Army", Family.UNIT),
        CAVALRY("Cavalry", Family.UNIT),
        HEAVY("Heavy", Family.UNIT),
        SPY("Spy", Family.UNIT),
        TREBUCHET("Trebuchet", Family.ENGINE),
        MINE("Mine", Family.ENGINE);

        final String title;
        final Family family;

        Kind(String title, Family family) {
            this.title = title;
            this.family = family;
        }
    }

    /** A construct stands alone and shows no count of one; the others always show how many there are. */
    enum Family {
        CONSTRUCT,
        UNIT,
        ENGINE
    }

    public enum Mark {
        /** A wasteland, hatched. */
        WASTELAND,
        /** Something was fought over here. */
        BATTLE,
        /** What stands here is hidden from the viewer. */
        UNSEEN
    }

    /**
     * A path over the map.
     *
     * @param path two territories or more
     * @param player whose it is
     * @param amount how many go; 0 where it is not about a number
     * @param kind what goes
     */
    public record Arrow(List<Integer> path, int player, int amount, Kind kind, Way way) {
        public Arrow {
            path = List.copyOf(path);
            if (path.size() < 2) {
                throw new IllegalArgumentException("an arrow needs two ends");
            }
        }
    }

    public enum Way {
        /** Ordered, not yet carried out: dashed. */
        INTENDED,
        /** Ordered and refused: red and dashed. */
        REJECTED,
        /** Went there in peace. */
        MOVED,
        /** Met others on the way and fought. */
        MET,
        /** Attacked, and was beaten off. */
        STOPPED,
        /** Attacked, and took the land. */
        TAKEN
    }
}
