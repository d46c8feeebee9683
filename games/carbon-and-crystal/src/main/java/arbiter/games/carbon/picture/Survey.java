package arbiter.games.carbon.picture;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Position;
import java.util.SequencedMap;

/** What the rules say about the piece that somebody has chosen. The game lends it, so that drawings know no rules. */
public interface Survey {
    /** The hexes where the unit may end a Move, with what each costs. */
    SequencedMap<Integer, Integer> marches(Position position, Asset unit);

    /** Whether a unit of this seat would have cover there. */
    boolean shelters(Position position, int hex, int seat);

    /** Whether the piece sees that hex, on which the target stands. */
    boolean sees(Position position, Asset from, int hex, Asset target);
}
