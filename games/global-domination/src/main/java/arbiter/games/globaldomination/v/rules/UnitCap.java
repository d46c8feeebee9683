package arbiter.games.globaldomination.v.rules;

import arbiter.games.globaldomination.v.position.Construct;
import arbiter.games.globaldomination.v.position.Happening;
import arbiter.games.globaldomination.v.position.Rules;

/** The maximum number of units of a type in a territory (7.7). */
public final class UnitCap {
    private UnitCap() {}

    /** The cap without a Headquarter; a Garrison multiplies it (6.7, 7.7.2). */
    static int of(Turn turn, int at) {
        Rules rules = turn.rules;
        if (!turn.stands(Construct.GARRISON, at)) {
            return rules.marching().unitCap();
        }
        return (int) Math.min(
                Integer.MAX_VALUE,
                (long) rules.marching().unitCap() * rules.building().garrisonFactor());
    }

    /** How many more units fit now: a Headquarter has no cap until the Final Phase (7.7.1). */
    public static int room(Turn turn, int at) {
        return turn.hq(at) ? Integer.MAX_VALUE : Math.max(0, of(turn, at) - turn.troops[at]);
    }

    /** At the end of a phase: removes units above the cap everywhere except in Headquarters. */
    public static void trim(Turn turn, Happening.Stage phase) {
        int least = turn.rules.marching().unitCap();
        for (int at = 0; at < turn.size(); at++) {
            if (turn.troops[at] > least && !turn.hq(at)) {
                trim(turn, at, phase);
            }
        }
    }

    /** At the end of the Final Phase: also in Headquarters. */
    public static void trimAll(Turn turn) {
        int least = turn.rules.marching().unitCap();
        for (int at = 0; at < turn.size(); at++) {
            if (turn.troops[at] > least) {
                trim(turn, at, Happening.Stage.FINAL);
            }
        }
    }

    private static void trim(Turn turn, int at, Happening.Stage phase) {
        int surplus = turn.troops[at] - of(turn, at);
        if (surplus > 0) {
            turn.removeTroops(at, surplus);
            turn.happened(new Happening.Trimmed(phase, turn.owner[at], turn.id(at), surplus));
        }
    }
}
