package arbiter.bots.temper;

import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Who has done most against a seat, as far as the seat was told. */
public final class Wrongs {
    private Wrongs() {}

    /** Empty if nobody did anything. The first seat of those that did equally much. */
    public static Optional<Seat> offender(List<Event> told, Seat seat) {
        Map<Seat, Integer> wrongs = new TreeMap<>();
        for (Event event : told) {
            event.blow()
                    .filter(blow -> blow.against().equals(seat) && !blow.by().equals(seat))
                    .ifPresent(blow -> wrongs.merge(blow.by(), 1, Integer::sum));
        }
        int most = wrongs.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        return wrongs.entrySet().stream()
                .filter(each -> each.getValue() == most)
                .findFirst()
                .map(Map.Entry::getKey);
    }
}
