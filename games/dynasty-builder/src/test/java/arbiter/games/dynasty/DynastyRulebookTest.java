package arbiter.games.dynasty;

import arbiter.engine.Game;
import arbiter.engine.testkit.RulebookContract;

class DynastyRulebookTest extends RulebookContract {
    @Override
    protected Game<?, ?, ?> game() {
        return new DynastyBuilder();
    }
}
