package arbiter.games.dynasty.guide;

import arbiter.engine.guide.Price;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.turns.Rehearsal;
import arbiter.games.dynasty.words.Notation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A sheet that the rehearsal has tried line by line, with the position between its lines. The same rehearsal judges the
 * sheet.
 */
final class Tried {
    /**
     * @param order empty for a line that cannot be read
     * @param judged whether the line was accepted and carried out or prepared; false if dice of an earlier line must be
     * rolled first
     */
    record Line(Optional<Order> order, WorkingPosition before, WorkingPosition after, Price price, boolean judged) {}

    private final List<Line> lines = new ArrayList<>();
    private final WorkingPosition last;
    private final Rehearsal rehearsal;
    private final Pots first;
    private final Pots left;

    /** @param p is not changed */
    Tried(WorkingPosition p, int seat, Sheet<Order> sheet) {
        last = p.copy();
        rehearsal = new Rehearsal(last, seat, Notation::text);
        first = Pots.of(last, seat);
        Pots now = first;
        WorkingPosition before = p;
        for (Reading<Order> line : sheet.lines()) {
            boolean known = !rehearsal.openEnded();
            boolean accepted = rehearsal.next(line).accepted();
            Pots then = now.after(last);
            WorkingPosition after = last.copy();
            lines.add(new Line(order(line), before, after, now.until(then), accepted && known));
            now = then;
            before = after;
        }
        left = now;
    }

    private static Optional<Order> order(Reading<Order> line) {
        return line instanceof Reading.Order<Order>(Order order) ? Optional.of(order) : Optional.empty();
    }

    List<Line> lines() {
        return lines;
    }

    /** The position after all lines, as far as it is certain. */
    WorkingPosition last() {
        return last;
    }

    boolean goesOn() {
        return rehearsal.goesOn();
    }

    Pots first() {
        return first;
    }

    Pots left() {
        return left;
    }
}
