package arbiter.games.dynasty.rules.turns;

import arbiter.games.dynasty.position.Army;
import arbiter.games.dynasty.position.Happening;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.combat.Clash;
import arbiter.games.dynasty.rules.winning.Victory;
import java.util.List;

/** Section 4: the order of phases, turns and rounds. */
public final class Turns {
    private Turns() {}

    /** Lets the next living seat place its centre, or begins the first turn. */
    static void nextSetup(WorkingPosition p) {
        int next = p.nextLiving(p.active);
        if (next < p.seats) {
            p.active = next;
            p.phase = Phase.CENTRE;
        } else {
            p.round = 1;
            begin(p, p.firstLiving());
        }
    }

    private static void begin(WorkingPosition p, int seat) {
        p.active = seat;
        if (p.numbers.roundPhases) {
            RoundPhases.begin(p, Phase.BUILD);
            return;
        }
        Upkeep.build(p);
        if (p.told()) {
            p.tell(new Happening.TurnBegan(p.seat(seat), p.round));
        }
    }

    /** {@code done}: goes on to the next phase, or from DISBAND to the next seat. */
    public static void done(WorkingPosition p) {
        if (p.phase == Phase.MARCH) {
            Upkeep.payAcademies(p);
        }
        if (p.phase == Phase.OVER) {
            return;
        }
        if (p.numbers.roundPhases) {
            RoundPhases.goOn(p);
        } else if (p.phase == Phase.DISBAND) {
            pass(p);
        } else {
            p.phase = p.phase.next();
        }
    }

    /** {@code end}: ends the turn; a turn that has not left MARCH yet still gets its income. */
    public static void end(WorkingPosition p) {
        if (p.numbers.roundPhases) {
            p.ended[p.active] = true;
            done(p);
            return;
        }
        if (p.phase == Phase.BUILD || p.phase == Phase.MARCH) {
            Upkeep.payAcademies(p);
        }
        if (p.phase != Phase.OVER) {
            pass(p);
        }
    }

    /** Goes on to the next living seat. */
    private static void pass(WorkingPosition p) {
        p.queue = List.of();
        p.actionsUsed = 0;
        Upkeep.rest(p, p.active);
        int next = p.nextLiving(p.active);
        if (next < p.seats) {
            begin(p, next);
        } else if (Upkeep.nextRound(p)) {
            begin(p, p.firstLiving());
        }
    }

    /**
     * Any living player may resign at any time: a pending battle of that player is void, and the turn of an active player
     * passes on.
     */
    static void resign(WorkingPosition p, int seat) {
        if (p.told()) {
            p.tell(new Happening.PlayerResigned(p.seat(seat)));
        }
        boolean involved = p.attacker != Army.NONE
                && (p.army.owner(p.attacker) == seat
                        || p.army.at(p.battleTile) != Army.NONE && p.army.owner(p.army.at(p.battleTile)) == seat
                        || p.land.owner(p.battleTile) == seat && p.army.at(p.battleTile) == Army.NONE);
        if (involved) {
            Clash.end(p);
        }
        boolean wasSetup = p.phase.isSetup();
        Victory.eliminate(p, seat);
        Victory.test(p);
        if (p.phase != Phase.OVER && seat == p.active) {
            p.queue = List.of();
            if (wasSetup) {
                nextSetup(p);
            } else if (p.numbers.roundPhases) {
                RoundPhases.goOn(p);
            } else {
                pass(p);
            }
        }
    }
}
