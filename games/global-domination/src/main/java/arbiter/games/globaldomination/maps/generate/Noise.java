package arbiter.games.globaldomination.maps.generate;

/** Smooth random heights on the page, from −1 to 1: random values on a lattice, interpolated, in several octaves. */
final class Noise {
    private final double size;
    private final Lattice[] octaves;

    /**
     * @param width the size of the area, from 0
     * @param size the distance between the widest hills
     */
    Noise(long seed, double width, double height, double size, int octaves) {
        this.size = size;
        this.octaves = new Lattice[octaves];
        double cell = size;
        for (int i = 0; i < octaves; i++) {
            this.octaves[i] = new Lattice(seed + i, (int) (width / cell) + 2, (int) (height / cell) + 2);
            cell /= 2;
        }
    }

    double at(double x, double y) {
        double sum = 0;
        double weight = 1;
        double weights = 0;
        double scale = 1 / size;
        for (Lattice octave : octaves) {
            sum += weight * octave.at(x * scale, y * scale);
            weights += weight;
            weight /= 2;
            scale *= 2;
        }
        return sum / weights;
    }

    private static final class Lattice {
        private final int columns;
        private final double[] heights;

        Lattice(long seed, int columns, int rows) {
            this.columns = columns;
            heights = new double[columns * rows];
            SplitMix dice = new SplitMix(SplitMix.mix(seed));
            for (int i = 0; i < heights.length; i++) {
                heights[i] = dice.between(-1, 1);
            }
        }

        double at(double x, double y) {
            int left = (int) x;
            int top = (int) y;
            int corner = top * columns + left;
            double across = ease(x - left);
            double down = ease(y - top);
            double upper = blend(heights[corner], heights[corner + 1], across);
            double lower = blend(heights[corner + columns], heights[corner + columns + 1], across);
            return blend(upper, lower, down);
        }
    }

    private static double ease(double t) {
        return t * t * (3 - 2 * t);
    }

    private static double blend(double a, double b, double t) {
        return a + (b - a) * t;
    }
}
