package arbiter.engine;

import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Verdict;
import java.util.List;
import java.util.SequencedMap;

/**
 * The result of a set of sheets.
 *
 * @param state the new position
 * @param events what happened, in the order in which it happened
 * @param verdicts for each seat that handed in a sheet, one verdict per line, given when the line was carried out
 */
public record Resolution<S>(S state, List<Event> events, SequencedMap<Seat, List<Verdict>> verdicts) {
    public Resolution {
        events = List.copyOf(events);
    }
}
