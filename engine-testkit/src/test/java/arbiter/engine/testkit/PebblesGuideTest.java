package arbiter.engine.testkit;

class PebblesGuideTest extends GuideContract<Pebbles.Heap, Pebbles.Take, Pebbles.Seen> {
    PebblesGuideTest() {
        super(new PebblesContractTest());
    }
}
