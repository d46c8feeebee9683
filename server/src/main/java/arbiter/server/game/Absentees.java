package arbiter.server.game;

import arbiter.engine.ahead.StandingOrders;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Hands in sheets for players who have given none, from what they have decided ahead. */
public interface Absentees {
    /** The sheet comes from standing orders. */
    String STANDING = "standing";

    /** The sheet comes from a posture: the player has missed the turn. */
    String POSTURE = "posture";

    /**
     * The awaited players without a sheet who get one when the turn ends. Nothing is stored: a sheet that is there before the end would
     * show that its player has decided something ahead.
     */
    Set<Integer> provided(String game, int at);

    /**
     * The awaited players without a sheet who have decided this turn ahead and will therefore not miss it: by standing orders, or, while
     * they are on leave, by a posture. For everybody else they have ordered, like the players who have saved a sheet.
     */
    Set<Integer> decidedAhead(String game, int at);

    /** Saves sheets for the awaited players who have none. The turn at this position is about to be resolved. */
    void fill(String game, int at);

    /** The commitments to the standing orders from which sheets of this turn may have come, by seat. */
    Map<Integer, String> commitments(String game, int at);

    /**
     * The standing orders from which a sheet came. They are secret until the game is over.
     *
     * @param position the position for which the sheet is
     */
    record Used(int position, int seat, String nonce, StandingOrders orders) {}

    /** What was used at these positions, both included. */
    List<Used> used(String game, int first, int last);
}
