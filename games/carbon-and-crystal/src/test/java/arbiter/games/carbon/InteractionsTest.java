package arbiter.games.carbon;

import arbiter.engine.Game;
import arbiter.engine.testkit.InteractionsContract;

class InteractionsTest extends InteractionsContract {
    @Override
    protected Game<?, ?, ?> game() {
        return new CarbonAndCrystal();
    }
}
