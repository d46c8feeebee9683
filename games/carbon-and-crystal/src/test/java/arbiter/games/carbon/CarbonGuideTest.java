package arbiter.games.carbon;

import arbiter.engine.testkit.GuideContract;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.View;

class CarbonGuideTest extends GuideContract<Position, Order, View> {
    CarbonGuideTest() {
        super(new CarbonContractTest());
    }
}
