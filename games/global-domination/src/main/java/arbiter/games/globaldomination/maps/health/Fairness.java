package arbiter.games.globaldomination.maps.health;

import arbiter.engine.Budget;
import arbiter.games.globaldomination.maps.Reach;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.List;
import java.util.Optional;

/**
 * The number of territories that the marked starts reach: the lowest and the highest.
 *
 * @param starts the number of marked starts
 * @param apart the smallest distance between two of them
 */
public record Fairness(int starts, int apart, int leastInTwo, int mostInTwo, int leastInThree, int mostInThree) {

    private static final int MOST_COMPARED = 100;

    /** Empty if fewer than two starts are marked. */
    public static Optional<Fairness> of(WorldMap map) {
        List<Integer> starts = map.starts();
        if (starts.size() < 2) {
            return Optional.empty();
        }
        int apart = Integer.MAX_VALUE;
        int[] least = {Integer.MAX_VALUE, Integer.MAX_VALUE};
        int[] most = {0, 0};
        // A game has at most a hundred seats, so only the first hundred marked starts are compared.
        for (int start : starts.subList(0, Math.min(starts.size(), MOST_COMPARED))) {
            Budget.checkpoint();
            int[] steps = Reach.steps(map, start);
            int[] reach = {0, 0};
            for (int step : steps) {
                reach[0] += step >= 0 && step <= 2 ? 1 : 0;
                reach[1] += step >= 0 && step <= 3 ? 1 : 0;
            }
            for (int i = 0; i < 2; i++) {
                least[i] = Math.min(least[i], reach[i]);
                most[i] = Math.max(most[i], reach[i]);
            }
            for (int other : starts) {
                apart = other == start || steps[other] < 0 ? apart : Math.min(apart, steps[other]);
            }
        }
        return Optional.of(new Fairness(starts.size(), apart, least[0], most[0], least[1], most[1]));
    }

    /** How much more the best start reaches than the worst, in per cent, within two steps or three. */
    public double spread() {
        return 100 * Math.max((double) mostInTwo / leastInTwo, (double) mostInThree / leastInThree) - 100;
    }
}
