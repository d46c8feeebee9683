package arbiter.games.dynasty.advice;

import arbiter.games.dynasty.position.Board;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.Piece;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.hosting.DefaultMaps;
import arbiter.games.dynasty.rules.turns.Placement;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The first centre and Soldier on the default map for two players: those with which captains won most games against captains
 * without the book. The appraisal of the first position does not help, because the first fight comes five rounds later.
 * docs/bots.md describes how the openings were found.
 */
public final class OpeningBook {
    /** As seen from the first anchor; the map's symmetry gives the places for the other one. */
    private record Opening(Hex centre, Hex soldier) {}

    private static final Board STUDIED = DefaultMaps.of(2, 7);

    /** In turn order. */
    private static final List<Opening> OPENINGS =
            List.of(new Opening(new Hex(-1, 6), new Hex(-1, 4)), new Opening(new Hex(-1, 6), new Hex(-3, 6)));

    private OpeningBook() {}

    /** What the deciding seat should place now; null on another map, or after moves that are not in the book. */
    public static @Nullable Order next(WorkingPosition p) {
        if (!p.board.equals(STUDIED)) {
            return null;
        }
        int seat = p.decider();
        Hex centre = turned(OPENINGS.get(seat).centre(), seat);
        Hex soldier = turned(OPENINGS.get(seat).soldier(), seat);
        if (p.phase == Phase.CENTRE) {
            return Placement.refuseCentre(p, seat, p.grid.tile(centre)) == null ? new Order.PlaceCentre(centre) : null;
        }
        boolean asPlanned = p.land.is(p.grid.tile(centre), Piece.CITY, seat)
                && Placement.refuseSoldier(p, seat, p.grid.tile(soldier)) == null;
        return asPlanned ? new Order.PlaceSoldier(soldier) : null;
    }

    private static Hex turned(Hex hex, int seat) {
        return DefaultMaps.orbit(OPENINGS.size(), hex).get(seat);
    }
}
