package arbiter.games.dynasty.rules.turns;

import arbiter.engine.Budget;
import arbiter.engine.chance.Chance;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Slip;
import arbiter.engine.sheet.Verdict;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.Fault;
import arbiter.games.dynasty.rules.OrderText;
import java.util.ArrayList;
import java.util.List;

/** Judges a sheet before it is handed in: each line is tried on a copy, as far as no dice are needed. */
public final class Rehearsal {
    private final WorkingPosition p;
    private final int seat;
    private final OrderText text;
    private final int round;
    private final boolean ownTurn;
    private boolean rejected;
    private boolean openEnded;

    public Rehearsal(WorkingPosition copy, int seat, OrderText text) {
        this.text = text;
        this.p = copy;
        this.seat = seat;
        this.round = copy.round;
        this.ownTurn = copy.phase != Phase.OVER && seat == copy.active;
    }

    public List<Verdict> run(Sheet<Order> sheet) {
        List<Verdict> verdicts = new ArrayList<>();
        sheet.lines().forEach(line -> verdicts.add(next(line)));
        return verdicts;
    }

    /** Judges the next line of the sheet and carries it out on the copy. */
    public Verdict next(Reading<Order> line) {
        Budget.checkpoint();
        if (rejected) {
            return Verdict.rejected(Fault.Turn.DISCARDED.code(), Fault.Turn.DISCARDED.rule());
        }
        if (turnOver()) {
            return Verdict.rejected(Fault.Turn.LAPSED.code(), Fault.Turn.LAPSED.rule());
        }
        Verdict verdict = line(line);
        rejected = !verdict.accepted();
        return verdict;
    }

    /** Whether the sheet began in the seat's turn and that turn is over. */
    public boolean turnOver() {
        return ownTurn && (p.phase == Phase.OVER || p.active != seat || p.round != round);
    }

    /** Whether another line could still be judged and accepted. */
    public boolean goesOn() {
        return !rejected && !openEnded() && !turnOver();
    }

    /**
     * Whether a further line cannot be judged yet: a line waits for dice or a reply, or the round is over and further lines
     * would lapse.
     */
    public boolean openEnded() {
        return openEnded || p.round != round;
    }

    private Verdict line(Reading<Order> line) {
        return switch (line) {
            case Reading.Unreadable<Order>(String text, Slip slip) -> new Verdict.Rejected(slip.rejection());
            case Reading.Order<Order>(Order order) -> openEnded ? Verdict.ACCEPTED : attempt(order);
        };
    }

    private Verdict attempt(Order order) {
        Fault fault = Judge.prepare(p, seat, order);
        if (fault != null) {
            return new Verdict.Rejected(Grounds.rejection(p, seat, order, fault, text));
        }
        openEnded = p.phase != Phase.OVER && Judge.isOpenEnded(p, order);
        if (!openEnded) {
            Judge.execute(p, seat, order, Chance.NONE);
        }
        return Verdict.ACCEPTED;
    }
}
