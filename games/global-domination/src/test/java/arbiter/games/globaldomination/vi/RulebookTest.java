package arbiter.games.globaldomination.vi;

import arbiter.engine.Game;
import arbiter.engine.testkit.RulebookContract;

class RulebookTest extends RulebookContract {
    @Override
    protected Game<?, ?, ?> game() {
        return new GlobalDominationVI();
    }
}
