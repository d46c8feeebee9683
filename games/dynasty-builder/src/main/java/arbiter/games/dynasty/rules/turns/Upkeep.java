package arbiter.games.dynasty.rules.turns;

import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.recruiting.MilitaryTokens;
import arbiter.games.dynasty.rules.spells.Spells;
import arbiter.games.dynasty.rules.winning.Victory;

/** What begins and ends a turn and a round, in whatever order the seats take their turns. */
final class Upkeep {
    private Upkeep() {}

    /** Begins the active seat's BUILD: spells of its last turn end (DB-11.1). */
    static void build(WorkingPosition p) {
        p.phase = Phase.BUILD;
        p.actionsUsed = 0;
        Spells.fade(p, p.active);
    }

    /** DB-12.1, when the seat leaves MARCH. */
    static void payAcademies(WorkingPosition p) {
        MilitaryTokens.income(p, p.active);
        Victory.test(p);
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
}
