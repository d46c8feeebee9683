package arbiter.games.carbon.picture;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Position;
import java.util.SequencedMap;

/** What the rules say about the chosen piece. The game implements it, so that drawings need not know the rules. */
public interface Survey {
    /** The hexes where the unit may end a Move, with their costs. */
    SequencedMap<Integer, Integer> marches(Position position, Asset unit);

    /** Whether a unit of this seat would have cover there. */
    boolean shelters(Position position, int hex, int seat);

    /** Whether the piece sees that hex of the target. */
    boolean sees(Position position, Asset from, int hex, Asset target);
}
