package arbiter.games.dynasty.advice;

import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.building.Houses;
import arbiter.games.dynasty.rules.cities.RingTest;
import java.util.Arrays;

/**
 * The value of a seat's next city levels: the towns that it could found and the cities that it could upgrade, the soonest
 * first. Each is worth less with every build action that it still needs.
 */
final class Growth {
    /** The value of a level that only needs the order, as a share of a level that exists. */
    private static final double CLAIMABLE = 0.8;
    /** This factor is applied for each build action that is still missing. */
    private static final double DELAY = 0.92;
    /** The number of projects that are counted, one after the other. */
    private static final int PROJECTS = 3;
    /** The maximum distance of a unit that goes to the site to build; each step counts as an action. */
    private static final int WALK = 4;

    private static final int NEVER = 60;
    private static final int CITY = -1;
    private static final double[] AFTER = new double[4 * NEVER];
    /** The additional value of the first city of a level counts only if the city needs at most this many build actions. */
    private static final int SOON = 10;
    /** The share of that value, by missing build actions: more if fewer are missing. */
    private static final double[] NEARNESS = new double[SOON + 1];

    static {
        Arrays.setAll(NEARNESS, actions -> 1 - (double) actions / SOON);
        Arrays.setAll(AFTER, actions -> CLAIMABLE * Math.pow(DELAY, actions));
    }

    private final WorkingPosition p;
    private final int seat;
    private int[] sites = new int[64];
    private int[] costs = new int[64];
    private int[] ranks = new int[64];
    private int count;

    private Growth(WorkingPosition p, int seat) {
        this.p = p;
        this.seat = seat;
    }

    /**
     * The value in city levels.
     *
     * @param highest the level of the seat's highest city: the first city of a level lets it recruit other units
     * @param barracks by level, the additional value of the first city of that level, in city levels
     */
    static double of(WorkingPosition p, int seat, int highest, double[] barracks) {
        Growth growth = new Growth(p, seat);
        growth.towns();
        growth.cities();
        return growth.worth(highest, barracks);
    }

    private void add(int site, int cost, int rank) {
        if (count == sites.length) {
            sites = Arrays.copyOf(sites, 2 * count);
            costs = Arrays.copyOf(costs, 2 * count);
            ranks = Arrays.copyOf(ranks, 2 * count);
        }
        sites[count] = site;
        costs[count] = cost;
        ranks[count++] = rank;
    }

    private void towns() {
        long[] sites = sites();
        for (int word = 0; word < sites.length; word++) {
            for (long left = sites[word]; left != 0; left &= left - 1) {
                int site = word << 6 | Long.numberOfTrailingZeros(left);
                int cost = p.board.plainBeside(site).length < p.numbers.ringMinFirst ? NEVER : town(site);
                if (cost < NEVER) {
                    add(site, cost, 1);
                }
            }
        }
    }

    /** Far enough from all cities, friendly or near an own land unit, and without a structure of another player. */
    private long[] sites() {
        long[] sites = p.land.territory.held[seat].words.clone();
        for (int i = 0; i < p.army.count(seat); i++) {
            int unit = p.army.unit(seat, i);
            if (!p.army.isShip(unit)) {
                int[] tiles = p.grid.outwards(p.army.tile(unit));
                int end = p.grid.countWithin(p.army.tile(unit), WALK);
                for (int k = 0; k < end; k++) {
                    sites[tiles[k] >> 6] |= 1L << tiles[k];
                }
            }
        }
        for (int word = 0; word < sites.length; word++) {
            sites[word] &= p.land.spacing.roomy.words[word];
            for (int other = 0; other < p.seats; other++) {
                sites[word] &= other == seat ? -1L : ~p.land.owned[other].words[word];
            }
        }
        return sites;
    }

