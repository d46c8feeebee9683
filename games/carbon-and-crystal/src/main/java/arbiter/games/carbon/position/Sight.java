package arbiter.games.carbon.position;

import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;

/** What each viewer may see (CC-9): everything, except the lists of others before all lists are in. */
public final class Sight {
    private Sight() {}

    /** The position without the lists that this viewer may not see yet. */
    public static Position masked(Position position, Viewer viewer) {
        if (position.phase != Position.Phase.LISTS) {
            return position;
        }
        Position masked = position.copy();
        for (Side side : masked.sides) {
            if (hides(side, viewer)) {
                side.take(masked.theatre.byDefault(side.seat), new int[0]);
                side.hidden = true;
            }
        }
        return masked;
    }

    /** The position with default lists instead of those that this viewer may not see yet. */
    public static Position forgotten(Position position, Viewer viewer) {
        if (position.phase != Position.Phase.LISTS) {
            return position;
        }
        Position forgotten = position.copy();
        for (Side side : forgotten.sides) {
            if (hides(side, viewer)) {
                Faction faction = position.theatre.byDefault(side.seat);
                side.take(faction, faction.defaultList);
            }
        }
        return forgotten;
    }

    private static boolean hides(Side side, Viewer viewer) {
        return side.listed && !viewer.knows(Seat.of(side.seat));
    }
}
