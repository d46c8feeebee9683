package arbiter.bots;

/** A share of won games with its 95 % interval (Wilson's, which is accurate for few games and for shares near 0 and 1). */
public record Share(double won, int of) {
    private static final double Z = 1.959964;

    public double mean() {
        return of == 0 ? 0 : won / of;
    }

    public double low() {
        return of == 0 ? 0 : Math.max(0, centre() - half());
    }

    public double high() {
        return of == 0 ? 1 : Math.min(1, centre() + half());
    }

    private double centre() {
        return (mean() + Z * Z / (2 * of)) / (1 + Z * Z / of);
    }

    private double half() {
        return Z * Math.sqrt(mean() * (1 - mean()) / of + Z * Z / (4.0 * of * of)) / (1 + Z * Z / of);
    }
}
