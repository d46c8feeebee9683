package arbiter.bots.rating;

import java.util.List;

/**
 * Mark Glickman's system for games of two: <i>Example of the Glicko-2 system</i>, glicko.net. The names of the variables are those of
 * that paper.
 */
final class Glicko2 {
    private static final double SCALE = Rating.SCALE;
    /** Limits how fast the volatility changes. */
    private static final double TAU = 0.5;

    private static final double CLOSE = 0.000001;

    private Glicko2() {}

    /** @param score 1 for a win, 0.5 for a draw, 0 for a loss */
    record Bout(Rating opponent, double score) {}

    /**
     * The rating after the games of one period.
     *
     * @param periods how many periods have passed since the rating was computed; need not be whole
     */
    static Rating rate(Rating before, List<Bout> bouts, double periods) {
        double mu = (before.mean() - Rating.NEW.mean()) / SCALE;
        double phi = before.deviation() / SCALE;
        double information = 0;
        double surprise = 0;
        for (Bout bout : bouts) {
            double muJ = (bout.opponent.mean() - Rating.NEW.mean()) / SCALE;
            double g = g(bout.opponent.deviation() / SCALE);
            double expected = 1 / (1 + StrictMath.exp(-g * (mu - muJ)));
            information += g * g * expected * (1 - expected);
            surprise += g * (bout.score - expected);
        }
        double v = 1 / information;
        double sigma = volatility(before.volatility(), phi, v, v * surprise);
        double phiStar = StrictMath.sqrt(phi * phi + sigma * sigma * periods);
        double phiAfter = 1 / StrictMath.sqrt(1 / (phiStar * phiStar) + 1 / v);
        double muAfter = mu + phiAfter * phiAfter * surprise;
        return new Rating(muAfter * SCALE + Rating.NEW.mean(), phiAfter * SCALE, sigma);
    }

    private static double g(double phi) {
        return 1 / StrictMath.sqrt(1 + 3 * phi * phi / (StrictMath.PI * StrictMath.PI));
    }

    /** Step 5 of the paper: the Illinois algorithm finds the zero of f. */
    private static double volatility(double sigma, double phi, double v, double delta) {
        double a = StrictMath.log(sigma * sigma);
        double spread = phi * phi + v;
        double left = a;
        double right;
        if (delta * delta > spread) {
            right = StrictMath.log(delta * delta - spread);
        } else {
            double k = 1;
            while (f(a - k * TAU, a, spread, delta) < 0) {
                k++;
            }
            right = a - k * TAU;
        }
        double fLeft = f(left, a, spread, delta);
        double fRight = f(right, a, spread, delta);
        while (Math.abs(right - left) > CLOSE) {
            double next = left + (left - right) * fLeft / (fRight - fLeft);
            double fNext = f(next, a, spread, delta);
            if (fNext * fRight <= 0) {
                left = right;
                fLeft = fRight;
            } else {
                fLeft = fLeft / 2;
            }
            right = next;
            fRight = fNext;
        }
        return StrictMath.exp(left / 2);
    }

    private static double f(double x, double a, double spread, double delta) {
        double e = StrictMath.exp(x);
        double sum = spread + e;
        return e * (delta * delta - sum) / (2 * sum * sum) - (x - a) / (TAU * TAU);
    }
}
