package arbiter.games.globaldomination.vi.position;

import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import java.util.Collections;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;

/**
 * A turn that waits after HQ orders clashed (GD6-C.3). Its Natural Phase is over.
 *
 * @param failed the seats that order again
 * @param waiting the sheets of the others, secret until the rest of the turn runs
 */
public record Split(List<Seat> failed, SequencedMap<Seat, Sheet<Order>> waiting, Dawn dawn) {
    public Split {
        failed = List.copyOf(failed);
        waiting = Collections.unmodifiableSequencedMap(new TreeMap<>(waiting));
    }

    /** The new sheet of a player whose HQ order failed. */
    public static Sheet<Order> withoutHq(Sheet<Order> sent) {
        return new Sheet<>(sent.lines().stream()
                .filter(line -> !(line instanceof Reading.Order<Order>(Order order) && order instanceof Order.BuildHq))
                .toList());
    }
}
