package arbiter.games.carbon;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.engine.Game;
import arbiter.engine.Resolution;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.testkit.GameContract;
import arbiter.games.carbon.position.Faction;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Numbers;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.View;
import arbiter.games.carbon.rules.Invariants;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

class CarbonContractTest extends GameContract<Position, Order, View> {
    private static final Settings DEFAULTS = Settings.defaults(Numbers.PARAMETERS);
    /** Short games with many resources, so that random play reaches armies, upgrades and the last round. */
    private static final Settings RICH = Settings.of(
            Numbers.PARAMETERS,
            Map.of("startCarbon", "200", "startCrystals", "90", "rounds", "6", "scoreFrom", "1", "gatherWorker", "20"));

    @Override
    protected Game<Position, Order, View> game() {
        return new CarbonAndCrystal();
    }

    @Override
    protected List<Setup> setups() {
        return List.of(
                new Setup(List.of("Ann", "Bob"), DEFAULTS, ""),
                new Setup(List.of("Ann", "Bob"), RICH, "2p"),
                new Setup(List.of("Ann", "Bob", "Cem", "Dag"), RICH, "4p"),
                new Setup(List.of("B", "A"), RICH, "{\"map\": \"2p\"}"));
    }

    @Override
    protected int games() {
        return 8;
    }

    @Override
    protected int resolutions() {
        return 160;
    }

    /** Gives the owner another list while lists are hidden; after that there are no secrets. */
    @Override
    protected List<Position> withOtherSecrets(Position position, Seat owner, RandomGenerator random) {
        if (position.phase != Position.Phase.LISTS || !position.sides[owner.index()].listed) {
            return List.of();
        }
        Position other = position.copy();
        Faction faction = other.theatre.byDefault(random.nextInt(2));
        int[] copies = new int[faction.sheets.size()];
        copies[faction.units.getLast().index()] = 1 + random.nextInt(2);
        other.sides[owner.index()].take(faction, copies);
        return List.of(other);
    }

    /** An attack may hit nothing, and a rally may be changed in the same turn. */
    @Override
    protected boolean isAnnounced(Event event) {
        return event instanceof Happening.Attacked || event instanceof Happening.RallySet;
    }

    @Override
    protected void invariants(Position before, Resolution<Position> resolution) {
        assertEquals(List.of(), Invariants.broken(before, resolution.state(), resolution.events()));
    }
}
