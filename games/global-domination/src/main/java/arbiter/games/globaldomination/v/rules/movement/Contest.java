package arbiter.games.globaldomination.v.rules.movement;

import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.rules.Hops;
import arbiter.games.globaldomination.v.rules.Steps;
import arbiter.games.globaldomination.v.rules.Turn;

/**
 * Which territories are contested (7.2.2): two or more players move there, not counting the owner at the start of the
 * Movement Phase. A hop counts if at least one unit would make it without opposition. To find out, each sheet is carried out
 * alone, in list order and with the steps of 7.3, and takes every territory that it enters without losses.
 */
final class Contest {
    private final Turn turn;
    private final Hops hops;
    private final boolean[] contested;
    /** By territory: only its owner may enter it in the Movement Phase, because it has an owner or is contested. */
    private final boolean[] closed;

    private Contest(Turn turn, Hops hops) {
        this.turn = turn;
        this.hops = hops;
        this.contested = new boolean[turn.size()];
        this.closed = new boolean[turn.size()];
    }

    /**
     * An order that waits for a battle leaves its units where they are, and a later order may move them. So two players can
     * arrive in the same neutral land although their sheets alone do not show it. That land is contested too, because
     * players never meet in the Movement Phase.
     */
    static Contest of(Turn turn, Hops hops) {
        Contest contest = new Contest(turn, hops);
        if (contest.twoPlayersNameOneTarget()) {
            Walk walk = contest.new Walk();
            contest.meet(walk);
            contest.close();
            while (contest.meet(walk)) {
                contest.close();
            }
        } else {
            contest.close();
        }
        return contest;
    }

    /** By territory. The Battle Phase uses it too. */
    boolean[] contested() {
        return contested;
    }

    boolean closed(int at) {
        return closed[at];
    }

    private void close() {
        for (int at = 0; at < closed.length; at++) {
            closed[at] = contested[at] || turn.owner[at] != Position.NEUTRAL;
        }
    }

    /**
     * If this is false, nothing can be contested and no sheet needs to be tried. This is usual when only one sheet is
     * checked.
     */
    private boolean twoPlayersNameOneTarget() {
        int[] named = new int[turn.size()];
        for (int seat = 0; seat < turn.seats; seat++) {
            for (int hop = hops.firstOf[seat]; hop < hops.firstOf[seat + 1]; hop++) {
                int before = named[hops.to[hop]];
                if (before != 0 && before != seat + 1) {
                    return true;
                }
                named[hops.to[hop]] = seat + 1;
            }
        }
        return false;
    }

    /**
     * Carries out every sheet alone from the start of the phase, without entering closed land.
     *
     * @return whether players met in land that was not contested before
     */
    private boolean meet(Walk walk) {
        int[] entered = new int[turn.size()];
        boolean met = false;
        for (int seat = 0; seat < turn.seats; seat++) {
            walk.begin(seat);
            for (int hop = hops.firstOf[seat]; hop < hops.firstOf[seat + 1]; hop++) {
                int to = hops.to[hop];
                if (!walk.makes(hop) || turn.owner[to] == seat) {
                    continue;
                }
                if (entered[to] != 0 && entered[to] != seat + 1 && !contested[to]) {
                    contested[to] = true;
                    met = true;
                }
                entered[to] = seat + 1;
            }
        }
        return met;
    }

    /** Carries out one sheet at a time, from the player's position at the start of the phase. */
    private final class Walk {
        private final int[] holder = new int[turn.size()];
        private final Steps steps = Steps.none(turn.rules, turn);
        /** By territory: the walk that last used it. Most territories are never used, so nothing is prepared for them. */
        private final int[] lookedAt = new int[turn.size()];

        private int number;
        private int seat;

        void begin(int player) {
            number++;
            seat = player;
        }

        /** Whether at least one unit makes this hop. */
        boolean makes(int hop) {
            int from = hops.from[hop];
            int to = hops.to[hop];
            lookAt(from);
            lookAt(to);
            boolean open = holder[to] == seat || !closed[to];
            if (hops.count[hop] == Hops.TREBUCHET || holder[from] != seat || !open) {
                return false;
            }
            int units = Math.min(hops.count[hop], steps.able(from));
            if (units > 0) {
                steps.walk(from, to, units);
                holder[to] = seat;
            }
            return units > 0;
        }

        private void lookAt(int at) {
            if (lookedAt[at] != number) {
                lookedAt[at] = number;
                holder[at] = turn.owner[at];
                steps.rest(at, holder[at] == seat ? turn.troops[at] : 0);
            }
        }
    }
}
