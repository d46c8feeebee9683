package arbiter.games.globaldomination.v.rules.battle;

import arbiter.games.globaldomination.v.rules.Hops;
import java.util.Arrays;

/**
 * The moves that wait for the Battle Phase, combined into one army for each player and target (8.5), and which armies are
 * ready. A move is ready when no earlier move of its player that still waits leads to its origin; an army waits for all of
 * its moves. An army fights or lapses as a whole. So it is enough to know, for each army, how many of its moves still wait
 * and which moves wait for it.
 */
final class Armies {
    private static final int NOTHING = -1;

    final Hops hops;
    /** By hop: its army, and the next hop of that army in list order. */
    final int[] of;

    final int[] next;
    int[] player;
    int[] target;
    int[] head;
    private int[] tail;
    private int[] unready;
    private int[] waitersHead;
    private final int[] waitersNext;
    private boolean[] done;
    int size;

    private final int[] left;
    private final int[] nextListed;
    private int[] ready = new int[8];
    private int readyCount;

    Armies(Hops hops, int seats, int territories) {
        this.hops = hops;
        of = new int[hops.size];
        next = new int[hops.size];
        waitersNext = new int[hops.size];
        left = new int[seats];
        nextListed = Arrays.copyOf(hops.firstOf, seats);
        int expected = 0;
        for (int hop = 0; hop < hops.size; hop++) {
            expected += hops.waiting[hop] ? 1 : 0;
        }
        player = new int[expected];
        target = new int[expected];
        head = new int[expected];
        tail = new int[expected];
        unready = new int[expected];
        waitersHead = new int[expected];
        done = new boolean[expected];
        int[] armyInto = new int[expected == 0 ? 0 : territories];
        for (int seat = 0; seat < seats && expected > 0; seat++) {
            join(seat, armyInto);
            findWaiters(seat, armyInto);
        }
        for (int army = 0; army < size; army++) {
            if (unready[army] == 0) {
                addReady(army);
            }
        }
    }

    /** @param armyInto by territory, 1 + the last army that was formed against it */
    private void join(int seat, int[] armyInto) {
        for (int hop = hops.firstOf[seat]; hop < hops.firstOf[seat + 1]; hop++) {
            if (!hops.waiting[hop]) {
                of[hop] = NOTHING;
                continue;
            }
            int army = armyInto[hops.to[hop]] - 1;
            if (army < 0 || player[army] != seat) {
                army = size++;
                armyInto[hops.to[hop]] = army + 1;
                player[army] = seat;
                target[army] = hops.to[hop];
                head[army] = hop;
                waitersHead[army] = NOTHING;
                left[seat]++;
            } else {
                next[tail[army]] = hop;
            }
            tail[army] = hop;
            next[hop] = NOTHING;
            of[hop] = army;
        }
    }

    private void findWaiters(int seat, int[] armyInto) {
        for (int hop = hops.firstOf[seat]; hop < hops.firstOf[seat + 1]; hop++) {
            if (!hops.waiting[hop]) {
                continue;
            }
            int before = armyInto[hops.from[hop]] - 1;
            if (before >= 0 && player[before] == seat && head[before] < hop) {
                waitersNext[hop] = waitersHead[before];
                waitersHead[before] = hop;
                unready[of[hop]]++;
            }
        }
    }

    private void addReady(int army) {
        if (readyCount == ready.length) {
            ready = Arrays.copyOf(ready, readyCount * 2);
        }
        ready[readyCount++] = army;
    }

    boolean anyLeft() {
        for (int count : left) {
            if (count > 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * The armies of the next round. If all waiting armies of a player wait for each other, the army of the first-listed
     * waiting move goes as a whole, with the units at its origins.
     */
    int[] takeReady() {
        boolean[] has = new boolean[left.length];
        for (int i = 0; i < readyCount; i++) {
            has[player[ready[i]]] = true;
        }
        for (int seat = 0; seat < left.length; seat++) {
            if (left[seat] > 0 && !has[seat]) {
                addReady(firstListed(seat));
            }
        }
        int[] round = Arrays.copyOf(ready, readyCount);
        readyCount = 0;
        for (int army : round) {
            done[army] = true;
            left[player[army]]--;
        }
        return round;
    }

    private int firstListed(int seat) {
        int hop = nextListed[seat];
        while (of[hop] == NOTHING || done[of[hop]]) {
            hop++;
        }
        nextListed[seat] = hop;
        return of[hop];
    }

    /** After a round: moves that waited for these armies may be ready now. */
    void release(int[] round) {
        for (int army : round) {
            for (int hop = waitersHead[army]; hop != NOTHING; hop = waitersNext[hop]) {
                int waiting = of[hop];
                if (--unready[waiting] == 0 && !done[waiting]) {
                    addReady(waiting);
                }
            }
        }
    }
}
