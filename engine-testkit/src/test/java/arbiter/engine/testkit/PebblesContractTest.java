package arbiter.engine.testkit;

import arbiter.engine.Game;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

class PebblesContractTest extends GameContract<Pebbles.Heap, Pebbles.Take, Pebbles.Seen> {
    @Override
    protected Game<Pebbles.Heap, Pebbles.Take, Pebbles.Seen> game() {
        return new Pebbles();
    }

    @Override
    protected List<Setup> setups() {
        return List.of(new Setup(List.of("Ada", "Bo"), Settings.defaults(game().parameters()), ""));
    }

    @Override
    protected List<Pebbles.Heap> withOtherSecrets(Pebbles.Heap heap, Seat owner, RandomGenerator random) {
        List<Integer> pebbles = new ArrayList<>(heap.pebbles());
        pebbles.set(owner.index(), random.nextInt(10));
        return List.of(new Pebbles.Heap(heap.players(), heap.goal(), heap.turn(), pebbles));
    }

    @Override
    protected int fewestPairs() {
        return 100;
    }
}
