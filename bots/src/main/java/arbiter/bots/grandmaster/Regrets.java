package arbiter.bots.grandmaster;

import java.util.Arrays;

/**
 * Regret matching for one player: choices that would have been better than what was played get more weight. The average of all
 * strategies is what to play; if all players learn like this in a game of two with opposite interests, nobody can exploit it. Regrets do
 * not fall below 0, and later strategies count more, because both make learning faster.
 */
final class Regrets {
    private final double[] regrets;
    private final double[] sums;
    private int learned;

    Regrets(int choices) {
        this.regrets = new double[choices];
        this.sums = new double[choices];
    }

    /** The probability of each choice in the next round. */
    double[] strategy() {
        return shares(regrets);
    }

    /** @param values what each choice would have been worth in this round */
    void learn(double[] values) {
        double[] strategy = strategy();
        double played = 0;
        for (int i = 0; i < values.length; i++) {
            played += strategy[i] * values[i];
        }
        learned++;
        for (int i = 0; i < values.length; i++) {
            sums[i] += learned * strategy[i];
            regrets[i] = Math.max(0, regrets[i] + values[i] - played);
        }
    }

    /** The average strategy so far. */
    double[] average() {
        return shares(sums);
    }

    private static double[] shares(double[] weights) {
        double sum = Arrays.stream(weights).sum();
        double[] shares = new double[weights.length];
        Arrays.setAll(shares, i -> sum > 0 ? weights[i] / sum : 1.0 / weights.length);
        return shares;
    }
}
