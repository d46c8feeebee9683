package arbiter.games.dynasty;

import arbiter.engine.Game;
import arbiter.engine.Resolution;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Setup;
import arbiter.engine.testkit.GameContract;
import arbiter.games.dynasty.position.Happening;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Policy;
import arbiter.games.dynasty.position.Position;
import arbiter.games.dynasty.position.View;
import arbiter.games.dynasty.position.WorkingPosition;
import java.util.List;
import java.util.random.RandomGenerator;

class DynastyContractTest extends GameContract<Position, Order, View> {
    @Override
    protected Game<Position, Order, View> game() {
        return Tables.GAME;
    }

    @Override
    protected List<Setup> setups() {
        return Tables.varied();
    }

    @Override
    protected int games() {
        return setups().size();
    }

    @Override
    protected int resolutions() {
        return 120;
    }

    /** Other policies and other waiting lines, which nobody else may notice. */
    @Override
    protected List<Position> withOtherSecrets(Position state, Seat owner, RandomGenerator random) {
        WorkingPosition policies = state.workingCopy();
        int seat = policies.inTurnOrder(owner);
        policies.rangedPolicy[seat] = Policy.Ranged.values()[random.nextInt(3)];
        policies.tiePolicy[seat] = Policy.Tie.values()[random.nextInt(3)];
        if (seat == policies.active) {
            policies.queue = List.of(new Order.Done(), new Order.End());
        }
        return List.of(new Position(policies));
    }

    /** A unit may be told twice whether it supports. */
    @Override
    protected boolean isAnnounced(Event event) {
        return event instanceof Happening.SupportGiven || event instanceof Happening.SupportWithheld;
    }

    @Override
    protected List<Order> secretOrders(Position state, Seat seat) {
        return List.of(
                new Order.SetRanged(Policy.Ranged.EVADE),
                new Order.SetRanged(Policy.Ranged.RETALIATE),
                new Order.SetTie(Policy.Tie.BACK),
                new Order.SetTie(Policy.Tie.AGAIN));
    }

    @Override
    protected int fewestPairs() {
        return 50;
    }

    @Override
    protected void invariants(Position before, Resolution<Position> resolution) {
        Invariants.hold(before.look(), resolution.state().look(), "after " + resolution.events());
    }
}
