package arbiter.games.globaldomination.vi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.engine.Play;
import arbiter.engine.Resolution;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Verdict;
import arbiter.games.globaldomination.vi.position.Position;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The order of the seats does not matter, even where everybody fights over the same few lands. */
class CrowdedSeatsTest {
    private static final int POSITIONS = 600;
    private static final List<String> OTHERWISE = List.of("Di", "Ada", "Ed", "Cy", "Bo");

    private final GlobalDominationVI game = new GlobalDominationVI();

    @Test
    void playersMaySitAnywhere() {
        for (int n = 0; n < POSITIONS; n++) {
            Crowd crowd = new Crowd(new SplittableRandom(n));
            List<String> given = crowd.position();
            Position one = crowd.read(Crowd.PLAYERS, given);
            Position other = crowd.read(OTHERWISE, given);
            // The second round of orders continues a turn that was split.
            for (int round = 0; round < 2; round++) {
                Map<String, List<String>> orders = crowd.everybodyOrders();
                Resolution<Position> first = resolve(crowd, one, orders);
                Resolution<Position> second = resolve(crowd, other, orders);
                String where = "position " + n + ", round " + round + "\n" + String.join("\n", crowd.board) + "\n"
                        + String.join("\n", game.words().positions().write(one)) + "\n" + orders;
                assertEquals(canonical(first.state()), canonical(second.state()), where);
                assertEquals(verdicts(first), verdicts(second), where);
                one = first.state();
                other = second.state();
            }
        }
    }

    private Resolution<Position> resolve(Crowd crowd, Position state, Map<String, List<String>> orders) {
        return Play.resolve(game, state, crowd.sheets(state, orders), new SeededChance(Seed.named("crowd"), 0));
    }

    /** Some lines name several players in seat order, so the words are compared without their order. */
    private List<String> canonical(Position state) {
        return game.words().positions().write(state).stream()
                .map(line -> {
                    String[] words = line.split(line.startsWith("ended") ? " " : ", ");
                    Arrays.sort(words);
                    return String.join(" ", words);
                })
                .sorted()
                .toList();
    }

    private static Map<String, List<Verdict>> verdicts(Resolution<Position> resolution) {
        Map<String, List<Verdict>> byName = new TreeMap<>();
        List<String> players = resolution.state().players();
        resolution.verdicts().forEach((Seat seat, List<Verdict> given) -> byName.put(players.get(seat.index()), given));
        return byName;
    }
}
