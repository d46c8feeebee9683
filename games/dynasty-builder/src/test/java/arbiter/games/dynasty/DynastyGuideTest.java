package arbiter.games.dynasty;

import arbiter.engine.testkit.GuideContract;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Position;
import arbiter.games.dynasty.position.View;

class DynastyGuideTest extends GuideContract<Position, Order, View> {
    DynastyGuideTest() {
        super(new DynastyContractTest());
    }
}
