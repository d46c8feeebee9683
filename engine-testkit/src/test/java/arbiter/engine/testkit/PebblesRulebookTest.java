package arbiter.engine.testkit;

import arbiter.engine.Game;

class PebblesRulebookTest extends RulebookContract {
    @Override
    protected Game<?, ?, ?> game() {
        return new Pebbles();
    }
}
