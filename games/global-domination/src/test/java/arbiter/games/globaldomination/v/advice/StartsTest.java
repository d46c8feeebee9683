package arbiter.games.globaldomination.v.advice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Play;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Sheet;
import arbiter.games.globaldomination.v.GlobalDominationV;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Every player can tell a good start from a bad one, also the last, whose choice begins the first turn. */
class StartsTest {
    private final GlobalDominationV game = new GlobalDominationV();
    private final SeededChance chance = new SeededChance(Seed.named("starts"), 0);

    @Test
    void theLastPlayerSeesWhichStartIsBetter() {
        Position none = game.setup(
                new Setup(
                        List.of("A", "B"),
                        Settings.defaults(game.parameters()),
                        game.boards().board("Europe")),
                chance);
        Position one = chosen(none, game.advice().openings(none, Seat.of(0)).getFirst());
        Seat last = Seat.of(1);
        Map<Double, Integer> values = new TreeMap<>();
        for (List<Order> opening : game.advice().openings(one, last)) {
            Position begun = chosen(one, opening);
            assertEquals(Position.Stage.RUNNING, begun.stage());
            int start = begun.powers()[1].start();
            int other = begun.powers()[0].start();
            double worth = game.advice().worth(begun, last);
            assertEquals(Appraisal.room(begun, start, other), worth);
            values.merge(worth, 1, Integer::sum);
        }
        assertTrue(values.size() > 1, "all starts look alike");
    }

    private Position chosen(Position position, List<Order> sheet) {
        Seat seat = game.awaiting(position).getFirst();
        return Play.resolve(game, position, Map.of(seat, Sheet.of(sheet)), chance)
                .state();
    }
}
