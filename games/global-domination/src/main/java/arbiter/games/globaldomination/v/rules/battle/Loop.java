package arbiter.games.globaldomination.v.rules.battle;

import java.util.Arrays;

/**
 * Finds where a loop of attacks is broken (8.14): of the attacks on loops, the one whose origin has the lowest id, then the
 * one with the lowest target. Within a round attacks only disappear, so an attack that is not on a loop never gets on one
 * later. The candidates are therefore found once and then used one after another.
 */
final class Loop {
    private final Round round;
    private long[] candidates = new long[0];
    private int nextCandidate;
    private boolean found;
    private int[] visited = new int[0];
    private int visit;

    Loop(Round round) {
        this.round = round;
    }

    /** The target of the attack that goes first. Must be called only when no attack is free, so that there is a loop. */
    int breakAt() {
        if (!found) {
            found = true;
            visited = new int[round.turn.size()];
            candidates = new StrongComponents(round).edgesOnLoops();
        }
        while (nextCandidate < candidates.length) {
            int from = (int) (candidates[nextCandidate] >> 32);
            int to = (int) candidates[nextCandidate];
            nextCandidate++;
            if (attacks(from, to) && reaches(to, from)) {
                return to;
            }
        }
        throw new IllegalStateException("attacks wait for each other without a loop");
    }

    private boolean attacks(int from, int to) {
        for (int hop = round.lastOutOf[from] - 1; hop >= 0; hop = round.earlierOutOf[hop] - 1) {
            if (round.reserved[hop] > 0 && round.hops.to[hop] == to) {
                return true;
            }
        }
        return false;
    }

    private boolean reaches(int start, int goal) {
        visit++;
        int[] open = {start, 0, 0, 0};
        int count = 1;
        visited[start] = visit;
        while (count > 0) {
            int at = open[--count];
            if (at == goal) {
                return true;
            }
            for (int hop = round.lastOutOf[at] - 1; hop >= 0; hop = round.earlierOutOf[hop] - 1) {
                int to = round.hops.to[hop];
                if (round.reserved[hop] > 0 && visited[to] != visit) {
                    visited[to] = visit;
                    if (count == open.length) {
                        open = Arrays.copyOf(open, count * 2);
                    }
                    open[count++] = to;
                }
            }
        }
        return false;
    }
}
