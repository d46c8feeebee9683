package arbiter.games.globaldomination.maps.generate;

/** Smooth hills over the plane, from −1 to 1: random heights on a lattice, blended in between, in several octaves. */
final class Noise {
    private final long seed;
    private final double size;
    private final int octaves;

    /** @param size how far apart the broadest hills are */
    Noise(long seed, double size, int octaves) {
        this.seed = seed;
        this.size = size;
        this.octaves = octaves;
    }

    double at(double x, double y) {
        double sum = 0;
        double weight = 1;
        double weights = 0;
        double scale = 1 / size;
        for (int octave = 0; octave < octaves; octave++) {
            sum += weight * lattice(octave, x * scale, y * scale);
            weights += weight;
            weight /= 2;
            scale *= 2;
        }
        return sum / weights;
    }

    private double lattice(int octave, double x, double y) {
        long left = (long) Math.floor(x);
        long top = (long) Math.floor(y);
        double across = ease(x - left);
        double down = ease(y - top);
        double upper = blend(height(octave, left, top), height(octave, left + 1, top), across);
        double lower = blend(height(octave, left, top + 1), height(octave, left + 1, top + 1), across);
        return blend(upper, lower, down);
    }

    private double height(int octave, long x, long y) {
        long bits = SplitMix.mix(seed + 31 * octave + SplitMix.mix(x * 0x632be59bd9b4e019L + SplitMix.mix(y)));
        return (bits >> 11) * 0x1.0p-52;
    }

    private static double ease(double t) {
        return t * t * (3 - 2 * t);
    }

    private static double blend(double a, double b, double t) {
        return a + (b - a) * t;
    }
}
