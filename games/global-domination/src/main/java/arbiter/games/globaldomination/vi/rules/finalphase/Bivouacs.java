package arbiter.games.globaldomination.vi.rules.finalphase;

import arbiter.engine.seat.Seat;
import arbiter.games.globaldomination.vi.position.Board;
import arbiter.games.globaldomination.vi.position.Construct;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.PhaseName;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.rules.Turn;

/** GD6-F.1: Bivouacs give Armies, in the phase that the parameter {@code bivouac-phase} names. */
public final class Bivouacs {
    private Bivouacs() {}

    public static void reinforce(Turn turn, PhaseName phase) {
        int armies = turn.rules.bivouacArmies;
        for (int t = 0; t < turn.board.size(); t++) {
            int owner = turn.board.owner[t];
            if (owner != Board.NEUTRAL
                    && turn.board.has(t, Construct.BIVOUAC)
                    && !turn.board.wasteland(t)
                    && armies > 0) {
                turn.board.add(t, Unit.ARMY, armies);
                turn.tell(new Happening.Reinforced(turn.id(t), Seat.of(owner), armies, phase));
            }
        }
    }
}