    /** The build actions, and steps of a unit if one must be near, before a town can be founded there (DB-4.1, DB-4.3). */
    private int town(int site) {
        if (p.army.hostileUnit(site, seat)) {
            return NEVER;
        }
        int wanted = 0;
        int missing = 0;
        boolean inReach = true;
        for (int tile : p.board.plainBeside(site)) {
            if (RingTest.usable(p, tile, site, seat)) {
                wanted++;
                if (p.land.isEmpty(tile)) {
                    if (p.army.hostileUnit(tile, seat)) {
                        return NEVER;
                    }
                    inReach &= Houses.inReach(p, seat, tile);
                }
                missing += RingTest.built(p, tile, RingTest.Ring.NEW) ? 0 : 1;
            }
        }
        if (wanted < p.numbers.ringMinFirst) {
            return NEVER;
        }
        int walk = inReach ? 0 : walk(site);
        return walk > WALK ? NEVER : missing + walk;
    }

    /** The distance of the nearest own land unit from the site. */
    private int walk(int site) {
        int walk = NEVER;
        for (int i = 0; i < p.army.count(seat); i++) {
            int unit = p.army.unit(seat, i);
            if (!p.army.isShip(unit)) {
                walk = Math.min(walk, p.grid.distance(p.army.tile(unit), site));
            }
        }
        return walk;
    }

    private void cities() {
        for (int i = 0; i < p.land.cityCount(seat); i++) {
            int centre = p.land.city(seat, i);
            int rank = p.land.level(centre) + 1;
            if (rank <= p.numbers.maxCityLevel) {
                add(CITY, upgrade(centre, rank), rank);
            }
        }
    }

    /**
     * The build actions before the city has all rings of that level (DB-4.1). An enemy unit in a ring must be driven off
     * first.
     */
    private int upgrade(int centre, int rank) {
        int[] tiles = p.grid.outwards(centre);
        int inner = p.grid.countWithin(centre, rank - 1);
        int end = p.grid.countWithin(centre, rank);
        int missing = 0;
        for (int i = 1; i < end; i++) {
            int tile = tiles[i];
            if (RingTest.usable(p, tile, centre, seat)) {
                boolean built = RingTest.built(p, tile, i >= inner ? RingTest.Ring.NEW : RingTest.Ring.INNER);
                missing += built ? 0 : p.army.hostileUnit(tile, seat) ? 1 + p.numbers.buildActions : 1;
            }
        }
        return Math.min(missing, NEVER);
    }

    private double worth(int highest, double[] barracks) {
        double worth = 0;
        int spent = 0;
        int inHand = p.land.houses[seat];
        for (int project = 0; project < PROJECTS && count > 0; project++) {
            int next = 0;
            double most = 0;
            for (int i = 0; i < count; i++) {
                double gain = gain(i, highest, barracks) / (actions(i, inHand) + 1);
                if (gain > most) {
                    most = gain;
                    next = i;
                }
            }
            spent = Math.min(spent + actions(next, inHand), AFTER.length - 1);
            inHand = Math.max(0, inHand - costs[next]);
            worth += gain(next, highest, barracks) * AFTER[spent];
            remove(next);
        }
        return worth;
    }

    private double gain(int project, int highest, double[] barracks) {
        int rank = ranks[project];
        return rank > highest && rank < barracks.length
                ? 1 + barracks[rank] * NEARNESS[Math.min(costs[project], SOON)]
                : 1;
    }

    /** If the supply has no house left, each house first needs a land token that frees one (DB-3.1). */
    private int actions(int project, int inHand) {
        return costs[project] + Math.max(0, costs[project] - inHand);
    }

    /** Removes a project that is done, and the sites that are now too near to it. */
    private void remove(int project) {
        int done = sites[project];
        int kept = 0;
        for (int i = 0; i < count; i++) {
            boolean barred =
                    done != CITY && sites[i] != CITY && p.grid.distance(done, sites[i]) < p.numbers.minCentreDistance;
            if (i != project && !barred) {
                sites[kept] = sites[i];
                costs[kept] = costs[i];
                ranks[kept++] = ranks[i];
            }
        }
        count = kept;
    }
}
