package arbiter.games.globaldomination.vi;

import arbiter.engine.testkit.GuideContract;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.View;

class GuideTest extends GuideContract<Position, Order, View> {
    GuideTest() {
        super(new ContractTest());
    }
}
