package arbiter.games.globaldomination.vi.rules.movement;

import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.vi.position.Board;
import arbiter.games.globaldomination.vi.position.Construct;
import arbiter.games.globaldomination.vi.position.Nearby;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.rules.Turn;

/** GD6-M.7: intelligence waives the damage of an Invasion. */
final class Intelligence {
    private Intelligence() {}

    /** Checked when the Invasion begins, for the land from which the first-listed living unit comes. */
    static boolean informs(Turn turn, Front attackers) {
        if (attackers.gone()) {
            return false;
        }
        Board board = turn.board;
        WorldMap map = turn.map();
        int seat = attackers.seat();
        int origin = turn.march.where(attackers.firstGroup());
        return Nearby.here(
                map,
                origin,
                t -> board.owner[t] == seat && (board.has(t, Construct.INTELLIGENCE) || board.units(t, Unit.SPY) > 0));
    }
}
