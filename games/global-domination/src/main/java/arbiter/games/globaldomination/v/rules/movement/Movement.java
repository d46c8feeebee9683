package arbiter.games.globaldomination.v.rules.movement;

import arbiter.games.globaldomination.v.position.Happening;
import arbiter.games.globaldomination.v.rules.Hops;
import arbiter.games.globaldomination.v.rules.March;
import arbiter.games.globaldomination.v.rules.Phase;
import arbiter.games.globaldomination.v.rules.Steps;
import arbiter.games.globaldomination.v.rules.Turn;
import arbiter.games.globaldomination.v.rules.UnitCap;

/**
 * Section 7: all moves that need no battle. Players do not meet here, because at most one of them enters the same neutral
 * land. So each sheet can be carried out separately.
 */
public final class Movement implements Phase {
    @Override
    public void run(Turn turn) {
        Hops hops = MoveOrders.read(turn);
        Contest contest = Contest.of(turn, hops);
        Steps steps = new Steps(turn.rules, turn, turn.troops);
        turn.marching = steps;
        turn.march = new March(hops, contest.contested(), steps);
        new Walking(turn, hops, contest, steps).run();
        if (turn.tally != null) {
            turn.tally.walked(turn.owner, turn.trebuchets, hops, steps);
        }
        UnitCap.trim(turn, Happening.Stage.MOVEMENT);
    }

    private static final class Walking {
        private final Turn turn;
        private final Hops hops;
        private final Contest contest;
        private final Steps steps;
        /** By territory: 1 + the last seat with an earlier waiting move that leads there. */
        private final int[] awaited;

        Walking(Turn turn, Hops hops, Contest contest, Steps steps) {
            this.turn = turn;
            this.hops = hops;
            this.contest = contest;
            this.steps = steps;
            this.awaited = new int[turn.size()];
        }

        void run() {
            for (int seat = 0; seat < turn.seats; seat++) {
                for (int hop = hops.firstOf[seat]; hop < hops.firstOf[seat + 1]; hop++) {
                    if (hops.count[hop] == Hops.TREBUCHET) {
                        moveTrebuchet(seat, hop);
                    } else {
                        move(seat, hop);
                    }
                }
                turn.step();
            }
        }

        private void move(int seat, int hop) {
            int from = hops.from[hop];
            int to = hops.to[hop];
            if (turn.owner[from] != seat) {
                if (awaited[from] == seat + 1) {
                    await(seat, hop);
                } else {
                    lapse(seat, hop, Happening.Why.NOT_YOURS);
                }
            } else if (turn.owner[to] == seat || !contest.closed(to)) {
                walk(seat, hop);
            } else {
                await(seat, hop);
            }
        }

        private void await(int seat, int hop) {
            hops.waiting[hop] = true;
            awaited[hops.to[hop]] = seat + 1;
        }

        /** Moves as many units as are there with a step left (2.9.1), those with the most steps first (7.3.1). */
        private void walk(int seat, int hop) {
            int from = hops.from[hop];
            int to = hops.to[hop];
            int units = Math.min(hops.count[hop], steps.able(from));
            if (units == 0) {
                lapse(seat, hop, turn.troops[from] == 0 ? Happening.Why.NO_UNITS : Happening.Why.NO_STEPS);
                return;
            }
            if (units < hops.count[hop]) {
                turn.fallShort(seat, hops, hop, units, null);
            }
            steps.walk(from, to, units);
            if (turn.owner[to] == seat) {
                turn.happened(new Happening.Distributed(seat, turn.id(from), turn.id(to), units));
            } else {
                turn.take(to, seat);
                turn.happened(new Happening.Expanded(seat, turn.id(from), turn.id(to), units));
            }
        }

        private void lapse(int seat, int hop, Happening.Why why) {
            turn.fallShort(seat, hops, hop, 0, why);
            turn.happened(new Happening.Lapsed(
                    Happening.Stage.MOVEMENT, seat, turn.id(hops.from[hop]), turn.id(hops.to[hop]), why));
        }

        /** 7.6: between own territories, once per turn for each Trebuchet. */
        private void moveTrebuchet(int seat, int hop) {
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
                turn.happened(new Happening.TrebuchetMoved(seat, turn.id(from), turn.id(to)));
            }
        }
    }
}
