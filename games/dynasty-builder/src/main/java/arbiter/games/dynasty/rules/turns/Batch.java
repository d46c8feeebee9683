package arbiter.games.dynasty.rules.turns;

import arbiter.engine.chance.Chance;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Slip;
import arbiter.engine.sheet.Verdict;
import arbiter.games.dynasty.position.Happening;
import arbiter.games.dynasty.position.Land;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.Policy;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.Fault;
import arbiter.games.dynasty.rules.OrderText;
import arbiter.games.dynasty.rules.combat.Combat;
import arbiter.games.dynasty.rules.combat.Ranged;
import arbiter.games.dynasty.rules.winning.Victory;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Section 4: a sheet is carried out line by line. At a reply or a tie it stops, and the position keeps the waiting lines
 * until the answer has come. An illegal line cancels every line of its player that has not been carried out yet.
 */
public final class Batch {
    private final WorkingPosition p;
    private final Chance chance;
    private final OrderText text;

    public Batch(WorkingPosition p, Chance chance, OrderText text) {
        this.p = p;
        this.chance = chance;
        this.text = text;
    }

    /** Carries out one player's sheet, then the lines that waited for it. */
    public List<Verdict> run(int seat, Sheet<Order> sheet) {
        List<Verdict> verdicts = new ArrayList<>();
        List<Reading<Order>> lines = sheet.lines();
        boolean underWay = false;
        boolean ownTurn = p.phase != Phase.OVER && seat == p.active;
        int round = p.round;
        while (verdicts.size() < lines.size()) {
            int next = verdicts.size();
            if (ownTurn && (p.phase == Phase.OVER || seat != p.active || p.round != round)) {
                rest(verdicts, lines.size(), Fault.Turn.LAPSED);
            } else if (underWay && waits(seat, lines.get(next))) {
                queue(lines.subList(next, lines.size()), verdicts);
            } else {
                Verdict verdict = line(seat, lines.get(next));
                verdicts.add(verdict);
                if (!verdict.accepted()) {
                    rest(verdicts, lines.size(), Fault.Turn.DISCARDED);
                    cancelWaiting(seat);
                }
                underWay = true;
                settle(verdicts.size() < lines.size() ? order(lines.get(next + 1)) : waiting());
            }
        }
        resume();
        return verdicts;
    }

    private static @Nullable Order order(Reading<Order> line) {
        return line instanceof Reading.Order<Order>(Order order) ? order : null;
    }

    private @Nullable Order waiting() {
        return p.queue.isEmpty() ? null : p.queue.getFirst();
    }

    private static void rest(List<Verdict> verdicts, int size, Fault why) {
        while (verdicts.size() < size) {
            verdicts.add(Verdict.rejected(why.code(), why.rule()));
        }
    }

    private Verdict line(int seat, Reading<Order> line) {
        return switch (line) {
            case Reading.Unreadable<Order>(String text, Slip slip) -> new Verdict.Rejected(slip.rejection());
            case Reading.Order<Order>(Order order) -> {
                Rejection rejection = enact(seat, order);
                yield rejection == null ? Verdict.ACCEPTED : new Verdict.Rejected(rejection);
            }
        };
    }

    private @Nullable Rejection enact(int seat, Order order) {
        Fault fault = Judge.prepare(p, seat, order);
        if (fault != null) {
            return Grounds.rejection(p, seat, order, fault, text);
        }
        Judge.execute(p, seat, order, chance);
        return null;
    }

    /** In REPLY all lines of the active player wait; in TIE all except an answer to the tie. */
    private boolean waits(int seat, Reading<Order> line) {
        if (seat != p.active || p.phase != Phase.REPLY && p.phase != Phase.TIE) {
            return false;
        }
        return p.phase == Phase.REPLY || !(line instanceof Reading.Order<Order>(Order order) && answersTie(order));
    }

    private static boolean answersTie(@Nullable Order order) {
        return order instanceof Order.Again || order instanceof Order.Back;
    }

