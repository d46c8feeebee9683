package arbiter.games.globaldomination.v.guide;

import arbiter.engine.Resolution;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.rules.Tally;
import java.util.List;

/** The result of trying a sheet. */
record Tried(Position after, List<Event> events, List<Verdict> verdicts, Tally tally) {
    static Tried of(Trial trial, Position position, Seat seat, Sheet<Order> sheet) {
        Tally tally = new Tally(seat.index());
        Resolution<Position> resolution = trial.of(position, seat, sheet, tally);
        return new Tried(
                resolution.state(), resolution.events(), resolution.verdicts().getOrDefault(seat, List.of()), tally);
    }

    boolean accepts(int line) {
        return verdicts.get(line).accepted();
    }

    /** Whether a line that is accepted here is rejected in {@code other}, which has more lines. */
    boolean losesIn(Tried other) {
        for (int line = 0; line < verdicts.size(); line++) {
            if (accepts(line) && !other.accepts(line)) {
                return true;
            }
        }
        return false;
    }
}
