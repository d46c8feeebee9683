package arbiter.games.globaldomination.v;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Game;
import arbiter.engine.Resolution;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.testkit.GameContract;
import arbiter.games.globaldomination.v.position.Construct;
import arbiter.games.globaldomination.v.position.Happening;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.position.Power;
import arbiter.games.globaldomination.v.position.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;

class ContractTest extends GameContract<Position, Order, View> {
    private final GlobalDominationV game = new GlobalDominationV();

    @Override
    protected Game<Position, Order, View> game() {
        return game;
    }

    @Override
    protected List<Setup> setups() {
        return List.of(
                setup(List.of("Ann", "Ben"), "", new TreeMap<>()),
                setup(List.of("Ann", "Ben", "Cid"), "1-2-3-4-5-6-1\n3~7\n7-8-9\nsea 7", new TreeMap<>()),
                setup(
                        List.of("Ann", "Ben", "Cid", "Dot"),
                        "",
                        new TreeMap<>(Map.of("win-share", "60", "unit-cap", "9", "first-turn-ip", "200"))),
                setup(
                        List.of("Ann", "Ben"),
                        "1-2-3-4-5-6-7-8",
                        new TreeMap<>(Map.of("turn-limit", "30", "invalid-orders", "discard-all", "steps", "4"))),
                setup(List.of("Ann", "Ben", "Cid"), "", new TreeMap<>(Map.of("start-choice", "secret"))),
                setup(List.of("Ann", "Ben"), "", new TreeMap<>(Map.of("start-choice", "pie"))));
    }

    @Override
    protected int games() {
        return 12;
    }

    private Setup setup(List<String> players, String board, Map<String, String> options) {
        return new Setup(players, Settings.of(game.parameters(), options), board);
    }

    @Override
    protected List<Position> withOtherSecrets(Position state, Seat owner, RandomGenerator random) {
        Power[] powers = state.powers().clone();
        powers[owner.index()] = powers[owner.index()].withStash(
                new Power.Stash(random.nextInt(4), random.nextInt(4), random.nextInt(4)));
        return List.of(state.with(powers));
    }

    /** Orders that may change nothing in the end, but are carried out in front of everybody. */
    @Override
    protected boolean isAnnounced(Event event) {
        return switch (event) {
            case Happening.StartChosen _,
                    Happening.StartsClashed _,
                    Happening.BecameReady _,
                    Happening.BonusPaid _,
                    Happening.Spawned _,
                    Happening.NotSpawned _,
                    Happening.Trimmed _,
                    Happening.DynamiteUsed _,
                    Happening.Built _,
                    Happening.Distributed _,
                    Happening.TrebuchetMoved _,
                    Happening.Sieged _,
                    Happening.Skirmished _,
                    Happening.Invaded _ -> true;
            default -> false;
        };
    }

    @Override
    protected List<Order> secretOrders(Position state, Seat seat) {
        return List.of(new Order.VoteDraw());
    }

    @Override
    protected int fewestPairs() {
        return 30;
    }

    @Override
    protected void invariants(Position before, Resolution<Position> resolution) {
        Position after = resolution.state();
        List<String> wrong = new ArrayList<>();
        for (int at = 0; at < after.size(); at++) {
            int cap = after.rules().marching().unitCap()
                    * (after.constructAt(at) == Construct.GARRISON
                            ? after.rules().building().garrisonFactor()
                            : 1);
            if (after.stage() == Position.Stage.RUNNING && before.stage() == Position.Stage.RUNNING) {
                if (after.troops()[at] < 0 || after.troops()[at] > cap) {
                    wrong.add("territory " + after.map().id(at) + " holds " + after.troops()[at]);
                }
            }
            if (after.owner()[at] < 0 && (after.troops()[at] > 0 || after.trebuchets()[at] > 0)) {
                wrong.add("neutral territory " + after.map().id(at) + " is not empty");
            }
        }
        for (Power power : after.powers()) {
            assertTrue(power.ip() >= 0);
        }
        assertEquals(List.of(), wrong);
    }
}
