package arbiter.games.carbon;

import arbiter.engine.Game;
import arbiter.engine.testkit.RulebookContract;

class RulebookTest extends RulebookContract {
    @Override
    protected Game<?, ?, ?> game() {
        return new CarbonAndCrystal();
    }
}
