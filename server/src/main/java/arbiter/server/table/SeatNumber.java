package arbiter.server.table;

import arbiter.engine.seat.Seat;
import java.util.List;
import java.util.Map;

public record SeatNumber(int seat, long number) {
    static List<SeatNumber> of(Map<Seat, Long> numbers) {
        return numbers.entrySet().stream()
                .map(each -> new SeatNumber(each.getKey().index(), each.getValue()))
                .toList();
    }
}
