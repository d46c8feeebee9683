package arbiter.games.globaldomination.maps.draw;

import arbiter.games.globaldomination.maps.WorldMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The content of a map picture, in terms that both editions share. Territories and players are indices. A territory that is
 * not mentioned is neutral and empty.
 *
 * @param title the first line, such as {@code "Two Shores · Turn 7"}
 * @param note small text beside it, such as {@code "as Raven sees it"}; may be empty
 */
public record MapPicture(
        WorldMap map, String title, String note, List<Player> players, List<Land> lands, List<Arrow> arrows) {
    /** No player. */
    public static final int NEUTRAL = -1;

    public MapPicture {
        players = List.copyOf(players);
        lands = List.copyOf(lands);
        arrows = List.copyOf(arrows);
    }

    /** The map without players and units. */
    public static MapPicture of(WorldMap map, String title) {
        return new MapPicture(map, title, "", List.of(), List.of(), List.of());
    }

    /**
     * A player always has a colour, a pattern and a name. Colour and pattern follow from the place in the list, unless a
     * colour was chosen.
     *
     * @param note for the legend, such as {@code "9 lands"}; may be empty
     * @param colour that the player has chosen, as 0xrrggbb; −1 for the colour of the seat
     */
    public record Player(String name, String note, int colour) {
        public Player(String name, String note) {
            this(name, note, -1);
        }
    }

    /**
     * What is on one territory.
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

    /** @param of the player, if it is not the land's owner, such as an HQ's settler; otherwise {@link #NEUTRAL} */
    public record Token(Kind kind, int count, int of) {
        public static Token of(Kind kind) {
            return new Token(kind, 1, NEUTRAL);
        }

        public static Token of(Kind kind, int count) {
            return new Token(kind, count, NEUTRAL);
        }
    }

    /** Everything that can be on a territory, in the order in which a stack shows it. */
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

    /** A construct shows no count of one; other tokens always show their count. */
    enum Family {
        CONSTRUCT,
        UNIT,
        ENGINE
    }

    public enum Mark {
        /** A wasteland, hatched. */
        WASTELAND,
        /** There was a battle here. */
        BATTLE,
        /** What is here is hidden from the viewer. */
        UNSEEN
    }

    /**
     * A path over the map.
     *
     * @param path two territories or more
     * @param player who moves
     * @param amount how many units move; 0 if there is no number
     * @param kind what moves
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
        /** Moved without a fight. */
        MOVED,
        /** Met other units on the way and fought. */
        MET,
        /** Attacked, and was repelled. */
        STOPPED,
        /** Attacked, and conquered the territory. */
        TAKEN
    }
}
