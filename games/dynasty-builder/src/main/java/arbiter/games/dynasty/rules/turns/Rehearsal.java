package arbiter.games.dynasty.rules.turns;

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

/** What the rules say to a sheet before it is handed in: each line is tried on a copy as far as no dice are needed. */
public final class Rehearsal {
    private final WorkingPosition p;
    private final OrderText text;
    private final int round;
    private boolean openEnded;

    public Rehearsal(WorkingPosition copy, OrderText text) {
        this.text = text;
        this.p = copy;
        this.round = copy.round;
    }

    public List<Verdict> run(int seat, Sheet<Order> sheet) {
        List<Verdict> verdicts = new ArrayList<>();
        boolean ownTurn = p.phase != Phase.OVER && seat == p.active;
        boolean rejected = false;
        for (Reading<Order> line : sheet.lines()) {
            Verdict verdict;
            if (rejected) {
                verdict = Verdict.rejected(Fault.Turn.DISCARDED.code(), Fault.Turn.DISCARDED.rule());
            } else if (ownTurn && (p.phase == Phase.OVER || p.active != seat || p.round != round)) {
                verdict = Verdict.rejected(Fault.Turn.LAPSED.code(), Fault.Turn.LAPSED.rule());
            } else {
                verdict = line(seat, line);
                rejected = !verdict.accepted();
            }
            verdicts.add(verdict);
        }
        return verdicts;
    }

    /**
     * Whether a further line could not be judged yet: a line waits for dice or a reply, or the round is over and what
     * followed would lapse.
     */
    public boolean openEnded() {
        return openEnded || p.round != round;
    }

    private Verdict line(int seat, Reading<Order> line) {
        return switch (line) {
            case Reading.Unreadable<Order>(String text, Slip slip) -> new Verdict.Rejected(slip.rejection());
            case Reading.Order<Order>(Order order) -> openEnded ? Verdict.ACCEPTED : attempt(seat, order);
        };
    }

    private Verdict attempt(int seat, Order order) {
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
