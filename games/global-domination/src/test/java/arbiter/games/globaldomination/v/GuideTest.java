package arbiter.games.globaldomination.v;

import arbiter.engine.testkit.GuideContract;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.position.View;

class GuideTest extends GuideContract<Position, Order, View> {
    GuideTest() {
        super(new ContractTest());
    }
}