    /** New lines go before older ones, because their player knew about the older ones. */
    private void queue(List<Reading<Order>> lines, List<Verdict> verdicts) {
        int size = verdicts.size() + lines.size();
        List<Order> waiting = new ArrayList<>();
        for (Reading<Order> line : lines) {
            if (line instanceof Reading.Unreadable<Order>(String text, Slip slip)) {
                verdicts.add(new Verdict.Rejected(slip.rejection()));
                rest(verdicts, size, Fault.Turn.DISCARDED);
                cancelWaiting(p.active);
                break;
            }
            if (line instanceof Reading.Order<Order>(Order order)) {
                waiting.add(order);
                verdicts.add(Verdict.ACCEPTED);
            }
        }
        waiting.addAll(p.queue);
        p.queue = List.copyOf(waiting);
        if (!p.queue.isEmpty()) {
            p.tell(new Happening.BatchWaits(p.seat(p.active), waitingLines()));
        }
    }

    private List<String> waitingLines() {
        return p.queue.stream().map(text::of).toList();
    }

    /**
     * An unreadable line cancels all lines of its player that are not carried out yet, so that a typing error never ends a
     * turn.
     */
    private void cancelWaiting(int seat) {
        if (seat == p.active && !p.queue.isEmpty()) {
            p.tell(new Happening.WaitingLinesCancelled(p.seat(seat), waitingLines()));
            p.queue = List.of();
        }
    }

    /**
     * Uses standing answers as long as no player must be asked. The next line of the batch has priority over the policy on
     * ties.
     */
    private void settle(@Nullable Order nextLine) {
        while (true) {
            if (p.phase == Phase.REPLY) {
                switch (p.rangedPolicy[p.decider()]) {
                    case ASK -> {
                        return;
                    }
                    case EVADE -> Ranged.evade(p, chance);
                    case RETALIATE -> Ranged.retaliate(p, chance);
                }
            } else if (p.phase == Phase.TIE && !answersTie(nextLine)) {
                Policy.Tie policy = p.tiePolicy[p.active];
                if (policy == Policy.Tie.ASK) {
                    return;
                }
                if (policy == Policy.Tie.AGAIN && Combat.refuseAgain(p) == null) {
                    Combat.again(p, chance);
                } else {
                    Combat.back(p);
                }
            } else {
                return;
            }
            Victory.test(p);
            p.stepDone();
        }
    }

    /** Carries out the waiting lines as far as possible. */
    private void resume() {
        settle(waiting());
        while (!p.queue.isEmpty() && (p.phase.isOpen() || p.phase == Phase.TIE && answersTie(p.queue.getFirst()))) {
            Order order = p.queue.getFirst();
            int seat = p.active;
            p.queue = p.queue.subList(1, p.queue.size());
            Rejection rejection = enact(seat, order);
            if (rejection != null) {
                p.tell(new Happening.WaitingLineRejected(p.seat(seat), text.of(order), rejection));
                p.queue = List.of();
            }
            settle(waiting());
        }
        p.queue = List.copyOf(p.queue);
    }

    /** The deciding seat missed its deadline: it gets the default of the table in section 4. */
    public void deadline() {
        int seat = p.decider();
        Phase phase = p.phase;
        p.tell(new Happening.DeadlinePassed(p.seat(seat), phase));
        switch (phase) {
            case CENTRE -> {
                int tile = Placement.defaultCentre(p, seat);
                if (tile == Land.NOWHERE) {
                    Turns.resign(p, seat);
                } else {
                    Placement.centre(p, seat, tile);
                }
            }
            case SOLDIER -> {
                int tile = Placement.nearestSoldierTile(p, p.land.city(seat, 0));
                if (tile == Land.NOWHERE) {
                    Turns.nextSetup(p);
                } else {
                    Placement.soldier(p, seat, tile);
                }
            }
            case BUILD, MARCH, RECRUIT, DISBAND -> {
                miss(seat);
                Turns.end(p);
            }
            case REPLY -> Ranged.evade(p, chance);
            case TIE -> {
                Combat.back(p);
                Turns.end(p);
            }
            case OVER -> {}
        }
        Victory.test(p);
        resume();
    }

    private void miss(int seat) {
        p.missed[seat]++;
        if (p.missed[seat] >= p.numbers.missedLimit && !p.bot[seat]) {
            p.bot[seat] = true;
            p.tell(new Happening.SeatLeftToBot(p.seat(seat), p.missed[seat]));
        }
    }
}
