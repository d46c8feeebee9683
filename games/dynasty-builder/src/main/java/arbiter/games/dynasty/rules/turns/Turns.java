package arbiter.games.dynasty.rules.turns;

import arbiter.games.dynasty.position.Army;
import arbiter.games.dynasty.position.Happening;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.combat.Combat;
import arbiter.games.dynasty.rules.recruiting.MilitaryTokens;
import arbiter.games.dynasty.rules.spells.Spells;
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
        build(p);
        if (p.told()) {
            p.tell(new Happening.TurnBegan(p.seat(seat), p.round));
        }
    }

    /** Begins the active seat's BUILD: spells of its last turn end (DB-11.1). */
    static void build(WorkingPosition p) {
        p.phase = Phase.BUILD;
        p.actionsUsed = 0;
        Spells.fade(p, p.active);
    }

    /** {@code done}: goes on to the next phase, or from DISBAND to the next seat. */
    public static void done(WorkingPosition p) {
        if (p.phase == Phase.MARCH) {
            payAcademies(p);
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

    /** DB-12.1, when the seat leaves MARCH. */
    static void payAcademies(WorkingPosition p) {
        MilitaryTokens.income(p, p.active);
        Victory.test(p);
    }

    /** {@code end}: ends the turn; a turn that has not left MARCH yet still gets its income. */
    public static void end(WorkingPosition p) {
        if (p.numbers.roundPhases) {
            p.ended[p.active] = true;
            done(p);
            return;
        }
        if (p.phase == Phase.BUILD || p.phase == Phase.MARCH) {
            payAcademies(p);
        }
        if (p.phase != Phase.OVER) {
            pass(p);
        }
    }

    /** Goes on to the next living seat. */
    private static void pass(WorkingPosition p) {
        p.queue = List.of();
        p.actionsUsed = 0;
        rest(p, p.active);
        int next = p.nextLiving(p.active);
        if (next < p.seats) {
            begin(p, next);
        } else if (nextRound(p)) {
            begin(p, p.firstLiving());
        }
    }

    /** After the last seat a new round begins, or time is up (DB-15.3); returns whether the game goes on. */
    static boolean nextRound(WorkingPosition p) {
        if (p.timeUp || p.numbers.turnLimit > 0 && p.round >= p.numbers.turnLimit) {
            Victory.timeout(p);
            return false;
        }
        p.round++;
        return true;
    }

    /** Resets everything that is counted per turn. */
    static void rest(WorkingPosition p, int seat) {
        for (int i = 0; i < p.army.count(seat); i++) {
            p.army.rest(p.army.unit(seat, i));
        }
        for (int i = 0; i < p.land.cityCount(seat); i++) {
            int centre = p.land.city(seat, i);
            p.land.recruits[centre] = 0;
            p.land.casts[centre] = 0;
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
            Combat.endBattle(p);
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
