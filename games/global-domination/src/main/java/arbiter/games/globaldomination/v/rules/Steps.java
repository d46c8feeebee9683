package arbiter.games.globaldomination.v.rules;

import arbiter.games.globaldomination.v.position.Homeland;
import arbiter.games.globaldomination.v.position.Rules;
import java.util.Arrays;

/**
 * Units grouped by the number of steps that they have left (7.3). Groups change together with the totals by territory. Every
 * method says whether units with the most or with the fewest steps are used.
 */
public final class Steps {
    private final int groups;
    private final int[] count;
    private final int[] troops;
    private final Rules rules;
    private final Homeland.Lands lands;

    /** The units at the start of the Movement Phase. */
    public Steps(Rules rules, Homeland.Lands lands, int[] troops) {
        this.rules = rules;
        this.lands = lands;
        this.troops = troops;
        groups = Math.max(rules.marching().steps(), rules.marching().hqSteps()) + 1;
        count = new int[troops.length * groups];
        for (int at = 0; at < troops.length; at++) {
            if (troops[at] > 0) {
                count[at * groups + steps(at)] = troops[at];
            }
        }
    }

    /** A separate object without units. */
    public static Steps none(Rules rules, Homeland.Lands lands) {
        return new Steps(rules, lands, new int[lands.size()]);
    }

    /** Removes all units of the territory and puts new ones there that have all their steps. */
    public void rest(int at, int units) {
        Arrays.fill(count, at * groups, (at + 1) * groups, 0);
        count[at * groups + steps(at)] = units;
        troops[at] = units;
    }

    /** The steps of a unit that starts there (7.3). */
    private int steps(int at) {
        return lands.hq(at) ? rules.marching().hqSteps() : rules.marching().steps();
    }

    /** Units with at least one step left. */
    public int able(int at) {
        return troops[at] - count[at * groups];
    }

    /** Units with at least this number of steps left. */
    int able(int at, int steps) {
        int able = 0;
        for (int left = steps; left < groups; left++) {
            able += count[at * groups + left];
        }
        return able;
    }

    /** The maximum number of steps of a unit. */
    int most() {
        return groups - 1;
    }

    /** A peaceful move: units with the most steps go first (7.3.1). */
    public void walk(int from, int to, int units) {
        int left = units;
        for (int steps = groups - 1; steps > 0 && left > 0; steps--) {
            int go = Math.min(left, count[from * groups + steps]);
            count[from * groups + steps] -= go;
            count[to * groups + steps - 1] += go;
            left -= go;
        }
        troops[from] -= units;
        troops[to] += units;
    }

    /**
     * Sends units into battle: {@code units} with the most steps leave {@code from}; of these, {@code lost} with the fewest
     * steps are removed, and the others are added to {@code arriving} with one step less.
     */
    public void depart(int from, int units, int lost, int[] arriving) {
        int left = units;
        int survivors = units - lost;
        for (int steps = groups - 1; steps > 0 && left > 0; steps--) {
            int go = Math.min(left, count[from * groups + steps]);
            count[from * groups + steps] -= go;
            left -= go;
            int live = Math.min(go, survivors);
            arriving[steps - 1] += live;
            survivors -= live;
        }
        troops[from] -= units;
    }

    public int[] noArrivals() {
        return new int[groups];
    }

    public void arrive(int to, int[] arriving) {
        for (int steps = 0; steps < groups; steps++) {
            count[to * groups + steps] += arriving[steps];
            troops[to] += arriving[steps];
        }
        Arrays.fill(arriving, 0);
    }

    /** Removes units from the groups after the total has already been reduced. */
    void loseFewest(int at, int units) {
        lose(at, units, 0);
    }

    /** Losses in a Skirmish: only units with at least one step, because these were on their way. */
    public void fallOnTheWay(int at, int units) {
        lose(at, units, 1);
        troops[at] -= units;
    }

    private void lose(int at, int units, int fewest) {
        int left = units;
        for (int steps = fewest; steps < groups && left > 0; steps++) {
            int gone = Math.min(left, count[at * groups + steps]);
            count[at * groups + steps] -= gone;
            left -= gone;
        }
    }
}
