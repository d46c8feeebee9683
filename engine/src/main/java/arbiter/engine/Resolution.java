package arbiter.engine;

import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Verdict;
import java.util.List;
import java.util.SequencedMap;

/**
 * What came of a set of sheets.
 *
 * @param state the new position
 * @param events what happened, in the order in which it happened
 * @param verdicts for each seat that handed in a sheet, one verdict per line, as it stood when its moment came
 */
public record Resolution<S>(S state, List<Event> events, SequencedMap<Seat, List<Verdict>> verdicts) {
    public Resolution {
        events = List.copyOf(events);
    }
}
