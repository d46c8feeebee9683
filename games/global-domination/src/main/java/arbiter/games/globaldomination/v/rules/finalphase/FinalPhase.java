package arbiter.games.globaldomination.v.rules.finalphase;

import arbiter.games.globaldomination.v.position.Construct;
import arbiter.games.globaldomination.v.position.Happening;
import arbiter.games.globaldomination.v.position.Rules;
import arbiter.games.globaldomination.v.position.Status;
import arbiter.games.globaldomination.v.rules.Phase;
import arbiter.games.globaldomination.v.rules.Turn;
import arbiter.games.globaldomination.v.rules.UnitCap;

/**
 * Section 9: Bivouacs give Troops, the caps are applied everywhere, then players get their income. A player without
 * territory is dead.
 */
public final class FinalPhase implements Phase {
    @Override
    public void run(Turn turn) {
        for (int at = 0; at < turn.size(); at++) {
            if (turn.owner[at] >= 0 && turn.stands(Construct.BIVOUAC, at)) {
                raise(turn, at);
            }
        }
        UnitCap.trimAll(turn);
        income(turn);
    }

    private static void raise(Turn turn, int at) {
        int come = turn.addTroops(at, Math.min(turn.rules.income().bivouacTroops(), UnitCap.room(turn, at)));
        if (come > 0) {
            turn.happened(new Happening.BivouacRaised(turn.owner[at], turn.id(at), come));
        }
    }

    private static void income(Turn turn) {
        int[] territories = new int[turn.seats];
        long[] troops = new long[turn.seats];
        int[] hqs = new int[turn.seats];
        for (int at = 0; at < turn.size(); at++) {
            int owner = turn.owner[at];
            if (owner >= 0) {
                territories[owner]++;
                troops[owner] += turn.troops[at];
                hqs[owner] += turn.hq(at) ? 1 : 0;
            }
        }
        Rules rules = turn.rules;
        for (int seat = 0; seat < turn.seats; seat++) {
            if (!turn.living(seat)) {
                continue;
            }
            if (territories[seat] == 0) {
                turn.powers[seat] = turn.powers[seat].as(Status.DEAD);
                turn.happened(new Happening.Died(seat));
                continue;
            }
            long ip = (long) territories[seat] * rules.income().incomeLand()
                    + troops[seat] / rules.income().incomeTroops()
                    + (long) hqs[seat] * rules.income().incomeHq();
            turn.earn(seat, ip);
            turn.happened(new Happening.Earned(seat, territories[seat], troops[seat], hqs[seat], ip));
        }
    }
}
