package arbiter.games.dynasty.rules.turns;

import arbiter.games.dynasty.position.Happening;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.WorkingPosition;
import java.util.List;

/**
 * Section 4 with {@code roundPhases=on}: every seat plays a phase before the next phase begins. A seat that has ended its
 * turn with {@code end} is skipped until the next round; its academies still pay in its MARCH.
 */
final class RoundPhases {
    private RoundPhases() {}

    /** Goes on to the next seat that has something to decide, over several phases and rounds if necessary. */
    static void goOn(WorkingPosition p) {
        int seat = p.active;
        int round = p.round;
        do {
            if (!step(p)) {
                return;
            }
        } while (p.ended[p.active]);
        if (p.active != seat || p.round != round) {
            p.queue = List.of();
        }
        begin(p, p.phase);
    }

    /** Goes on by one seat; returns whether the game goes on. */
    private static boolean step(WorkingPosition p) {
        int next = p.nextLiving(p.active);
        if (next == p.seats) {
            next = p.firstLiving();
            if (p.phase != Phase.DISBAND) {
                p.phase = p.phase.next();
            } else if (!nextRound(p)) {
                return false;
            }
        }
        p.active = next;
        if (p.ended[next] && p.phase == Phase.MARCH) {
            Upkeep.payAcademies(p);
        }
        return p.phase != Phase.OVER;
    }

    private static boolean nextRound(WorkingPosition p) {
        if (!Upkeep.nextRound(p)) {
            return false;
        }
        p.phase = Phase.BUILD;
        for (int seat = 0; seat < p.seats; seat++) {
            p.ended[seat] = false;
            Upkeep.rest(p, seat);
        }
        return true;
    }

    /** Begins the active seat's part of a phase. */
    static void begin(WorkingPosition p, Phase phase) {
        p.phase = phase;
        p.actionsUsed = 0;
        if (phase == Phase.BUILD) {
            Upkeep.build(p);
        }
        if (p.told()) {
            p.tell(new Happening.PhaseBegan(p.seat(p.active), p.round, phase));
        }
    }
}
