package arbiter.bots.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.bots.Contest;
import java.util.List;
import org.junit.jupiter.api.Test;

class RoundRobinTest {
    private static List<Integer> places(List<Integer> seatOf, List<Integer> winners, List<List<Long>> curve) {
        return RoundRobin.places(
                new Contest.Result(0, seatOf, seatOf.stream().sorted().toList(), winners, true, curve.size(), curve));
    }

    @Test
    void winnersAreFirstAndTheOthersAreInTheOrderOfTheirExits() {
        List<List<Long>> curve = List.of(List.of(3L, 3L, 3L, 3L), List.of(4L, 0L, 1L, 5L), List.of(9L, 0L, 0L, 6L));
        assertEquals(List.of(1, 4, 3, 2), places(List.of(0, 1, 2, 3), List.of(0), curve));
        // Bots change seats from game to game.
        assertEquals(List.of(2, 1, 4, 3), places(List.of(3, 0, 1, 2), List.of(0), curve));
        assertEquals(List.of(1, 4, 3, 1), places(List.of(0, 1, 2, 3), List.of(0, 3), curve));
        assertEquals(List.of(1, 2, 2), places(List.of(0, 1, 2), List.of(0), List.of(List.of(5L, 2L, 2L))));
    }
}
