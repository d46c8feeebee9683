package arbiter.games.globaldomination.v.rules.movement;

import arbiter.games.globaldomination.v.position.Happened;
import arbiter.games.globaldomination.v.rules.Hops;
import arbiter.games.globaldomination.v.rules.Phase;
import arbiter.games.globaldomination.v.rules.Steps;
import arbiter.games.globaldomination.v.rules.Turn;
import arbiter.games.globaldomination.v.rules.UnitCap;

/**
 * Section 7: everything that needs no battle. Players do not meet here: the same neutral land is entered by one of them at
 * most, so that each sheet is carried out on its own.
 */
public final class Movement implements Phase {
    @Override
    public void run(Turn turn) {
        Hops hops = Hops.of(turn);
        Contest contest = Contest.of(turn, hops);
        Steps steps = new Steps(turn);
        turn.marching = steps;
        turn.march = new March(hops, contest, steps);
        int[] awaited = new int[turn.size()];
        for (int seat = 0; seat < turn.seats; seat++) {
            for (int hop = hops.firstOf[seat]; hop < hops.firstOf[seat + 1]; hop++) {
                if (hops.count[hop] == Hops.TREBUCHET) {
                    moveTrebuchet(turn, seat, hops, hop);
                } else {
                    move(turn, seat, hop, turn.march, awaited);
                }
            }
        }
        UnitCap.trim(turn, Happened.Stage.MOVEMENT);
    }

    /** What the Battle Phase takes over. */
    public record March(Hops hops, Contest contest, Steps steps) {}

    /** @param awaited by territory, 1 + the last seat of which a waiting move listed so far leads there */
    private static void move(Turn turn, int seat, int hop, March march, int[] awaited) {
        Hops hops = march.hops();
        int from = hops.from[hop];
        int to = hops.to[hop];
        if (turn.owner[from] != seat) {
            if (awaited[from] == seat + 1) {
                wait(hops, hop, seat, awaited);
            } else {
                lapse(turn, seat, from, to, Happened.Why.NOT_YOURS);
            }
        } else if (turn.owner[to] == seat || !march.contest().closed(to)) {
            walk(turn, seat, hops, hop, march.steps());
        } else {
            wait(hops, hop, seat, awaited);
        }
    }

    private static void wait(Hops hops, int hop, int seat, int[] awaited) {
        hops.waiting[hop] = true;
        awaited[hops.to[hop]] = seat + 1;
    }

    /** As many units as are there with a step left (2.9.1), those with the most steps first (7.3.1). */
    private static void walk(Turn turn, int seat, Hops hops, int hop, Steps steps) {
        int from = hops.from[hop];
        int to = hops.to[hop];
        int units = Math.min(hops.count[hop], steps.able(from));
        if (units == 0) {
            lapse(turn, seat, from, to, turn.troops[from] == 0 ? Happened.Why.NO_UNITS : Happened.Why.NO_STEPS);
            return;
        }
        steps.walk(from, to, units);
        if (turn.owner[to] == seat) {
            turn.happened(new Happened.Distributed(seat, turn.id(from), turn.id(to), units));
        } else {
            turn.take(to, seat);
            turn.happened(new Happened.Expanded(seat, turn.id(from), turn.id(to), units));
        }
    }

    private static void lapse(Turn turn, int seat, int from, int to, Happened.Why why) {
        turn.happened(new Happened.Lapsed(Happened.Stage.MOVEMENT, seat, turn.id(from), turn.id(to), why));
    }

    /** 7.6: between own territories, each Trebuchet once a turn. */
    private static void moveTrebuchet(Turn turn, int seat, Hops hops, int hop) {
        int from = hops.from[hop];
        int to = hops.to[hop];
        int line = hops.line[hop];
        if (turn.owner[from] != seat) {
            turn.reject(seat, line, "not-your-territory", "GD5-7.6", "at", turn.id(from));
        } else if (!turn.map.adjacent(from, to)) {
            turn.reject(seat, line, "path-not-connected", "GD5-7.6", "from", turn.id(from), "to", turn.id(to));
        } else if (turn.owner[to] != seat) {
            turn.reject(seat, line, "not-your-territory", "GD5-7.6", "at", turn.id(to));
        } else if (turn.trebuchets[from] == 0) {
            turn.reject(seat, line, "no-trebuchet", "GD5-7.6", "at", turn.id(from));
        } else if (!turn.engines.mayMove(from)) {
            turn.reject(seat, line, "trebuchet-moved", "GD5-7.6", "at", turn.id(from));
        } else {
            turn.engines.move(from, to);
            turn.happened(new Happened.TrebuchetMoved(seat, turn.id(from), turn.id(to)));
        }
    }
}
