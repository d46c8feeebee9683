package arbiter.bots.rating;

import java.util.ArrayList;
import java.util.List;

/**
 * Weng and Lin's model for games of many players, <i>A Bayesian Approximation Method for Online Ranking</i> (2011), algorithm 4: the first
 * place is a choice among all players, the second among those who are left, and so on. {@code PlackettLuceTest} compares it with OpenSkill.
 *
 * @param beta how much luck and form change the strength that a player shows in one game
 * @param drift by how much a strength may change from one game to the next
 * @param caution how fast deviations become smaller
 */
record PlackettLuce(double beta, double drift, Caution caution) {
    /** OpenSkill's numbers, on our scale: a newcomer's deviation is 350 instead of 25/3. */
    static final PlackettLuce OURS = new PlackettLuce(175, 3.5, Caution.NONE);

    private static final double LEAST = 0.0001;

    enum Caution {
        /** OpenSkill's default: the smaller a deviation is, the slower it gets smaller. */
        BY_DEVIATION,
        /**
         * As the model says. In simulated games with three to six players, the deviations were nearer to the true errors, and the errors
         * after thirty games half as large.
         */
        NONE
    }

    record Entrant(double mean, double deviation) {}

    /** @param places of the entrants: 1 for the best, equal for a draw */
    List<Entrant> rate(List<Entrant> before, List<Integer> places) {
        int size = before.size();
        double[] variance = new double[size];
        double all = 0;
        for (int i = 0; i < size; i++) {
            double deviation = before.get(i).deviation;
            variance[i] = deviation * deviation + drift * drift;
            all += variance[i] + beta * beta;
        }
        double c = StrictMath.sqrt(all);
        double[] strength = new double[size];
        for (int i = 0; i < size; i++) {
            strength[i] = StrictMath.exp(before.get(i).mean / c);
        }
        List<Entrant> after = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            double omega = 0;
            double delta = 0;
            for (int q = 0; q < size; q++) {
                if (places.get(q) <= places.get(i)) {
                    double chosen = strength[i] / rest(strength, places, q);
                    double tied = tied(places, q);
                    omega += ((q == i ? 1 : 0) - chosen) / tied;
                    delta += chosen * (1 - chosen) / tied;
                }
            }
            double gamma = switch (caution) {
                case BY_DEVIATION -> StrictMath.sqrt(variance[i]) / c;
                case NONE -> 1;
            };
            double mean = before.get(i).mean + variance[i] / c * omega;
            double share = Math.max(1 - variance[i] / (c * c) * gamma * delta, LEAST);
            after.add(new Entrant(mean, StrictMath.sqrt(variance[i] * share)));
        }
        return after;
    }

    /** The strengths of all who could still have come to the place of q. */
    private static double rest(double[] strength, List<Integer> places, int q) {
        double sum = 0;
        for (int s = 0; s < strength.length; s++) {
            if (places.get(s) >= places.get(q)) {
                sum += strength[s];
            }
        }
        return sum;
    }

    private static double tied(List<Integer> places, int q) {
        int tied = 0;
        for (int place : places) {
            if (place == places.get(q)) {
                tied++;
            }
        }
        return tied;
    }
}
