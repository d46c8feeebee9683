package arbiter.bots.rating;

/**
 * How strong a player is believed to be. All models use the scale of Glickman's ratings, and {@link StrictMath}, so that every machine
 * computes the same bits.
 *
 * @param mean the most probable strength
 * @param deviation the standard deviation of the strength: two of three players are within it
 * @param volatility how much the strength is expected to change in a week, on the scale of {@link Glicko2}
 */
public record Rating(double mean, double deviation, double volatility) {
    /** Points of a rating per unit of Glicko-2's internal scale. */
    public static final double SCALE = 173.7178;
    /** Of a person who has not played a rated game yet. */
    public static final Rating NEW = new Rating(1500, 350, 0.06);
    /** A rating with a larger deviation is provisional. */
    public static final double RELIABLE = 120;

    /** The strength of somebody who does not play becomes less certain, but never less than that of a newcomer. */
    public Rating after(double weeks) {
        double change = SCALE * volatility;
        double wider = StrictMath.sqrt(deviation * deviation + change * change * Math.max(0, weeks));
        return new Rating(mean, Math.max(deviation, Math.min(wider, NEW.deviation)), volatility);
    }

    public boolean provisional() {
        return deviation > RELIABLE;
    }
}
