package arbiter.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.engine.seat.Seat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class OpponentsTest {
    @Test
    void theNamesOfASeatSayWhichBotPlaysIt() {
        List<String> bots =
                List.of("captain", "captain", "captain-bold", "marshal-300", "marshal-300", "captain-bold-30");
        List<String> names = Opponents.names(bots, 2);
        assertEquals(
                List.of(
                        "Captain",
                        "Captain2",
                        "Player",
                        "Captain-bold",
                        "Marshal-300",
                        "Marshal-300-2",
                        "Captain-bold-30"),
                names);
        Map<Seat, String> ids = new TreeMap<>();
        Opponents.of(names).forEach((seat, bot) -> ids.put(seat, bot.id()));
        assertEquals(bots, List.copyOf(ids.values()));
        assertEquals(
                List.of(0, 1, 3, 4, 5, 6),
                ids.keySet().stream().map(Seat::index).toList());
    }
}
