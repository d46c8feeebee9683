package arbiter.games.globaldomination.vi.rules.movement;

import arbiter.games.globaldomination.vi.rules.Phase;
import arbiter.games.globaldomination.vi.rules.Turn;

/** GD6-M.2: as many steps as the fastest unit has hops. In each step all players move at the same time. */
public final class Movement implements Phase {
    @Override
    public void run(Turn turn) {
        if (turn.march.size() == 0) {
            return;
        }
        turn.march.begin();
        Step step = new Step(turn);
        int steps = turn.march.steps();
        for (int number = 1; number <= steps; number++) {
            step.run(number);
        }
    }
}
