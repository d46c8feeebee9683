package arbiter.games.globaldomination.vi;

import arbiter.engine.Seat;

/** GD6-F.1: Bivouacs give Armies, in the phase that the parameter {@code bivouac-phase} names. */
final class Bivouacs {
    private Bivouacs() {}

    static void reinforce(Turn turn, Phase.Name phase) {
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
